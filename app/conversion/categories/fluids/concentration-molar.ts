import { centi, deci, kilo, LITRE, METRE, MOLE, micro, milli, nano, pico } from "../../constants";
import { cubed, per } from "../../definition";
import { category, linear } from "../../unit";

export const concentrationMolar = category(
  "concentration-molar",
  "Molar concentration",
  per(MOLE, cubed(METRE)),
  () => [
    linear("mol-per-cubic-meter", "mol/cubic meter", "mol/m³", per(MOLE, cubed(METRE)), { plural: "mol/cubic meter", ucum: "mol/m3" }),
    linear("mol-per-liter", "mol/liter", "mol/L", per(MOLE, LITRE), { plural: "mol/liter", aliases: ["M", "molar"], ucum: "mol/L" }),
    linear("millimol-per-liter", "millimol/liter", "mmol/L", per(milli(MOLE), LITRE), {
      plural: "millimol/liter",
      aliases: ["mM", "millimolar"],
      ucum: "mmol/L",
    }),
    linear("micromol-per-liter", "micromol/liter", "µmol/L", per(micro(MOLE), LITRE), {
      plural: "micromol/liter",
      aliases: ["µM", "uM", "micromolar"],
      ucum: "umol/L",
    }),
    linear("mol-per-cubic-centimeter", "mol/cubic centimeter", "mol/cm³", per(MOLE, cubed(centi(METRE))), { plural: "mol/cubic centimeter", ucum: "mol/cm3" }),
    linear("mol-per-cubic-millimeter", "mol/cubic millimeter", "mol/mm³", per(MOLE, cubed(milli(METRE))), { plural: "mol/cubic millimeter", ucum: "mol/mm3" }),
    linear("kilomol-per-cubic-meter", "kilomol/cubic meter", "kmol/m³", per(kilo(MOLE), cubed(METRE)), { plural: "kilomol/cubic meter", ucum: "kmol/m3" }),
    linear("kilomol-per-liter", "kilomol/liter", "kmol/L", per(kilo(MOLE), LITRE), { plural: "kilomol/liter", ucum: "kmol/L" }),
    linear("kilomol-per-cubic-centimeter", "kilomol/cubic centimeter", "kmol/cm³", per(kilo(MOLE), cubed(centi(METRE))), {
      plural: "kilomol/cubic centimeter",
      ucum: "kmol/cm3",
    }),
    linear("kilomol-per-cubic-millimeter", "kilomol/cubic millimeter", "kmol/mm³", per(kilo(MOLE), cubed(milli(METRE))), {
      plural: "kilomol/cubic millimeter",
      ucum: "kmol/mm3",
    }),
    linear("millimol-per-cubic-meter", "millimol/cubic meter", "mmol/m³", per(milli(MOLE), cubed(METRE)), { plural: "millimol/cubic meter", ucum: "mmol/m3" }),
    linear("millimol-per-cubic-centimeter", "millimol/cubic centimeter", "mmol/cm³", per(milli(MOLE), cubed(centi(METRE))), {
      plural: "millimol/cubic centimeter",
      ucum: "mmol/cm3",
    }),
    linear("millimol-per-cubic-millimeter", "millimol/cubic millimeter", "mmol/mm³", per(milli(MOLE), cubed(milli(METRE))), {
      plural: "millimol/cubic millimeter",
      ucum: "mmol/mm3",
    }),
    linear("nanomol-per-liter", "nanomol/liter", "nmol/L", per(nano(MOLE), LITRE), { plural: "nanomol/liter", aliases: ["nM", "nanomolar"], ucum: "nmol/L" }),
    linear("picomol-per-liter", "picomol/liter", "pmol/L", per(pico(MOLE), LITRE), { plural: "picomol/liter", aliases: ["pM", "picomolar"], ucum: "pmol/L" }),
    linear("mol-per-cubic-decimeter", "mol/cubic decimeter", "mol/dm³", per(MOLE, cubed(deci(METRE))), { plural: "mol/cubic decimeter", ucum: "mol/dm3" }),
    linear("mol-per-milliliter", "mol/milliliter", "mol/mL", per(MOLE, milli(LITRE)), { plural: "mol/milliliter", ucum: "mol/mL" }),
  ],
  { quantity: "amount concentration" },
);

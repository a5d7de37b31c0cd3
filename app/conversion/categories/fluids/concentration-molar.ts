import { cubed, per } from "../../algebra/expression";
import { centi, deci, kilo, micro, milli, nano, pico } from "../../algebra/prefixes";
import { LITRE, METRE, MOLE } from "../../constants/exact";
import { category } from "../category";
import { unit } from "../unit";

export const concentrationMolar = category(
  "concentration-molar",
  { name: "Molar concentration", reference: per(MOLE, cubed(METRE)), quantityKind: "amount concentration" },
  () => [
    unit("mol-per-cubic-meter", per(MOLE, cubed(METRE)), { name: "mol/cubic meter", plural: "mol/cubic meter" }),
    unit("mol-per-liter", per(MOLE, LITRE), { name: "mol/liter", plural: "mol/liter", aliases: "M, molar" }),
    unit("millimol-per-liter", per(milli(MOLE), LITRE), { name: "millimol/liter", plural: "millimol/liter", aliases: "mM, millimolar" }),
    unit("micromol-per-liter", per(micro(MOLE), LITRE), { name: "micromol/liter", plural: "micromol/liter", aliases: "µM, uM, micromolar" }),
    unit("mol-per-cubic-centimeter", per(MOLE, cubed(centi(METRE))), { name: "mol/cubic centimeter", plural: "mol/cubic centimeter" }),
    unit("mol-per-cubic-millimeter", per(MOLE, cubed(milli(METRE))), { name: "mol/cubic millimeter", plural: "mol/cubic millimeter" }),
    unit("kilomol-per-cubic-meter", per(kilo(MOLE), cubed(METRE)), { name: "kilomol/cubic meter", plural: "kilomol/cubic meter" }),
    unit("kilomol-per-liter", per(kilo(MOLE), LITRE), { name: "kilomol/liter", plural: "kilomol/liter" }),
    unit("kilomol-per-cubic-centimeter", per(kilo(MOLE), cubed(centi(METRE))), { name: "kilomol/cubic centimeter", plural: "kilomol/cubic centimeter" }),
    unit("kilomol-per-cubic-millimeter", per(kilo(MOLE), cubed(milli(METRE))), { name: "kilomol/cubic millimeter", plural: "kilomol/cubic millimeter" }),
    unit("millimol-per-cubic-meter", per(milli(MOLE), cubed(METRE)), { name: "millimol/cubic meter", plural: "millimol/cubic meter" }),
    unit("millimol-per-cubic-centimeter", per(milli(MOLE), cubed(centi(METRE))), { name: "millimol/cubic centimeter", plural: "millimol/cubic centimeter" }),
    unit("millimol-per-cubic-millimeter", per(milli(MOLE), cubed(milli(METRE))), { name: "millimol/cubic millimeter", plural: "millimol/cubic millimeter" }),
    unit("nanomol-per-liter", per(nano(MOLE), LITRE), { name: "nanomol/liter", plural: "nanomol/liter", aliases: "nM, nanomolar" }),
    unit("picomol-per-liter", per(pico(MOLE), LITRE), { name: "picomol/liter", plural: "picomol/liter", aliases: "pM, picomolar" }),
    unit("mol-per-cubic-decimeter", per(MOLE, cubed(deci(METRE))), { name: "mol/cubic decimeter", plural: "mol/cubic decimeter" }),
    unit("mol-per-milliliter", per(MOLE, milli(LITRE)), { name: "mol/milliliter", plural: "mol/milliliter" }),
  ],
);

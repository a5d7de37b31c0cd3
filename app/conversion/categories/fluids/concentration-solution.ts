import { deci, FOOT, GRAIN, GRAM, KILOGRAM, LITRE, METRE, mega, micro, milli, nano, OUNCE, POUND, UK_GALLON, US_GALLON } from "../../constants";
import { cubed, per } from "../../definition";
import { EPA_CONSUMER_CONFIDENCE } from "../../sources";
import { category, linear } from "../../unit";

export const concentrationSolution = category(
  "concentration-solution",
  "Solution concentration",
  per(KILOGRAM, cubed(METRE)),
  () => [
    linear("kilogram-per-liter", "kilogram/liter", "kg/L", per(KILOGRAM, LITRE), { ucum: "kg/L" }),
    linear("gram-per-liter", "gram/liter", "g/L", per(GRAM, LITRE), { ucum: "g/L" }),
    linear("milligram-per-liter", "milligram/liter", "mg/L", per(milli(GRAM), LITRE), { ucum: "mg/L" }),
    linear("ppm", "part/million (ppm)", "ppm", per(milli(GRAM), LITRE), {
      plural: "parts/million (ppm)",
      aliases: ["part per million", "parts per million"],
      convention: "One milligram per liter, as for drinking water in 40 CFR 141: a millionth of the mass where a liter weighs a kilogram.",
      sources: [EPA_CONSUMER_CONFIDENCE],
    }),
    linear("grain-per-gallon-us", "grain/gallon (US)", "gr/gal (US)", per(GRAIN, US_GALLON), { aliases: ["gpg"], ucum: "[gr]/[gal_us]" }),
    linear("grain-per-gallon-uk", "grain/gallon (UK)", "gr/gal (UK)", per(GRAIN, UK_GALLON), { ucum: "[gr]/[gal_br]" }),
    linear("pound-per-gallon-us", "pound/gallon (US)", "lb/gal (US)", per(POUND, US_GALLON), { ucum: "[lb_av]/[gal_us]" }),
    linear("pound-per-gallon-uk", "pound/gallon (UK)", "lb/gal (UK)", per(POUND, UK_GALLON), { ucum: "[lb_av]/[gal_br]" }),
    linear("pound-per-million-gallon-us", "pound/million gallon (US)", "lb/Mgal (US)", per(POUND, mega(US_GALLON)), {
      plural: "pounds/million gallon (US)",
      ucum: "[lb_av]/(10*6.[gal_us])",
    }),
    linear("pound-per-million-gallon-uk", "pound/million gallon (UK)", "lb/Mgal (UK)", per(POUND, mega(UK_GALLON)), {
      plural: "pounds/million gallon (UK)",
      ucum: "[lb_av]/(10*6.[gal_br])",
    }),
    linear("pound-per-cubic-foot", "pound/cubic foot", "lb/ft³", per(POUND, cubed(FOOT)), { ucum: "[lb_av]/[ft_i]3" }),
    linear("gram-per-cubic-meter", "gram/cubic meter", "g/m³", per(GRAM, cubed(METRE)), { ucum: "g/m3" }),
    linear("gram-per-milliliter", "gram/milliliter", "g/mL", per(GRAM, milli(LITRE)), { ucum: "g/mL" }),
    linear("milligram-per-deciliter", "milligram/deciliter", "mg/dL", per(milli(GRAM), deci(LITRE)), { ucum: "mg/dL" }),
    linear("gram-per-deciliter", "gram/deciliter", "g/dL", per(GRAM, deci(LITRE)), { ucum: "g/dL" }),
    linear("microgram-per-liter", "microgram/liter", "µg/L", per(micro(GRAM), LITRE), { ucum: "ug/L" }),
    linear("nanogram-per-liter", "nanogram/liter", "ng/L", per(nano(GRAM), LITRE), { ucum: "ng/L" }),
    linear("milligram-per-milliliter", "milligram/milliliter", "mg/mL", per(milli(GRAM), milli(LITRE)), { ucum: "mg/mL" }),
    linear("ounce-per-gallon-us", "ounce/gallon (US)", "oz/gal (US)", per(OUNCE, US_GALLON), {
      ucum: "[oz_av]/[gal_us]",
      note: "The avoirdupois ounce, a mass.",
    }),
    linear("kilogram-per-cubic-meter", "kilogram/cubic meter", "kg/m³", per(KILOGRAM, cubed(METRE)), { ucum: "kg/m3" }),
  ],
  { quantity: "mass concentration" },
);

import { cubed, per, times } from "../../algebra/expression";
import { deci, mega, milli } from "../../algebra/prefixes";
import { GRAIN, OUNCE, POUND, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { GRAM, KILOGRAM, LITER, METER } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

export const concentrationSolution = category(
  "concentration-solution",
  { name: "Solution concentration", reference: per(KILOGRAM, cubed(METER)), quantityKind: "mass concentration" },
  () => [
    unit("kilogram-per-liter", per(KILOGRAM, LITER)),
    unit("gram-per-liter", per(GRAM, LITER)),
    unit("milligram-per-liter", per(milli(GRAM), LITER)),
    named("ppm", "part/million (ppm)", "ppm", per(milli(GRAM), LITER), {
      aliases: "part per million, parts per million",
      ucum: null,
      qudt: null,
      convention: "One milligram per liter, as for drinking water in 40 CFR 141: a millionth of the mass where a liter weighs a kilogram.",
      sources: ["40 CFR 141, Subpart O"],
    }),
    unit("grain-per-gallon-us", per(GRAIN, US_GALLON), { aliases: "gpg" }),
    unit("grain-per-gallon-uk", per(GRAIN, UK_GALLON), { qudt: "GRAIN-PER-GAL_IMP" }),
    unit("pound-per-gallon-us", per(POUND, US_GALLON)),
    unit("pound-per-gallon-uk", per(POUND, UK_GALLON)),
    unit("pound-per-million-gallon-us", per(POUND, mega(US_GALLON)), { name: "pound/million gallon (US)", ucum: "[lb_av]/(10*6.[gal_us])" }),
    unit("pound-per-million-gallon-uk", per(POUND, mega(UK_GALLON)), { name: "pound/million gallon (UK)", ucum: "[lb_av]/(10*6.[gal_br])" }),
    unit("pound-per-cubic-foot", per(POUND, cubed(FOOT))),
    unit("gram-per-cubic-meter", per(GRAM, cubed(METER))),
    unit("gram-per-milliliter", per(GRAM, milli(LITER))),
    unit("milligram-per-deciliter", per(milli(GRAM), deci(LITER))),
    unit("gram-per-deciliter", per(GRAM, deci(LITER))),
    ...withPrefixesIn("µ n", GRAM, (gram) => per(gram, LITER), "-per-liter"),
    ...withPrefixesIn("m µ n p", GRAM, (gram) => per(gram, milli(LITER)), "-per-milliliter"),
    named("gram-per-100-milliliters", "gram/100 milliliters", "g/100 mL", per(GRAM, times(100, milli(LITER))), {
      aliases: "g/100mL, g/100 ml, % w/v",
      note: "The percentage by weight and volume of pharmacy, the same as g/dL.",
    }),
    unit("ounce-per-gallon-us", per(OUNCE, US_GALLON), { note: notes.OUNCE_OF_MASS }),
    unit("kilogram-per-cubic-meter", per(KILOGRAM, cubed(METER))),
  ],
);

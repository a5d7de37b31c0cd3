import { per, squared, times } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { ACRE, OUNCE, POUND, SHORT_TON } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, HECTARE, KILOGRAM, METER, TONNE } from "../../constants/exact";
import { category, named, unit } from "../category";

const NOTE = "The pounds on reams of American paper weigh 500 sheets of a basis size that differs by grade: they are not an areal density by themselves.";

export const arealDensity = category("areal-density", { reference: per(KILOGRAM, squared(METER)), note: NOTE }, () => [
  unit("gsm", per(GRAM, squared(METER)), { aliases: "gsm, GSM, grammage" }),
  unit("ounce-per-square-yard", per(OUNCE, squared(YARD)), { aliases: "osy" }),
  unit("kilogram-per-square-meter", per(KILOGRAM, squared(METER))),
  unit("pound-per-square-foot", per(POUND, squared(FOOT)), { note: "The pound as a mass. As a pressure, psf counts pounds-force." }),
  unit("milligram-per-square-centimeter", per(milli(GRAM), squared(centi(METER)))),
  unit("gram-per-square-centimeter", per(GRAM, squared(centi(METER)))),
  unit("ounce-per-square-foot", per(OUNCE, squared(FOOT))),
  unit("ounce-per-square-inch", per(OUNCE, squared(INCH))),
  named("pound-per-1000-square-feet", "pound/1000 square feet", "lb/1000 ft²", per(POUND, times(1000, squared(FOOT))), { aliases: "lb/MSF" }),
  unit("kilogram-per-hectare", per(KILOGRAM, HECTARE)),
  unit("tonne-per-hectare", per(TONNE, HECTARE), { aliases: "tonne/hectare" }),
  unit("pound-per-acre", per(POUND, ACRE)),
  unit("short-ton-per-acre", per(SHORT_TON, ACRE)),
  named("silk-momme", "momme (silk)", "mme", per(POUND, times(45, INCH, 100, YARD)), {
    plural: null,
    aliases: "silk momme",
    note: "The weight in pounds of a piece 45 inches wide and 100 yards long: 4.33993567678… g/m².",
  }),
]);

import { per, squared } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { POUND } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, METRE, SECOND } from "../../constants/exact";
import { category, unit } from "../category";

export const massFluxDensity = category("mass-flux-density", { reference: per(KILOGRAM, SECOND, squared(METRE)) }, () => [
  unit("gram-per-second-per-square-meter", per(GRAM, SECOND, squared(METRE)), { aliases: "g/s/m²" }),
  unit("kilogram-per-second-per-square-meter", per(KILOGRAM, SECOND, squared(METRE)), { aliases: "kg/m2/s, kg/(m2·s), kg/s/m²" }),
  unit("kilogram-per-hour-per-square-meter", per(KILOGRAM, HOUR, squared(METRE)), { aliases: "kg/h/m²" }),
  unit("kilogram-per-hour-per-square-foot", per(KILOGRAM, HOUR, squared(FOOT)), { aliases: "kg/h/ft²" }),
  unit("gram-per-second-per-square-centimeter", per(GRAM, SECOND, squared(centi(METRE))), { aliases: "g/s/cm²" }),
  unit("pound-per-hour-per-square-foot", per(POUND, HOUR, squared(FOOT)), { aliases: "lb/h/ft²" }),
  unit("pound-per-second-per-square-foot", per(POUND, SECOND, squared(FOOT)), { aliases: "lb/s/ft²" }),
  unit("kilogram-per-second-per-square-centimeter", per(KILOGRAM, SECOND, squared(centi(METRE))), { aliases: "kg/s/cm²" }),
  unit("gram-per-hour-per-square-meter", per(GRAM, HOUR, squared(METRE)), { aliases: "g/h/m²" }),
  unit("gram-per-day-per-square-meter", per(GRAM, DAY, squared(METRE)), { aliases: "g/d/m²" }),
  unit("pound-per-second-per-square-inch", per(POUND, SECOND, squared(INCH)), { aliases: "lb/s/in²" }),
  unit("pound-per-day-per-square-foot", per(POUND, DAY, squared(FOOT)), { aliases: "lb/d/ft²" }),
]);

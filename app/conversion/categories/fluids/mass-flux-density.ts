import { per, squared } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { POUND } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, METRE, SECOND } from "../../constants/exact";
import { category, unit } from "../category";

export const massFluxDensity = category("mass-flux-density", { reference: per(KILOGRAM, SECOND, squared(METRE)) }, () => [
  unit("gram-per-second-per-square-meter", per(GRAM, SECOND, squared(METRE))),
  unit("kilogram-per-second-per-square-meter", per(KILOGRAM, SECOND, squared(METRE)), { aliases: "kg/m2/s, kg/(m2·s), kg/s/m²" }),
  unit("kilogram-per-hour-per-square-meter", per(KILOGRAM, HOUR, squared(METRE))),
  unit("kilogram-per-hour-per-square-foot", per(KILOGRAM, HOUR, squared(FOOT))),
  unit("gram-per-second-per-square-centimeter", per(GRAM, SECOND, squared(centi(METRE)))),
  unit("pound-per-hour-per-square-foot", per(POUND, HOUR, squared(FOOT))),
  unit("pound-per-second-per-square-foot", per(POUND, SECOND, squared(FOOT))),
  unit("kilogram-per-second-per-square-centimeter", per(KILOGRAM, SECOND, squared(centi(METRE)))),
  unit("gram-per-hour-per-square-meter", per(GRAM, HOUR, squared(METRE))),
  unit("gram-per-day-per-square-meter", per(GRAM, DAY, squared(METRE))),
  unit("pound-per-second-per-square-inch", per(POUND, SECOND, squared(INCH))),
  unit("pound-per-day-per-square-foot", per(POUND, DAY, squared(FOOT))),
]);

import { per, squared } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { POUND } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { DAY, GRAM, HOUR, KILOGRAM, METER, SECOND } from "../../constants/exact";
import { category, unit } from "../category";

export const massFluxDensity = category("mass-flux-density", { reference: per(KILOGRAM, SECOND, squared(METER)) }, () => [
  unit("gram-per-second-per-square-meter", per(GRAM, SECOND, squared(METER))),
  unit("kilogram-per-second-per-square-meter", per(KILOGRAM, SECOND, squared(METER)), { aliases: "kg/m2/s, kg/(m2·s), kg/s/m²" }),
  unit("kilogram-per-hour-per-square-meter", per(KILOGRAM, HOUR, squared(METER))),
  unit("kilogram-per-hour-per-square-foot", per(KILOGRAM, HOUR, squared(FOOT))),
  unit("gram-per-second-per-square-centimeter", per(GRAM, SECOND, squared(centi(METER)))),
  unit("pound-per-hour-per-square-foot", per(POUND, HOUR, squared(FOOT))),
  unit("pound-per-second-per-square-foot", per(POUND, SECOND, squared(FOOT))),
  unit("kilogram-per-second-per-square-centimeter", per(KILOGRAM, SECOND, squared(centi(METER)))),
  unit("gram-per-hour-per-square-meter", per(GRAM, HOUR, squared(METER))),
  unit("gram-per-day-per-square-meter", per(GRAM, DAY, squared(METER))),
  unit("pound-per-second-per-square-inch", per(POUND, SECOND, squared(INCH))),
  unit("pound-per-day-per-square-foot", per(POUND, DAY, squared(FOOT))),
]);

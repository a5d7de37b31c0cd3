import { cubed, per } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, SECOND, STANDARD_GRAVITY } from "../../constants/exact";
import { category, unit } from "../category";

export const jerk = category("jerk", { reference: per(METER, cubed(SECOND)) }, () => [
  unit("meter-per-cubic-second", per(METER, cubed(SECOND))),
  unit("foot-per-cubic-second", per(FOOT, cubed(SECOND))),
  unit("standard-gravity-per-second", per(STANDARD_GRAVITY, SECOND)),
  unit("inch-per-cubic-second", per(INCH, cubed(SECOND))),
  unit("centimeter-per-cubic-second", per(centi(METER), cubed(SECOND))),
]);

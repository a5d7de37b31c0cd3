import { squared, times } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { KILOGRAM_FORCE, OUNCE, OUNCE_FORCE, POUND, POUND_FORCE, SLUG } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { GRAM, KILOGRAM, METER, SECOND, TONNE } from "../../constants/exact";
import { category, unit } from "../category";
import * as notes from "../notes";

export const momentOfInertia = category("moment-of-inertia", { reference: times(KILOGRAM, squared(METER)) }, () => [
  unit("kilogram-square-meter", times(KILOGRAM, squared(METER)), { aliases: "kgm2" }),
  unit("kilogram-square-centimeter", times(KILOGRAM, squared(centi(METER)))),
  unit("gram-square-centimeter", times(GRAM, squared(centi(METER)))),
  unit("pound-square-foot", times(POUND, squared(FOOT)), { ucum: "[lb_av].[sft_i]" }),
  unit("pound-square-inch", times(POUND, squared(INCH)), { ucum: "[lb_av].[sin_i]" }),
  unit("kilogram-square-millimeter", times(KILOGRAM, squared(milli(METER)))),
  unit("gram-square-millimeter", times(GRAM, squared(milli(METER)))),
  unit("kilogram-force-meter-square-second", times(KILOGRAM_FORCE, METER, squared(SECOND))),
  unit("kilogram-force-centimeter-square-second", times(KILOGRAM_FORCE, centi(METER), squared(SECOND))),
  unit("ounce-square-inch", times(OUNCE, squared(INCH)), { ucum: "[oz_av].[sin_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ounce-force-inch-square-second", times(OUNCE_FORCE, INCH, squared(SECOND)), { note: notes.OUNCE_AS_FORCE }),
  unit("pound-force-foot-square-second", times(POUND_FORCE, FOOT, squared(SECOND))),
  unit("pound-force-inch-square-second", times(POUND_FORCE, INCH, squared(SECOND))),
  unit("slug-square-foot", times(SLUG, squared(FOOT))),
  unit("slug-square-inch", times(SLUG, squared(INCH))),
  unit("gram-square-meter", times(GRAM, squared(METER))),
  unit("ounce-square-foot", times(OUNCE, squared(FOOT)), { ucum: "[oz_av].[sft_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ton-metric-square-meter", times(TONNE, squared(METER)), { aliases: "tonne square meter", note: notes.TONNE }),
]);

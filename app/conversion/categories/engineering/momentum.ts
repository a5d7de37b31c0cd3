import { per, times } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { DYNE, POUND, POUND_FORCE, SLUG } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { GRAM, KILOGRAM, METER, NEWTON, SECOND } from "../../constants/exact";
import { category, unit } from "../category";

export const momentum = category("momentum", { reference: per(times(KILOGRAM, METER), SECOND) }, () => [
  unit("kilogram-meter-per-second", per(times(KILOGRAM, METER), SECOND)),
  unit("newton-second", times(NEWTON, SECOND), { aliases: "N s, Ns" }),
  unit("pound-foot-per-second", per(times(POUND, FOOT), SECOND)),
  unit("pound-force-second", times(POUND_FORCE, SECOND), { note: "Also the impulse of rocket motors." }),
  unit("gram-centimeter-per-second", per(times(GRAM, centi(METER)), SECOND)),
  unit("dyne-second", times(DYNE, SECOND)),
  unit("slug-foot-per-second", per(times(SLUG, FOOT), SECOND)),
]);

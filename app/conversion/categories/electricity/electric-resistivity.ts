import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli, nano } from "../../algebra/prefixes";
import { ABOHM, CIRCULAR_MIL, STATOHM } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, OHM } from "../../constants/exact";
import { category, unit } from "../category";
import { FROM_LIGHT } from "./cgs-units";

export const electricResistivity = category("electric-resistivity", { reference: times(OHM, METER) }, () => [
  unit("ohm-meter", times(OHM, METER), { aliases: "ohm m, ohm-m" }),
  unit("ohm-centimeter", times(OHM, centi(METER)), { aliases: "ohm cm, ohm-cm" }),
  unit("microhm-centimeter", times(micro(OHM), centi(METER))),
  unit("ohm-square-millimeter-per-meter", per(times(OHM, squared(milli(METER))), METER)),
  unit("ohm-inch", times(OHM, INCH)),
  unit("microhm-inch", times(micro(OHM), INCH)),
  unit("abohm-centimeter", times(ABOHM, centi(METER))),
  unit("statohm-centimeter", times(STATOHM, centi(METER)), { note: FROM_LIGHT }),
  unit("circular-mil-ohm-per-foot", per(times(CIRCULAR_MIL, OHM), FOOT), { aliases: "Ω·cmil/ft, ohm circular mil/foot" }),
  unit("ohm-millimeter", times(OHM, milli(METER))),
  unit("milliohm-meter", times(milli(OHM), METER)),
  unit("microohm-meter", times(micro(OHM), METER), { aliases: "microohm meter" }),
  unit("nanoohm-meter", times(nano(OHM), METER)),
  unit("kiloohm-meter", times(kilo(OHM), METER), { name: "kiloohm meter" }),
  unit("megaohm-meter", times(mega(OHM), METER), { aliases: "megaohm meter" }),
]);

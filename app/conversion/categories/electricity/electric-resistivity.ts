import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli, nano } from "../../algebra/prefixes";
import { ABOHM, CIRCULAR_MIL, STATOHM } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METRE, OHM } from "../../constants/exact";
import { category, unit } from "../category";
import { FROM_LIGHT } from "./cgs-units";

export const electricResistivity = category("electric-resistivity", { reference: times(OHM, METRE) }, () => [
  unit("ohm-meter", times(OHM, METRE), { aliases: "ohm m, ohm-m" }),
  unit("ohm-centimeter", times(OHM, centi(METRE)), { aliases: "ohm cm, ohm-cm" }),
  unit("microhm-centimeter", times(micro(OHM), centi(METRE))),
  unit("ohm-square-millimeter-per-meter", per(times(OHM, squared(milli(METRE))), METRE)),
  unit("ohm-inch", times(OHM, INCH)),
  unit("microhm-inch", times(micro(OHM), INCH)),
  unit("abohm-centimeter", times(ABOHM, centi(METRE))),
  unit("statohm-centimeter", times(STATOHM, centi(METRE)), { note: FROM_LIGHT }),
  unit("circular-mil-ohm-per-foot", per(times(CIRCULAR_MIL, OHM), FOOT), { aliases: "Ω·cmil/ft, ohm circular mil/foot" }),
  unit("ohm-millimeter", times(OHM, milli(METRE))),
  unit("milliohm-meter", times(milli(OHM), METRE)),
  unit("microohm-meter", times(micro(OHM), METRE), { aliases: "microohm meter" }),
  unit("nanoohm-meter", times(nano(OHM), METRE)),
  unit("kiloohm-meter", times(kilo(OHM), METRE), { name: "kiloohm meter" }),
  unit("megaohm-meter", times(mega(OHM), METRE), { aliases: "megaohm meter" }),
]);

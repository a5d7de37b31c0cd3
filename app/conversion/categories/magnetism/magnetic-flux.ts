import { squared, times } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli, nano } from "../../algebra/prefixes";
import { GAUSS, LINE, MAXWELL, UNIT_POLE } from "../../constants/customary";
import { MAGNETIC_FLUX_QUANTUM, METER, SECOND, TESLA, VOLT, WEBER } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import * as notes from "../notes";

export const magneticFlux = category("magnetic-flux", { reference: WEBER }, () => [
  unit("Wb", WEBER),
  unit("mWb", milli(WEBER)),
  unit("Mx", MAXWELL),
  unit("microweber", micro(WEBER)),
  unit("volt-second", times(VOLT, SECOND)),
  unit("unit-pole", UNIT_POLE),
  unit("Mline", mega(LINE), { note: notes.LINE }),
  unit("kline", kilo(LINE), { note: notes.LINE }),
  unit("line", LINE, { note: notes.LINE }),
  unit("tesla-square-meter", times(TESLA, squared(METER))),
  unit("tesla-square-centimeter", times(TESLA, squared(centi(METER)))),
  unit("gauss-square-centimeter", times(GAUSS, squared(centi(METER)))),
  unit("magnetic-flux-quantum", MAGNETIC_FLUX_QUANTUM, { note: "h/2e, the flux quantum of superconductors, exact since the SI of 2019." }),
  unit("nWb", nano(WEBER)),
  ...withPrefixes("k M", MAXWELL),
]);

import { per, squared } from "../../algebra/expression";
import { centi, nano } from "../../algebra/prefixes";
import { GAMMA_FLUX_DENSITY, GAUSS, LINE, MAXWELL } from "../../constants/customary";
import { INCH } from "../../constants/customary-length";
import { METER, TESLA, WEBER } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import * as notes from "../notes";

export const magneticFluxDensity = category("magnetic-flux-density", { reference: TESLA }, () => [
  unit("T", TESLA),
  ...withPrefixes("m µ", TESLA),
  unit("G", GAUSS),
  unit("nT", nano(TESLA)),
  unit("weber-per-square-meter", per(WEBER, squared(METER))),
  unit("weber-per-square-centimeter", per(WEBER, squared(centi(METER)))),
  unit("weber-per-square-inch", per(WEBER, squared(INCH))),
  unit("maxwell-per-square-meter", per(MAXWELL, squared(METER))),
  unit("maxwell-per-square-centimeter", per(MAXWELL, squared(centi(METER)))),
  unit("maxwell-per-square-inch", per(MAXWELL, squared(INCH))),
  unit("line-per-square-centimeter", per(LINE, squared(centi(METER))), { note: notes.LINE }),
  unit("line-per-square-inch", per(LINE, squared(INCH)), { note: notes.LINE }),
  unit("gamma", GAMMA_FLUX_DENSITY, { note: "The geophysicists' unit of flux density, a nanotesla; as a unit of mass a gamma is a microgram." }),
  ...withPrefixes("k m", GAUSS),
  ...withPrefixes("p k", TESLA),
]);

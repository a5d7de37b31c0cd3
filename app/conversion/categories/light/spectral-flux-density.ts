import { per, squared, times } from "../../algebra/expression";
import { centi } from "../../algebra/prefixes";
import { ERG, JANSKY } from "../../constants/customary";
import { HERTZ, METER, SECOND, WATT } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";

export const spectralFluxDensity = category("spectral-flux-density", { reference: per(WATT, squared(METER), HERTZ) }, () => [
  unit("Jy", JANSKY),
  ...withPrefixes("m", JANSKY),
  unit("watt-per-square-meter-per-hertz", per(WATT, squared(METER), HERTZ), { aliases: "" }),
  unit("erg-per-second-per-square-centimeter-per-hertz", per(ERG, SECOND, squared(centi(METER)), HERTZ)),
  ...withPrefixes("µ k M", JANSKY),
  named("solar-flux-unit", "solar flux unit", "sfu", times("1e4", JANSKY), { note: "10 000 Jy, as for the radio emission of the Sun." }),
]);

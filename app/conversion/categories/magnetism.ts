import { per, squared, times } from "../algebra/expression";
import { centi, kilo, mega, micro, milli, nano } from "../algebra/prefixes";
import { ABAMPERE, GAMMA_FLUX_DENSITY, GAUSS, GILBERT, LINE, MAXWELL, OERSTED, UNIT_POLE } from "../constants/customary";
import { INCH } from "../constants/customary-length";
import { AMPERE, MAGNETIC_FLUX_QUANTUM, METER, SECOND, TESLA, VOLT, WEBER } from "../constants/exact";
import { category, named, unit, withPrefixes } from "./category";
import * as notes from "./notes";

export const magnetomotiveForce = category("magnetomotive-force", { reference: AMPERE }, () => [
  named("At", "ampere turn", "At", AMPERE, { qudt: "AT", note: notes.TURN }),
  named("kAt", "kiloampere turn", "kAt", kilo(AMPERE), { qudt: null, note: notes.TURN }),
  named("mAt", "milliampere turn", "mAt", milli(AMPERE), { qudt: null, note: notes.TURN }),
  unit("Gi", GILBERT, { aliases: "" }),
  named("abAt", "abampere turn", "abAt", ABAMPERE, { qudt: null, note: notes.TURN }),
  named("microampere-turn", "microampere turn", "µAt", micro(AMPERE), { qudt: null, note: notes.TURN }),
  named("MAt", "megaampere turn", "MAt", mega(AMPERE), { qudt: null, note: notes.TURN }),
  unit("A", AMPERE, { name: "ampere (magnetomotive)" }),
  ...withPrefixes("k m", GILBERT),
]);

export const magneticFieldStrength = category("magnetic-field-strength", { reference: per(AMPERE, METER) }, () => [
  unit("ampere-per-meter", per(AMPERE, METER)),
  named("ampere-turn-per-meter", "ampere turn/meter", "At/m", per(AMPERE, METER), { aliases: "A·t/m, AT/m", qudt: "AT-PER-M", note: notes.TURN }),
  unit("kiloampere-per-meter", per(kilo(AMPERE), METER)),
  unit("Oe", OERSTED),
  unit("milliampere-per-meter", per(milli(AMPERE), METER)),
  unit("ampere-per-centimeter", per(AMPERE, centi(METER))),
  unit("ampere-per-inch", per(AMPERE, INCH)),
  named("ampere-turn-per-inch", "ampere turn/inch", "At/in", per(AMPERE, INCH), { qudt: "AT-PER-IN", note: notes.TURN }),
  named("ampere-turn-per-centimeter", "ampere turn/centimeter", "At/cm", per(AMPERE, centi(METER)), { qudt: null, note: notes.TURN }),
  unit("gilbert-per-centimeter", per(GILBERT, centi(METER))),
  unit("gilbert-per-meter", per(GILBERT, METER)),
  ...withPrefixes("m k", OERSTED),
]);

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

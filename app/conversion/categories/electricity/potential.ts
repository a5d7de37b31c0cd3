import { per } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ABFARAD, ABHENRY, ABVOLT, STATFARAD, STATHENRY, STATVOLT } from "../../constants/customary";
import { FOOT, INCH, MIL } from "../../constants/customary-length";
import { AMPERE, COULOMB, FARAD, HENRY, JOULE, METER, NEWTON, VOLT, WATT, WEBER } from "../../constants/exact";
import { category, unit, withPrefixes, withPrefixesIn } from "../category";
import { emu, esu, FROM_LIGHT } from "./cgs-units";

export const electricPotential = category("electric-potential", { reference: VOLT }, () => [
  unit("V", VOLT),
  ...withPrefixes("m µ k M", VOLT),
  unit("watt-per-ampere", per(WATT, AMPERE)),
  unit("abV", ABVOLT),
  emu("electric potential", ABVOLT),
  unit("stV", STATVOLT, { note: FROM_LIGHT }),
  esu("electric potential", STATVOLT),
  ...withPrefixes("n p G T", VOLT),
  unit("joule-per-coulomb", per(JOULE, COULOMB)),
]);

export const electricFieldStrength = category("electric-field-strength", { reference: per(VOLT, METER) }, () => [
  unit("volt-per-meter", per(VOLT, METER)),
  unit("kilovolt-per-meter", per(kilo(VOLT), METER)),
  unit("kilovolt-per-centimeter", per(kilo(VOLT), centi(METER))),
  unit("volt-per-centimeter", per(VOLT, centi(METER))),
  unit("volt-per-millimeter", per(VOLT, milli(METER))),
  ...withPrefixesIn("m µ", VOLT, (volt) => per(volt, METER), "-per-meter"),
  unit("kilovolt-per-inch", per(kilo(VOLT), INCH)),
  unit("volt-per-inch", per(VOLT, INCH)),
  unit("volt-per-mil", per(VOLT, MIL)),
  unit("abvolt-per-centimeter", per(ABVOLT, centi(METER))),
  unit("statvolt-per-centimeter", per(STATVOLT, centi(METER)), { note: FROM_LIGHT }),
  unit("statvolt-per-inch", per(STATVOLT, INCH), { note: FROM_LIGHT }),
  unit("newton-per-coulomb", per(NEWTON, COULOMB)),
  unit("megavolt-per-meter", per(mega(VOLT), METER)),
  unit("kilovolt-per-millimeter", per(kilo(VOLT), milli(METER))),
  unit("volt-per-micrometer", per(VOLT, micro(METER))),
  unit("volt-per-foot", per(VOLT, FOOT)),
]);

export const electrostaticCapacitance = category("electrostatic-capacitance", { name: "Capacitance", reference: FARAD }, () => [
  unit("F", FARAD),
  unit("microfarad", micro(FARAD), { aliases: "mfd" }),
  ...withPrefixes("n p m E P T G M k h da d c f a", FARAD),
  unit("coulomb-per-volt", per(COULOMB, VOLT)),
  unit("abF", ABFARAD),
  emu("capacitance", ABFARAD),
  unit("stF", STATFARAD, { note: FROM_LIGHT }),
  esu("capacitance", STATFARAD),
  ...withPrefixes("z y", FARAD),
]);

export const inductance = category("inductance", { reference: HENRY }, () => [
  unit("H", HENRY),
  ...withPrefixes("m µ n p E P T G M k h da d c f a", HENRY),
  unit("weber-per-ampere", per(WEBER, AMPERE)),
  unit("abH", ABHENRY),
  emu("inductance", ABHENRY),
  unit("stH", STATHENRY, { note: FROM_LIGHT }),
  esu("inductance", STATHENRY),
]);

import { inverse, per, squared, times } from "../../algebra/expression";
import { centi, giga, kilo, mega, micro, milli, nano, pico } from "../../algebra/prefixes";
import { ABMHO, ABOHM, CIRCULAR_MIL, GEMMHO, MHO, STATMHO, STATOHM } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { AMPERE, METER, OHM, QUANTIZED_HALL_CONDUCTANCE, SIEMENS, VOLT, VON_KLITZING_CONSTANT } from "../../constants/exact";
import { category, unit, withPrefixes, withPrefixesIn } from "../category";
import { emu, esu, FROM_LIGHT } from "./cgs-units";

export const electricResistance = category("electric-resistance", { reference: OHM }, () => [
  unit("ohm", OHM),
  unit("kilohm", kilo(OHM), { aliases: "kiloohm" }),
  unit("megohm", mega(OHM), { aliases: "megaohm" }),
  unit("milliohm", milli(OHM)),
  unit("microhm", micro(OHM), { aliases: "microohm" }),
  unit("volt-per-ampere", per(VOLT, AMPERE)),
  unit("reciprocal-siemens", inverse(SIEMENS)),
  unit("abohm", ABOHM),
  emu("resistance", ABOHM),
  unit("statohm", STATOHM, { note: FROM_LIGHT }),
  esu("resistance", STATOHM),
  unit("RK", VON_KLITZING_CONSTANT, {
    note: "The von Klitzing constant h/e², exact since the SI of 2019; the conventional value of 1990, 25 812.807 Ω, was 1.8 parts in 10⁸ smaller.",
  }),
  unit("gigohm", giga(OHM), { aliases: "gigaohm" }),
  ...withPrefixes("T n", OHM),
]);

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

export const electricConductance = category("electric-conductance", { reference: SIEMENS }, () => [
  unit("S", SIEMENS),
  ...withPrefixes("m µ", SIEMENS),
  unit("mho", MHO),
  ...withPrefixes("k M", SIEMENS),
  unit("ampere-per-volt", per(AMPERE, VOLT)),
  unit("gemmho", GEMMHO, { note: "An old name for the conductance of a resistor of one megohm: one microsiemens." }),
  unit("micromho", micro(MHO), { aliases: "µ℧" }),
  unit("abmho", ABMHO),
  unit("stmho", STATMHO, { note: FROM_LIGHT }),
  unit("GK", QUANTIZED_HALL_CONDUCTANCE, { note: "e²/h, the reciprocal of the von Klitzing constant: half the conductance quantum 2e²/h." }),
  ...withPrefixes("n p G", SIEMENS),
  unit("mmho", milli(MHO), { aliases: "m℧" }),
]);

export const electricConductivity = category("electric-conductivity", { reference: per(SIEMENS, METER) }, () => [
  unit("siemens-per-meter", per(SIEMENS, METER)),
  unit("siemens-per-centimeter", per(SIEMENS, centi(METER))),
  ...withPrefixesIn("m µ", SIEMENS, (siemens) => per(siemens, centi(METER)), "-per-centimeter"),
  unit("picosiemens-per-meter", per(pico(SIEMENS), METER)),
  unit("mho-per-meter", per(MHO, METER)),
  unit("mho-per-centimeter", per(MHO, centi(METER))),
  unit("abmho-per-meter", per(ABMHO, METER)),
  unit("abmho-per-centimeter", per(ABMHO, centi(METER))),
  unit("statmho-per-meter", per(STATMHO, METER), { note: FROM_LIGHT }),
  unit("statmho-per-centimeter", per(STATMHO, centi(METER)), { note: FROM_LIGHT }),
  ...withPrefixesIn("m µ n M", SIEMENS, (siemens) => per(siemens, METER), "-per-meter"),
]);

import { inverse, per } from "../../algebra/expression";
import { giga, kilo, mega, micro, milli, nano, tera } from "../../algebra/prefixes";
import { ABOHM, STATOHM } from "../../constants/customary";
import { AMPERE, OHM, SIEMENS, VOLT, VON_KLITZING_CONSTANT } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";

export const electricResistance = category("electric-resistance", { reference: OHM }, () => [
  unit("ohm", OHM),
  unit("kilohm", kilo(OHM), { plural: "kilohms", aliases: "kiloohm" }),
  unit("megohm", mega(OHM), { plural: "megohms", aliases: "megaohm" }),
  unit("milliohm", milli(OHM)),
  unit("microhm", micro(OHM), { plural: "microhms", aliases: "microohm" }),
  unit("volt-per-ampere", per(VOLT, AMPERE)),
  unit("reciprocal-siemens", inverse(SIEMENS)),
  unit("abohm", ABOHM),
  named("EMU", "EMU of resistance", "EMU", ABOHM, {
    plural: "EMU of resistance",
    note: "The unit of the CGS electromagnetic system: the abohm by another name.",
  }),
  unit("statohm", STATOHM, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of resistance", "ESU", STATOHM, {
    plural: "ESU of resistance",
    note: "The unit of the CGS electrostatic system: the statohm by another name.",
  }),
  unit("RK", VON_KLITZING_CONSTANT, {
    note: "The von Klitzing constant h/e², exact since the SI of 2019; the conventional value of 1990, 25 812.807 Ω, was 1.8 parts in 10⁸ smaller.",
  }),
  unit("gigohm", giga(OHM), { plural: "gigohms", aliases: "gigaohm" }),
  unit("teraohm", tera(OHM)),
  unit("nanoohm", nano(OHM)),
]);

import { inverse, per } from "../../algebra/expression";
import { giga, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ABOHM, STATOHM } from "../../constants/customary";
import { AMPERE, OHM, SIEMENS, VOLT, VON_KLITZING_CONSTANT } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
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

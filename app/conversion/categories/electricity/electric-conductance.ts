import { per } from "../../algebra/expression";
import { micro, milli } from "../../algebra/prefixes";
import { ABMHO, GEMMHO, MHO, STATMHO } from "../../constants/customary";
import { AMPERE, QUANTIZED_HALL_CONDUCTANCE, SIEMENS, VOLT } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import { FROM_LIGHT } from "./cgs-units";

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

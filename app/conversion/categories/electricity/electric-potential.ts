import { per } from "../../algebra/expression";
import { ABVOLT, STATVOLT } from "../../constants/customary";
import { AMPERE, COULOMB, JOULE, VOLT, WATT } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
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

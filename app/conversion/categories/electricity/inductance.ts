import { per } from "../../algebra/expression";
import { ABHENRY, STATHENRY } from "../../constants/customary";
import { AMPERE, HENRY, WEBER } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import { emu, esu, FROM_LIGHT } from "./cgs-units";

export const inductance = category("inductance", { reference: HENRY }, () => [
  unit("H", HENRY),
  ...withPrefixes("m µ n p E P T G M k h da d c f a", HENRY),
  unit("weber-per-ampere", per(WEBER, AMPERE)),
  unit("abH", ABHENRY),
  emu("inductance", ABHENRY),
  unit("stH", STATHENRY, { note: FROM_LIGHT }),
  esu("inductance", STATHENRY),
]);

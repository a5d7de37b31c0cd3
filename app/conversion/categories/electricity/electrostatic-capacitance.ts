import { per } from "../../algebra/expression";
import { micro } from "../../algebra/prefixes";
import { ABFARAD, STATFARAD } from "../../constants/customary";
import { COULOMB, FARAD, VOLT } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import { emu, esu, FROM_LIGHT } from "./cgs-units";

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

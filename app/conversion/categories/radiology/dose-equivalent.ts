import { per } from "../../algebra/expression";
import { micro, milli, nano } from "../../algebra/prefixes";
import { ERG, REM } from "../../constants/customary";
import { GRAM, JOULE, KILOGRAM, SIEVERT } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";

const NOTE =
  "Sieverts weight a dose for its harm to people: grays become sieverts only by a weighting factor, 1 for X-rays, gamma and beta rays, up to 20 for alpha particles (ICRP 103). Grays are under Radiation absorbed dose.";

export const doseEquivalent = category("dose-equivalent", { reference: SIEVERT, note: NOTE }, () => [
  unit("Sv", SIEVERT),
  ...withPrefixes("m µ", SIEVERT),
  unit("rem", REM, { aliases: "rems, roentgen equivalent man" }),
  unit("nSv", nano(SIEVERT)),
  unit("mrem", milli(REM), { aliases: "millirems" }),
  unit("microrem", micro(REM), { aliases: "microrems" }),
  unit("joule-per-kilogram", per(JOULE, KILOGRAM)),
  unit("erg-per-gram", per(ERG, GRAM)),
]);

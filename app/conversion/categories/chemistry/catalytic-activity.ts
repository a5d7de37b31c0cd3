import { per } from "../../algebra/expression";
import { ENZYME_UNIT } from "../../constants/customary";
import { KATAL, MINUTE, MOLE, SECOND } from "../../constants/exact";
import { category, unit, withPrefixes, withPrefixesIn } from "../category";

export const catalyticActivity = category("catalytic-activity", { reference: KATAL }, () => [
  unit("U", ENZYME_UNIT, { note: "The enzyme unit: a micromole of substrate converted in a minute, 1/60 µkat." }),
  ...withPrefixes("n µ", KATAL),
  unit("kat", KATAL),
  ...withPrefixes("m p", KATAL),
  ...withPrefixes("m k", ENZYME_UNIT),
  unit("mole-per-second", per(MOLE, SECOND)),
  ...withPrefixesIn("µ n", MOLE, (mole) => per(mole, MINUTE), "-per-minute"),
]);

import { times } from "../../algebra/expression";
import { HOUR, LUMEN, SECOND } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

export const luminousEnergy = category("luminous-energy", { reference: times(LUMEN, SECOND) }, () => [
  unit("lumen-second", times(LUMEN, SECOND), { aliases: "talbot, lms" }),
  unit("lumen-hour", times(LUMEN, HOUR), { aliases: "lmh" }),
  ...withPrefixesIn("k M", LUMEN, (lumen) => times(lumen, HOUR), "-hour"),
]);

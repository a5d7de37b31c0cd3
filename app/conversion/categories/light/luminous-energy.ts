import { times } from "../../algebra/expression";
import { kilo, mega } from "../../algebra/prefixes";
import { HOUR, LUMEN, SECOND } from "../../constants/exact";
import { category, unit } from "../category";

export const luminousEnergy = category("luminous-energy", { reference: times(LUMEN, SECOND) }, () => [
  unit("lumen-second", times(LUMEN, SECOND), { aliases: "talbot, lms" }),
  unit("lumen-hour", times(LUMEN, HOUR), { aliases: "lmh" }),
  unit("kilolumen-hour", times(kilo(LUMEN), HOUR)),
  unit("megalumen-hour", times(mega(LUMEN), HOUR)),
]);

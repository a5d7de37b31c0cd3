import { times } from "../../algebra/expression";
import { CANDELA, LUMEN, LUMINOUS_EFFICACY, STERADIAN, WATT } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";

const NOTE = "Watts of other light become lumens only by a luminous efficacy, which depends on the spectrum.";

export const luminousFlux = category("luminous-flux", { reference: LUMEN, note: NOTE }, () => [
  unit("lm", LUMEN),
  ...withPrefixes("k m", LUMEN),
  unit("candela-steradian", times(CANDELA, STERADIAN)),
  named("watt-at-540-thz", "watt (at 540 THz)", "W₅₅₅", times(LUMINOUS_EFFICACY, WATT), { note: "683 lm exactly: green light of 540 THz, about 555 nm." }),
  ...withPrefixes("M", LUMEN),
]);

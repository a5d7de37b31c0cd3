import { times } from "../../algebra/expression";
import { CANDELA, LUMEN, LUMINOUS_EFFICACY, STERADIAN, WATT } from "../../constants/exact";
import { category } from "../category";
import { unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const luminousFlux = category(
  "luminous-flux",
  "Luminous flux",
  LUMEN,
  () => [
    unit("lm", LUMEN),
    ...withPrefixes("k m", LUMEN),
    unit("candela-steradian", times(CANDELA, STERADIAN)),
    unit("watt-at-540-thz", times(LUMINOUS_EFFICACY, WATT), {
      name: "watt (at 540 THz)",
      symbol: "W₅₅₅",
      note: "683 lm exactly: green light of 540 THz, about 555 nm.",
    }),
    ...withPrefixes("M", LUMEN),
  ],
  { note: "Watts of other light become lumens only by a luminous efficacy, which depends on the spectrum." },
);

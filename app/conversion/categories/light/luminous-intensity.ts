import { per } from "../../algebra/expression";
import { CANDELA, LUMEN, STERADIAN } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";

export const luminousIntensity = category("luminous-intensity", { reference: CANDELA }, () => [
  unit("cd", CANDELA),
  unit("lumen-per-steradian", per(LUMEN, STERADIAN)),
  ...withPrefixes("m k µ M h", CANDELA),
  named("candlepower", "candlepower", "cp", CANDELA, {
    plural: null,
    ucum: null,
    qudt: "CP",
    convention: "Luminous intensity in candelas, the usage since the new candle of the 9th CGPM in 1948; before, the candle was that of each country.",
    sources: ["9th CGPM"],
  }),
]);

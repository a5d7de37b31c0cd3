import { CANDELA, hecto, kilo, LUMEN, mega, micro, milli, STERADIAN } from "../../constants";
import { per } from "../../definition";
import { CGPM_1948 } from "../../sources";
import { category, linear } from "../../unit";

export const luminousIntensity = category("luminous-intensity", "Luminous intensity", CANDELA, () => [
  linear("cd", "candela", "cd", CANDELA, { ucum: "cd" }),
  linear("lumen-per-steradian", "lumen/steradian", "lm/sr", per(LUMEN, STERADIAN), { ucum: "lm/sr" }),
  linear("mcd", "millicandela", "mcd", milli(CANDELA), { ucum: "mcd" }),
  linear("kcd", "kilocandela", "kcd", kilo(CANDELA), { ucum: "kcd" }),
  linear("microcandela", "microcandela", "µcd", micro(CANDELA), { ucum: "ucd" }),
  linear("Mcd", "megacandela", "Mcd", mega(CANDELA), { ucum: "Mcd" }),
  linear("hcd", "hectocandela", "hcd", hecto(CANDELA), { ucum: "hcd" }),
  linear("candlepower", "candlepower", "cp", CANDELA, {
    plural: "candlepower",
    convention: "Luminous intensity in candelas, the usage since the new candle of the 9th CGPM in 1948; before, the candle was that of each country.",
    sources: [CGPM_1948],
  }),
]);

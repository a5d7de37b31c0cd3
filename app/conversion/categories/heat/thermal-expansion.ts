import { inverse } from "../../algebra/expression";
import { micro } from "../../algebra/prefixes";
import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import { FAHRENHEIT_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE } from "../../constants/temperature";
import { category } from "../category";
import { named, unit } from "../unit";

export const thermalExpansion = category("thermal-expansion", { reference: inverse(KELVIN) }, () => [
  unit("length-per-length-per-kelvin", inverse(KELVIN), { name: "length/length/kelvin", plural: "length/length/kelvin", aliases: "per kelvin" }),
  unit("length-per-length-per-degree-celsius", inverse(CELSIUS_DEGREE), { name: "length/length/degree Celsius", plural: "length/length/degree Celsius" }),
  unit("length-per-length-per-degree-fahrenheit", inverse(FAHRENHEIT_DEGREE), {
    name: "length/length/degree Fahrenheit",
    plural: "length/length/degree Fahrenheit",
  }),
  unit("length-per-length-per-degree-rankine", inverse(RANKINE_DEGREE), { name: "length/length/degree Rankine", plural: "length/length/degree Rankine" }),
  unit("length-per-length-per-degree-reaumur", inverse(REAUMUR_DEGREE), {
    name: "length/length/degree Réaumur",
    plural: "length/length/degree Réaumur",
    aliases: "length/length/degree Reaumur",
    note: "By the Réaumur degree of 5/4 K.",
  }),
  named("part-per-million-per-kelvin", "part per million/kelvin", "ppm/K", micro(inverse(KELVIN)), { aliases: "ppm/°C", ucum: "[ppm]/K", qudt: "PPM-PER-K" }),
  named("part-per-million-per-degree-fahrenheit", "part per million/degree Fahrenheit", "ppm/°F", micro(inverse(FAHRENHEIT_DEGREE))),
]);

import { CELSIUS_DEGREE, FAHRENHEIT_DEGREE, inverse, KELVIN, micro, RANKINE_DEGREE, REAUMUR_DEGREE } from "../../constants";
import { category, linear } from "../../unit";

export const thermalExpansion = category("thermal-expansion", "Thermal expansion", inverse(KELVIN), () => [
  linear("length-per-length-per-kelvin", "length/length/kelvin", "1/K", inverse(KELVIN), {
    plural: "length/length/kelvin",
    aliases: ["per kelvin"],
    ucum: "/K",
  }),
  linear("length-per-length-per-degree-celsius", "length/length/degree Celsius", "1/°C", inverse(CELSIUS_DEGREE), { plural: "length/length/degree Celsius" }),
  linear("length-per-length-per-degree-fahrenheit", "length/length/degree Fahrenheit", "1/°F", inverse(FAHRENHEIT_DEGREE), {
    plural: "length/length/degree Fahrenheit",
  }),
  linear("length-per-length-per-degree-rankine", "length/length/degree Rankine", "1/°R", inverse(RANKINE_DEGREE), {
    plural: "length/length/degree Rankine",
    ucum: "/[degR]",
  }),
  linear("length-per-length-per-degree-reaumur", "length/length/degree Reaumur", "1/°Ré", inverse(REAUMUR_DEGREE), {
    plural: "length/length/degree Reaumur",
    note: "By the Réaumur degree of 5/4 K.",
  }),
  linear("part-per-million-per-kelvin", "part per million/kelvin", "ppm/K", micro(inverse(KELVIN)), {
    plural: "parts per million/kelvin",
    ucum: "[ppm]/K",
    aliases: ["ppm/°C"],
  }),
  linear("part-per-million-per-degree-fahrenheit", "part per million/degree Fahrenheit", "ppm/°F", micro(inverse(FAHRENHEIT_DEGREE)), {
    plural: "parts per million/degree Fahrenheit",
  }),
]);

import { per } from "../../algebra/expression";
import { kilo } from "../../algebra/prefixes";
import { ERG, IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE } from "../../constants/customary";
import { BOLTZMANN_CONSTANT, CELSIUS_DEGREE, ELECTRONVOLT, JOULE, KELVIN, WATT_HOUR } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, named, unit, withPrefixesIn } from "../category";
import { CHU } from "./celsius-heat-unit";

const NOTE = "Entropy has the same units.";

export const heatCapacity = category("heat-capacity", { reference: per(JOULE, KELVIN), note: NOTE }, () => [
  unit("joule-per-kelvin", per(JOULE, KELVIN), { aliases: "joule/kelvin" }),
  unit("kilojoule-per-kelvin", per(kilo(JOULE), KELVIN), { aliases: "kilojoule/kelvin" }),
  unit("btu-it-per-degree-fahrenheit", per(IT_BTU, FAHRENHEIT_DEGREE)),
  unit("kilocalorie-th-per-kelvin", per(kilo(THERMOCHEMICAL_CALORIE), KELVIN)),
  unit("joule-per-degree-celsius", per(JOULE, CELSIUS_DEGREE)),
  ...withPrefixesIn("m M", JOULE, (joule) => per(joule, KELVIN), "-per-kelvin"),
  unit("calorie-th-per-kelvin", per(THERMOCHEMICAL_CALORIE, KELVIN), { note: "A calorie (th) per kelvin of entropy is also called a clausius." }),
  unit("calorie-it-per-kelvin", per(IT_CALORIE, KELVIN)),
  unit("kilocalorie-it-per-kelvin", per(kilo(IT_CALORIE), KELVIN)),
  unit("btu-th-per-degree-fahrenheit", per(THERMOCHEMICAL_BTU, FAHRENHEIT_DEGREE)),
  unit("chu-per-degree-celsius", per(CHU, CELSIUS_DEGREE), { note: "The same size as Btu (IT)/°F: the Celsius heat unit is made so." }),
  unit("kilowatt-hour-per-kelvin", per(kilo(WATT_HOUR), KELVIN), { aliases: "kWh/K" }),
  unit("erg-per-kelvin", per(ERG, KELVIN)),
  unit("electronvolt-per-kelvin", per(ELECTRONVOLT, KELVIN)),
  named("boltzmann-constant", "Boltzmann constant", "k_B", BOLTZMANN_CONSTANT, { note: "The natural unit of entropy, 1.380 649 × 10⁻²³ J/K exactly." }),
]);

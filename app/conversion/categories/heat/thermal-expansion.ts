import { inverse, type UnitExpression } from "../../algebra/expression";
import { micro } from "../../algebra/prefixes";
import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import { FAHRENHEIT_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE } from "../../constants/temperature";
import { category, named, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

/** A length per length, which cancels but is said. */
const perLength = <Id extends string>(id: Id, degree: UnitExpression, words: string, options: UnitOptions = {}): Unit<Id> =>
  unit(id, inverse(degree), { name: `length/length/${words}`, plural: null, ...options });

export const thermalExpansion = category("thermal-expansion", { reference: inverse(KELVIN) }, () => [
  perLength("length-per-length-per-kelvin", KELVIN, "kelvin", { aliases: "per kelvin" }),
  perLength("length-per-length-per-degree-celsius", CELSIUS_DEGREE, "degree Celsius"),
  perLength("length-per-length-per-degree-fahrenheit", FAHRENHEIT_DEGREE, "degree Fahrenheit"),
  perLength("length-per-length-per-degree-rankine", RANKINE_DEGREE, "degree Rankine"),
  perLength("length-per-length-per-degree-reaumur", REAUMUR_DEGREE, "degree Réaumur", {
    aliases: "length/length/degree Reaumur",
    note: "By the Réaumur degree of 5/4 K.",
  }),
  named("part-per-million-per-kelvin", "part per million/kelvin", "ppm/K", micro(inverse(KELVIN)), { aliases: "ppm/°C", ucum: "[ppm]/K", qudt: "PPM-PER-K" }),
  named("part-per-million-per-degree-fahrenheit", "part per million/degree Fahrenheit", "ppm/°F", micro(inverse(FAHRENHEIT_DEGREE))),
]);

import { milli } from "../../algebra/prefixes";
import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import { FAHRENHEIT_DEGREE, NEWTON_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE, ROMER_DEGREE } from "../../constants/temperature";
import { category, named, unit } from "../category";

const NOTE = "Differences of two temperatures: 10 °C more is 18 °F more. For readings of a thermometer see temperature.";

export const temperatureInterval = category("temperature-interval", { reference: KELVIN, note: NOTE }, () => [
  unit("K", KELVIN),
  unit("degree-celsius", CELSIUS_DEGREE, { name: "degree Celsius" }),
  unit("degree-fahrenheit", FAHRENHEIT_DEGREE, { name: "degree Fahrenheit" }),
  unit("degree-rankine", RANKINE_DEGREE, { name: "degree Rankine" }),
  named("degree-centigrade", "degree centigrade", "°C (centigrade)", CELSIUS_DEGREE, { note: "The degree Celsius by its name until 1948." }),
  unit("degree-reaumur", REAUMUR_DEGREE, {
    name: "degree Réaumur",
    aliases: "degree Reaumur",
    note: "An 80th of the span from freezing to boiling water, here of 100 kelvins.",
  }),
  unit("mK", milli(KELVIN)),
  unit("degree-romer", ROMER_DEGREE, {
    name: "degree Rømer",
    aliases: "degree Romer",
    note: "A 52.5th of the span from freezing to boiling water, here of 100 kelvins.",
  }),
  unit("degree-newton", NEWTON_DEGREE, { name: "degree Newton", note: "A 33rd of the span from freezing to boiling water, here of 100 kelvins." }),
]);

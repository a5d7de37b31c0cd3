import { CELSIUS_DEGREE, FAHRENHEIT_DEGREE, KELVIN, milli, NEWTON_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE, ROMER_DEGREE } from "../../constants";
import { category, linear } from "../../unit";

export const temperatureInterval = category(
  "temperature-interval",
  "Temperature interval",
  KELVIN,
  () => [
    linear("K", "kelvin", "K", KELVIN, { ucum: "K" }),
    linear("degree-celsius", "degree Celsius", "°C", CELSIUS_DEGREE),
    linear("degree-fahrenheit", "degree Fahrenheit", "°F", FAHRENHEIT_DEGREE),
    linear("degree-rankine", "degree Rankine", "°R", RANKINE_DEGREE, { ucum: "[degR]" }),
    linear("degree-centigrade", "degree centigrade", "°C (centigrade)", CELSIUS_DEGREE, { note: "The degree Celsius by its name until 1948." }),
    linear("degree-reaumur", "degree Reaumur", "°Ré", REAUMUR_DEGREE, {
      aliases: ["degree Réaumur"],
      note: "An 80th of the span from freezing to boiling water, here of 100 kelvins.",
    }),
    linear("mK", "millikelvin", "mK", milli(KELVIN), { ucum: "mK" }),
    linear("degree-romer", "degree Rømer", "°Rø", ROMER_DEGREE, {
      aliases: ["degree Romer"],
      note: "A 52.5th of the span from freezing to boiling water, here of 100 kelvins.",
    }),
    linear("degree-newton", "degree Newton", "°N", NEWTON_DEGREE, { note: "A 33rd of the span from freezing to boiling water, here of 100 kelvins." }),
  ],
  { note: "Differences of two temperatures: 10 °C more is 18 °F more. For readings of a thermometer see temperature." },
);

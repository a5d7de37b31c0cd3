import { CELSIUS_DEGREE, FAHRENHEIT_DEGREE, KELVIN, RANKINE_DEGREE } from "../../constants";
import { affine, category, linear } from "../../unit";

export const temperature = category(
  "temperature",
  "Temperature",
  KELVIN,
  () => [
    affine("celsius", "Celsius", "°C", CELSIUS_DEGREE, "273.15", {
      plural: "degrees Celsius",
      aliases: ["C", "degC", "degree Celsius", "centigrade"],
      ucum: "Cel",
      qudt: "DEG_C",
    }),
    affine("fahrenheit", "Fahrenheit", "°F", FAHRENHEIT_DEGREE, "45967/180", {
      plural: "degrees Fahrenheit",
      aliases: ["F", "degF", "degree Fahrenheit"],
      ucum: "[degF]",
      qudt: "DEG_F",
    }),
    linear("kelvin", "kelvin", "K", KELVIN, { ucum: "K", qudt: "K" }),
    linear("rankine", "Rankine", "°R", RANKINE_DEGREE, { plural: "degrees Rankine", aliases: ["R", "degR", "degree Rankine"], ucum: "[degR]", qudt: "DEG_R" }),
  ],
  { isAbsolute: true, displayStyle: () => ({ kind: "temperature" }) },
);

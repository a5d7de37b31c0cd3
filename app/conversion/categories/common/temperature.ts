import { CELSIUS_DEGREE, DELISLE_DEGREE, FAHRENHEIT_DEGREE, KELVIN, NEWTON_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE, ROMER_DEGREE } from "../../constants";
import { conventional, times } from "../../definition";
import { SI_BROCHURE } from "../../sources";
import { affine, category, linear } from "../../unit";

const TRIPLE_POINT_OF_WATER = conventional("triple point of water", times("273.16", KELVIN), SI_BROCHURE);

export const temperature = category(
  "temperature",
  "Temperature",
  KELVIN,
  () => [
    affine("celsius", "Celsius", "°C", CELSIUS_DEGREE, "273.15", {
      plural: "degrees Celsius",
      aliases: ["C", "c", "degC", "degree Celsius", "centigrade"],
      ucum: "Cel",
    }),
    affine("fahrenheit", "Fahrenheit", "°F", FAHRENHEIT_DEGREE, "45967/180", {
      plural: "degrees Fahrenheit",
      aliases: ["F", "f", "degF", "degree Fahrenheit"],
      ucum: "[degF]",
    }),
    linear("kelvin", "kelvin", "K", KELVIN, { aliases: ["k", "degree Kelvin"], ucum: "K" }),
    linear("rankine", "Rankine", "°R", RANKINE_DEGREE, {
      plural: "degrees Rankine",
      aliases: ["R", "degR", "degree Rankine"],
      ucum: "[degR]",
    }),
    affine("reaumur", "Reaumur", "°Ré", REAUMUR_DEGREE, "273.15", {
      plural: "degrees Reaumur",
      aliases: ["Réaumur", "degree Reaumur", "degree Réaumur", "°Re"],
      ucum: "[degRe]",
      note: "Water freezes at 0 °Ré and boils at 80 °Ré.",
    }),
    linear("TPW", "triple point of water", "TPW", TRIPLE_POINT_OF_WATER, {
      note: "273.16 K, exact until 2019 and since then the value at which the kelvin was fixed; measured, it may differ by some 0.1 mK.",
    }),
    affine("delisle", "Delisle", "°De", DELISLE_DEGREE, "373.15", {
      plural: "degrees Delisle",
      aliases: ["degree Delisle", "°D"],
      note: "Counts downwards: water boils at 0 °De and freezes at 150 °De.",
    }),
    affine("newton-temperature", "Newton (temperature)", "°N", NEWTON_DEGREE, "273.15", {
      plural: "degrees Newton",
      aliases: ["degree Newton"],
      note: "Water freezes at 0 °N and is taken to boil at 33 °N; Newton's own table of 1701 gives 33 and 34.",
    }),
    affine("romer", "Rømer", "°Rø", ROMER_DEGREE, "36241/140", {
      plural: "degrees Rømer",
      aliases: ["Romer", "Roemer", "degree Rømer", "degree Romer"],
      note: "Water freezes at 7.5 °Rø and boils at 60 °Rø.",
    }),
  ],
  { isAbsolute: true, displayStyle: () => ({ kind: "temperature" }) },
);

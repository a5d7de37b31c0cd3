import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import {
  DELISLE_DEGREE,
  FAHRENHEIT_DEGREE,
  NEWTON_DEGREE,
  RANKINE_DEGREE,
  REAUMUR_DEGREE,
  ROMER_DEGREE,
  TRIPLE_POINT_OF_WATER,
} from "../../constants/temperature";
import { category } from "../category";
import { offsetUnit, unit } from "../unit";

export const temperature = category("temperature", { reference: KELVIN, isAbsolute: true, displayStyle: () => ({ kind: "temperature" }) }, () => [
  offsetUnit("celsius", CELSIUS_DEGREE, "273.15", {
    name: "Celsius",
    plural: "degrees Celsius",
    aliases: "C, c, degC, degree Celsius, centigrade, Centigrade, degree centigrade, degrees centigrade, deg centigrade",
    ucum: "Cel",
  }),
  offsetUnit("fahrenheit", FAHRENHEIT_DEGREE, "45967/180", {
    name: "Fahrenheit",
    plural: "degrees Fahrenheit",
    aliases: "F, f, degF, degree Fahrenheit",
    ucum: "[degF]",
  }),
  unit("kelvin", KELVIN, { aliases: "k, °K, degree Kelvin, degrees Kelvin, deg K" }),
  unit("rankine", RANKINE_DEGREE, { name: "Rankine", plural: "degrees Rankine", aliases: "R, degR, degree Rankine" }),
  offsetUnit("reaumur", REAUMUR_DEGREE, "273.15", {
    name: "Réaumur",
    plural: "degrees Réaumur",
    aliases: "Reaumur, degree Reaumur, degrees Reaumur, degree Réaumur, °Re",
    ucum: "[degRe]",
    note: "Water freezes at 0 °Ré and boils at 80 °Ré.",
  }),
  unit("TPW", TRIPLE_POINT_OF_WATER, {
    note: "273.16 K, exact until 2019 and since then the value at which the kelvin was fixed; measured, it may differ by some 0.1 mK.",
  }),
  offsetUnit("delisle", DELISLE_DEGREE, "373.15", {
    name: "Delisle",
    plural: "degrees Delisle",
    aliases: "degree Delisle, °D",
    note: "Counts downwards: water boils at 0 °De and freezes at 150 °De.",
  }),
  offsetUnit("newton-temperature", NEWTON_DEGREE, "273.15", {
    name: "Newton (temperature)",
    plural: "degrees Newton",
    aliases: "degree Newton",
    note: "Water freezes at 0 °N and is taken to boil at 33 °N; Newton's own table of 1701 gives 33 and 34.",
  }),
  offsetUnit("romer", ROMER_DEGREE, "36241/140", {
    name: "Rømer",
    plural: "degrees Rømer",
    aliases: "Romer, Roemer, degree Rømer, degree Romer",
    note: "Water freezes at 7.5 °Rø and boils at 60 °Rø.",
  }),
]);

import type { UnitExpression } from "../../algebra/expression";
import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import {
  CELSIUS_ZERO,
  DELISLE_DEGREE,
  DELISLE_ZERO,
  FAHRENHEIT_DEGREE,
  FAHRENHEIT_ZERO,
  NEWTON_DEGREE,
  RANKINE_DEGREE,
  REAUMUR_DEGREE,
  ROMER_DEGREE,
  ROMER_ZERO,
  TRIPLE_POINT_OF_WATER,
} from "../../constants/temperature";
import { category, offsetUnit, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

const scale = <Id extends string>(id: Id, name: string, degree: UnitExpression, zero: UnitExpression, options: UnitOptions): Unit<Id> =>
  offsetUnit(id, degree, zero, { name, plural: `degrees ${name}`, ...options });

export const temperature = category("temperature", { reference: KELVIN, isAbsolute: true, displayStyle: () => ({ kind: "temperature" }) }, () => [
  scale("celsius", "Celsius", CELSIUS_DEGREE, CELSIUS_ZERO, {
    aliases: "C, c, degC, degree Celsius, centigrade, Centigrade, degree centigrade, degrees centigrade, deg centigrade",
    ucum: "Cel",
  }),
  scale("fahrenheit", "Fahrenheit", FAHRENHEIT_DEGREE, FAHRENHEIT_ZERO, { aliases: "F, f, degF, degree Fahrenheit", ucum: "[degF]" }),
  unit("kelvin", KELVIN, { aliases: "k, °K, degree Kelvin, degrees Kelvin, deg K" }),
  unit("rankine", RANKINE_DEGREE, { name: "Rankine", plural: "degrees Rankine", aliases: "R, degR, degree Rankine" }),
  scale("reaumur", "Réaumur", REAUMUR_DEGREE, CELSIUS_ZERO, {
    aliases: "Reaumur, degree Reaumur, degrees Reaumur, degree Réaumur, °Re",
    ucum: "[degRe]",
    note: "Water freezes at 0 °Ré and boils at 80 °Ré.",
  }),
  unit("TPW", TRIPLE_POINT_OF_WATER, {
    note: "273.16 K, exact until 2019 and since then the value at which the kelvin was fixed; measured, it may differ by some 0.1 mK.",
  }),
  scale("delisle", "Delisle", DELISLE_DEGREE, DELISLE_ZERO, {
    aliases: "degree Delisle, °D",
    note: "Counts downwards: water boils at 0 °De and freezes at 150 °De.",
  }),
  scale("newton-temperature", "Newton (temperature)", NEWTON_DEGREE, CELSIUS_ZERO, {
    plural: "degrees Newton",
    aliases: "degree Newton",
    note: "Water freezes at 0 °N and is taken to boil at 33 °N; Newton's own table of 1701 gives 33 and 34.",
  }),
  scale("romer", "Rømer", ROMER_DEGREE, ROMER_ZERO, {
    aliases: "Romer, Roemer, degree Rømer, degree Romer",
    note: "Water freezes at 7.5 °Rø and boils at 60 °Rø.",
  }),
]);

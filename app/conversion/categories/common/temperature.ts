import type { UnitExpression } from "../../algebra/expression";
import { CELSIUS_DEGREE, KELVIN } from "../../constants/exact";
import * as t from "../../constants/temperature";
import { category, offsetUnit, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

const scale = <Id extends string>(id: Id, name: string, degree: UnitExpression, zero: UnitExpression, options: UnitOptions): Unit<Id> =>
  offsetUnit(id, degree, zero, { name, plural: `degrees ${name}`, ...options });

export const temperature = category("temperature", { reference: KELVIN, isAbsolute: true, displayStyle: () => ({ kind: "temperature" }) }, () => [
  scale("celsius", "Celsius", CELSIUS_DEGREE, t.CELSIUS_ZERO, {
    aliases: "C, c, degC, degree Celsius, centigrade, Centigrade, degree centigrade, degrees centigrade, deg centigrade",
    ucum: "Cel",
  }),
  scale("fahrenheit", "Fahrenheit", t.FAHRENHEIT_DEGREE, t.FAHRENHEIT_ZERO, { aliases: "F, f, degF, degree Fahrenheit", ucum: "[degF]" }),
  unit("kelvin", KELVIN, { aliases: "k, °K, degree Kelvin, degrees Kelvin, deg K" }),
  unit("rankine", t.RANKINE_DEGREE, { name: "Rankine", plural: "degrees Rankine", aliases: "R, degR, degree Rankine" }),
  scale("reaumur", "Réaumur", t.REAUMUR_DEGREE, t.CELSIUS_ZERO, {
    aliases: "Reaumur, degree Reaumur, degrees Reaumur, degree Réaumur, °Re",
    ucum: "[degRe]",
    note: "Water freezes at 0 °Ré and boils at 80 °Ré.",
  }),
  unit("TPW", t.TRIPLE_POINT_OF_WATER, {
    note: "273.16 K, exact until 2019 and since then the value at which the kelvin was fixed; measured, it may differ by some 0.1 mK.",
  }),
  scale("delisle", "Delisle", t.DELISLE_DEGREE, t.DELISLE_ZERO, {
    aliases: "degree Delisle, °D",
    note: "Counts downwards: water boils at 0 °De and freezes at 150 °De.",
  }),
  scale("newton-temperature", "Newton (temperature)", t.NEWTON_DEGREE, t.CELSIUS_ZERO, {
    plural: "degrees Newton",
    aliases: "degree Newton",
    note: "Water freezes at 0 °N and is taken to boil at 33 °N; Newton's own table of 1701 gives 33 and 34.",
  }),
  scale("romer", "Rømer", t.ROMER_DEGREE, t.ROMER_ZERO, {
    aliases: "Romer, Roemer, degree Rømer, degree Romer",
    note: "Water freezes at 7.5 °Rø and boils at 60 °Rø.",
  }),
]);

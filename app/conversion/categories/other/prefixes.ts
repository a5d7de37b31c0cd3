import { prefixed, toThe, type UnitExpression } from "../../algebra/expression";
import { prefixWithSymbol } from "../../algebra/prefixes";
import { KIBI, UNITY } from "../../constants/mathematical";
import { category, named } from "../category";
import type { Unit, UnitOptions } from "../unit";

/** A prefix is a plain number and has no plural of its own. */
const row = <Name extends string>(name: Name, symbol: string, size: UnitExpression, options: UnitOptions = {}): Unit<Name> =>
  named(name, name, symbol, size, { plural: null, ...options });

const prefix = <Name extends string>(name: Name, symbol: string, options: UnitOptions = {}): Unit<Name> =>
  row(name, symbol, prefixed(prefixWithSymbol(symbol), UNITY), options);

const OF_2022: UnitOptions = { sources: ["27th CGPM, Resolution 3"], note: "One of the four prefixes that the CGPM added in 2022." };
const binary = <Name extends string>(name: Name, symbol: string, steps: number): Unit<Name> =>
  row(name, symbol, toThe(steps, KIBI), { note: `A binary prefix of IEC 80000-13: 1024${steps === 1 ? "" : ` to the power ${steps}`}.` });

export const prefixes = category("prefixes", { reference: UNITY, quantityKind: "a plain number" }, () => [
  prefix("kilo", "k"),
  prefix("mega", "M"),
  prefix("giga", "G"),
  prefix("milli", "m"),
  row("none", "1", UNITY, { aliases: "one" }),
  prefix("yotta", "Y"),
  prefix("zetta", "Z"),
  prefix("exa", "E"),
  prefix("peta", "P"),
  prefix("tera", "T"),
  prefix("hecto", "h"),
  prefix("deka", "da", { aliases: "deca" }),
  prefix("deci", "d"),
  prefix("centi", "c"),
  prefix("micro", "µ", { aliases: "u" }),
  prefix("nano", "n"),
  prefix("pico", "p"),
  prefix("femto", "f"),
  prefix("atto", "a"),
  prefix("zepto", "z"),
  prefix("yocto", "y"),
  prefix("quetta", "Q", OF_2022),
  prefix("ronna", "R", OF_2022),
  prefix("ronto", "r", OF_2022),
  prefix("quecto", "q", OF_2022),
  binary("kibi", "Ki", 1),
  binary("mebi", "Mi", 2),
  binary("gibi", "Gi", 3),
  binary("tebi", "Ti", 4),
  binary("pebi", "Pi", 5),
  binary("exbi", "Ei", 6),
  binary("zebi", "Zi", 7),
  binary("yobi", "Yi", 8),
  binary("robi", "Ri", 9),
  binary("quebi", "Qi", 10),
]);

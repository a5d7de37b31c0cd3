import { toThe, type UnitExpression } from "../../algebra/expression";
import {
  atto,
  centi,
  deci,
  deka,
  exa,
  femto,
  giga,
  hecto,
  kilo,
  mega,
  micro,
  milli,
  nano,
  peta,
  pico,
  quecto,
  quetta,
  ronna,
  ronto,
  tera,
  yocto,
  yotta,
  zepto,
  zetta,
} from "../../algebra/prefixes";
import { KIBI, UNITY } from "../../constants/mathematical";
import { category } from "../category";
import { type Unit, type UnitOptions, unit } from "../unit";

/** A prefix is a plain number and has no plural of its own. */
const prefix = <Name extends string>(name: Name, symbol: string, size: UnitExpression, options: UnitOptions = {}): Unit<Name> =>
  unit(name, size, { name, symbol, plural: name, ...options });

const OF_2022: UnitOptions = { sources: ["27th CGPM, Resolution 3"], note: "One of the four prefixes that the CGPM added in 2022." };
const binary = <Name extends string>(name: Name, symbol: string, steps: number): Unit<Name> =>
  prefix(name, symbol, toThe(steps, KIBI), { note: `A binary prefix of IEC 80000-13: 1024${steps === 1 ? "" : ` to the power ${steps}`}.` });

export const prefixes = category("prefixes", { reference: UNITY, quantityKind: "a plain number" }, () => [
  prefix("kilo", "k", kilo(UNITY)),
  prefix("mega", "M", mega(UNITY)),
  prefix("giga", "G", giga(UNITY)),
  prefix("milli", "m", milli(UNITY)),
  prefix("none", "1", UNITY, { aliases: "one" }),
  prefix("yotta", "Y", yotta(UNITY)),
  prefix("zetta", "Z", zetta(UNITY)),
  prefix("exa", "E", exa(UNITY)),
  prefix("peta", "P", peta(UNITY)),
  prefix("tera", "T", tera(UNITY)),
  prefix("hecto", "h", hecto(UNITY)),
  prefix("deka", "da", deka(UNITY), { aliases: "deca" }),
  prefix("deci", "d", deci(UNITY)),
  prefix("centi", "c", centi(UNITY)),
  prefix("micro", "µ", micro(UNITY), { aliases: "u" }),
  prefix("nano", "n", nano(UNITY)),
  prefix("pico", "p", pico(UNITY)),
  prefix("femto", "f", femto(UNITY)),
  prefix("atto", "a", atto(UNITY)),
  prefix("zepto", "z", zepto(UNITY)),
  prefix("yocto", "y", yocto(UNITY)),
  prefix("quetta", "Q", quetta(UNITY), OF_2022),
  prefix("ronna", "R", ronna(UNITY), OF_2022),
  prefix("ronto", "r", ronto(UNITY), OF_2022),
  prefix("quecto", "q", quecto(UNITY), OF_2022),
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

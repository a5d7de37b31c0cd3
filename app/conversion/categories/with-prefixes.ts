import { type NamedUnit, prefixed, type UnitExpression } from "../algebra/expression";
import { nameOf, symbolOf } from "../algebra/names";
import { type PrefixNames, prefixWithSymbol } from "../algebra/prefixes";
import { type Unit, unit } from "./unit";

const SAFE_ID = /^[A-Za-z0-9-]+$/;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Letter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");
type SafeSign = Letter | Uppercase<Letter> | Digit | "-";
type IsSafe<Text extends string> = Text extends `${infer First}${infer Rest}` ? (First extends SafeSign ? IsSafe<Rest> : false) : true;

type Names<Prefixes extends string> = Prefixes extends `${infer First} ${infer Rest}`
  ? Names<First> | Names<Rest>
  : Prefixes extends keyof PrefixNames
    ? Prefixes
    : never;
type NameId<Prefix, Name extends string> = Prefix extends keyof PrefixNames ? Lowercase<`${PrefixNames[Prefix]}${Name}`> : never;
/** The type of `composedId` of a prefixed unit. */
type ComposedId<Prefix, Name extends string, UnitSymbol extends string> = Prefix extends string
  ? IsSafe<`${Prefix}${UnitSymbol}`> extends true
    ? `${Prefix}${UnitSymbol}`
    : NameId<Prefix, Name>
  : never;

/** The id of a unit that states none: its symbol where that is plain ASCII and safe in a URL, otherwise its name in kebab-case. */
export function composedId(expression: UnitExpression): string {
  const symbol = symbolOf(expression) ?? "";
  if (SAFE_ID.test(symbol)) return symbol;
  return (nameOf(expression) ?? "").toLowerCase().replaceAll("/", "-per-").replace(/[()]/g, "").replace(/[\s]+/g, "-");
}

/** One row for each prefix, in the order written: `withPrefixes("k M G", HERTZ)`. */
export const withPrefixes = <const Prefixes extends string, Name extends string, UnitSymbol extends string>(
  prefixes: Prefixes,
  base: NamedUnit<Name, UnitSymbol>,
): readonly Unit<ComposedId<Names<Prefixes>, Name, UnitSymbol>>[] =>
  prefixes.split(" ").map((symbol) => {
    const expression = prefixed(prefixWithSymbol(symbol), base);
    return unit(composedId(expression) as ComposedId<Names<Prefixes>, Name, UnitSymbol>, expression);
  });

/**
 * One row for each prefix of a unit within a compound, whose name ends in `ending`:
 * `withPrefixesIn("k m µ", GRAM, (gram) => per(gram, LITRE), "-per-liter")`.
 */
export const withPrefixesIn = <const Prefixes extends string, Name extends string, const Ending extends string>(
  prefixes: Prefixes,
  base: NamedUnit<Name>,
  compose: (prefixedUnit: UnitExpression) => UnitExpression,
  ending: Ending,
): readonly Unit<`${NameId<Names<Prefixes>, Name>}${Ending}`>[] =>
  prefixes.split(" ").map((symbol) => {
    const one = prefixed(prefixWithSymbol(symbol), base);
    const id = `${(nameOf(one) ?? "").toLowerCase()}${ending}`;
    return unit(id as `${NameId<Names<Prefixes>, Name>}${Ending}`, compose(one));
  });

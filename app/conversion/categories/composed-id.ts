import type { UnitExpression } from "../algebra/expression";
import { nameOf, symbolOf } from "../algebra/names";
import type { PrefixNames } from "../algebra/prefixes";

const SAFE_ID = /^[A-Za-z0-9-]+$/;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Letter =
  | ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
  | ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");
type SafeSign = Letter | Uppercase<Letter> | Digit | "-";
type IsSafe<Text extends string> = Text extends `${infer First}${infer Rest}` ? (First extends SafeSign ? IsSafe<Rest> : false) : true;

export type PrefixesIn<Prefixes extends string> = Prefixes extends `${infer First} ${infer Rest}`
  ? PrefixesIn<First> | PrefixesIn<Rest>
  : Prefixes extends keyof PrefixNames
    ? Prefixes
    : never;
/** The name of a prefixed unit as written in an id. */
export type NameId<Prefix, Name extends string> = Prefix extends keyof PrefixNames ? Lowercase<`${PrefixNames[Prefix]}${Name}`> : never;
/** The type of `composedId` of a prefixed unit. */
export type ComposedId<Prefix, Name extends string, UnitSymbol extends string> = Prefix extends string
  ? IsSafe<`${Prefix}${UnitSymbol}`> extends true
    ? `${Prefix}${UnitSymbol}`
    : NameId<Prefix, Name>
  : never;

/** The default id of a unit: its symbol if that is plain ASCII and safe in a URL, otherwise its name in kebab-case. */
export function composedId(expression: UnitExpression): string {
  const symbol = symbolOf(expression) ?? "";
  if (SAFE_ID.test(symbol)) return symbol;
  return (nameOf(expression) ?? "").toLowerCase().replaceAll("/", "-per-").replace(/[()]/g, "").replace(/[\s]+/g, "-");
}

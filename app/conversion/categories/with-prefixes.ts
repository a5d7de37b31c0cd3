import { prefixed, type UnitExpression } from "../algebra/expression";
import { nameOf, symbolOf } from "../algebra/names";
import { prefixWithSymbol } from "../algebra/prefixes";
import { type Unit, unit } from "./unit";

const SAFE_ID = /^[A-Za-z0-9-]+$/;

/** The id of a unit that states none: its symbol where that is plain ASCII and safe in a URL, otherwise its name in kebab-case. */
export function composedId(expression: UnitExpression): string {
  const symbol = symbolOf(expression) ?? "";
  if (SAFE_ID.test(symbol)) return symbol;
  return (nameOf(expression) ?? "").toLowerCase().replaceAll("/", "-per-").replace(/[()]/g, "").replace(/[\s]+/g, "-");
}

/**
 * One row for each prefix, in the order written: `withPrefixes("k M G", HERTZ)`. `within` puts the prefixed unit into a
 * compound: `withPrefixes("k m µ", GRAM, (gram) => per(gram, LITRE))`.
 */
export const withPrefixes = (
  prefixes: string,
  base: UnitExpression,
  within: (prefixedUnit: UnitExpression) => UnitExpression = (prefixedUnit) => prefixedUnit,
): readonly Unit[] =>
  prefixes.split(" ").map((symbol) => {
    const expression = within(prefixed(prefixWithSymbol(symbol), base));
    return unit(composedId(expression), expression);
  });

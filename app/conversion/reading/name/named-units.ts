import { once } from "~/numerals/once";
import { cubed, namedExpressions, renamed, times, type UnitExpression } from "../../algebra/expression";
import { pluralOf } from "../../algebra/plural";
import * as c from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { ownUnits } from "./own-units";
import { foldName, normalizeTypography } from "./unit-names";

/** So many of a unit, by the letters of the oil and gas trade; where M is a thousand, the answer says so. */
function counted(symbol: string, count: string, unit: UnitExpression, name: string): UnitExpression {
  const aliases = `${symbol.toUpperCase()}, ${symbol.toLowerCase()}`;
  const readAs = symbol.startsWith("M") ? name : undefined;
  return renamed(times(count, unit), name, { name, symbol, plural: name, aliases, readAs });
}

/** Units that no row and no other unit names: a bundler would drop them. */
const unnamedElsewhere = (): readonly UnitExpression[] => [
  c.BEAT_PER_MINUTE,
  c.STEP_PER_MINUTE,
  c.MACH,
  c.MIRED,
  c.MOLECULE,
  counted("Mbbl", "1000", c.OIL_BARREL, "thousand barrels of oil"),
  counted("MMbbl", "1e6", c.OIL_BARREL, "million barrels of oil"),
  counted("Bcf", "1e9", cubed(FOOT), "billion cubic feet"),
  counted("Tcf", "1e12", cubed(FOOT), "trillion cubic feet"),
];

const byName = once((): ReadonlyMap<string, UnitExpression> => {
  const index = new Map<string, UnitExpression>();
  const put = (key: string, unit: UnitExpression) => {
    if (key !== "" && !index.has(key)) index.set(key, unit);
  };
  for (const unit of [...namedExpressions, ...unnamedElsewhere()]) {
    const { label = "", names } = unit;
    const name = names?.name ?? label;
    for (const text of [names?.symbol ?? "", ...(names?.aliases ?? [])]) put(normalizeTypography(text), unit);
    for (const text of [name, label, names?.plural ?? pluralOf(name), pluralOf(label)])
      put(foldName(normalizeTypography(text)), unit);
  }
  return index;
});

/** A unit that has a name but no row of its own in the catalogue, or a user's own; symbols in their own case. */
export function namedUnit(text: string): UnitExpression | undefined {
  const normalized = normalizeTypography(text);
  const own = ownUnits().get(normalized);
  if (own) return own;
  const isWord = /^\p{L}{4}/u.test(normalized);
  return byName().get(normalized) ?? (isWord ? byName().get(foldName(normalized)) : undefined);
}

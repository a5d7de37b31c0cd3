import { once } from "~/numerals/once";
import { namedExpressions, type UnitExpression } from "../../algebra/expression";
import { pluralOf } from "../../algebra/plural";
import { foldName, normaliseTypography } from "./unit-names";

const byName = once((): ReadonlyMap<string, UnitExpression> => {
  const index = new Map<string, UnitExpression>();
  const put = (key: string, unit: UnitExpression) => {
    if (key !== "" && !index.has(key)) index.set(key, unit);
  };
  for (const unit of namedExpressions) {
    const { label = "", names } = unit;
    const name = names?.name ?? label;
    for (const text of [names?.symbol ?? "", ...(names?.aliases ?? [])]) put(normaliseTypography(text), unit);
    for (const text of [name, label, names?.plural ?? pluralOf(name), pluralOf(label)])
      put(foldName(normaliseTypography(text)), unit);
  }
  return index;
});

/** A unit that has a name but no row of its own in the catalogue; symbols in their own case. */
export function namedUnit(text: string): UnitExpression | undefined {
  const normalised = normaliseTypography(text);
  const isWord = /^\p{L}{4}/u.test(normalised);
  return byName().get(normalised) ?? (isWord ? byName().get(foldName(normalised)) : undefined);
}

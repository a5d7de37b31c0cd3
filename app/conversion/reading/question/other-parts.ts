import { per, times, toThe, type UnitExpression } from "../../algebra/expression";
import { isSameSize } from "../../converting/rule";
import type { Note } from "../lexicon/entry";
import { expressionOfRow, expressionUnit, rowFor } from "../name/expression-unit";
import { preferring } from "../name/likelihood";
import type { UnitMatch, Variant } from "../name/readings";

/** @file What a unit would be if its parts meant something else: mile/gallon (UK) for "mpg". */

type Shared = Extract<Note, { kind: "shared" }>;

const isSame = (a: UnitExpression, b: UnitExpression): boolean =>
  a === b || (a.label !== undefined && a.label === b.label);

/** An expression with another unit in place of one of its parts. */
function replaced(whole: UnitExpression, part: UnitExpression, other: UnitExpression): UnitExpression {
  if (isSame(whole, part)) return other;
  if (whole.label !== undefined) return whole;
  const { form } = whole;
  const inner = (one: UnitExpression): UnitExpression => replaced(one, part, other);
  switch (form.kind) {
    case "product":
      return times(...form.factors.map(inner));
    case "quotient":
      return per(inner(form.numerator), ...form.denominators.map(inner));
    case "power":
      return toThe(form.exponent, inner(form.base));
    default:
      return whole;
  }
}

/** The variant of a unit whose parts have several meanings; null where none of them has another. */
export function partVariant(
  parts: readonly Shared[],
  expression: UnitExpression,
  chosen: UnitMatch,
  text: string,
  role: Variant["role"],
  partner?: UnitMatch,
): Variant | null {
  const most = Math.max(...parts.map(({ others }) => others.length));
  const alternatives = Array.from({ length: most }, (_, i): UnitMatch => {
    const other = parts.reduce((whole, { match, others }) => {
      const meant = others[i] ?? others.at(-1);
      return meant ? replaced(whole, expressionOfRow(match.unit), expressionOfRow(meant.unit)) : whole;
    }, expression);
    const { category } = chosen;
    return { category, unit: (category && rowFor(other, category)) ?? expressionUnit(other, text) };
  }).filter(({ unit }) => !isSameSize(unit, chosen.unit));
  if (alternatives.length === 0) return null;
  return {
    kind: "unit",
    text,
    role,
    chosen,
    alternatives: preferring(
      alternatives,
      ({ unit }) => partner !== undefined && isSameSize(unit, partner.unit),
    ),
  };
}

import { isSameForm } from "../../algebra/base-unit-form";
import { renamed, type UnitExpression } from "../../algebra/expression";
import { symbolOf } from "../../algebra/names";
import type { Unit } from "../../categories/unit";
import { distinct } from "./likelihood";
import type { Candidate } from "./row-candidates";
import { isSiUnit } from "./si-units";

/** One meaning of a single unit within an expression. */
export type AtomMeaning = {
  readonly expression: UnitExpression;
  /** Lower for a better match. */
  readonly rank: number;
  /** The text also names a temperature scale, whose zero an expression cannot keep. */
  readonly isOffset: boolean;
  /** The symbol in its own case, where only that tells it from another: mW or MW for "mw". */
  readonly spelling?: string;
  /** With a prefix, where the name in another case is a unit of something else too: the Ta and the TA of "tA". */
  readonly isOneOfCases?: boolean;
};

/** A row within an expression: its own expression where that has a symbol, else named as the row is. */
export function expressionOfRow({ id, name, symbol, plural, ucum, scale }: Unit): UnitExpression {
  const { factor } = scale;
  if (symbolOf(factor) !== null) return factor;
  const names = { name, symbol: symbol || id, plural, ucum: ucum ?? undefined };
  return renamed(factor, factor.label ?? name, names);
}

/**
 * Names that mean these rows only where they stand alone: L/S in capitals is not a liter per 10⁻¹³ s, "C/min to F/min" is about
 * degrees, and "5 gal/day" about gallons.
 */
const ALONE: ReadonlyMap<string, string> = new Map([
  ["gal", "Gal"],
  ["gals", "Gal"],
  ["S", "svedberg"],
  ["F", "faraday"],
  ["cent", "cent"],
  ["cents", "cent"],
]);

/** Extracts, which are tabulated against gravities: 1.050 is not 105 °Bx. */
const TABULATED: ReadonlySet<string> = new Set(["degree-brix", "degree-plato"]);

/** The rows that an expression may hold. */
export const usable = (rows: readonly Candidate[], text: string): readonly Candidate[] =>
  rows.filter(
    ({ category, unit: { id, scale } }) =>
      category.id !== "prefixes" &&
      scale.kind !== "reciprocal" &&
      scale.kind !== "curve" &&
      id !== ALONE.get(text) &&
      !TABULATED.has(id),
  );

export const isSi = ({ expression: { form, label }, expression }: AtomMeaning): boolean =>
  isSiUnit(form.kind === "prefixed" && label === undefined ? form.unit : expression);

/** The first of each size. */
export const distinctSizes = <T extends { readonly expression: UnitExpression }>(
  all: readonly T[],
): readonly T[] => distinct(all, (a, b) => isSameForm(a.expression.resolve(), b.expression.resolve()));

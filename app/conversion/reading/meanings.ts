import { type BaseUnitForm, isSameForm } from "../algebra/base-unit-form";
import type { UnitExpression } from "../algebra/expression";
import { symbolOf } from "../algebra/names";
import type { Category } from "../categories/category";
import { fail, type Result, succeed } from "../errors";
import { type Evaluated, evaluateNode } from "./evaluate-expression";
import { categoriesOf, expressionUnit, rowFor, unitsToExplain } from "./expression-unit";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { prefixedUnits } from "./prefixed-units";
import type { Reading, UnitMatch } from "./readings";
import { caselessCandidates, type FindOptions } from "./row-candidates";
import { smallLetterData } from "./small-letter-data";
import { parseExpression } from "./unit-grammar";
import type { ParsedExpression, UnitNode } from "./unit-node";
import type { UnitText } from "./unit-text";
import { unknownUnit } from "./unknown-unit";

/** One meaning of a unit text. A lower rank is more likely. */
export type Meaning = UnitMatch & {
  readonly rank: number;
  readonly isExpression: boolean;
  readonly assumptions: readonly Reading[];
};
/** Expressions come after the units that a whole text names, and those without a category after those with one. */
const EXPRESSION_RANK = 6;
const WITHOUT_CATEGORY_RANK = 3;

type Failure = Extract<Result<never>, { ok: false }>;

const hasQuotient = (node: UnitNode): boolean => {
  if (node.kind === "quotient") return true;
  if (node.kind === "power") return node.exponent < 0 || hasQuotient(node.base);
  return node.kind === "product" && node.factors.some(hasQuotient);
};

/** The texts of the words of a symbol product, "ft lb", taken one by one. */
const isWordName = (text: string, isSeveralWords: boolean): boolean =>
  isNameOfOneUnit(text, isSeveralWords) &&
  (!isSeveralWords || !text.split(/[\s.-]+/).every((word) => word.length < 4));

/** SG by itself is a density scale, not the number one, which would make it a hundred degrees Brix. */
const isNamedNumber = (text: string, { expression }: Evaluated): boolean =>
  expression.resolve().dimension.every((exponent) => exponent === 0) && rowsNamed(text, {}).length > 0;

function meaningsOfParsed(
  text: string,
  { node, isAmbiguous }: ParsedExpression,
  options: FindOptions,
  written = text,
): Result<readonly Meaning[]> {
  const evaluated = evaluateNode(node, written, options);
  if (!evaluated.ok) return evaluated;
  const isSingle = node.kind === "atom";
  const keepsScales = isSingle || hasQuotient(node);
  const usable = evaluated.value.filter(({ isOffset }) => keepsScales || !isOffset);
  if (usable.length === 0) return fail({ code: "offset_in_product", unit: text });
  const meant = isSingle ? usable.filter((one) => !isNamedNumber(text, one)) : usable;
  const distinct: { form: BaseUnitForm; evaluated: Evaluated }[] = [];
  for (const one of [...meant].sort((a, b) => a.rank - b.rank)) {
    const form = one.expression.resolve();
    if (!distinct.some((known) => isSameForm(known.form, form))) distinct.push({ form, evaluated: one });
  }
  const meanings = distinct.flatMap(({ evaluated: { expression, rank, isOffset } }) => {
    const assumptions: Reading[] = [];
    if (isAmbiguous) assumptions.push({ kind: "wording", text, shown: symbolOf(expression) ?? text });
    if (isOffset && !isSingle) assumptions.push({ kind: "interval", text });
    for (const { symbol, readAs = "" } of unitsToExplain(expression))
      assumptions.push({ kind: "wording", text: symbol, shown: readAs });
    return inCategories(expression, text, options).map(
      ({ category, unit }): Meaning => ({
        category,
        unit,
        rank: EXPRESSION_RANK + rank + (category ? 0 : WITHOUT_CATEGORY_RANK),
        isExpression: true,
        assumptions,
      }),
    );
  });
  return succeed(meanings);
}

function inCategories(expression: UnitExpression, text: string, options: FindOptions): readonly UnitMatch[] {
  // Mmol/l names no substance: it is glucose only in the category of glucose.
  const matching = categoriesOf(expression).filter(({ id, substance }) =>
    options.category === undefined ? substance === undefined : id === options.category,
  );
  const inCategory = (category: Category): UnitMatch => ({
    category,
    unit: rowFor(expression, category) ?? expressionUnit(expression, text),
  });
  if (matching.length > 0) return matching.map(inCategory);
  return options.category === undefined ? [{ category: null, unit: expressionUnit(expression, text) }] : [];
}

/** What a text means as an expression. Errors: unknown_unit, ambiguous_unit, invalid_expression, offset_in_product. */
export function expressionMeanings(
  { text, node, written }: UnitText,
  options: FindOptions = {},
): Result<readonly Meaning[]> {
  if (node) return meaningsOfParsed(text, { node, isAmbiguous: false }, options, written);
  const plain = parseExpression(text, isWordName);
  const first = plain.ok ? meaningsOfParsed(text, plain.value, options) : plain;
  const named = parseExpression(text, isNameOfOneUnit);
  const isSame = plain.ok && named.ok && JSON.stringify(plain.value) === JSON.stringify(named.value);
  if (!named.ok || isSame) return first;
  const second = meaningsOfParsed(text, named.value, options);
  if (!first.ok) return second;
  if (!second.ok) return first;
  return succeed([...first.value, ...second.value.map((one) => ({ ...one, rank: one.rank + 1 }))]);
}

const asRow = ({ category, unit }: UnitMatch, rank: number): Meaning => ({
  category,
  unit,
  rank,
  isExpression: false,
  assumptions: [],
});

/** The catalogue units that a whole text names. "mb" is a millibar before it is an amount of data. */
export function rowMeanings({ text }: UnitText, options: FindOptions = {}): readonly Meaning[] {
  const named = rowsNamed(text, options).map((row) => asRow(row, row.rank));
  const data = smallLetterData(text, options);
  const others = named.filter((row) => data.every(({ category }) => category !== row.category));
  const rank = Math.max(-1, ...others.map((row) => row.rank)) + 1;
  return data.length > 0 ? [...others, ...data.map((match) => asRow(match, rank))] : named;
}

/** "°c" and "dbm": scales with a zero or a curve of their own, which no expression keeps, in another case. */
const scalesInAnyCase = ({ text, node }: UnitText, options: FindOptions): readonly Meaning[] =>
  node || /^.$|[\d^]/u.test(text) || prefixedUnits(text).length > 0
    ? []
    : caselessCandidates(text, options)
        .filter(({ unit: { scale } }) => scale.kind === "affine" || scale.kind === "curve")
        .map((row) => asRow(row, row.rank));

/** Everything that a unit text means: rows that it names, otherwise an expression. Errors: those of expressionMeanings. */
export function meaningsOf(unit: UnitText, options: FindOptions = {}): Result<readonly Meaning[]> {
  const rows = rowMeanings(unit, options);
  if (rows.length > 0) return succeed(rows);
  const scales = scalesInAnyCase(unit, options);
  if (scales.length > 0) return succeed(scales);
  const meanings = expressionMeanings(unit, options);
  if (meanings.ok && meanings.value.length === 0) return unknownUnit(unit.text, options) as Failure;
  return meanings;
}

import type { UnitExpression } from "../algebra/expression";
import { symbolOf } from "../algebra/names";
import type { Unit } from "../categories/unit";
import type { UnitChoice } from "../errors";
import { expressionUnit } from "./expression-unit";
import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { namedUnit } from "./named-units";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Candidate, caselessCandidates, type FindOptions, rowCandidates } from "./row-candidates";
import { foldName, normaliseTypography, withoutQualifier } from "./unit-names";

/** One meaning of a single unit within an expression. */
export type AtomMeaning = {
  readonly expression: UnitExpression;
  /** The better the text names the unit, the lower. */
  readonly rank: number;
  /** The text also names a temperature scale, whose zero an expression cannot keep. */
  readonly isOffset: boolean;
};

export type AtomReading =
  | { readonly kind: "meanings"; readonly meanings: readonly AtomMeaning[] }
  /** Another case would name several units that differ by their prefixes. */
  | { readonly kind: "case"; readonly choices: readonly UnitChoice[] }
  | { readonly kind: "unknown" };

const BEFORE = /^(us|u\.s\.?|american|uk|u\.k\.?|imperial|imp\.?|british)[ .]+(.+)$/i;
const AFTER = /^(.+?)[ ]+\(?(us|u\.s\.?|uk|u\.k\.?|imperial|imp\.?)\)?$/i;
const isAmerican = (qualifier: string): boolean => /^[ua]\.?(s|m)/i.test(qualifier);

/** "US pint" and "pint imperial" as the catalogue writes them: "pint (US)", "pint (UK)". */
function withQualifier(text: string): string | null {
  const before = BEFORE.exec(text);
  const after = AFTER.exec(text);
  const noun = before?.[2] ?? after?.[1];
  const qualifier = before?.[1] ?? after?.[2];
  return noun && qualifier ? `${noun} (${isAmerican(qualifier) ? "US" : "UK"})` : null;
}

const withoutDots = (text: string): string =>
  text
    .replace(/\.(?=\s|$|[a-z])/gi, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The spellings under which a text is looked up, best first. */
function spellings(text: string): readonly string[] {
  const plain = withoutDots(text);
  return [...new Set([text, plain, withQualifier(text), withQualifier(plain)])].filter((one) => one !== null);
}

/** The rows that a text names, under the first of its spellings that names any. */
export function rowsNamed(text: string, options: FindOptions): readonly Candidate[] {
  for (const spelling of spellings(text)) {
    const rows = rowCandidates(spelling, options);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** True where words side by side name one unit: in this very case, or by its name, but "m C" is no "m·c". */
export function isNameOfOneUnit(text: string, isSeveralWords: boolean): boolean {
  const rows = rowsNamed(text, {});
  const isKnown = rows.length > 0 || namedUnit(text) !== undefined || namedConstant(text) !== undefined;
  if (!isSeveralWords) return isKnown || prefixedUnits(text).length > 0;
  if (rows.length === 0) return isKnown;
  if (rows.some(({ matchesCase }) => matchesCase)) return true;
  const words = withoutDots(text).split(/[\s-]+/);
  const folded = foldName(normaliseTypography(withoutDots(text)));
  const isName = (name: string): boolean => {
    const known = foldName(normaliseTypography(name));
    return known === folded || withoutQualifier(known) === folded;
  };
  const isQualified = withQualifier(text) !== null;
  return (
    isQualified ||
    (words.every((word) => word.length > 1) &&
      rows.some(({ unit }) => [unit.name, unit.plural, ...unit.aliases].some(isName)))
  );
}

/** A row within an expression: its own expression where that has a symbol, else named as the row is. */
export function expressionOfRow({ id, name, symbol, plural, ucum, scale }: Unit): UnitExpression {
  const { factor } = scale;
  if (symbolOf(factor) !== null) return factor;
  const names = { name, symbol: symbol || id, plural, ucum: ucum ?? undefined };
  return { ...factor, label: factor.label ?? name, names };
}

const isUsable = ({ category, unit }: Candidate): boolean =>
  category.id !== "prefixes" && unit.scale.kind !== "reciprocal";

const fromRow = ({ unit, rank }: Candidate): AtomMeaning => ({
  expression: expressionOfRow(unit),
  rank,
  isOffset: unit.scale.kind === "affine",
});

const caseChoice = (expression: UnitExpression, text: string): UnitChoice => {
  const { id, name, plural, symbol } = expressionUnit(expression, text);
  return { category: null, id, name, plural, symbol, meaning: name };
};

/** What a word in the wrong case may mean: one unit where only one can be meant, a question where a prefix is at stake. */
function readInAnyCase(text: string, options: FindOptions): AtomReading {
  const rows = caselessCandidates(text, options).filter(isUsable);
  const all = [
    ...rows.map((row) => ({ expression: expressionOfRow(row.unit), text: row.unit.symbol, row })),
    ...prefixedUnitsInAnyCase(text).map((one) => ({ ...one, row: undefined })),
  ];
  const distinct = new Map<string, (typeof all)[number]>();
  for (const one of all) {
    const { ratio, dimension } = one.expression.resolve();
    const key = `${ratio.numerator}/${ratio.denominator} ${dimension.join()}`;
    if (!distinct.has(key)) distinct.set(key, one);
  }
  const choices = [...distinct.values()];
  if (choices.length === 0 || normaliseTypography(text).length === 1) return { kind: "unknown" };
  const [first] = choices;
  if (choices.length === 1 && first) {
    const rank = RANKS.indexOf("caseless");
    return {
      kind: "meanings",
      meanings: [{ expression: first.expression, rank, isOffset: first.row?.unit.scale.kind === "affine" }],
    };
  }
  return { kind: "case", choices: choices.map((one) => caseChoice(one.expression, one.text)) };
}

/** Everything that one unit of an expression may mean. */
export function readAtom(text: string, options: FindOptions = {}): AtomReading {
  const rows = rowsNamed(text, options).filter(isUsable);
  const composed = prefixedUnits(text).map(
    ({ expression }): AtomMeaning => ({ expression, rank: 0, isOffset: false }),
  );
  const exactRows = rows.filter(({ matchesCase }) => matchesCase);
  const meanings = exactRows.length > 0 || composed.length === 0 ? rows.map(fromRow) : composed;
  if (meanings.length > 0) return { kind: "meanings", meanings };
  const constant = namedUnit(text) ?? namedConstant(text);
  if (constant) return { kind: "meanings", meanings: [{ expression: constant, rank: 2, isOffset: false }] };
  return readInAnyCase(text, options);
}

import { isSameForm } from "../algebra/base-unit-form";
import { BASE_DIMENSIONS } from "../algebra/dimension";
import { renamed, type UnitExpression } from "../algebra/expression";
import { symbolOf } from "../algebra/names";
import type { Unit } from "../categories/unit";
import type { UnitChoice } from "../errors";
import { isEveryday } from "./everyday";
import { expressionUnit } from "./expression-unit";
import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { rowsNamed } from "./named-rows";
import { namedUnit } from "./named-units";
import { whyNoUnit } from "./not-units";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Candidate, caselessCandidates, type FindOptions } from "./row-candidates";
import { isSiUnit } from "./si-units";
import { smallLetterData } from "./small-letter-data";
import { normaliseTypography, withoutQualifier } from "./unit-names";

/** One meaning of a single unit within an expression. */
export type AtomMeaning = {
  readonly expression: UnitExpression;
  /** Lower for a better match. */
  readonly rank: number;
  /** The text also names a temperature scale, whose zero an expression cannot keep. */
  readonly isOffset: boolean;
};

export type AtomReading =
  | { readonly kind: "meanings"; readonly meanings: readonly AtomMeaning[] }
  /** Another case would name several units that differ by their prefixes. */
  | { readonly kind: "case"; readonly choices: readonly UnitChoice[] }
  | { readonly kind: "unknown" };

/** A row within an expression: its own expression where that has a symbol, else named as the row is. */
export function expressionOfRow({ id, name, symbol, plural, ucum, scale }: Unit): UnitExpression {
  const { factor } = scale;
  if (symbolOf(factor) !== null) return factor;
  const names = { name, symbol: symbol || id, plural, ucum: ucum ?? undefined };
  return renamed(factor, factor.label ?? name, names);
}

/**
 * Symbols that mean these rows only where they stand alone: L/S in capitals is no liter per 10⁻¹³ s, and "C/min to F/min" is
 * about degrees.
 */
const ALONE: ReadonlyMap<string, string> = new Map([
  ["S", "svedberg"],
  ["F", "faraday"],
]);

/** The rows that an expression may hold. */
const usable = (rows: readonly Candidate[], text: string): readonly Candidate[] =>
  rows.filter(
    ({ category, unit: { id, scale } }) =>
      category.id !== "prefixes" &&
      scale.kind !== "reciprocal" &&
      scale.kind !== "curve" &&
      id !== ALONE.get(text),
  );

const isSi = ({ expression: { form, label }, expression }: AtomMeaning): boolean =>
  isSiUnit(form.kind === "prefixed" && label === undefined ? form.unit : expression);

/** More than what a reading without a category loses (meanings.ts). */
const NOT_SI_RANK = 4;

/** Within an expression cd is the candela before it is the cord. */
function siFirst(meanings: readonly AtomMeaning[]): readonly AtomMeaning[] {
  if (!meanings.some(isSi)) return meanings;
  return meanings.map((one) => (isSi(one) ? one : { ...one, rank: one.rank + NOT_SI_RANK }));
}

const CONSTANT_RANK = 2;

/** Symbols that mean a constant as often as a unit: c is the speed of light, and a century to few. */
const SHARED_SYMBOLS: ReadonlySet<string> = new Set(["c"]);

const isTemperature = (expression: UnitExpression): boolean =>
  BASE_DIMENSIONS.every((name, i) => expression.resolve().dimension[i] === (name === "Θ" ? 1 : 0));

const fromRow = ({ unit, rank }: Candidate): AtomMeaning => ({
  expression: expressionOfRow(unit),
  // Twice, so that a less exact name weighs as much as a reading outside the catalogue (meanings.ts).
  rank: 2 * rank,
  isOffset: unit.scale.kind === "affine",
});

export const caseChoice = (expression: UnitExpression, text: string): UnitChoice => {
  const { id, name, plural, symbol } = expressionUnit(expression, text);
  return { category: null, id, name, plural, symbol, meaning: name };
};

/** The first of each size. */
export const distinctSizes = <T extends { readonly expression: UnitExpression }>(
  all: readonly T[],
): readonly T[] =>
  all.filter(({ expression }, i) => {
    const isAlike = (one: T): boolean => isSameForm(one.expression.resolve(), expression.resolve());
    return all.findIndex(isAlike) === i;
  });

const isSameButForCase = (a: string, b: string): boolean =>
  normaliseTypography(a).toLowerCase() === normaliseTypography(b).toLowerCase();

/** A small letter that names no unit is a unit of the SI: 240 v, 5 j, 60 w. */
function readLetter(text: string): AtomReading {
  const capital = text.toUpperCase();
  const meanings = rowsNamed(capital, {})
    .filter(({ matchesCase, unit: { symbol } }) => matchesCase && symbol === capital && capital !== text)
    .map(fromRow)
    .filter(isSi);
  return meanings.length > 0 ? { kind: "meanings", meanings: distinctSizes(meanings) } : { kind: "unknown" };
}

/** What a word in the wrong case may mean: one unit where only one can be meant, a question where a prefix is at stake. */
function readInAnyCase(text: string, options: FindOptions): AtomReading {
  const isLetter = normaliseTypography(text).length === 1 && !options.isAnyCase;
  if (isLetter) return readLetter(text);
  // "em" is no exameter.
  if (whyNoUnit(text) !== undefined) return { kind: "unknown" };
  const caseless = usable(caselessCandidates(text, options), text);
  // FT is the foot before it is the foot (US survey).
  const isOwn = ({ unit }: Candidate): boolean =>
    [unit.id, unit.symbol, ...unit.aliases].some((name) => isSameButForCase(name, text));
  const isNarrow = !options.isLenient && caseless.some(isOwn);
  // CAL is a calorie or a Calorie, which is a thousand of them.
  const alike = caseless.filter(
    ({ category, unit: { symbol, scale } }) =>
      category === caseless.find(isOwn)?.category &&
      scale.factor.form.kind !== "prefixed" &&
      isSameButForCase(withoutQualifier(symbol) ?? symbol, text),
  );
  const symbols = new Set(alike.map(({ unit: { symbol } }) => withoutQualifier(symbol) ?? symbol));
  if (isNarrow && symbols.size > 1)
    return { kind: "case", choices: alike.map(({ unit }) => caseChoice(expressionOfRow(unit), unit.symbol)) };
  const rows = isNarrow ? caseless.filter(isOwn) : caseless.filter(({ unit }) => !/survey/.test(unit.name));
  const choices = distinctSizes([
    ...rows.map((row) => ({ expression: expressionOfRow(row.unit), text: row.unit.symbol, row })),
    ...prefixedUnitsInAnyCase(text).map((one) => ({ ...one, row: undefined })),
  ]);
  // "BTUs"
  if (choices.length === 0 && /^[A-Z]{2,5}s$/i.test(text) && /^[A-Z]{2}/.test(text))
    return readInAnyCase(text.slice(0, -1), options);
  if (choices.length === 0) return { kind: "unknown" };
  if (isPrefixAtStake(choices.map(({ expression }) => expression)))
    return { kind: "case", choices: choices.map((one) => caseChoice(one.expression, one.text)) };
  const everyday = choices.filter(({ row }) => row && isEveryday(row.category));
  const rankOf = (one: (typeof choices)[number]): number =>
    RANKS.indexOf("caseless") +
    (everyday.length === 0 || everyday.includes(one) ? 0 : 1) +
    (!one.row || isOwn(one.row) ? 0 : 1);
  return {
    kind: "meanings",
    meanings: choices.map((one) => ({
      expression: one.expression,
      rank: rankOf(one),
      isOffset: one.row?.unit.scale.kind === "affine",
    })),
  };
}

/** True where two of the choices put different prefixes before one unit: mW and MW. */
function isPrefixAtStake(choices: readonly UnitExpression[]): boolean {
  const units = choices.map(({ form }) => (form.kind === "prefixed" ? form.unit : null));
  return units.some((unit, i) => unit !== null && units.indexOf(unit) !== i);
}

const composed = (expression: UnitExpression, rank = 0): AtomMeaning => ({
  expression,
  rank,
  isOffset: false,
});

/** Every unit whose symbol is this text in some case, those in its own case first. */
export function readInEveryCase(text: string): AtomReading {
  const own = readInOwnCase(text, {});
  const meanings = [
    ...(own.kind === "meanings" ? own.meanings : []),
    ...usable(caselessCandidates(text, {}), text).map(fromRow),
    ...prefixedUnitsInAnyCase(text).map(({ expression }) =>
      composed(expression, 2 * RANKS.indexOf("caseless")),
    ),
  ];
  return meanings.length > 0 ? { kind: "meanings", meanings: distinctSizes(meanings) } : own;
}

/** All meanings of a single unit in an expression. */
export function readAtom(text: string, options: FindOptions = {}): AtomReading {
  const reading = readInOwnCase(text, options);
  if (!options.isLenient || reading.kind !== "meanings") return reading;
  const isShouted =
    /^[A-Z]+[a-z]*$/.test(text) &&
    prefixedUnits(text).length === 0 &&
    rowsNamed(text, options).every((row) => !row.matchesCase);
  const inAnyCase = options.isAnyCase || isShouted ? readInAnyCase(text, options) : reading;
  const others = [
    namedConstant(text) ?? [],
    prefixedUnits(text).map(({ expression }) => expression),
    smallLetterData(text, {}).map(({ unit }) => expressionOfRow(unit)),
  ].flat();
  const more = [
    ...(inAnyCase.kind === "meanings" ? inAnyCase.meanings : []),
    ...others.map((expression) => composed(expression, CONSTANT_RANK)),
  ];
  return { kind: "meanings", meanings: distinctSizes([...reading.meanings, ...more]) };
}

function readInOwnCase(text: string, options: FindOptions): AtomReading {
  const rows = usable(rowsNamed(text, options), text);
  const prefixed = prefixedUnits(text).map(({ expression }) => composed(expression));
  const isExact = prefixed.length === 0 || rows.some(({ matchesCase }) => matchesCase);
  // A scale's own degree as an interval is no safer in a product than the scale.
  const isOffset = rows.some(({ unit }) => unit.scale.kind === "affine");
  const ownRows = rows
    .map(fromRow)
    .map((one) => ({ ...one, isOffset: isOffset && isTemperature(one.expression) }));
  const meanings = isExact ? ownRows : prefixed;
  const constant = namedUnit(text) ?? namedConstant(text);
  if (meanings.length === 0) {
    // gigs/s
    const data = /^(?:gig|meg)s?$/.test(text) ? smallLetterData(text, {}) : [];
    const others = data.map(({ unit }) => composed(expressionOfRow(unit)));
    if (constant) others.push(composed(constant, CONSTANT_RANK));
    return others.length > 0 ? { kind: "meanings", meanings: others } : readInAnyCase(text, options);
  }
  const shared = SHARED_SYMBOLS.has(text) && constant ? [composed(constant)] : [];
  return { kind: "meanings", meanings: siFirst([...meanings, ...shared]) };
}

import { isSameForm } from "../algebra/base-unit-form";
import { BASE_DIMENSIONS } from "../algebra/dimension";
import { renamed, type UnitExpression } from "../algebra/expression";
import { symbolOf } from "../algebra/names";
import type { Unit } from "../categories/unit";
import { SVEDBERG } from "../constants/customary";
import type { UnitChoice } from "../errors";
import { isEveryday } from "./everyday";
import { expressionUnit } from "./expression-unit";
import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { rowsNamed } from "./named-rows";
import { namedUnit } from "./named-units";
import { whyNoUnit } from "./not-units";
import { isSiUnit } from "./prefixable";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { type Candidate, caselessCandidates, type FindOptions } from "./row-candidates";
import { smallLetterData } from "./small-letter-data";
import { normaliseTypography } from "./unit-names";

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

/** The rows that an expression may hold. S is no svedberg there, which stands alone: L/S in capitals is no liter per 10⁻¹³ s. */
const usable = (rows: readonly Candidate[], text: string): readonly Candidate[] =>
  rows.filter(
    ({ category, unit: { scale } }) =>
      category.id !== "prefixes" &&
      scale.kind !== "reciprocal" &&
      scale.kind !== "curve" &&
      !(text === "S" && scale.factor === SVEDBERG),
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

const isSameButForCase = (a: string, b: string): boolean =>
  normaliseTypography(a).toLowerCase() === normaliseTypography(b).toLowerCase();

/** What a word in the wrong case may mean: one unit where only one can be meant, a question where a prefix is at stake. */
function readInAnyCase(text: string, options: FindOptions): AtomReading {
  // "em" is no exameter.
  if (whyNoUnit(text) !== undefined) return { kind: "unknown" };
  const caseless = usable(caselessCandidates(text, options), text);
  // FT is the foot before it is the foot (US survey).
  const isOwn = ({ unit }: Candidate): boolean =>
    [unit.id, unit.symbol, ...unit.aliases].some((name) => isSameButForCase(name, text));
  const isNarrow = !options.isLenient && caseless.some(isOwn);
  const rows = isNarrow ? caseless.filter(isOwn) : caseless.filter(({ unit }) => !/survey/.test(unit.name));
  const all = [
    ...rows.map((row) => ({ expression: expressionOfRow(row.unit), text: row.unit.symbol, row })),
    ...prefixedUnitsInAnyCase(text).map((one) => ({ ...one, row: undefined })),
  ];
  if (normaliseTypography(text).length === 1 && !options.isAnyCase) return { kind: "unknown" };
  const distinct: (typeof all)[number][] = [];
  for (const one of all)
    if (!distinct.some((known) => isSameForm(known.expression.resolve(), one.expression.resolve())))
      distinct.push(one);
  const [first] = distinct;
  // "BTUs"
  if (!first && /^[A-Z]{2,5}s$/.test(text)) return readInAnyCase(text.slice(0, -1), options);
  if (!first) return { kind: "unknown" };
  if (isPrefixAtStake(distinct.map((one) => one.expression)))
    return { kind: "case", choices: distinct.map((one) => caseChoice(one.expression, one.text)) };
  const everyday = distinct.filter(({ row }) => row && isEveryday(row.category));
  const rank = RANKS.indexOf("caseless");
  return {
    kind: "meanings",
    meanings: distinct.map((one) => ({
      expression: one.expression,
      rank:
        rank +
        (everyday.length === 0 || everyday.includes(one) ? 0 : 1) +
        (!one.row || isOwn(one.row) ? 0 : 1),
      isOffset: one.row?.unit.scale.kind === "affine",
    })),
  };
}

/** True where two of the choices put different prefixes before one unit: mW and MW. */
function isPrefixAtStake(choices: readonly UnitExpression[]): boolean {
  const units = choices.map(({ form }) => (form.kind === "prefixed" ? form.unit : null));
  return units.some((unit, i) => unit !== null && units.indexOf(unit) !== i);
}

/** All meanings of a single unit in an expression. */
export function readAtom(text: string, options: FindOptions = {}): AtomReading {
  const reading = readInOwnCase(text, options);
  if (!options.isLenient || reading.kind !== "meanings") return reading;
  const constant = namedConstant(text);
  const isShouted =
    /^[A-Z]+[a-z]*$/.test(text) &&
    prefixedUnits(text).length === 0 &&
    rowsNamed(text, options).every((row) => !row.matchesCase);
  const inAnyCase = options.isAnyCase || isShouted ? readInAnyCase(text, options) : reading;
  const more = [
    ...(inAnyCase.kind === "meanings" ? inAnyCase.meanings : []),
    ...(constant ? [{ expression: constant, rank: CONSTANT_RANK, isOffset: false }] : []),
    ...prefixedUnits(text).map(({ expression }) => ({ expression, rank: CONSTANT_RANK, isOffset: false })),
    ...smallLetterData(text, {}).map(({ unit }) => ({
      expression: expressionOfRow(unit),
      rank: CONSTANT_RANK,
      isOffset: false,
    })),
  ].filter(({ expression }) =>
    reading.meanings.every((known) => !isSameForm(known.expression.resolve(), expression.resolve())),
  );
  return { kind: "meanings", meanings: [...reading.meanings, ...more] };
}

function readInOwnCase(text: string, options: FindOptions): AtomReading {
  const rows = usable(rowsNamed(text, options), text);
  const composed = prefixedUnits(text).map(
    ({ expression }): AtomMeaning => ({ expression, rank: 0, isOffset: false }),
  );
  const exactRows = rows.filter(({ matchesCase }) => matchesCase);
  const ownRows = rows.map(fromRow);
  // A scale's own degree as an interval is no safer in a product than the scale.
  const isOffset = ownRows.some((one) => one.isOffset);
  const meanings =
    exactRows.length > 0 || composed.length === 0
      ? ownRows.map((one) => ({ ...one, isOffset: isOffset && isTemperature(one.expression) }))
      : composed;
  const constant = namedUnit(text) ?? namedConstant(text);
  if (meanings.length > 0) {
    const shared =
      SHARED_SYMBOLS.has(text) && constant ? [{ expression: constant, rank: 0, isOffset: false }] : [];
    return { kind: "meanings", meanings: siFirst([...meanings, ...shared]) };
  }
  if (constant)
    return { kind: "meanings", meanings: [{ expression: constant, rank: CONSTANT_RANK, isOffset: false }] };
  return readInAnyCase(text, options);
}

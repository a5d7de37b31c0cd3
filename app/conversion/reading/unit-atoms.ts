import { BASE_DIMENSIONS } from "../algebra/dimension";
import { times, type UnitExpression } from "../algebra/expression";
import {
  type AtomMeaning,
  type AtomReading,
  composed,
  distinctSizes,
  expressionOfRow,
  fromRow,
  isSi,
  usable,
} from "./atom-meaning";
import { joinedProduct } from "./joined-symbols";
import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { rowsNamed } from "./named-rows";
import { namedUnit } from "./named-units";
import { readInAnyCase } from "./other-case-atom";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { caselessCandidates, type FindOptions } from "./row-candidates";
import { smallLetterData } from "./small-letter-data";

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

/** As is the ampere second, where it is no name of its own. */
function readJoined(text: string): AtomReading | null {
  const parts = joinedProduct(text)?.map((part) => readInOwnCase(part, {}));
  const [first, second] =
    parts?.map((part) => (part.kind === "meanings" ? part.meanings[0] : undefined)) ?? [];
  return first && second
    ? { kind: "meanings", meanings: [composed(times(first.expression, second.expression))] }
    : null;
}

function readInOwnCase(text: string, options: FindOptions): AtomReading {
  const rows = usable(rowsNamed(text, options), text);
  const joined = rows.length === 0 ? readJoined(text) : null;
  if (joined) return joined;
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

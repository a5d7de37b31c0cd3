import { isEqual } from "~/numerals/ratio";
import { categories, findCategory, headings } from "./categories/directory";
import { type Law, lawBetween } from "./convert";
import { fail, type Result, succeed, type UnitChoice } from "./errors";
import { placesNamed } from "./name-index";
import { RANKS, type Rank } from "./name-rank";
import { nearestTexts } from "./nearest";
import type { Category, Unit } from "./unit";
import { foldName, namesOf, normaliseTypography, withoutQualifier } from "./unit-names";
import { quantityWithoutCategory } from "./without-category";

export type UnitMatch = { readonly category: Category; readonly unit: Unit };
export type FindOptions = { readonly category?: string };

type Candidate = UnitMatch & {
  readonly rank: number;
  /** The text stands in the unit's names letter by letter, but for a qualifier such as "(US)". */
  readonly isAsWritten: boolean;
};

function isAsWritten(unit: Unit, normalised: string, rank: Rank): boolean {
  if (rank === "named" || rank === "ucum") return true;
  return namesOf(unit).some((name) => withoutQualifier(normaliseTypography(name)) === normalised);
}

const isCode = ({ unit }: UnitMatch, folded: string): boolean =>
  [unit.id, unit.symbol].some((code) => foldName(normaliseTypography(code)) === folded);

/** The code of a currency is the same in small letters; nothing else is for sure. */
const isCurrencyCode = ({ category, unit }: UnitMatch, normalised: string): boolean =>
  category.id === "currency" && unit.id === normalised.toUpperCase();

/**
 * Case decides: nm is the nanometre and never N·m, MB no millibar. Where a text is some unit's very own, other units named
 * so but for case are not meant. Outside a category that was asked for, a single letter is never read in the other case,
 * nor is the name of a unit that measures something else.
 */
function withoutOtherCases(
  all: readonly Candidate[],
  text: string,
  options: FindOptions,
): readonly Candidate[] {
  const normalised = normaliseTypography(text);
  const folded = foldName(normalised);
  const written = all.filter((one) => one.isAsWritten);
  const isLetter = normalised.length === 1 && options.category === undefined;
  if (isLetter || written.some(({ category }) => category.id !== "prefixes"))
    return all.filter((one) => one.isAsWritten || isCurrencyCode(one, normalised));
  if (options.category === undefined && quantityWithoutCategory(text)) return written;
  // FT is the foot before it is the foot (US survey).
  const codes = all.filter((one) => isCode(one, folded));
  return all.filter((one) => codes.includes(one) || !codes.some(({ category }) => category === one.category));
}

/** All units a text may name, each with the best of its ranks; empty where it names none. */
function candidatesFor(text: string, options: FindOptions): readonly Candidate[] {
  const normalised = normaliseTypography(text.trim());
  const folded = foldName(normalised);
  const keys: Readonly<Record<Rank, string>> = {
    named: normalised,
    ucum: text.trim(),
    folded,
    unqualified: folded,
  };
  const best = new Map<Unit, Candidate>();
  RANKS.forEach((rankName, rank) => {
    for (const place of placesNamed(rankName, keys[rankName])) {
      const [c, u] = place.split(".");
      const category = categories[Number(c)]!;
      if (options.category && category.id !== options.category) continue;
      const unit = category.units[Number(u)]!;
      if (!best.has(unit))
        best.set(unit, { category, unit, rank, isAsWritten: isAsWritten(unit, normalised, rankName) });
    }
  });
  return withoutOtherCases([...best.values()], text.trim(), options);
}

/**
 * Among the common converters a symbol is meant first: L is the litre rather than the lambert, C and F together are Celsius
 * and Fahrenheit rather than coulomb and faraday.
 */
const everydayCategories: ReadonlySet<Category> = new Set(headings[0]!.categories);

/**
 * "m" is the metre before it is milli or a wavelength, "°C" a temperature before it is a difference of two: those are
 * meant only when nothing else is.
 */
const isBystander = ({ category, unit }: UnitMatch): boolean =>
  category.id === "prefixes" || category.id === "temperature-interval" || unit.scale.kind === "reciprocal";

function withoutBystanders<T>(all: readonly T[], isAside: (one: T) => boolean): readonly T[] {
  const rest = all.filter((one) => !isAside(one));
  return rest.length > 0 ? rest : all;
}

export const namesAnyUnit = (text: string, options: FindOptions = {}): boolean =>
  candidatesFor(text, options).length > 0;

/** True where words side by side name one unit: in this very case, or by its name, but "m C" is no "m·c". */
export function nameOneUnit(words: readonly string[], options: FindOptions = {}): boolean {
  const text = words.join(" ");
  const candidates = candidatesFor(text, options);
  if (words.length === 1) return candidates.length > 0;
  const folded = foldName(normaliseTypography(text));
  const isLong = words.every((word) => word.length > 1);
  const isName = (name: string): boolean => {
    const known = foldName(normaliseTypography(name));
    return isLong && (known === folded || withoutQualifier(known) === folded);
  };
  return candidates.some(
    ({ unit, isAsWritten }) => isAsWritten || [unit.name, unit.plural, ...unit.aliases].some(isName),
  );
}

function isSameSize(a: Unit, b: Unit): boolean {
  if (a === b) return true;
  if (a.scale.kind !== b.scale.kind) return false;
  const x = a.scale.factor.resolve();
  const y = b.scale.factor.resolve();
  const sameZero =
    a.scale.kind !== "affine" || b.scale.kind !== "affine" || isEqual(a.scale.zero, b.scale.zero);
  const sameAtoms =
    x.atoms.size === y.atoms.size && [...x.atoms].every(([atom, n]) => y.atoms.get(atom) === n);
  return (
    sameZero && sameAtoms && isEqual(x.ratio, y.ratio) && x.dimension.every((n, i) => n === y.dimension[i])
  );
}

const toChoice = ({ category, unit }: UnitMatch): UnitChoice => ({
  category: category.id,
  id: unit.id,
  name: unit.name,
  symbol: unit.symbol,
  meaning: unit.note ?? `a unit of ${category.quantity}`,
});

/** One choice for each different size, the first of those that are alike. */
function distinctSizes(matches: readonly UnitMatch[]): UnitMatch[] {
  const distinct: UnitMatch[] = [];
  for (const match of matches)
    if (!distinct.some((known) => isSameSize(known.unit, match.unit))) distinct.push(match);
  return distinct;
}

function nearestUnits(text: string, shelves: readonly Category[]): string[] {
  const units = shelves.flatMap((category) => category.units);
  const symbols = units.flatMap(({ id, symbol }) => [id, symbol]).filter((symbol) => symbol.length > 1);
  const names = units.flatMap(({ name, plural }) => [
    name,
    withoutQualifier(name) ?? name,
    // "kilometers" beside "kilometer" says nothing more; "feet" beside "foot" may be what was meant.
    ...(plural.startsWith(name) ? [] : [plural]),
  ]);
  return nearestTexts(text, new Set([...names, ...(text.length <= 4 ? symbols : [])]));
}

/** The failure for a text that names no unit, with what may have been meant: first among what its partner converts into. */
export function unknownUnit(text: string, options: FindOptions = {}, partner = "") {
  const category = options.category ? findCategory(options.category) : undefined;
  const beside = new Set(candidatesFor(partner, options).map((candidate) => candidate.category));
  const first = nearestUnits(text, [...beside]);
  const nearest = first.length > 0 ? first : nearestUnits(text, category ? [category] : categories);
  const measures = quantityWithoutCategory(text);
  return fail({ code: "unknown_unit", unit: text, category: options.category, nearest, measures });
}

function checkCategory(options: FindOptions): Result<undefined> {
  if (!options.category || findCategory(options.category)) return succeed(undefined);
  const nearest = nearestTexts(
    options.category,
    categories.map(({ id }) => id),
  );
  return fail({ code: "unknown_category", category: options.category, nearest });
}

/**
 * The unit that a text names: by id, symbol, name, plural, alias or UCUM code; case matters only where it decides.
 * Several matches come back only where they are the same size under several categories, in directory order.
 * Errors: unknown_unit with up to three suggestions, ambiguous_unit with its choices, unknown_category.
 */
export function findUnit(text: string, options: FindOptions = {}): Result<readonly UnitMatch[]> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const candidates = withoutBystanders(candidatesFor(text, options), isBystander);
  if (candidates.length === 0) return unknownUnit(text, options);
  const rank = Math.min(...candidates.map((candidate) => candidate.rank));
  const named = candidates.filter((candidate) => candidate.rank === rank);
  const matches = withoutBystanders(
    named,
    ({ category, unit }) => unit.id !== text || !everydayCategories.has(category),
  );
  const distinct = distinctSizes(matches);
  if (distinct.length > 1)
    return fail({ code: "ambiguous_unit", unit: text, choices: distinct.map(toChoice) });
  return succeed(matches);
}

export type UnitPair = { readonly category: Category; readonly from: Unit; readonly to: Unit };
type RankedPair = UnitPair & { readonly rank: number; readonly law: Law };

function pairsOf(from: readonly Candidate[], to: readonly Candidate[]): RankedPair[] {
  return from.flatMap((a) =>
    to
      .filter((b) => b.category === a.category)
      .map((b) => ({
        category: a.category,
        from: a.unit,
        to: b.unit,
        rank: a.rank + b.rank,
        law: lawBetween(a.unit, b.unit),
      })),
  );
}

const isSameLaw = (a: Law, b: Law): boolean =>
  a.kind === b.kind &&
  isEqual(a.factor.ratio, b.factor.ratio) &&
  isEqual(a.intercept, b.intercept) &&
  a.factor.atoms.size === b.factor.atoms.size &&
  [...a.factor.atoms].every(([atom, n]) => b.factor.atoms.get(atom) === n);

/**
 * The two units that two texts name, in the category that has both: "pt" is a pint beside "ml" and a point beside "mm".
 * Errors: those of findUnit, and incompatible_units where no category has both.
 */
export function resolvePair(fromText: string, toText: string, options: FindOptions = {}): Result<UnitPair> {
  const known = checkCategory(options);
  if (!known.ok) return known;
  const from = candidatesFor(fromText, options);
  if (from.length === 0) return unknownUnit(fromText, options, toText);
  const to = candidatesFor(toText, options);
  if (to.length === 0) return unknownUnit(toText, options, fromText);
  const pairs = withoutBystanders(pairsOf(from, to), ({ category, from: unit }) =>
    isBystander({ category, unit }),
  );
  if (pairs.length === 0) return incompatible(fromText, from[0]!, toText, to[0]!);
  const rank = Math.min(...pairs.map((pair) => pair.rank));
  const best = withoutBystanders(
    pairs.filter((pair) => pair.rank === rank),
    ({ category }) => !everydayCategories.has(category),
  );
  const first = best[0]!;
  if (best.every((pair) => isSameLaw(pair.law, first.law))) return succeed(first);
  const fromChoices = distinctSizes(best.map(({ category, from: unit }) => ({ category, unit })));
  const toChoices = distinctSizes(best.map(({ category, to: unit }) => ({ category, unit })));
  return fromChoices.length > 1
    ? fail({ code: "ambiguous_unit", unit: fromText, choices: fromChoices.map(toChoice) })
    : fail({ code: "ambiguous_unit", unit: toText, choices: toChoices.map(toChoice) });
}

const incompatible = (fromText: string, from: UnitMatch, toText: string, to: UnitMatch) =>
  fail({
    code: "incompatible_units",
    from: fromText,
    fromQuantity: from.category.quantity,
    to: toText,
    toQuantity: to.category.quantity,
  });

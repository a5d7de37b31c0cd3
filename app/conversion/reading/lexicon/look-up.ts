import { symbolOf } from "../../algebra/names";
import { isEveryday, isFamiliar } from "../name/likelihood";
import { caselessCandidates, rowsNamed } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import { type Alike, alikeUnits, areRivals, fold, hasOtherPrefix, symbolsAlike } from "../name/other-case";
import { isSiUnit, prefixedUnits } from "../name/prefixed-units";
import { wording } from "../name/readings";
import { remembered, withRegion } from "../name/settings";
import { everydayInSmallLetters } from "../name/small-letters";
import { namesOf, normalizeTypography } from "../name/unit-names";
import { alsoMeant, isContextual, onlyMeaning, type Place, regionSaid } from "./beside";
import type { Context } from "./context";
import { rowWith } from "./dimensions";
import { COST, type Entry, isSame, ofExpression, ofRow } from "./entry";
import { byUse, namedWithin, ownNames } from "./own-names";

/** @file All meanings of a text in a question, in any case. Rival prefixes have the same cost, so that they are ambiguous. */

const NONE: readonly Entry[] = [];
/** Symbols that are not read in another case: M is the molar, and the catalogue has only mM, µM, nM and pM. */
const MOLAR = /^[acdf]M$|^U[KS]$/;
/** The extra cost of units that a common unit outranks: "AC" is the acre, not the attocoulomb. */
const UNUSUAL = 4;
const PLURAL = /^(?:[A-Z]{2}[A-Za-z]{0,3}|[a-z]{3,4})[sS]$/;

/** The meanings of one letter in the other case: "240 v", "5 j", "60 w to hp". */
function smallLetter(text: string): readonly Entry[] {
  const capital = text.toUpperCase();
  const si = ownNames(capital).filter(
    (one) => one.row?.unit.symbol === capital && isSiUnit(one.expression()),
  );
  const small =
    text === capital ? ownNames(text.toLowerCase()).filter(({ row }) => row && isFamiliar(row)) : [];
  // Weeks are often abbreviated: "2w".
  const weeks = text === "w" ? ownNames("week") : [];
  return [...si, ...small, ...weeks].map((one) => ({ ...one, cost: COST.case }));
}

const isCommon = ({ row }: Alike): boolean => row !== null && isEveryday(row.category);

function inEveryCase(text: string): readonly Entry[] {
  const units = alikeUnits(text);
  const hasCommon = units.some(isCommon);
  const isVariant = ({ row }: Alike): boolean =>
    row !== null && !namesOf(row.unit).some((name) => fold(name) === fold(text));
  const entries = units.map((one) => {
    const isRival = units.some((other) => areRivals(one, other));
    const isUnusual = !isRival && ((hasCommon && !isCommon(one)) || isVariant(one));
    const cost = COST.case + (isUnusual ? UNUSUAL : 0);
    const entry = one.row && !isRival ? ofRow(text, one.row, cost) : ofExpression(one.expression, cost);
    return { isRival, entry };
  });
  const rivals = entries.filter(({ isRival }) => isRival).map(({ entry }) => entry);
  const others = entries.flatMap(({ isRival, entry }) => (isRival ? [] : [entry]));
  return [...rivals, ...byUse(text, others)];
}

/** Scales in another case, such as "°c", "dbm" and "CENTIGRADE". Not "Ga", which is a gigayear. */
const scalesIn = (text: string): readonly Entry[] =>
  text.length < 5 && prefixedUnits(text).length > 0
    ? NONE
    : caselessCandidates(text).flatMap((row) =>
        (row.unit.scale.kind === "affine" || row.unit.scale.kind === "curve") && !hasOtherPrefix(text, row)
          ? [ofRow(text, row, COST.case)]
          : [],
      );

function inOtherCase(text: string): readonly Entry[] {
  if (normalizeTypography(text).length === 1) return [...smallLetter(text), ...scalesIn(text)];
  if (MOLAR.test(text) || text.includes("^") || whyNoUnit(text) !== undefined) return NONE;
  const singular = text.slice(0, -1);
  // A final s is not a plural if the rest is a name: "mass" is not milliarcseconds.
  if (PLURAL.test(text) && symbolsAlike(text).length === 0 && rowsNamed(singular, {}).length === 0)
    return inOtherCase(singular);
  const scales = scalesIn(text);
  return [...scales, ...inEveryCase(text).filter((one) => !scales.some((scale) => isSame(scale, one)))];
}

const ofSymbol = remembered(60, (text): readonly Entry[] => {
  const own = ownNames(text);
  const isKnown = own.some(({ cost }) => cost < COST.smallLetters);
  const found = normalizeTypography(text).length === 1 && isKnown ? inEveryCase(text) : inOtherCase(text);
  const others = found.filter((one) => !own.some((known) => isSame(known, one)));
  return isKnown ? others.map((one) => ({ ...one, asks: text, cost: one.cost + COST.contradicted })) : others;
});

/** Units whose symbol matches in another case; those that contradict the case as written are asked about. */
const otherCases = (text: string): readonly Entry[] => (text.includes(" ") ? NONE : ofSymbol(text));

/** Symbols that are often typed in the wrong case: lower case, or a prefix with B, such as "nm" and "mB". */
const MAY_BE_WRONG = /^(?:[^A-Z ]{2,}|[kmgtpe]B)$/;

/** The same units; empty if they contradict a symbol that is familiar or rarely in the wrong case. */
function inWrongCase(text: string): readonly Entry[] {
  const others = otherCases(text);
  if (others.every(({ asks }) => asks === null)) return others;
  const isDoubtful = MAY_BE_WRONG.test(text) && !ownNames(text).some(({ row }) => row && isFamiliar(row));
  return isDoubtful ? others : NONE;
}

const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
const FOOD = /^Calorie/;

/** Adds meanings, each once and at its least cost. */
function put(entries: Entry[], more: readonly Entry[]): void {
  for (const one of more) {
    const category = one.row?.category;
    const at = entries.findIndex((known) => known.row?.category === category && isSame(known, one));
    const known = entries[at];
    if (!known) entries.push(one);
    else if (known.cost > one.cost) entries[at] = one;
  }
}

/** The meanings in lower case of a word with an initial capital, as at the start of a sentence. */
function inSmallLetters(text: string, named: readonly Entry[]): readonly Entry[] {
  const isPrefixed = prefixedUnits(text).length > 0;
  const isMeant = ({ row, dimension }: Entry): boolean =>
    row !== null &&
    (isEveryday(row.category) || row.unit.id === text.toLowerCase()) &&
    row.unit.scale.factor.form.kind !== "prefixed" &&
    !(isPrefixed && row.category?.id === "currency") &&
    !(isPrefixed && named.some((one) => one.dimension === dimension));
  return ownNames(text.toLowerCase())
    .filter(isMeant)
    .map((one) => ({ ...one, cost: isPrefixed ? COST.prefixed : one.cost + 1 }));
}

const SMALL = 0.4;
/** How much more the less likely case of a text costs: under one point, so that the answer states the choice. */
const AS_WRITTEN = 0.9;

/** The meaning of a unit in another case in all-caps text, whose case says nothing: about as likely as the text as written. */
function ofShouted(
  one: Entry,
  text: string,
  named: readonly Entry[],
  isHabit: boolean,
  isWhole: boolean,
): readonly Entry[] {
  const rival = one.asks ? named.find((other) => other.dimension === one.dimension) : undefined;
  const isKnown = (known: Entry): boolean => known.row !== null && isFamiliar(known.row);
  // A familiar symbol keeps its case: "A" is not a year, and "GB" not a gilbert.
  if (one.asks && !rival && named.some(isKnown) && !isKnown(one)) return [];
  const isPrefix = rival && hasPrefix(rival);
  const row = isPrefix ? rowWith(one.expression(), one.dimension) : null;
  if (isPrefix && !isHabit && !(row && isFamiliar(row))) return [];
  if (rival && isPrefix)
    return [{ ...(row ? ofRow(text, row, 0) : one), cost: rival.cost + AS_WRITTEN, asks: null }];
  const preferred = rival?.row && !one.row ? 6 : 0;
  const unusual = one.cost - COST.case - (one.asks ? COST.contradicted : 0);
  const cost = unusual + (rival ? Math.min(rival.cost, 1) - preferred : one.asks ? SMALL : 1.5);
  const symbol = one.row?.unit.symbol ?? symbolOf(one.expression()) ?? text;
  // Notes that offer no other unit are dropped: the case is already stated.
  const own = one.notes.filter((note) => note.kind !== "shared" || note.others.length > 0);
  const notes = isWhole && rival ? [...own, wording(text, symbol)] : own;
  return [{ ...one, cost, asks: null, notes }];
}

/** Prefixes from peta up, which customary units never take: "QT" is the quart, not a quettatesla. */
const HUGE = /^(?:peta|exa|zetta|yotta|ronna|quetta)/;
function isHuge(one: Entry): boolean {
  const { form } = one.expression();
  return form.kind === "prefixed" && HUGE.test(form.prefix.name);
}

const isUsual = (one: Entry): boolean => one.cost < COST.smallLetters && !isHuge(one);

/** Whether a text is several names or numbers: "mi km" is two units. */
const areNamed = (text: string): boolean =>
  text.includes(" ") &&
  text.split(" ").every((word) => /^[\d.]+$/.test(word) || ownNames(word).some(isUsual));

const hasPrefix = (one: Entry): boolean => one.expression().form.kind === "prefixed";

const everyday = (text: string): readonly Entry[] =>
  everydayInSmallLetters(text).flatMap((row) =>
    row.unit.scale.factor.form.kind === "prefixed"
      ? []
      : [{ ...ofRow(text, row, COST.smallLetters), isAlone: true }],
  );

/** Whether a name as written has the same dimension: "cal" is not the food calorie. */
const isNamed = (one: Entry, named: readonly Entry[]): boolean =>
  named.some(({ dimension, row }) => row !== null && dimension === one.dimension);

/** The meanings of a text as written, those of other cases, and those of a capitalized word in lower case. */
function withOthers(text: string, named: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const isCapitalized = CAPITALIZED.test(text) && !FOOD.test(text);
  if (others.length === 0 && !isCapitalized) return named;
  const entries = [...named];
  if (isCapitalized) put(entries, inSmallLetters(text, named));
  put(entries, others);
  return entries;
}

/** A usual meaning as written excludes meanings in another case, unless unlikely ones are wanted. */
function inAnyCase(text: string, isWide: boolean): readonly Entry[] {
  const named = ownNames(text);
  if (!isWide && (named.some(isUsual) || areNamed(text))) return withOthers(text, named, NONE);
  const others = named.some(isHuge)
    ? everyday(text)
    : inWrongCase(text).filter((one) => !isNamed(one, named));
  return withOthers(text, named, others);
}

/** The meanings in all-caps text, whose case says nothing. */
function inCapitals(text: string, isHabit: boolean, isWhole: boolean): readonly Entry[] {
  const named = ownNames(text);
  const others = otherCases(text);
  const isOutranked = others.some(({ asks }) => asks !== null);
  return withOthers(
    text,
    isOutranked ? named.map((one) => ({ ...one, cost: one.cost + AS_WRITTEN })) : named,
    others.flatMap((one) => ofShouted(one, text, named, isHabit, isWhole)),
  );
}

const likely = remembered(20, (text) => inAnyCase(text, false));
const wide = remembered(20, (text) => inAnyCase(text, true));

/** The meanings of a text. `place` is called only if the context may decide; `isWide` adds unlikely meanings. */
export function lookUp(
  text: string,
  context: Context,
  isShouted: boolean,
  isWide: boolean,
  place: () => Omit<Place, "text">,
  category?: string,
): readonly Entry[] {
  const named = (): readonly Entry[] => {
    if (isShouted) return inCapitals(text, context.isHabit, place().isWhole);
    return isWide ? wide(text) : likely(text);
  };
  const inRegion = (): readonly Entry[] => withRegion(regionSaid(text, context), named);
  if (category !== undefined) {
    const entries = [...namedWithin(text, category)];
    put(entries, inRegion());
    return entries;
  }
  if (!isContextual(text)) return inRegion();
  const where = { text, ...place() };
  const only = onlyMeaning(where, context);
  if (only) return only;
  const entries = [...inRegion()];
  put(entries, alsoMeant(where));
  return entries;
}

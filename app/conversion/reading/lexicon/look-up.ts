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

/** @file Everything that a text names in a question, also in another case: all as likely, so that a prefix at stake is a tie. */

const NONE: readonly Entry[] = [];
/** M is the molar, and these are not meters, although the catalogue has only mM, µM, nM and pM. */
const MOLAR = /^[acdf]M$|^U[KS]$/;
/** AC is the acre, no attocoulomb, and FT the foot before the survey foot. */
const UNUSUAL = 4;
const PLURAL = /^(?:[A-Z]{2}[A-Za-z]{0,3}|[a-z]{3,4})[sS]$/;

/** A small letter is a unit of the SI: 240 v, 5 j, 60 w to hp. */
function smallLetter(text: string): readonly Entry[] {
  const capital = text.toUpperCase();
  const si = ownNames(capital).filter(
    (one) => one.row?.unit.symbol === capital && isSiUnit(one.expression()),
  );
  const small =
    text === capital ? ownNames(text.toLowerCase()).filter(({ row }) => row && isFamiliar(row)) : [];
  // 2w may be two weeks.
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

/** "°c", "dbm" and "CENTIGRADE": scales with a zero or a curve of their own; "Ga" is a gigayear. */
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
  // "mass" is about no milliarcseconds.
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

/** The units whose symbol it is in another case; what contradicts its own case is asked about. No symbol has a space. */
const otherCases = (text: string): readonly Entry[] => (text.includes(" ") ? NONE : ofSymbol(text));

/** A symbol in small letters, or a prefix of bytes: nm, mB. */
const MAY_BE_WRONG = /^(?:[^A-Z ]{2,}|[kmgtpe]B)$/;

/** The same where the text names something in its own case, which is in question only for symbols that few know. */
function inWrongCase(text: string): readonly Entry[] {
  const others = otherCases(text);
  if (others.every(({ asks }) => asks === null)) return others;
  const isDoubtful = MAY_BE_WRONG.test(text) && !ownNames(text).some(({ row }) => row && isFamiliar(row));
  return isDoubtful ? others : NONE;
}

const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
const FOOD = /^Calorie/;

/** Adds meanings, each of them once and at its least cost. */
function put(entries: Entry[], more: readonly Entry[]): void {
  for (const one of more) {
    const category = one.row?.category;
    const at = entries.findIndex((known) => known.row?.category === category && isSame(known, one));
    const known = entries[at];
    if (!known) entries.push(one);
    else if (known.cost > one.cost) entries[at] = one;
  }
}

/** A word with a capital, as at the start of a sentence. */
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
/** What capitals name where they are a habit. */
const AS_WRITTEN = 0.9;

/** Where all is in capitals, they say nothing: as likely as what the capitals name, and asked where a prefix is at stake. */
function ofShouted(
  one: Entry,
  text: string,
  named: readonly Entry[],
  isHabit: boolean,
  isWhole: boolean,
): readonly Entry[] {
  const rival = one.asks ? named.find((other) => other.dimension === one.dimension) : undefined;
  const isKnown = (known: Entry): boolean => known.row !== null && isFamiliar(known.row);
  // A is about no years, and GB about no gilberts.
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
  // What the capitals name is not said again.
  const own = one.notes.filter((note) => note.kind !== "shared" || note.others.length > 0);
  const notes = isWhole && rival ? [...own, wording(text, symbol)] : own;
  return [{ ...one, cost, asks: null, notes }];
}

/** From peta up nobody multiplies customary units: QT is the quart before it is a quettatesla. */
const HUGE = /^(?:peta|exa|zetta|yotta|ronna|quetta)/;
function isHuge(one: Entry): boolean {
  const { form } = one.expression();
  return form.kind === "prefixed" && HUGE.test(form.prefix.name);
}

const isUsual = (one: Entry): boolean => one.cost < COST.smallLetters && !isHuge(one);

/** "mi km" is two units, and "5 mi" a number and one. */
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

/** Another kind of the unit that is named as it is written: not the food calorie for "cal". */
const isNamed = (one: Entry, named: readonly Entry[]): boolean =>
  named.some(({ dimension, row }) => row !== null && dimension === one.dimension);

function inAnyCase(
  text: string,
  isShouted: boolean,
  isWide: boolean,
  isHabit = false,
  isWhole = false,
): readonly Entry[] {
  const named = ownNames(text);
  const isCapitalized = CAPITALIZED.test(text) && !FOOD.test(text);
  // What the text names in its own case is likelier by far.
  const isKnown = !isWide && !isShouted && (named.some(isUsual) || areNamed(text));
  const others = isShouted
    ? otherCases(text)
    : isKnown
      ? []
      : named.some(isHuge)
        ? everyday(text)
        : inWrongCase(text).filter((one) => !isNamed(one, named));
  if (others.length === 0 && !isCapitalized) return named;
  const isOutranked = isShouted && others.some(({ asks }) => asks !== null);
  const entries = isOutranked ? named.map((one) => ({ ...one, cost: one.cost + AS_WRITTEN })) : [...named];
  if (isCapitalized) put(entries, inSmallLetters(text, named));
  put(entries, isShouted ? others.flatMap((one) => ofShouted(one, text, named, isHabit, isWhole)) : others);
  return entries;
}

/** Masses by whose weight springs, beams, ropes and wrenches are loaded. */
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:lbs?|pounds?)$/i, "lbf"],
  [/^(?:kgs?|kilograms?)$/i, "kgf"],
  [/^(?:oz|ounces?)$/i, "ozf"],
  [/^(?:g|grams?)$/, "gf"],
  [/^(?:t|tonnes?)$/, "tf"],
];

/** The force that a mass stands for within a unit; a mass alone is one. */
function loadsNamed(text: string): readonly Entry[] {
  const [, force] = WEIGHTS.find(([mass]) => mass.test(text)) ?? [];
  const [entry] = force ? ownNames(force) : [];
  if (!force || !entry) return [];
  return [
    { ...entry, row: null, cost: COST.unlikely, notes: [{ kind: "load", text, shown: force }], isLoad: true },
  ];
}

const likely = remembered(20, (text) => inAnyCase(text, false, false));
const wide = remembered(20, (text) => [...inAnyCase(text, false, true), ...loadsNamed(text)]);

/** `place` is asked for only where the context may tell what the name means; `isWide` asks for unlikely meanings too. */
export function lookUp(
  text: string,
  context: Context,
  isShouted: boolean,
  isWide: boolean,
  place: () => Omit<Place, "text">,
  category?: string,
): readonly Entry[] {
  const named = (): readonly Entry[] => {
    if (isShouted) return inAnyCase(text, true, isWide, context.isHabit, place().isWhole);
    return isWide ? wide(text) : likely(text);
  };
  const inRegion = (): readonly Entry[] => withRegion(regionSaid(text, context.source), named);
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

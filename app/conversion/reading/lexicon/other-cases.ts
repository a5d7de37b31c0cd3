import { isEveryday, isFamiliar } from "../name/likelihood";
import { caselessCandidates, rowsNamed } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import { type Alike, alikeUnits, areRivals, fold, hasOtherPrefix, symbolsAlike } from "../name/other-case";
import { isSiUnit, prefixedUnits } from "../name/prefixed-units";
import { remembered } from "../name/settings";
import { namesOf, normalizeTypography } from "../name/unit-names";
import { COST, type Entry, isSame, ofExpression, ofRow } from "./entry";
import { ownNames } from "./own-names";
import { byUse } from "./use";

/** @file What a name means in another case: all as likely, so that a prefix at stake is a tie. */

const NONE: readonly Entry[] = [];
/** M is the molar, and these are not meters, although the catalogue has only mM, µM, nM and pM. */
const MOLAR = /^[acdf]M$|^U[KS]$/;
/** AC is the acre, no attocoulomb, and FT the foot before the survey foot. */
const UNUSUAL = 4;
/** What a small letter stands for besides: 2w may be two weeks. */
const SHORT_FOR = new Map([["w", "week"]]);
const PLURAL = /^(?:[A-Z]{2}[A-Za-z]{0,3}|[a-z]{3,4})[sS]$/;

/** A small letter is a unit of the SI: 240 v, 5 j, 60 w to hp. */
function smallLetter(text: string): readonly Entry[] {
  const capital = text.toUpperCase();
  const si = ownNames(capital).filter(
    (one) => one.row?.unit.symbol === capital && isSiUnit(one.expression()),
  );
  const small =
    text === capital ? ownNames(text.toLowerCase()).filter(({ row }) => row && isFamiliar(row)) : [];
  return [...si, ...small, ...ownNames(SHORT_FOR.get(text) ?? "")].map((one) => ({
    ...one,
    cost: COST.case,
  }));
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
export const otherCases = (text: string): readonly Entry[] => (text.includes(" ") ? NONE : ofSymbol(text));

/** A symbol in small letters, or a prefix of bytes: nm, mB. */
const MAY_BE_WRONG = /^(?:[^A-Z ]{2,}|[kmgtpe]B)$/;

/** The same where the text names something in its own case, which is in question only for symbols that few know. */
export function inWrongCase(text: string): readonly Entry[] {
  const others = otherCases(text);
  if (others.every(({ asks }) => asks === null)) return others;
  const isDoubtful = MAY_BE_WRONG.test(text) && !ownNames(text).some(({ row }) => row && isFamiliar(row));
  return isDoubtful ? others : NONE;
}

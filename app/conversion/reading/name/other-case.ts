import {
  type Alike,
  alikeUnits,
  areOfOneDimension,
  areRivals,
  fold,
  hasOtherPrefix,
  symbolsAlike,
} from "./alike-units";
import { type AtomMeaning, fromRow, isOffset, isSi } from "./atom-meaning";
import { isEveryday } from "./likelihood";
import { RANKS } from "./name-rank";
import { rowsNamed } from "./named-rows";
import { whyNoUnit } from "./not-units";
import { prefixedUnits } from "./prefixed-units";
import { type Candidate, caselessCandidates, type FindOptions } from "./row-candidates";
import { namesOf, normalizeTypography } from "./unit-names";

/** @file What a name may mean in another case than it is written in. */

/** More than what a meaning without a category loses (meanings.ts). */
const UNUSUAL_RANK = 4;

/**
 * The units whose symbol is this text in some case. The everyday unit comes first (AC is the acre, no attocoulomb), then the
 * variant of another (FT is the foot before the survey foot). Where only the case of a letter tells one from another, both are
 * as likely, and have their spelling ("mw").
 */
export function inEveryCase(text: string): readonly AtomMeaning[] {
  const units = alikeUnits(text);
  const isCommon = ({ row }: Alike): boolean => row !== null && isEveryday(row.category);
  const isVariant = ({ row }: Alike): boolean =>
    row !== null && !namesOf(row.unit).some((name) => fold(name) === fold(text));
  const hasCommon = units.some(isCommon);
  return units.map((one) => {
    const isRival = units.some((other) => areRivals(one, other));
    const isUnusual = !isRival && ((hasCommon && !isCommon(one)) || isVariant(one));
    return {
      expression: one.expression,
      rank: RANKS.indexOf("caseless") + (isUnusual ? UNUSUAL_RANK : 0),
      isOffset: one.row !== null && isOffset(one.row.unit),
      ...(isRival ? { spelling: one.symbol } : {}),
    };
  });
}

/** What a small letter stands for besides: 2w may be two weeks. */
const SHORT_FOR: Readonly<Record<string, string>> = { w: "week" };

/** A small letter is a unit of the SI: 240 v, 5 j, 60 w to hp. */
function smallLetter(text: string): readonly AtomMeaning[] {
  const capital = text.toUpperCase();
  const si = rowsNamed(capital, {})
    .filter(({ matchesCase, unit: { symbol } }) => matchesCase && symbol === capital)
    .map(fromRow)
    .filter(isSi);
  return [...si, ...rowsNamed(SHORT_FOR[text] ?? "", {}).map(fromRow)];
}

const isPrefixed = ({ expression: { form, label } }: AtomMeaning): boolean =>
  form.kind === "prefixed" && label === undefined;

/** M is the molar, and these are not meters, although the catalogue has only mM, µM, nM and pM. */
const MOLAR = /^[acdf]M$/;

/** What a name means that is none in its own case; nothing where people write it for something else, as "em". */
export function inOtherCase(text: string): readonly AtomMeaning[] {
  if (normalizeTypography(text).length === 1) return smallLetter(text);
  if (MOLAR.test(text) || whyNoUnit(text) !== undefined) return [];
  const meanings = inEveryCase(text);
  const isPlural = /^(?:[A-Z]{2}[A-Za-z]{0,3}|[a-z]{3,4})[sS]$/.test(text);
  const singular = text.slice(0, -1);
  // "mass" is about no milliarcseconds.
  if (isPlural && symbolsAlike(text).length === 0 && rowsNamed(singular, {}).length === 0)
    return inOtherCase(singular);
  return meanings.map((one) =>
    isPrefixed(one) && meanings.some((other) => !areOfOneDimension(one, other))
      ? { ...one, isOneOfCases: true }
      : one,
  );
}

/** A symbol, not a name in words. */
const isShort = (text: string): boolean => text.length < 5;

/** "°c", "dbm" and "CENTIGRADE": scales with a zero or a curve of their own, which no expression keeps; "Ga" is a gigayear. */
export const scalesInOtherCase = (text: string, options: FindOptions): readonly Candidate[] =>
  isShort(text) && prefixedUnits(text).length > 0
    ? []
    : caselessCandidates(text, options).filter(
        (one) =>
          (one.unit.scale.kind === "affine" || one.unit.scale.kind === "curve") && !hasOtherPrefix(text, one),
      );

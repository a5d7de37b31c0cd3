import { isSameForm } from "../../algebra/base-unit-form";
import { isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import type { Unit } from "../../categories/unit";
import { COULOMB, METRE } from "../../constants/exact";
import {
  type AtomMeaning,
  distinctSizes,
  expressionOfRow,
  fromRow,
  isOffset,
  isSi,
  usable,
} from "../expression/atom-meaning";
import { whyNoUnit } from "../suggestion/not-units";
import { isEveryday, isFamiliar } from "./everyday";
import { RANKS } from "./name-rank";
import { rowsNamed } from "./named-rows";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { remembered } from "./remembered";
import { type Candidate, caselessCandidates, type FindOptions } from "./row-candidates";
import { namesOf, normaliseTypography, withoutQualifier } from "./unit-names";

/** @file What a name may mean in another case than it is written in. */

const fold = (text: string): string => normaliseTypography(text).toLowerCase();

/** A unit that is called by a text in some case, and its symbol. */
type Alike = {
  readonly expression: UnitExpression;
  readonly symbol: string;
  readonly row: Candidate | null;
  readonly isUnlikely?: boolean;
};

/** Two symbols without their point, in their own case, which is as likely as a centimeter with a capital. */
const COULOMB_METRE: Alike = { expression: times(COULOMB, METRE), symbol: "C·m", row: null };

/** Prefixes that are at stake where they are typed in another case, but that few units take. */
const RARE_PREFIX = /^(?:da|[dhanfGTE])$/;
/** What people write with those: GHz, hPa, dL, nF. */
const COMMON =
  /^(?:d[BLm]|h(?:Pa|L)|n(?:[AFHJLSTVWgms]|mol|Ci|Gy|Sv|sec)|f[Ls]|[GT](?:Hz|Wh?|J|eV|Bq?|b(?:it)?)|G(?:Pa|VA|Ω|ohm|y)|E[BJ])$/;

/** Whether a text may stand for a unit with a prefix: AF for no attofarad, TM for no terameter, but Tpa for TPa. */
function isUsual(text: string, { expression: { form }, symbol }: Alike): boolean {
  if (form.kind !== "prefixed" || !RARE_PREFIX.test(form.prefix.symbol)) return true;
  const isKept = text.startsWith(form.prefix.symbol) && /\p{Ll}/u.test(text);
  return isKept || COMMON.test(symbol);
}

/** Without those of another prefix where it was typed in small letters and what follows was not: mSec, mBar. */
function withPrefixTyped(text: string, units: readonly Alike[]): readonly Alike[] {
  const prefix = /^\p{Ll}(?=.*\p{Lu})/u.exec(text)?.[0];
  if (prefix === undefined) return units;
  const isTyped = ({ expression: { form }, isUnlikely = false }: Alike): boolean =>
    form.kind !== "prefixed" || (form.prefix.symbol === prefix && !isUnlikely);
  return units.filter(
    (one) => isTyped(one) || !units.some((other) => areRivals(one, other) && isTyped(other)),
  );
}

/** The symbols that a text is in another case. */
export const symbolsAlike = (text: string): readonly string[] => [
  ...new Set(unitsAlike(text).map(({ symbol }) => symbol)),
];

const alikeUnits = (text: string): readonly Alike[] =>
  withPrefixTyped(
    text,
    unitsAlike(text).filter((one) => isUsual(text, one)),
  );

const unitsAlike = remembered((text): readonly Alike[] =>
  distinctSizes([
    ...(text === "Cm" ? [COULOMB_METRE] : []),
    ...usable(caselessCandidates(text, {}), text).map((row) => ({
      expression: expressionOfRow(row.unit),
      symbol: withoutQualifier(row.unit.symbol) ?? row.unit.symbol,
      row,
    })),
    ...prefixedUnitsInAnyCase(text).map(({ expression, text: symbol, isUnlikely }) => ({
      expression,
      symbol,
      row: null,
      isUnlikely,
    })),
  ]),
);

type Expressed = { readonly expression: UnitExpression };

const areOfOneDimension = ({ expression: a }: Expressed, { expression: b }: Expressed): boolean =>
  isSameDimension(a.resolve().dimension, b.resolve().dimension);

const prefixedUnitOf = ({ expression: { form } }: Alike): UnitExpression | null =>
  form.kind === "prefixed" ? form.unit : null;

/** True for mW and MW, and a calorie and a Calorie: one unit with two prefixes, or two units of one quantity. */
function areRivals(a: Alike, b: Alike): boolean {
  if (a === COULOMB_METRE || b === COULOMB_METRE) return a !== b;
  const [one, other] = [prefixedUnitOf(a), prefixedUnitOf(b)];
  if (one || other) return one === other && a.symbol !== b.symbol;
  return fold(a.symbol) === fold(b.symbol) && a.symbol !== b.symbol && areOfOneDimension(a, b);
}

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

const isFamiliarSymbol = (letter: string): boolean =>
  rowsNamed(letter, {}).some((row) => row.matchesCase && isFamiliar(row));

/**
 * The symbols that a name in capitals stands for: s for S, but L for L, Pa for PA, and both mg and Mg for MG. MA is mA too where
 * another prefix is in capitals by habit.
 */
export function symbolsInCapitals(text: string, isHabit: boolean): readonly string[] {
  const small = text.toLowerCase();
  if (text.length === 1) return !isFamiliarSymbol(text) && isFamiliarSymbol(small) ? [small] : [text];
  // Where no prefix is at stake it means the same in any case.
  if (prefixedUnitsInAnyCase(text).length === 0) return [text];
  const alike = unitsAlike(text).filter(
    ({ symbol, isUnlikely = false }) => !isUnlikely && fold(symbol) === fold(text),
  );
  const own = isHabit ? alike.find(({ symbol }) => symbol === text) : undefined;
  const meant = alike.find(({ row }) => row !== null && isFamiliar(row)) ?? own;
  const symbols = alike.filter((one) => meant && areOfOneDimension(one, meant)).map(({ symbol }) => symbol);
  return symbols.length > 0 ? [...new Set(symbols)] : [text];
}

/** MREM beside SIEVERT is the megarem, as it is written; in words, that it is no millirem. Null where no prefix is at stake. */
export function prefixDoubt(text: string, { scale }: Unit): string | null {
  const alike = unitsAlike(text).filter(({ isUnlikely = false }) => !isUnlikely);
  const own = alike.find(({ expression }) => isSameForm(expression.resolve(), scale.factor.resolve()));
  const rival = alike.find((one) => own && prefixedUnitOf(own) && areRivals(one, own));
  return own && rival ? `${nameOf(own.expression)}, not ${nameOf(rival.expression)}` : null;
}

/** What a small letter stands for besides: 2w may be two weeks. */
const SHORT_FOR: Readonly<Record<string, string>> = { w: "week" };

/** A small letter is a unit of the SI: 240 v, 5 j, 60 w to hp. */
function smallLetter(text: string): readonly AtomMeaning[] {
  const capital = text.toUpperCase();
  const si = rowsNamed(capital, {})
    .filter(({ matchesCase, unit: { symbol } }) => matchesCase && symbol === capital && capital !== text)
    .map(fromRow)
    .filter(isSi);
  return distinctSizes([...si, ...rowsNamed(SHORT_FOR[text] ?? "", {}).map(fromRow)]);
}

const isPrefixed = ({ expression: { form, label } }: AtomMeaning): boolean =>
  form.kind === "prefixed" && label === undefined;

/** What a name means that is none in its own case; nothing where people write it for something else, as "em". */
export function inOtherCase(text: string): readonly AtomMeaning[] {
  if (normaliseTypography(text).length === 1) return smallLetter(text);
  if (whyNoUnit(text) !== undefined) return [];
  const meanings = inEveryCase(text);
  const isPlural = /^(?:[A-Z]{2}[A-Za-z]{0,3}|[a-z]{3,4})[sS]$/.test(text);
  const singular = text.slice(0, -1);
  // "mass" is about no milliarcseconds.
  if (
    meanings.length === 0 &&
    isPlural &&
    unitsAlike(text).length === 0 &&
    rowsNamed(singular, {}).length === 0
  )
    return inOtherCase(singular);
  return meanings.map((one) =>
    isPrefixed(one) && meanings.some((other) => !areOfOneDimension(one, other))
      ? { ...one, isOneOfCases: true }
      : one,
  );
}

/** "°c" and "dbm": scales with a zero or a curve of their own, which no expression keeps. */
export const scalesInOtherCase = (text: string, options: FindOptions): readonly Candidate[] =>
  /^.$|[\d^]/u.test(text) || prefixedUnits(text).length > 0
    ? []
    : caselessCandidates(text, options).filter(
        ({ unit: { scale } }) => scale.kind === "affine" || scale.kind === "curve",
      );

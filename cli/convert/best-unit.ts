import { converter, type ExchangeRates, type Question, type Unit } from "~/conversion";
import { formatDigits } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { isZero } from "~/numerals/ratio";

/** The number of units at the start of a category that are in common use. */
const COMMON = 8;
const DIGITS = 9;
/** Numbers with at most this many digits are easy to read. */
const SHORT = 4;
const LEAST = 1;
const MOST = 1000;

const isPowerOfTen = (count: bigint): boolean => /^10*$/.test(String(count));

type Fit = {
  readonly unit: Unit;
  readonly size: number;
  readonly isReadable: boolean;
  readonly isShort: boolean;
  readonly isCommon: boolean;
  readonly digits: number;
};

/** How readable a quantity is in a unit; null unless one unit is a whole multiple of the other. */
function fitOf({ category, from, value }: Question, unit: Unit, rates: ExchangeRates): Fit | null {
  const prepared = converter(category, from, unit, rates);
  const one = prepared.ok && prepared.value.rule.kind === "proportional" ? prepared.value.convert(1) : null;
  const answer = prepared.ok ? prepared.value.convert(value) : null;
  if (!one?.ok || !answer?.ok || !one.value.exact) return null;
  const { numerator, denominator } = one.value.exact;
  const count = numerator === 1n ? denominator : denominator === 1n ? numerator : null;
  const isCommon = (category?.units.indexOf(unit) ?? COMMON) < COMMON;
  if (count === null || !(isCommon || isPowerOfTen(count))) return null;
  const size = Math.abs(answer.value.result);
  const text = formatDigits(answer.value.exact ?? answer.value.approximate, DIGITS);
  const digits = text
    .replace(/e.*/, "")
    .replace(/\D/g, "")
    .replace(/^0+|(?<!0)0+$/g, "").length;
  const isReadable = size >= LEAST && size < MOST;
  return { unit, size, isReadable, isShort: digits <= SHORT, isCommon, digits };
}

/** Prefers, in this order: a number from 1 to below 1000, few digits, a common unit, fewer digits, a smaller number. */
function isBetter(one: Fit, best: Fit): boolean {
  for (const key of ["isReadable", "isShort", "isCommon"] as const)
    if (one[key] !== best[key]) return one[key];
  if (!one.isReadable) return Math.abs(Math.log10(one.size)) < Math.abs(Math.log10(best.size));
  return one.digits === best.digits ? one.size < best.size : one.digits < best.digits;
}

/** The most readable unit for a quantity: its own unit, a multiple or a fraction of it. */
export function bestUnit(question: Question, rates: ExchangeRates): Unit {
  const { from, category, value } = question;
  if (isZero(value) || !Number.isFinite(toDouble(value))) return from;
  const fits = [from, ...(category?.units ?? [])].flatMap((unit) => fitOf(question, unit, rates) ?? []);
  const [first] = fits;
  return first ? fits.reduce((best, one) => (isBetter(one, best) ? one : best)).unit : from;
}

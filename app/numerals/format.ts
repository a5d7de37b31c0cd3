import { fromDouble, isZero, type Ratio, toFixedText, toSignificantText } from "./ratio";

/** How a category's results are written: spec, section 9. */
export type DisplayStyle =
  | { readonly kind: "general" }
  | { readonly kind: "temperature" }
  | { readonly kind: "currency"; readonly symbol: string; readonly symbolFollows: boolean };

/**
 * A finite number as Intl.NumberFormat writes it for "en-US": its shortest decimal, rounded half away from zero and grouped.
 * Intl itself takes a browser 17 ms at its first use, in one piece.
 */
export function formatDecimal(value: number, fewest: number, most: number): string {
  const [whole = "", decimals = ""] = toFixedText(fromDouble(value), most).split(".");
  const fraction = decimals.replace(/(?<!0)0+$/, "").padEnd(fewest, "0");
  return withoutNegativeZero(groupDigits(whole) + (fraction && `.${fraction}`));
}

const hasExponent = (value: number): boolean => String(value).includes("e");
const withoutNegativeZero = (text: string): string => (/^-[0.,]*$/.test(text) ? text.slice(1) : text);

/**
 * A result as its row shows it: currency 2 decimals with its symbol, temperature 1 decimal, others up to 6
 * fraction digits with grouping; numbers that JavaScript writes with an exponent get two decimals of the mantissa
 * (5.00e-7), so that a result which is not zero never reads as zero.
 */
export const formatResult = (value: number, style: DisplayStyle): string =>
  withSymbol(formatNumber(value, style), style);

/** A formatted number with its currency's symbol, if it has one: "-$5.00", "5.00 zł". */
export function withSymbol(number: string, style: DisplayStyle): string {
  if (style.kind !== "currency") return number;
  if (style.symbolFollows) return `${number} ${style.symbol}`;
  return number.startsWith("-") ? `-${style.symbol}${number.slice(1)}` : `${style.symbol}${number}`;
}

/** The style of a number whose currency is named elsewhere. */
export const withoutSymbol = (style: DisplayStyle): DisplayStyle =>
  style.kind === "currency" ? { ...style, symbol: "", symbolFollows: false } : style;

/** The same result without a symbol. */
export function formatNumber(value: number, style: DisplayStyle): string {
  if (hasExponent(value)) return value.toExponential(2);
  if (!Number.isFinite(value)) return String(value).replace("Infinity", "∞");
  if (style.kind === "currency") return formatDecimal(value, 2, 2);
  return style.kind === "temperature" ? formatDecimal(value, 1, 1) : formatDecimal(value, 0, 6);
}

/** A double keeps every number of so many digits. */
const SURE_DIGITS = 15;

/** Whether a number in plain notation has more digits than a double is sure to keep: 9007199254740993, 0.3333333333333333. */
export const isBeyondDouble = (decimal: string): boolean =>
  decimal.replace(/e.*|^-?[0.]*|\.|,/g, "").replace(/(?<!0)0+$/, "").length > SURE_DIGITS;

/** Whether a formatted number is the result itself: nothing is rounded off, here or to the nearest double. */
export const isShownInFull = (value: number, number: string): boolean =>
  Number(number.replaceAll(",", "")) === value && !isBeyondDouble(number);

/** Every digit of the double, as JavaScript writes it; used when copying the full value. */
export const formatFull = (value: number): string => (Object.is(value, -0) ? "0" : String(value));

const VISIBLE_LOSS = 0.0005;

/**
 * The full value to set beside a number as shown, in small type, or null where rounding changed it by no more than
 * 0.05 % (contract, reading 3: 1.2345e-5 would read 0.000012).
 */
export const formatBeside = (value: number, number: string): string | null =>
  value !== 0 && lossOf(value, number) > VISIBLE_LOSS ? formatFull(value) : null;

/** How much of a value other than zero its formatted number has lost: 0.01 for 1 %. */
const lossOf = (value: number, number: string): number =>
  Math.abs(Number(number.replaceAll(",", "")) / value - 1);

/** The loss at which a result with nothing beside it gets more digits, and their number. */
const ALONE = {
  general: { loss: VISIBLE_LOSS, digits: 6 },
  currency: { loss: 0.01, digits: 3 },
  // A zero that is a convention makes no digit significant.
  temperature: { loss: Number.POSITIVE_INFINITY, digits: 0 },
} as const;

/**
 * A result where no full value stands beside it, as in a table or a sentence: what its row shows, or more digits where
 * that is visibly rounded (0.000189 mi for a foot, $0.00 for a rial).
 */
export function formatAlone(value: number, style: DisplayStyle): string {
  const { loss, digits } = ALONE[style.kind];
  const number = formatNumber(value, style);
  const isClear = value === 0 || lossOf(value, number) <= loss;
  return withSymbol(isClear ? number : groupDigits(String(Number(value.toPrecision(digits)))), style);
}

/** Digits in groups of three, counted from the end: "12", "345". */
export function inGroupsOfThree(digits: string): readonly string[] {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? groups : [digits.slice(0, first), ...groups];
}

/** A decimal with its whole part in groups of three: "9,460,730,472,580.8". Unchanged if it has an exponent. */
export const groupDigits = (decimal: string): string =>
  decimal.includes("e") ? decimal : decimal.replace(/\d+/, (whole) => inGroupsOfThree(whole).join(","));

/** An exact value rounded to significant digits (1 to 1000) for people; "0" for zero. */
export const formatDigits = (value: Ratio, digits: number): string =>
  isZero(value) ? "0" : toSignificantText(value, digits);

/** A formula with its numbers in groups of three, as results have them: "1,760 × yard", but 25/762 and 2024-01-01. */
export const groupNumbers = (text: string): string =>
  text.replace(/(?<![\w.,/^-])\d{4,}(?:\.\d+)?(?![\w/,-])/g, groupDigits);

/** Hours, minutes and seconds as a time: 1, 5 and 7.5 as 1:05:07.5. */
export const clockText = (parts: readonly string[]): string =>
  parts.map((part, i) => (i === 0 ? part : part.replace(/^\d(?!\d)/, "0$&"))).join(":");

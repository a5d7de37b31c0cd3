import { fromDouble, isZero, type Ratio, toFixedText, toSignificantText } from "./ratio";

/** How the results of a category are formatted. */
export type DisplayStyle =
  | { readonly kind: "general" }
  | { readonly kind: "temperature" }
  | { readonly kind: "currency"; readonly symbol: string; readonly symbolFollows: boolean };

/** Formats a finite number as Intl.NumberFormat does for "en-US". Intl itself blocks a browser for 17 ms at its first use. */
export function formatDecimal(value: number, fewest: number, most: number): string {
  const [whole = "", decimals = ""] = toFixedText(fromDouble(value), most).split(".");
  const fraction = decimals.replace(/(?<!0)0+$/, "").padEnd(fewest, "0");
  return withoutNegativeZero(groupDigits(whole) + (fraction && `.${fraction}`));
}

const hasExponent = (value: number): boolean => String(value).includes("e");
const withoutNegativeZero = (text: string): string => (/^-[0.,]*$/.test(text) ? text.slice(1) : text);

/**
 * Formats a result for its row: currency with 2 decimals and its symbol, temperature with 1 decimal, others with up to 6 and
 * grouping. Numbers that JavaScript writes with an exponent get two decimals of the mantissa: 5.00e-7 rather than 0.
 */
export const formatResult = (value: number, style: DisplayStyle): string =>
  withSymbol(formatNumber(value, style), style);

/** Adds the symbol of a currency to a formatted number: "-$5.00", "5.00 zł". */
export function withSymbol(number: string, style: DisplayStyle): string {
  if (style.kind !== "currency") return number;
  if (style.symbolFollows) return `${number} ${style.symbol}`;
  return number.startsWith("-") ? `-${style.symbol}${number.slice(1)}` : `${style.symbol}${number}`;
}

/** Returns the style without its symbol, for numbers whose currency is named elsewhere. */
export const withoutSymbol = (style: DisplayStyle): DisplayStyle =>
  style.kind === "currency" ? { ...style, symbol: "", symbolFollows: false } : style;

/** Formats a result like formatResult, but without a symbol. */
export function formatNumber(value: number, style: DisplayStyle): string {
  if (hasExponent(value)) return value.toExponential(2);
  if (!Number.isFinite(value)) return String(value).replace("Infinity", "∞");
  if (style.kind === "currency") return formatDecimal(value, 2, 2);
  return style.kind === "temperature" ? formatDecimal(value, 1, 1) : formatDecimal(value, 0, 6);
}

/** A double preserves all decimals of up to this many digits. */
const SURE_DIGITS = 15;

/** Whether a number in plain notation has more digits than a double is sure to preserve: "9007199254740993". */
export const isBeyondDouble = (decimal: string): boolean =>
  decimal.replace(/e.*|^-?[0.]*|\.|,/g, "").replace(/(?<!0)0+$/, "").length > SURE_DIGITS;

/** Whether a formatted number is the exact result: not rounded here, nor to the nearest double. */
export const isShownInFull = (value: number, number: string): boolean =>
  Number(number.replaceAll(",", "")) === value && !isBeyondDouble(number);

/** All digits of a double, as JavaScript writes them, for copying. */
export const formatFull = (value: number): string => (Object.is(value, -0) ? "0" : String(value));

const VISIBLE_LOSS = 0.0005;

/** The full value to show beside a formatted number: 1.2345e-5 beside 0.000012; null if rounding loses at most 0.05 %. */
export const formatBeside = (value: number, number: string): string | null =>
  value !== 0 && lossOf(value, number) > VISIBLE_LOSS ? formatFull(value) : null;

/** The relative rounding error of a formatted number, for a value other than zero: 0.01 for 1 %. */
const lossOf = (value: number, number: string): number =>
  Math.abs(Number(number.replaceAll(",", "")) / value - 1);

/** If a result is shown without its full value: the loss from which it gets more digits, and their number. */
const ALONE = {
  general: { loss: VISIBLE_LOSS, digits: 6 },
  currency: { loss: 0.01, digits: 3 },
  // A temperature's zero is a convention, so significant digits do not apply.
  temperature: { loss: Number.POSITIVE_INFINITY, digits: 0 },
} as const;

/** Formats a result shown without its full value: as in its row, or with more digits if visibly rounded (0.000189 mi). */
export function formatAlone(value: number, style: DisplayStyle): string {
  const { loss, digits } = ALONE[style.kind];
  const number = formatNumber(value, style);
  const isClear = value === 0 || lossOf(value, number) <= loss;
  return withSymbol(isClear ? number : groupDigits(String(Number(value.toPrecision(digits)))), style);
}

/** Splits digits into groups of three from the end: "12", "345". */
export function inGroupsOfThree(digits: string): readonly string[] {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return first === 0 ? groups : [digits.slice(0, first), ...groups];
}

/** Groups the whole part of a decimal by three: "9,460,730,472,580.8". Leaves a decimal with an exponent unchanged. */
export const groupDigits = (decimal: string): string =>
  decimal.includes("e") ? decimal : decimal.replace(/\d+/, (whole) => inGroupsOfThree(whole).join(","));

/** Formats an exact value with this many significant digits (1 to 1000); "0" for zero. */
export const formatDigits = (value: Ratio, digits: number): string =>
  isZero(value) ? "0" : toSignificantText(value, digits);

/** Groups the digits of a formula's numbers: "1,760 × yard", but not 25/762 and 2024-01-01. */
export const groupNumbers = (text: string): string =>
  text.replace(/(?<![\w.,/^-])\d{4,}(?:\.\d+)?(?![\w/,-])/g, groupDigits);

/** Formats hours, minutes and seconds as a time: 1, 5 and 7.5 as "1:05:07.5"; the sign comes first. */
export function clockText(parts: readonly string[]): string {
  const [first = "", ...others] = parts.map((part) => part.replace("-", ""));
  const text = [first, ...others.map((part) => part.replace(/^\d(?!\d)/, "0$&"))].join(":");
  return parts.some((part) => part.startsWith("-")) ? `-${text}` : text;
}

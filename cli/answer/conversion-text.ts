import {
  type Category,
  type Conversion,
  type ConversionError,
  describeConversionSource,
  type ExchangeRates,
  type Unit,
} from "~/conversion";
import { formatDigits, formatFull } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { fromDouble, isEqual, isTerminating, type Ratio, toExactText } from "~/numerals/ratio";
import { withDecimalComma } from "./decimal-comma";

export type Precision = { readonly digits?: number; readonly exact?: boolean };
export type NumberStyle = Precision & { readonly decimalComma?: boolean };

/** A conversion; `result` is null if it does not fit in a double. */
export type Answer = Omit<Conversion, "result"> & { readonly result: number | null };

/** The answer if the result does not fit in a double but --exact or --digits can print it; otherwise null. */
export function answerBeyondDouble(error: ConversionError, precision: Precision): Answer | null {
  if (error.code !== "not_representable") return null;
  if (precision.digits === undefined && !precision.exact) return null;
  const { exact, approximate, exactness } = error.beyond;
  return { exact, approximate, exactness, result: null };
}

/** Significant digits of a result that is neither a double nor a fraction. */
const DIGITS_BEYOND_DOUBLE = 6;
const ALMOST = "≈ ";

/** The result as text: every digit of the double, or exact or rounded as requested. */
export function numberText(answer: Answer, { decimalComma, ...precision }: NumberStyle): string {
  const text = pointText(answer, precision);
  return decimalComma ? withDecimalComma(text) : text;
}

function pointText(answer: Answer, { digits, exact }: Precision): string {
  if (digits !== undefined) return formatDigits(answer.exact ?? answer.approximate, digits);
  if (exact && answer.exact) return toExactText(answer.exact);
  if (answer.result === null) return ALMOST + formatDigits(answer.approximate, DIGITS_BEYOND_DOUBLE);
  if (exact) return ALMOST + formatFull(answer.result);
  return formatFull(answer.result);
}

/** What follows the number: a symbol, a currency code, or the name of a unit without a symbol. */
export function unitText(category: Category | null, unit: Unit): string {
  if (category?.displayStyle(unit).kind === "currency") return unit.id;
  return unit.symbol || unit.plural;
}

const LONGEST_JSON_NUMBER = 400;

/** A JSON number with every digit of the value, or the nearest double if it is not a finite decimal. */
export function jsonNumber(value: Ratio): string {
  const double = toDouble(value);
  // 1e400 is a valid JSON number, although it does not fit in a double.
  if (!Number.isFinite(double)) return formatDigits(value, LONGEST_JSON_NUMBER);
  const isDouble = isEqual(fromDouble(double), value);
  if (isDouble || !isTerminating(value)) return JSON.stringify(double);
  const text = toExactText(value);
  return text.length <= LONGEST_JSON_NUMBER ? text : JSON.stringify(double);
}

export type JsonFields = {
  readonly category: Category | null;
  readonly value: Ratio;
  readonly from: Unit;
  readonly to: Unit;
  readonly answer: Answer;
  /** Assumptions; omitted from the JSON if there are none. */
  readonly readings?: readonly string[];
};

/** The contract's object: {"category","value","from","to","result","exact","source"}. */
export function conversionJson(
  { category, value, from, to, answer, readings = [] }: JsonFields,
  rates: ExchangeRates,
): string {
  const rest = {
    from: from.id,
    to: to.id,
    result: answer.result,
    exact: answer.exact && toExactText(answer.exact),
    source: describeConversionSource([from, to], answer.exactness, rates),
    ...(readings.length > 0 ? { reading: readings } : {}),
  };
  return `{"category":${JSON.stringify(category?.id ?? null)},"value":${jsonNumber(value)},${JSON.stringify(rest).slice(1)}`;
}

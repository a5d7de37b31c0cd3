import {
  type Category,
  type Conversion,
  type ConversionError,
  describeConversionSource,
  type ExchangeRates,
  exactTextOf,
  type Result,
  type Unit,
} from "~/conversion";
import { formatDigits, formatFull } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { exactText, fromDouble, isEqual, isTerminating, type Ratio, toExactText } from "~/numerals/ratio";
import { withDecimalComma } from "./decimal-comma";
import { doubleText } from "./number-text";

export type Precision = {
  readonly digits?: number;
  readonly exact?: boolean;
  /** At most 12 significant digits, as a terminal shows them. */
  readonly isShort?: boolean;
};
type NumberStyle = Precision & { readonly decimalComma?: boolean };

/** A conversion; `result` is null if it does not fit in a double. */
export type Converted = Omit<Conversion, "result"> & { readonly result: number | null };

/** The answer if the result does not fit in a double but --exact or --digits can print it; otherwise null. */
function answerBeyondDouble(error: ConversionError, precision: Precision): Converted | null {
  if (error.code !== "not_representable" || error.size === "too_long") return null;
  if (precision.digits === undefined && !precision.exact) return null;
  const { exact, approximate, exactness } = error.beyond;
  return { exact, approximate, exactness, result: null };
}

/** The answer to print. Its error: it does not fit in a double, or its exact text is required and too long. */
export function printable(
  outcome: Result<Conversion>,
  options: Precision & { readonly json?: boolean },
): Result<Converted> {
  const beyond = outcome.ok ? null : answerBeyondDouble(outcome.error, options);
  const answer: Result<Converted> = beyond ? { ok: true, value: beyond } : outcome;
  const text = answer.ok && (options.exact || options.json) ? exactTextOf(answer.value) : null;
  return text && !text.ok ? text : answer;
}

/** Significant digits of a result that is neither a double nor a fraction. */
const DIGITS_BEYOND_DOUBLE = 6;
const ALMOST = "≈ ";
/** The result as text: every digit of the double, or exact or rounded as requested. */
export function numberText(answer: Converted, { decimalComma, ...precision }: NumberStyle): string {
  const text = pointText(answer, precision);
  return decimalComma ? withDecimalComma(text) : text;
}

function pointText(answer: Converted, { digits, exact, isShort }: Precision): string {
  if (digits !== undefined) return formatDigits(answer.exact ?? answer.approximate, digits);
  if (exact && answer.exact) return toExactText(answer.exact);
  if (answer.result === null) return ALMOST + formatDigits(answer.approximate, DIGITS_BEYOND_DOUBLE);
  if (exact) return ALMOST + formatFull(answer.result);
  return doubleText(answer.result, isShort);
}

const LONGEST_JSON_NUMBER = 400;

/** A JSON number with every digit of the value, or the nearest double if it is not a finite decimal. */
export function jsonNumber(value: Ratio): string {
  const double = toDouble(value);
  // 1e400 is a valid JSON number, although it does not fit in a double.
  if (!Number.isFinite(double)) return formatDigits(value, LONGEST_JSON_NUMBER);
  const isDouble = isEqual(fromDouble(double), value);
  const text = isDouble || !isTerminating(value) ? null : exactText(value);
  return text !== null && text.length <= LONGEST_JSON_NUMBER ? text : JSON.stringify(double);
}

export type JsonFields = {
  readonly category: Category | null;
  readonly value: Ratio;
  readonly from: Unit;
  readonly to: Unit;
  readonly answer: Converted;
  /** Assumptions; omitted from the JSON if there are none. */
  readonly readings?: readonly string[];
};

/** Writes the contract's objects, {"category","value","from","to","result","exact","source"}, for one pair of units. */
export function objectWriter(
  { category, from, to }: Pick<JsonFields, "category" | "from" | "to">,
  exactness: Conversion["exactness"],
  rates: ExchangeRates,
): (value: string, result: string, exact: string | null, readings?: readonly string[]) => string {
  const before = `{"category":${JSON.stringify(category?.id ?? null)},"value":`;
  const between = `,"from":${JSON.stringify(from.id)},"to":${JSON.stringify(to.id)},"result":`;
  const after = `,"source":${JSON.stringify(describeConversionSource([from, to], exactness, rates))}`;
  return (value, result, exact, readings = []) => {
    const reading = readings.length > 0 ? `,"reading":${JSON.stringify(readings)}` : "";
    return `${before}${value}${between}${result},"exact":${exact === null ? "null" : `"${exact}"`}${after}${reading}}`;
  };
}

export const conversionJson = (
  { value, answer, readings, ...pair }: JsonFields,
  rates: ExchangeRates,
): string =>
  objectWriter(pair, answer.exactness, rates)(
    jsonNumber(value),
    JSON.stringify(answer.result),
    answer.exact && toExactText(answer.exact),
    readings,
  );

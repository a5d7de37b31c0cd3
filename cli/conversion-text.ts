import {
  type Category,
  type Conversion,
  type ConversionError,
  describeConversionSource,
  type ExchangeRates,
  type Unit,
} from "~/conversion";
import { formatDigits, formatFull } from "~/numerals/format";
import { fromDouble, isEqual, isTerminating, type Ratio, toDouble, toExactText } from "~/numerals/ratio";

export type Precision = { readonly digits?: number; readonly exact?: boolean };

/** A conversion's outcome; `result` is null where no double holds it, but a fraction does. */
export type Answer = Omit<Conversion, "result"> & { readonly result: number | null };

/** A result that a double cannot hold is an answer still where people asked for more than a double. */
export function answerBeyondDouble(error: ConversionError, { digits, exact }: Precision): Answer | null {
  if (error.code !== "not_representable" || (digits === undefined && !exact)) return null;
  return { ...error.beyond, result: null };
}

/** What is shown of a result beyond the doubles that no fraction holds. */
const DIGITS_BEYOND_DOUBLE = 6;
const ALMOST = "≈ ";

/** The number for people: every digit of the double, rates too, unless they asked for an exact or a rounded one. */
export function numberText(answer: Answer, { digits, exact }: Precision): string {
  if (digits !== undefined) return formatDigits(answer.exact ?? answer.approximate, digits);
  if (exact && answer.exact) return toExactText(answer.exact);
  if (answer.result === null) return ALMOST + formatDigits(answer.approximate, DIGITS_BEYOND_DOUBLE);
  if (exact) return ALMOST + formatFull(answer.result);
  return formatFull(answer.result);
}

/** What follows a number: the symbol, a currency's code, or the name of a unit without a symbol. */
export function unitText(category: Category | null, unit: Unit): string {
  if (category?.displayStyle(unit).kind === "currency") return unit.id;
  return unit.symbol || unit.plural;
}

const LONGEST_JSON_NUMBER = 400;

/** A JSON number with every digit of the value; a double where the value is a fraction that never ends. */
export function jsonNumber(value: Ratio): string {
  const double = toDouble(value);
  // 1e400 is a JSON number as well as any, though no double holds it.
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
  /** What was assumed about the question; left out where nothing was. */
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

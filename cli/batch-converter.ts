import {
  answerTo,
  type Category,
  type Conversion,
  converter,
  describeError,
  describeReading,
  type ExchangeRates,
  findPair,
  findUnit,
  type Reading,
  type Result,
  readQuestion,
  type Unit,
} from "~/conversion";
import type { Ratio } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { type ConvertOptions, findOptionsOf } from "./commands/convert-options";
import { answerBeyondDouble, conversionJson, numberText } from "./conversion-text";
import { fastJson } from "./fast-json";
import type { Io } from "./io";
import { ratesFor } from "./rates-in-force";
import { succeed } from "./result";

/** Converts one text and returns the text to print, or "" after reporting why it cannot. */
export type ConvertText = (text: string, report: (sentence: string) => void) => string;

export type BatchConverter = {
  readonly convertText: ConvertText;
  readonly target: Unit;
  /** What applies to the whole batch: assumptions, the date of the rates. */
  readonly notes: readonly string[];
};

export type BatchOptions = ConvertOptions & { readonly to: string };
type Request = {
  readonly rates: ExchangeRates;
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly value: Ratio;
};

/** Batches print the double itself: what a program goes on to read is not rounded for people. */
function output(
  options: BatchOptions,
  request: Request,
  outcome: Result<Conversion>,
  report: (sentence: string) => void,
): string {
  const answer = outcome.ok ? outcome.value : answerBeyondDouble(outcome.error, options);
  if (!answer) {
    if (!outcome.ok) report(describeError(outcome.error));
    return "";
  }
  if (options.json) return conversionJson({ ...request, answer }, request.rates);
  const isPlain = options.digits === undefined && !options.exact;
  return isPlain ? String(answer.result) : numberText(answer, options);
}

/** Prepares the conversion of many texts. Without `from`, each text names its own unit: "5 mi". */
export function createBatchConverter(io: Io, options: BatchOptions): Result<BatchConverter> {
  return options.from === undefined ? forQuantities(io, options) : forNumbers(io, options, options.from);
}

function forNumbers(io: Io, options: BatchOptions, fromText: string): Result<BatchConverter> {
  const pair = findPair(fromText, options.to, findOptionsOf(options));
  if (!pair.ok) return pair;
  const { category, from, to, readings } = pair.value;
  const rates = ratesFor(io, category);
  const prepared = converter(category, from, to, rates);
  if (!prepared.ok) return prepared;
  const { convert, tryFastConvert, exactness } = prepared.value;
  const writeFast = options.json ? fastJson(category, from, to, prepared.value, rates) : null;
  const isPlain = options.digits === undefined && !options.exact && !options.json;
  const convertText: ConvertText = (text, report) => {
    if (isPlain) {
      const result = tryFastConvert(text);
      if (result !== null) return String(result);
    }
    const written = writeFast?.(text);
    if (written) return written;
    const read = readNumber(text);
    if (!read.ok) {
      report(numberProblem(text, read.reason));
      return "";
    }
    if (read.alternative !== undefined && options.strict) {
      report(describeError({ code: "ambiguous_value", text: text.trim() }));
      return "";
    }
    return output(options, { rates, category, from, to, value: read.value }, convert(read.value), report);
  };
  return succeed({
    convertText,
    target: to,
    notes: notesOf(pair.value, readings, rates, exactness === "rate"),
  });
}

function notesOf(
  { from, to }: { readonly from: Unit; readonly to: Unit },
  readings: readonly Reading[],
  rates: ExchangeRates,
  isRate: boolean,
): readonly string[] {
  const question = { value: { numerator: 1n, denominator: 1n }, from, targets: [to] };
  return [
    ...readings.map((reading) => describeReading(reading, question, rates)),
    ...(isRate ? [`Exchange rates of ${rates.date}, ${rates.source}`] : []),
  ];
}

function numberProblem(text: string, reason: "empty" | "not_a_number"): string {
  if (reason === "empty") return "the line is empty.";
  return `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}' is not a number.`;
}

function forQuantities(io: Io, options: BatchOptions): Result<BatchConverter> {
  const find = findOptionsOf(options);
  const target = findUnit(options.to, find);
  if (!target.ok) return target;
  const rates = ratesFor(io, target.value.category);
  const convertText: ConvertText = (text, report) => {
    const question = readQuestion(`${text} to ${options.to}`, find);
    if (!question.ok) {
      const isNumber = question.error.code === "invalid_value";
      report(
        isNumber
          ? numberProblem(text, text.trim() ? "not_a_number" : "empty")
          : describeError(question.error),
      );
      return "";
    }
    const { category, from, value } = question.value;
    const [answer] = answerTo(question.value, question.value.targets, rates);
    if (!answer) return "";
    return output(options, { rates, category, from, to: answer.unit, value }, answer.conversion, report);
  };
  return succeed({ convertText, target: target.value.unit, notes: [] });
}

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
import { hasOwnTarget } from "./own-target";
import { ratesFor } from "./rates-in-force";
import { type Report, reportOnce } from "./report-once";
import { succeed } from "./result";

/**
 * Converts one text and returns the text to print, or "" after reporting why it cannot. `unit` is the number's own unit
 * where another cell names it.
 */
export type ConvertText = (text: string, report: Report, unit?: string) => string;

export type BatchConverter = {
  readonly convertText: ConvertText;
  readonly target: Unit;
  /** What was assumed about the units of the whole batch. */
  readonly readings: readonly string[];
  /** The date of the rates. */
  readonly notes: readonly string[];
};

export type BatchOptions = ConvertOptions & { readonly to: string };
type Request = {
  readonly rates: ExchangeRates;
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly value: Ratio;
  readonly readings?: readonly string[];
};

/** Batches print the double itself: what a program goes on to read is not rounded for people. */
function output(
  options: BatchOptions,
  request: Request,
  outcome: Result<Conversion>,
  report: Report,
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

/**
 * Prepares the conversion of many texts. Without `from`, each text names its own unit, "5 mi", or with `fromColumn` another
 * cell names it.
 */
export function createBatchConverter(io: Io, options: BatchOptions): Result<BatchConverter> {
  if (options.from !== undefined) return forNumbers(io, options, options.from);
  return options.fromColumn === undefined ? forQuantities(io, options) : forUnitCells(io, options);
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
    readings: readingsOfOne(from, to, readings, rates),
    notes: exactness === "rate" ? [ratesNote(rates)] : [],
  });
}

/** Readings as they are for one unit: lines that differ in their numbers only have the same. */
function readingsOfOne(
  from: Unit,
  to: Unit,
  readings: readonly Reading[],
  rates: ExchangeRates,
): readonly string[] {
  const question = { value: { numerator: 1n, denominator: 1n }, from, targets: [to] };
  return readings.map((reading) => describeReading(reading, question, rates));
}

const ratesNote = ({ date, source }: ExchangeRates): string => `Exchange rates of ${date}, ${source}`;

const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;

function numberProblem(text: string, reason: "empty" | "not_a_number"): string {
  if (reason === "empty") return "the line is empty.";
  return `${quote(text)} is not a number.`;
}

function forQuantities(io: Io, options: BatchOptions): Result<BatchConverter> {
  const find = findOptionsOf(options);
  const target = findUnit(options.to, find);
  if (!target.ok) return target;
  const rates = ratesFor(io, target.value.category);
  const once = reportOnce();
  const convertText: ConvertText = (text, report) => {
    if (hasOwnTarget(text, find)) {
      report(`${quote(text.trim())} names a target unit of its own; the target is '${options.to}'.`);
      return "";
    }
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
    const { category, from, value, readings } = question.value;
    const [answer] = answerTo(question.value, question.value.targets, rates);
    if (!answer) return "";
    const { unit: to, conversion } = answer;
    if (!options.json) {
      for (const reading of readingsOfOne(from, to, readings, rates)) once(reading, "reading", report);
      if (conversion.ok && conversion.value.exactness === "rate") once(ratesNote(rates), "note", report);
    }
    const described = readings.map((reading) => describeReading(reading, question.value, rates));
    return output(options, { rates, category, from, to, value, readings: described }, conversion, report);
  };
  return succeed({ convertText, target: target.value.unit, readings: [], notes: [] });
}

const MOST_UNITS = 1_000;
/** "2 m" is a quantity, "1/s" and "10^3 m" are units. */
const QUANTITY_START = /^[-+.]?\d[\d.,]*\s*\p{L}/u;

/** "100 ft³" is the name of a unit, though it reads as a quantity too. */
function isUnitAlone(unit: string, { to, ...options }: BatchOptions): boolean {
  if (!QUANTITY_START.test(unit)) return true;
  const pair = findPair(unit, to, findOptionsOf(options));
  return pair.ok && pair.value.category?.units.includes(pair.value.from) === true;
}

/** Each number has a cell for its unit: the two are read apart, and never as one expression. */
function forUnitCells(io: Io, options: BatchOptions): Result<BatchConverter> {
  const target = findUnit(options.to, findOptionsOf(options));
  if (!target.ok) return target;
  const once = reportOnce();
  const prepared = new Map<string, Result<BatchConverter> | null>();
  const converterFrom = (unit: string): Result<BatchConverter> | null => {
    const known = prepared.get(unit);
    if (known !== undefined) return known;
    const created = isUnitAlone(unit, options) ? forNumbers(io, options, unit) : null;
    if (prepared.size >= MOST_UNITS) prepared.clear();
    prepared.set(unit, created);
    return created;
  };
  const convertText: ConvertText = (text, report, unit = "") => {
    const read = readNumber(text);
    if (!read.ok) {
      report(numberProblem(text, read.reason));
      return "";
    }
    const converter = unit === "" ? null : converterFrom(unit);
    if (!converter?.ok) {
      const bare = unit === "" ? `${quote(text)} has no unit.` : `${quote(unit)} is not a unit alone.`;
      report(converter ? describeError(converter.error) : bare);
      return "";
    }
    for (const reading of converter.value.readings) once(reading, "reading", report);
    for (const note of converter.value.notes) once(note, "note", report);
    return converter.value.convertText(text, report);
  };
  return succeed({ convertText, target: target.value.unit, readings: [], notes: [] });
}

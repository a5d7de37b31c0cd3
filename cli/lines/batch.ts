import {
  type Category,
  type Conversion,
  describeError,
  describeReading,
  type ExchangeRates,
  type Reading,
  type Result,
  type Unit,
} from "~/conversion";
import type { Ratio } from "~/numerals/ratio";
import { answerBeyondDouble, conversionJson, numberText } from "../answer/conversion-text";
import type { ConvertOptions } from "../answer/convert-options";
import type { Report } from "./report-once";

/**
 * Converts one text. Returns the text to print, or "" after reporting why it cannot. `unit` is the unit of the number if
 * another cell names it.
 */
export type ConvertText = (text: string, report: Report, unit?: string) => string;

/** The conversion of many texts to one unit. */
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

/** The text of one result: the double itself, because a program may read it. */
export function output(
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

/** Assumptions described for one unit, so that lines that differ only in their number share one sentence. */
export function readingsOfOne(
  from: Unit,
  to: Unit,
  readings: readonly Reading[],
  rates: ExchangeRates,
): readonly string[] {
  const question = { value: { numerator: 1n, denominator: 1n }, from, targets: [to] };
  return readings.map((reading) => describeReading(reading, question, rates));
}

export const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;

export function numberProblem(text: string, reason: "empty" | "not_a_number"): string {
  if (reason === "empty") return "the line is empty.";
  return `${quote(text)} is not a number.`;
}

import {
  type Assumption,
  type Category,
  type Conversion,
  type Converter,
  describeError,
  describeReading,
  type ExchangeRates,
  quote,
  type Result,
  type Unit,
} from "~/conversion";
import {
  conversionJson,
  type JsonFields,
  numberText,
  objectWriter,
  printable,
} from "../answer/conversion-text";
import type { ConvertOptions } from "../answer/convert-options";
import { exactWriter, writeNumber } from "./exact-writer";
import { type Report, refused } from "./report-once";

/** Converts one text; reports a failure and returns "". `unit`: the number's unit, if it is in another cell. */
export type ConvertText = (text: string, report: Report, unit?: string) => string;

/** A text of a column, with the text of its unit cell, if any. */
export type Sample = { readonly text: string; readonly unit?: string };

export type Target = { readonly category: Category | null; readonly unit: Unit };

/** The conversion of many texts to one unit. */
export type BatchConverter = {
  readonly convertText: ConvertText;
  /** Chooses the target's meaning that most samples convert to. If not called, the first text that converts decides. */
  readonly choose?: (samples: readonly Sample[]) => void;
  readonly target: () => Target;
  /** What was assumed about the units of the whole batch. */
  readonly readings?: readonly string[];
  /** Notes about the whole batch, such as the date of the rates. */
  readonly notes?: readonly string[];
};

export type BatchOptions = ConvertOptions & { readonly to: string; readonly isShort?: boolean };

type Request = Omit<JsonFields, "answer"> & { readonly rates: ExchangeRates };

const isPlain = ({ digits, exact, json, isShort }: BatchOptions): boolean =>
  digits === undefined && !exact && !json && !isShort;

/** The text of one result: the double itself, because a program may read it. */
export function output(
  options: BatchOptions,
  request: Request,
  outcome: Result<Conversion>,
  report: Report,
): string {
  const written = printable(outcome, options);
  if (!written.ok) return refused(report, describeError(written.error));
  const answer = written.value;
  if (options.json) return conversionJson({ ...request, answer }, request.rates);
  return isPlain(options) ? String(answer.result) : numberText(answer, options);
}

/** Writes what `output` returns for a short decimal, without fraction arithmetic; null for any other text. */
export function quickWriter(
  options: BatchOptions,
  pair: Pick<Request, "category" | "from" | "to">,
  converter: Converter,
  rates: ExchangeRates,
): (text: string) => string | null {
  const writeExactly = exactWriter(pair.category, converter);
  if (options.json) {
    const one = converter.convert(1);
    const isExact = one.ok && one.value.exact !== null;
    const write = objectWriter(pair, converter.exactness, rates);
    return (text) => {
      const product = writeExactly?.(text) ?? null;
      const number = product === null ? null : writeNumber(text);
      return number === null || product === null ? null : write(number, product, isExact ? product : null);
    };
  }
  if (!isPlain(options)) return () => null;
  return (text) => {
    const exact = writeExactly?.(text);
    if (exact) return exact;
    const result = converter.tryFastConvert(text);
    return result === null ? null : String(result);
  };
}

/** Assumptions described for one unit, so that lines that differ only in their number share one sentence. */
export function readingsOfOne(
  from: Unit,
  to: Unit,
  readings: readonly Assumption[],
  rates: ExchangeRates,
): readonly string[] {
  const question = { value: { numerator: 1n, denominator: 1n }, from, targets: [to] };
  return readings.map((reading) => describeReading(reading, question, rates));
}

/** Matches a missing value as tables write it: "NA", "n/a", "\N", "-". */
const MISSING = /^(?:\\n|n\.?\/?a\.?|n\.?\/?d\.?|nan|null|none|-+|–|—)$/i;

/** Why a text without a number cannot be converted. */
export function numberProblem(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "a number is missing.";
  if (MISSING.test(trimmed)) return `${quote(trimmed)} is a missing value.`;
  return `${quote(text)} is not a number.`;
}

const isSame = (one: Target, other: Target): boolean =>
  one.unit === other.unit || (one.unit.id === other.unit.id && one.category === other.category);

/** The target unit of a column. If its name has several meanings, all rows use the same one. */
export function createTarget(found: Target, targetOf: (sample: Sample) => Target | null) {
  let chosen: Target | null = null;
  return {
    target: (): Target => chosen ?? found,
    /** Chooses the most frequent unit; the first one of a tie. */
    choose(samples: readonly Sample[]): void {
      const targets = samples.flatMap((sample) => targetOf(sample) ?? []);
      const countOf = (one: Target): number => targets.filter((other) => isSame(one, other)).length;
      for (const one of targets) if (!chosen || countOf(one) > countOf(chosen)) chosen = one;
    },
    /** Why a text does not fit this column, or null. The first text chooses the unit, unless it is chosen already. */
    problemWith(text: string, target: Target): string | null {
      chosen ??= target;
      if (isSame(target, chosen)) return null;
      return `${quote(text.trim())} would be in ${target.unit.plural}, but this column is in ${chosen.unit.plural}.`;
    },
  };
}

import {
  answerTo,
  describeReading,
  type ExchangeRates,
  type Question,
  type Result,
  type TargetAnswer,
  targetsOf,
  type Unit,
} from "~/conversion";
import {
  answerBeyondDouble,
  type Converted,
  conversionJson,
  numberText,
  withExactText,
} from "../answer/conversion-text";
import type { ConvertOptions } from "../answer/convert-options";
import { failWith } from "../answer/fail-with";
import { unitText } from "../answer/number-text";
import { ratesFor, ratesNote } from "../answer/rates-in-force";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote } from "../output/print-error";

type Row = { readonly to: Unit; readonly outcome: Result<Converted> };

function allowBeyondDouble({ conversion }: TargetAnswer, options: ConvertOptions): Result<Converted> {
  const beyond = conversion.ok ? null : answerBeyondDouble(conversion.error, options);
  const answer: Result<Converted> = beyond ? { ok: true, value: beyond } : conversion;
  return answer.ok ? withExactText(answer.value, options) : answer;
}

const rowsFor = (
  question: Question,
  units: readonly Unit[],
  rates: ExchangeRates,
  options: ConvertOptions,
): readonly Row[] =>
  answerTo(question, units, rates).map((answer) => ({
    to: answer.unit,
    outcome: allowBeyondDouble(answer, options),
  }));

/** Prints one line or object per target, or the first error. */
export async function showTargets(io: Io, question: Question, options: ConvertOptions): Promise<ExitCode> {
  const rates = ratesFor(io, question.category);
  const rows = rowsFor(question, question.targets, rates, options);
  for (const { outcome } of rows) if (!outcome.ok) return failWith(io, outcome.error);
  await show(io, question, rows, rates, options, question.targets.length > 1);
  return EXIT.done;
}

/** Prints one line per unit of the category, in catalogue order; "-" if there is no result. */
export async function showAll(io: Io, question: Question, options: ConvertOptions): Promise<ExitCode> {
  const rates = ratesFor(io, question.category);
  const rows = rowsFor(question, targetsOf(question), rates, options);
  const firstFailed = rows.find(({ outcome }) => !outcome.ok)?.outcome;
  if (firstFailed && !firstFailed.ok && rows.every(({ outcome }) => !outcome.ok))
    return failWith(io, firstFailed.error);
  await show(io, question, rows, rates, options, true);
  return EXIT.done;
}

async function show(
  io: Io,
  question: Question,
  rows: readonly Row[],
  rates: ExchangeRates,
  options: ConvertOptions,
  isList: boolean,
): Promise<void> {
  const readings = question.readings.map((reading) => describeReading(reading, question, rates));
  if (options.json) return printJson(io, question, rows, rates, readings, isList);
  await printLines(io, question, rows, options);
  for (const reading of readings) await printNote(io, reading);
  await noteRates(io, rows, rates);
}

async function printJson(
  io: Io,
  { category, from, value }: Question,
  rows: readonly Row[],
  rates: ExchangeRates,
  readings: readonly string[],
  isList: boolean,
): Promise<void> {
  const objects = rows.flatMap(({ to, outcome }) =>
    outcome.ok ? [conversionJson({ category, value, from, to, answer: outcome.value, readings }, rates)] : [],
  );
  await io.stdout.write(isList ? `[\n  ${objects.join(",\n  ")}\n]\n` : `${objects[0]}\n`);
}

async function printLines(
  io: Io,
  { category }: Question,
  rows: readonly Row[],
  options: ConvertOptions,
): Promise<void> {
  const cells = rows.map(({ to, outcome }) => ({
    number: outcome.ok ? numberText(outcome.value, options) : "-",
    unit: options.number ? "" : unitText(category, to),
    name: to.name,
  }));
  if (rows.length > 1 && io.stdout.isTerminal && !options.number) {
    const { layOutTable } = await import("../output/table");
    const columns = [{ title: "", align: "right" } as const, { title: "" }, { title: "", isFlexible: true }];
    const lines = layOutTable(
      columns,
      cells.map(({ number, unit, name }) => [number, unit, name]),
      io.stdout.columns,
    );
    await io.stdout.write(`${lines.join("\n")}\n`);
  } else {
    await io.stdout.write(`${cells.map(({ number, unit }) => `${number} ${unit}`.trimEnd()).join("\n")}\n`);
  }
}

/** Prints the date and source of the rates if a market rate was used. */
async function noteRates(io: Io, rows: readonly Row[], rates: ExchangeRates): Promise<void> {
  if (!rows.some(({ outcome }) => outcome.ok && outcome.value.exactness === "rate")) return;
  await printNote(io, ratesNote(rates));
}

import { answerTo, describeReading, type Question, type Result, targetsOf, type Unit } from "~/conversion";
import { type Converted, conversionJson, numberText, printable } from "../answer/conversion-text";
import type { ConvertOptions } from "../answer/convert-options";
import { failWith } from "../answer/fail-with";
import { unitText } from "../answer/number-text";
import { ratesFor, ratesNote } from "../answer/rates-in-force";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote } from "../output/print-error";

type Row = { readonly to: Unit; readonly outcome: Result<Converted> };

/** Prints a line or object per target, or the first error; without targets, one per unit, "-" if it fails. */
export async function showAnswers(io: Io, question: Question, options: ConvertOptions): Promise<ExitCode> {
  const { category, from, value, targets } = question;
  const rates = ratesFor(io, category);
  const rows = answerTo(question, targetsOf(question), rates).map(({ unit, conversion }) => ({
    to: unit,
    outcome: printable(conversion, options),
  }));
  const errors = rows.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.error]));
  const [error] = errors;
  if (error && (targets.length > 0 || errors.length === rows.length)) return failWith(io, error);
  const readings = question.readings.map((reading) => describeReading(reading, question, rates));
  if (options.json) {
    const objects = rows.flatMap(({ to, outcome }) =>
      outcome.ok
        ? [conversionJson({ category, value, from, to, answer: outcome.value, readings }, rates)]
        : [],
    );
    const text = targets.length === 1 ? objects[0] : `[\n  ${objects.join(",\n  ")}\n]`;
    await io.stdout.write(`${text}\n`);
    return EXIT.done;
  }
  await printLines(io, question, rows, options);
  for (const reading of readings) await printNote(io, reading);
  if (rows.some(({ outcome }) => outcome.ok && outcome.value.exactness === "rate"))
    await printNote(io, ratesNote(rates));
  return EXIT.done;
}

async function printLines(
  io: Io,
  { category }: Question,
  rows: readonly Row[],
  options: ConvertOptions,
): Promise<void> {
  const cells = rows.map(({ to, outcome }) => [
    outcome.ok ? numberText(outcome.value, options) : "-",
    options.number ? "" : unitText(category, to),
    to.name,
  ]);
  if (rows.length > 1 && io.stdout.isTerminal && !options.number) {
    const { layOutTable } = await import("../output/table");
    const columns = [{ title: "", align: "right" } as const, { title: "" }, { title: "", isFlexible: true }];
    await io.stdout.write(`${layOutTable(columns, cells, io.stdout.columns).join("\n")}\n`);
  } else {
    await io.stdout.write(`${cells.map(([number, unit]) => `${number} ${unit}`.trimEnd()).join("\n")}\n`);
  }
}

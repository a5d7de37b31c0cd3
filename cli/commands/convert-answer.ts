import { type Category, convert, convertAll, type Quantity, type Result, type Unit } from "~/conversion";
import { type Answer, answerBeyondDouble, conversionJson, numberText, unitText } from "../conversion-text";
import { EXIT, type ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { ratesFor } from "../rates-in-force";
import { note } from "../say";
import type { ConvertOptions } from "./convert-options";

export type Question = { readonly quantity: Quantity; readonly targets: readonly Unit[] };
type Row = { readonly to: Unit; readonly outcome: Result<Answer> };

function settle(outcome: Result<Answer>, options: ConvertOptions): Result<Answer> {
  const beyond = outcome.ok ? null : answerBeyondDouble(outcome.error, options);
  return beyond ? { ok: true, value: beyond } : outcome;
}

/** One line or object per target; the first that fails ends it. */
export async function showTargets(
  io: Io,
  { quantity, targets }: Question,
  options: ConvertOptions,
): Promise<ExitCode> {
  const { category, unit, value } = quantity;
  const rates = ratesFor(io, category);
  const rows = targets.map((to): Row => {
    const request = { category: category.id, fromUnit: unit.id, toUnit: to.id, value };
    return { to, outcome: settle(convert(request, rates), options) };
  });
  for (const { outcome } of rows) if (!outcome.ok) return failWith(io, outcome.error);
  await (options.json
    ? printJson(io, quantity, rows, targets.length > 1)
    : printLines(io, quantity, rows, options));
  return EXIT.done;
}

/** One line per unit of the category, in its order; a unit without a counterpart shows "-". */
export async function showAll(io: Io, { quantity }: Question, options: ConvertOptions): Promise<ExitCode> {
  const { category, unit, value } = quantity;
  const all = convertAll({ category: category.id, fromUnit: unit.id, value }, ratesFor(io, category));
  if (!all.ok) return failWith(io, all.error);
  const rows = category.units.map((to): Row => ({ to, outcome: settle(all.value.get(to.id)!, options) }));
  const firstFailed = rows.find((row) => !row.outcome.ok)?.outcome;
  if (firstFailed && !firstFailed.ok && rows.every((row) => !row.outcome.ok))
    return failWith(io, firstFailed.error);
  await (options.json ? printJson(io, quantity, rows, true) : printLines(io, quantity, rows, options));
  return EXIT.done;
}

async function printJson(io: Io, quantity: Quantity, rows: readonly Row[], isList: boolean): Promise<void> {
  const { category, unit: from, value } = quantity;
  const rates = ratesFor(io, category);
  const objects = rows.flatMap(({ to, outcome }) =>
    outcome.ok ? [conversionJson({ category, value, from, to, answer: outcome.value }, rates)] : [],
  );
  await io.stdout.write(isList ? `[\n  ${objects.join(",\n  ")}\n]\n` : `${objects[0]}\n`);
}

async function printLines(
  io: Io,
  quantity: Quantity,
  rows: readonly Row[],
  options: ConvertOptions,
): Promise<void> {
  const { category } = quantity;
  const cells = rows.map(({ to, outcome }) => ({
    number: outcome.ok ? numberText(outcome.value, options) : "-",
    unit: unitText(category, to),
    name: to.name,
  }));
  if (rows.length > 1 && io.stdout.isTerminal) {
    const { layOutTable } = await import("../table");
    const columns = [{ title: "", align: "right" } as const, { title: "" }, { title: "", isFlexible: true }];
    const lines = layOutTable(
      columns,
      cells.map(({ number, unit, name }) => [number, unit, name]),
      io.stdout.columns,
    );
    await io.stdout.write(`${lines.join("\n")}\n`);
  } else {
    await io.stdout.write(cells.map(({ number, unit }) => `${number} ${unit}\n`).join(""));
  }
  await noteRates(io, category, rows);
}

/** Market rates always show their date and source. */
async function noteRates(io: Io, category: Category, rows: readonly Row[]): Promise<void> {
  if (!rows.some(({ outcome }) => outcome.ok && outcome.value.exactness === "rate")) return;
  const { date, source } = ratesFor(io, category);
  await note(io, `Exchange rates of ${date}, ${source}`);
}

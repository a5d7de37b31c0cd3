import { namesAnyUnit, type Result } from "~/conversion";
import type { ConvertOptions } from "../answer/convert-options";
import { withDecimalComma } from "../answer/decimal-comma";
import { failWith } from "../answer/fail-with";
import { findOptionsOf } from "../answer/find-options";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote, printUsageError } from "../output/print-error";
import type { BatchConverter, BatchOptions } from "./batch";
import type { Asked, FieldOptions } from "./csv-columns";
import { createDecimalReader } from "./decimal-sign";
import { encoded, encodingNamed, invalidBytes, UTF_8 } from "./encoding";
import { type AnswerLine, holdUntilDecided, lineTransform, pump } from "./map-lines";
import { forNumbers } from "./number-batch";
import { forQuantities } from "./quantity-batch";
import { type Complain, type Report, refused } from "./report-once";
import { forUnitCells } from "./unit-column-batch";

const namesSeveral = (io: Io, text: string, options: ConvertOptions): boolean =>
  /[;,]/.test(text) && !namesAnyUnit(text, findOptionsOf(options, io));

/** The names in a list such as "a,b". A comma before a space is part of a name. */
const namesIn = (list: string): string[] => list.split(/,(?! )/);

function problemOf(io: Io, options: ConvertOptions): string | null {
  const { to, column, as, replace, fromColumn, csv, ndjson, encoding } = options;
  if (to === undefined) return "Add --to with the target unit.";
  if ((csv || ndjson) && column === undefined)
    return `Add --column with the ${csv ? "column" : "field"} of the numbers.`;
  if (to === "best") return "Lines are converted to one unit. Name it with --to.";
  if (namesSeveral(io, to, options)) return `'${to}' names several units. Lines are converted to one unit.`;
  if (as !== undefined && namesIn(as).length !== namesIn(column ?? "").length)
    return "--as needs one name for each column.";
  if (ndjson && encodingNamed(encoding).name !== UTF_8.name)
    return "--encoding does not apply to JSON, which is always UTF-8. Convert the file with iconv.";
  if (replace && ndjson && as !== undefined) return "--as does not apply to fields that are replaced.";
  if (replace && fromColumn !== undefined && namesIn(column ?? "").length > 1)
    return "--replace with --from-column converts one column.";
  return null;
}

/** Reads texts as numbers in `from`, as numbers with their unit in another cell, or else as quantities. */
function createBatchConverter(io: Io, options: BatchOptions): Result<BatchConverter> {
  if (options.from !== undefined) return forNumbers(io, options, options.from);
  return options.fromColumn === undefined ? forQuantities(io, options) : forUnitCells(io, options);
}

/** Converts the lines, CSV rows or JSON objects of standard input. */
export async function convertLines(io: Io, options: ConvertOptions): Promise<ExitCode> {
  const { to = "", csv, ndjson, json } = options;
  const problem = problemOf(io, options);
  if (problem !== null) return printUsageError(io, problem);
  const encoding = encodingNamed(options.encoding);
  const asked: Asked[] = [];
  const columns = namesIn(options.column ?? "");
  const names = options.as === undefined ? [] : namesIn(options.as);
  const isShort = io.stdout.isTerminal && !csv && !ndjson && options.digits === undefined && !options.exact;
  for (const [at, column] of columns.entries()) {
    const batch = createBatchConverter(io, { ...options, to, isShort });
    if (!batch.ok) return failWith(io, batch.error);
    asked.push({ column, as: names[at], batch: batch.value });
  }
  if (io.input.isTerminal) await printNote(io, "Reading from the terminal. Press Ctrl-D to finish.");
  const notes = asked.flatMap(({ batch }) => [...(batch.readings ?? []), ...(batch.notes ?? [])]);
  for (const one of new Set(notes)) await printNote(io, one);
  const fields = { ...options, to, asked, decimals: createDecimalReader(options.decimal), encoding };
  if (csv) {
    const { csvTransform } = await import("./csv-transform");
    const delimiter = options.tsv ? "\t" : options.delimiter;
    return pump(io, (complain) => csvTransform({ ...fields, delimiter }, complain));
  }
  const byLine =
    (answersTo: (complain: Complain) => AnswerLine, textOf?: (line: string) => string) =>
    (complain: Complain) =>
      holdUntilDecided(lineTransform(answersTo(complain), complain), fields.decimals, textOf);
  if (ndjson) {
    const { objectLine, textsOf } = await import("./ndjson-line");
    return pump(
      io,
      byLine((complain) => objectLine(fields, complain), textsOf(columns)),
    );
  }
  const isText = json || encoding.name === UTF_8.name;
  return pump(
    io,
    byLine((complain) => eachLine(fields, isText, complain)),
    { isJson: json, isText },
  );
}

/** Converts a line that is a number or a quantity. */
function eachLine(
  fields: FieldOptions & Pick<ConvertOptions, "decimalComma" | "json">,
  isText: boolean,
  complain: Complain,
): AnswerLine {
  const { asked, decimals, encoding, decimalComma, json } = fields;
  const hasComma = decimals.resultSign();
  let lineNumber = 0;
  const report: Report = (sentence, kind) => complain(lineNumber, sentence, kind);
  const convertText = asked[0]?.batch.convertText ?? (() => "");
  return (line, number) => {
    lineNumber = number;
    const text = encoding.decode(line);
    if (text === null) return refused(report, invalidBytes(encoding));
    const settled = decimals.settle(text, report);
    if (settled === null) return "";
    const result = convertText(settled, report);
    const isComma = !json && (hasComma(text) || decimalComma);
    const written = isComma ? withDecimalComma(result) : result;
    return isText ? written : (encoded(encoding, written) ?? "");
  };
}

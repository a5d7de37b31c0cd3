import { namesAnyUnit } from "~/conversion";
import type { ConvertOptions } from "../answer/convert-options";
import { hasDecimalComma, withDecimalComma } from "../answer/decimal-comma";
import { failWith } from "../answer/fail-with";
import { findOptionsOf } from "../answer/find-options";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote, printUsageError } from "../output/print-error";
import { createBatchConverter } from "./batch-converter";
import { lineTransform, pump } from "./map-lines";

const namesSeveral = (io: Io, text: string, options: ConvertOptions): boolean =>
  /[;,]/.test(text) && !namesAnyUnit(text, findOptionsOf(options, io));

/** Converts the lines, CSV rows or JSON objects of standard input. */
export async function convertLines(io: Io, options: ConvertOptions): Promise<ExitCode> {
  const { to, column, csv, ndjson, fromColumn: unitColumn } = options;
  if (to === undefined) return printUsageError(io, "Add --to with the target unit.");
  if ((csv || ndjson) && column === undefined)
    return printUsageError(io, `Add --column with the ${csv ? "column" : "field"} of the numbers.`);
  if (namesSeveral(io, to, options))
    return printUsageError(io, `'${to}' names several units. Lines are converted to one unit.`);
  const batch = createBatchConverter(io, { ...options, to });
  if (!batch.ok) return failWith(io, batch.error);
  const { convertText, target, readings, notes } = batch.value;
  if (io.input.isTerminal) await printNote(io, "Reading from the terminal. Press Ctrl-D to finish.");
  for (const one of [...readings, ...notes]) await printNote(io, one);
  const added = { column: column ?? "", unitColumn, as: options.as ?? target.id, convertText };
  if (csv) {
    const { csvTransform } = await import("./csv-transform");
    return pump(io, (printError) =>
      csvTransform(
        {
          ...added,
          hasHead: options.header !== false,
          isTabbed: options.tsv,
          decimalComma: options.decimalComma,
        },
        printError,
      ),
    );
  }
  if (ndjson) {
    const { objectLine } = await import("./ndjson-line");
    return pump(io, (printError) => lineTransform(objectLine(added, printError), printError));
  }
  const writesComma = (line: string) => options.decimalComma || (!options.json && hasDecimalComma(line));
  return pump(io, (printError) =>
    lineTransform((line, number) => {
      const result = convertText(line, (sentence, kind) => printError(number, sentence, kind));
      return writesComma(line) ? withDecimalComma(result) : result;
    }, printError),
  );
}

import type { ConvertText } from "./batch-converter";
import { UsageError } from "./command-spec";
import { csvCell } from "./csv";
import { type CsvRecord, createRecordReader } from "./csv-records";
import type { Complain, Transform } from "./map-lines";
import type { Report } from "./report-once";

export type AddedColumn = {
  readonly column: string;
  /** Holds the unit of each number. */
  readonly unitColumn?: string;
  readonly as: string;
  readonly convertText: ConvertText;
};
type AddedCsvColumn = AddedColumn & { readonly hasHead?: boolean; readonly isTabbed?: boolean };
type Shape = { readonly at: number; readonly unitAt: number | null; readonly width: number };

const BYTE_ORDER_MARK = "\uFEFF";
const LONGEST_RECORD = 16 * 1024 * 1024;

/** Where a column stands: by its name in the head, or by its number from 1. @throws UsageError where it is missing. */
function placeOf(column: string, names: readonly string[], hasHead: boolean): number {
  const named = hasHead ? names.indexOf(column) : -1;
  if (named >= 0) return named;
  const number = /^[1-9]\d{0,8}$/.test(column) ? Number(column) : 0;
  if (number > 0 && number <= names.length) return number - 1;
  throw new UsageError(
    hasHead
      ? `There is no column '${column}'; there are ${names.map((name) => `'${name}'`).join(", ")}.`
      : `There is no column '${column}': without a header row, use a column number from 1 to ${names.length}.`,
  );
}

/**
 * The CSV with a column added. What was there stays as it was written, quotes and line ends included; a short row is
 * filled up so that the new cell stands in its column; a cell without a number in it gets an empty one. A row with more
 * cells than the head gets an empty one before those: they would be read as the new column's, and which is too many is
 * not known.
 */
export function csvTransform(added: AddedCsvColumn, complain: Complain): Transform {
  const { column, unitColumn, as, convertText, hasHead = true } = added;
  const reader = createRecordReader(added.isTabbed ? "\t" : undefined);
  let lineNumber = 0;
  let shape: Shape | undefined;

  const shapeOf = (names: readonly string[]): Shape => ({
    at: placeOf(column, names, hasHead),
    unitAt: unitColumn === undefined ? null : placeOf(unitColumn, names, hasHead),
    width: names.length,
  });

  const readHead = (record: CsvRecord): string => {
    const mark = record.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    const names = record
      .cells(reader.delimiter())
      .map((name, at) => (at === 0 ? name.slice(mark) : name).trim());
    const quoted = names.map((name) => name.replace(/^"(.*)"$/s, "$1"));
    shape = shapeOf(quoted);
    if (quoted.includes(as))
      throw new UsageError(`There is a column '${as}' already: name the new one with --as.`);
    return `${record.text}${reader.delimiter()}${csvCell(as, reader.delimiter())}${record.lineEnd}`;
  };

  const readRow = (record: CsvRecord, { at, unitAt, width }: Shape): string => {
    if (record.text === "") return record.lineEnd;
    const delimiter = reader.delimiter();
    const cells = record.cells(delimiter);
    if (cells.length > width) {
      complain(
        lineNumber,
        `the row has ${cells.length} cells, the ${hasHead ? "head" : "first row"} ${width}.`,
      );
      const written = record.written(delimiter).toSpliced(width, 0, "");
      return `${written.join(delimiter)}${record.lineEnd}`;
    }
    const number = (cells[at] ?? "").trim();
    const unit = unitAt === null ? undefined : (cells[unitAt] ?? "").trim();
    const report: Report = (sentence, kind) => complain(lineNumber, sentence, kind);
    const result = number === "" ? "" : convertText(number, report, unit);
    const missing = delimiter.repeat(Math.max(0, width - cells.length));
    return `${record.text}${missing}${delimiter}${csvCell(result, delimiter)}${record.lineEnd}`;
  };

  const readFirst = (record: CsvRecord): string => {
    if (hasHead) return readHead(record);
    const mark = record.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const bare = record.without(mark);
    shape = shapeOf(bare.cells(reader.delimiter()));
    return mark + readRow(bare, shape);
  };

  const write = (records: readonly CsvRecord[]): string => {
    let output = "";
    for (const record of records) {
      lineNumber += 1;
      output += shape ? readRow(record, shape) : readFirst(record);
      lineNumber += record.lineCount - 1;
    }
    if (reader.pending() > LONGEST_RECORD)
      throw new Error(`line ${lineNumber + 1}: a quoted cell does not end.`);
    return output;
  };

  /** No row can be told in what follows an open quote: it stays as it was written. */
  const refuseRest = ({ text, lineEnd }: CsvRecord, quote: number): string => {
    complain(lineNumber + text.slice(0, quote).split("\n").length, "the quote opened here never closes.");
    return text.endsWith("\n") ? text : `${text}${lineEnd}\n`;
  };

  return {
    lineCount: () => lineNumber,
    take: (text) => write(reader.take(text)),
    end: () => {
      const [last] = reader.end();
      if (!last) return "";
      const quote = last.openQuote(reader.delimiter());
      return quote < 0 ? write([last]) : refuseRest(last, quote);
    },
  };
}

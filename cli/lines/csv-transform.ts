import { hasDecimalComma, withDecimalComma } from "../answer/decimal-comma";
import { UsageError } from "../command-spec";
import { csvCell } from "../output/csv";
import type { ConvertText } from "./batch";
import { type CsvRecord, createRecordReader } from "./csv-records";
import type { Complain, Transform } from "./map-lines";
import type { Report } from "./report-once";

export type AddedColumn = {
  readonly column: string;
  /** The column with the unit of each number. */
  readonly unitColumn?: string;
  readonly as: string;
  readonly convertText: ConvertText;
};
type AddedCsvColumn = AddedColumn & {
  readonly hasHead?: boolean;
  readonly isTabbed?: boolean;
  /** Write every result with a decimal comma. */
  readonly decimalComma?: boolean;
};
type Shape = { readonly at: number; readonly unitAt: number | null; readonly width: number };

const BYTE_ORDER_MARK = "\uFEFF";
const LONGEST_RECORD = 16 * 1024 * 1024;

/** The index of a column, given its name or its number from 1. @throws UsageError if there is none. */
function placeOf(column: string, names: readonly string[], hasHead: boolean): number {
  const named = hasHead ? names.indexOf(column) : -1;
  if (named >= 0) return named;
  const number = /^[1-9]\d{0,8}$/.test(column) ? Number(column) : 0;
  if (number > 0 && number <= names.length) return number - 1;
  throw new UsageError(
    hasHead
      ? `There is no column '${column}'. The columns are ${names.map((name) => `'${name}'`).join(", ")}.`
      : `There is no column '${column}'. Without a header row, use a column number from 1 to ${names.length}.`,
  );
}

/**
 * Adds a column to CSV. Existing text is kept as written, including quotes and line endings. A short row is padded so that
 * the new cell is in its column. A row with more cells than the header gets an empty cell before the extra ones, which
 * would otherwise be read as the new column.
 */
export function csvTransform(added: AddedCsvColumn, complain: Complain): Transform {
  const { column, unitColumn, as, convertText, hasHead = true } = added;
  const reader = createRecordReader(added.isTabbed ? "\t" : undefined);
  let lineNumber = 0;
  let shape: Shape | undefined;
  let usesComma = false;

  const shapeOf = (names: readonly string[]): Shape => ({
    at: placeOf(column, names, hasHead),
    unitAt: unitColumn === undefined ? null : placeOf(unitColumn, names, hasHead),
    width: names.length,
  });

  /** A whole number follows the numbers before it. Comma-separated files keep the point, which programs expect there. */
  const writesComma = (number: string, delimiter: string): boolean => {
    if (hasDecimalComma(number)) usesComma = true;
    else if (number.includes(".")) usesComma = false;
    return added.decimalComma || (usesComma && delimiter !== ",");
  };

  const readHead = (record: CsvRecord): string => {
    const mark = record.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    const names = record
      .cells(reader.delimiter())
      .map((name, at) => (at === 0 ? name.slice(mark) : name).trim());
    const quoted = names.map((name) => name.replace(/^"(.*)"$/s, "$1"));
    shape = shapeOf(quoted);
    if (quoted.includes(as))
      throw new UsageError(`There is already a column '${as}'. Choose another name with --as.`);
    return `${record.text}${reader.delimiter()}${csvCell(as, reader.delimiter())}${record.lineEnd}`;
  };

  const report: Report = (sentence, kind) => complain(lineNumber, sentence, kind);

  const convertCell = (number: string, delimiter: string, unit?: string): string => {
    const converted = number === "" ? "" : convertText(number, report, unit);
    if (writesComma(number, delimiter)) return csvCell(withDecimalComma(converted), delimiter);
    return csvCell(converted, delimiter);
  };

  const readRow = (record: CsvRecord, { at, unitAt, width }: Shape): string => {
    if (record.text === "") return record.lineEnd;
    const delimiter = reader.delimiter();
    const plain = unitAt === null ? record.plainCell(at, width, delimiter) : null;
    if (plain !== null)
      return `${record.text}${delimiter}${convertCell(plain.trim(), delimiter)}${record.lineEnd}`;
    const cells = record.cells(delimiter);
    if (cells.length > width) {
      complain(
        lineNumber,
        `the row has ${cells.length} cells, but the ${hasHead ? "header" : "first row"} has ${width}.`,
      );
      const written = record.written(delimiter).toSpliced(width, 0, "");
      return `${written.join(delimiter)}${record.lineEnd}`;
    }
    const unit = unitAt === null ? undefined : (cells[unitAt] ?? "").trim();
    const missing = delimiter.repeat(Math.max(0, width - cells.length));
    const result = convertCell((cells[at] ?? "").trim(), delimiter, unit);
    return `${record.text}${missing}${delimiter}${result}${record.lineEnd}`;
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
      throw new Error(`line ${lineNumber + 1}: a quoted cell is too long.`);
    return output;
  };

  /** Rows after an unclosed quote cannot be told apart, so the text is kept as written. */
  const refuseRest = ({ text, lineEnd }: CsvRecord, quote: number): string => {
    complain(
      lineNumber + text.slice(0, quote).split("\n").length,
      "the quote that starts here is never closed.",
    );
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

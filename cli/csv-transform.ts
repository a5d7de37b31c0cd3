import type { ConvertText } from "./batch-converter";
import { UsageError } from "./command-spec";
import { csvCell } from "./csv";
import { type CsvRecord, createRecordReader } from "./csv-records";
import type { Complain, Transform } from "./map-lines";

export type AddedColumn = { readonly column: string; readonly as: string; readonly convertText: ConvertText };

const BYTE_ORDER_MARK = "\uFEFF";
const LONGEST_RECORD = 16 * 1024 * 1024;

/**
 * The CSV with a column added. What was there stays as it was written, quotes and line ends included; a short row is
 * filled up so that the new cell stands in its column; a cell without a number in it gets an empty one. A row with more
 * cells than the head gets an empty one before those: they would be read as the new column's, and which is too many is
 * not known.
 */
export function csvTransform({ column, as, convertText }: AddedColumn, complain: Complain): Transform {
  const reader = createRecordReader();
  let lineNumber = 0;
  let head: { readonly at: number; readonly width: number } | undefined;

  const readHead = (record: CsvRecord): string => {
    const mark = record.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    const names = record
      .cells(reader.delimiter())
      .map((name, at) => (at === 0 ? name.slice(mark) : name).trim());
    const quoted = names.map((name) => name.replace(/^"(.*)"$/s, "$1"));
    const at = quoted.indexOf(column);
    if (at < 0)
      throw new UsageError(
        `There is no column '${column}'; there are ${quoted.map((name) => `'${name}'`).join(", ")}.`,
      );
    if (quoted.includes(as))
      throw new UsageError(`There is a column '${as}' already: name the new one with --as.`);
    head = { at, width: names.length };
    return `${record.text}${reader.delimiter()}${csvCell(as, reader.delimiter())}${record.lineEnd}`;
  };

  const readRow = (record: CsvRecord, at: number, width: number): string => {
    if (record.text === "") return record.lineEnd;
    const delimiter = reader.delimiter();
    const cells = record.cells(delimiter);
    if (cells.length > width) {
      complain(lineNumber, `the row has ${cells.length} cells, the head ${width}.`);
      const written = record.written(delimiter).toSpliced(width, 0, "");
      return `${written.join(delimiter)}${record.lineEnd}`;
    }
    const text = (cells[at] ?? "").trim();
    const result = text === "" ? "" : convertText(text, (sentence) => complain(lineNumber, sentence));
    const missing = delimiter.repeat(Math.max(0, width - cells.length));
    return `${record.text}${missing}${delimiter}${csvCell(result, delimiter)}${record.lineEnd}`;
  };

  const write = (records: readonly CsvRecord[]): string => {
    let output = "";
    for (const record of records) {
      lineNumber += 1;
      output += head ? readRow(record, head.at, head.width) : readHead(record);
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

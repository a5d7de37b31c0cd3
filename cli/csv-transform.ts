import { UsageError } from "./command-spec";
import { csvCell } from "./csv";
import { type CsvRecord, createRecordReader } from "./csv-records";
import type { Complain, Transform } from "./map-lines";
import type { AnswerText } from "./number-answerer";

export type AddedColumn = { readonly column: string; readonly as: string; readonly answer: AnswerText };

const BYTE_ORDER_MARK = "\uFEFF";
const LONGEST_RECORD = 16 * 1024 * 1024;

/**
 * The CSV with a column added. What was there stays as it was written, quotes and line ends included; a short row is
 * filled up so that the new cell stands in its column; a cell without a number in it gets an empty one.
 */
export function csvTransform({ column, as, answer }: AddedColumn, complain: Complain): Transform {
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
    if (cells.length > width) complain(lineNumber, `the row has ${cells.length} cells, the head ${width}.`);
    const text = (cells[at] ?? "").trim();
    const result = text === "" ? "" : answer(text, (sentence) => complain(lineNumber, sentence));
    const missing = delimiter.repeat(Math.max(0, width - cells.length));
    return `${record.text}${missing}${delimiter}${csvCell(result, delimiter)}${record.lineEnd}`;
  };

  const write = (records: readonly CsvRecord[]): string => {
    let output = "";
    for (const record of records) {
      lineNumber += 1;
      output += head ? readRow(record, head.at, head.width) : readHead(record);
      lineNumber += record.lines - 1;
    }
    if (reader.pending() > LONGEST_RECORD)
      throw new Error(`line ${lineNumber + 1}: a quoted cell does not end.`);
    return output;
  };

  return {
    lineCount: () => lineNumber,
    take: (text) => write(reader.take(text)),
    end: () => write(reader.end()),
  };
}

import type { Sample } from "./batch";
import { type Asked, type CsvOptions, namesIn, placeOf, wantedColumns } from "./csv-columns";
import { DELIMITER_NAMES, detectDelimiter, recordsOf } from "./dialect";
import { trimmed } from "./encoding";

/** How a file is written, which its start decides. */
export type Layout = { readonly delimiter: string; readonly hasHead: boolean };

type Note = (sentence: string) => void;

/** The number of sample rows that choose between a target's meanings. */
const ROWS_TO_CHOOSE_FROM = 200;

/** Whether a number is not a column name: "3,2" and "-5" are not, but "2020" may be one. */
const isDataOnly = (cell: string): boolean => /^[-+]?\d[\d.,]*$/.test(cell) && !/^\d+$/.test(cell);
const isNumber = (cell: string): boolean => /^[-+]?\d[\d.,]*(?:[eE][-+]?\d+)?$/.test(cell);

/** Whether the first row is data: its cells are numbers, and none of them names a requested column. */
function startsWithData(first: readonly string[], asked: readonly Asked[], note: Note): boolean {
  const isNamed = asked.some(({ column }) => first.includes(column));
  const cells = asked.map(({ column }) => first[placeOf(column, first, false)] ?? "");
  if (isNamed || !cells.every(isNumber)) return false;
  if (first.every((cell) => cell === "" || isNumber(cell)) && cells.some(isDataOnly)) {
    note("The first row is read as data, not as a header.");
    return true;
  }
  note(`The first row is read as a header. Add --no-header if ${cells[0]} is data.`);
  return false;
}

/** Chooses the decimal sign and the meanings of the targets, using the first rows. */
function learnFrom(
  rows: readonly (readonly string[])[],
  indexOf: (column: string) => number,
  { asked, fromColumn, encoding, decimals }: CsvOptions,
): void {
  const unitAt = fromColumn === undefined ? -1 : indexOf(fromColumn);
  for (const { column, batch } of asked) {
    const at = indexOf(column);
    const samples = rows.flatMap((cells): Sample[] => {
      const text = encoding.decode(trimmed(cells[at] ?? "")) ?? "";
      const unit = encoding.decode(trimmed(cells[unitAt] ?? "")) ?? "";
      return text === "" ? [] : [unitAt < 0 ? { text } : { text, unit }];
    });
    for (const { text } of samples) decimals.observe(text);
    batch.choose?.(
      samples.slice(0, ROWS_TO_CHOOSE_FROM).map((one) => ({ ...one, text: decimals.settle(one.text) ?? "" })),
    );
  }
}

/** Chooses layout and targets by the start of the file. `said`: the delimiter, if given. @throws for rows that end in \r. */
export function decideLayout(
  text: string,
  isWhole: boolean,
  said: string | undefined,
  options: CsvOptions,
  note: Note,
): Layout {
  const { asked, encoding, decimals, header } = options;
  if (text.includes("\r") && !text.includes("\n"))
    throw new Error("The rows end in carriage returns. Pipe the input through tr '\\r' '\\n' first.");
  const hasColumns = (cells: readonly string[]): boolean => {
    const names = namesIn(cells, encoding);
    return wantedColumns(options).every((column) => placeOf(column, names, header !== false) >= 0);
  };
  const delimiter = said ?? detectDelimiter(text, isWhole, hasColumns);
  if (said === undefined && delimiter !== ",")
    note(`Columns are separated by ${DELIMITER_NAMES[delimiter]}.`);
  const records = recordsOf(text, delimiter, isWhole).filter((record) => record.text !== "");
  const first = (records[0]?.cells(delimiter) ?? []).map(trimmed);
  const hasHead = header !== false && !startsWithData(first, asked, note);
  const names = namesIn(first, encoding);
  const rows = (hasHead ? records.slice(1) : records).map((record) => record.cells(delimiter));
  learnFrom(rows, (column) => placeOf(column, names, hasHead), options);
  const open = decimals.openPoint();
  if (delimiter === ";" && open !== null)
    note(`Numbers such as ${open} are read with a decimal point. Add --decimal comma if that is wrong.`);
  return { delimiter, hasHead };
}

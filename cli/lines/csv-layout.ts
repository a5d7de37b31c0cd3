import type { Sample } from "./batch";
import { type Asked, type CsvOptions, namesIn, placeOf, wantedColumns } from "./csv-columns";
import type { CsvRecord } from "./csv-records";
import { DELIMITER_NAMES, detectDelimiter, recordsOf } from "./dialect";
import { trimmed } from "./encoding";

/** How a file is written, which its start decides. */
export type Layout = { readonly delimiter: string; readonly hasHead: boolean };

const DECIMAL_COMMA = /^-?\d+,(?!\d{3}$)\d+$/;

type Note = (sentence: string) => void;

/** The number of sample rows that choose between a target's meanings. */
const ROWS_TO_CHOOSE_FROM = 200;

/** Whether a number is not a column name: "3,2" and "-5" are not, but "2020" may be one. */
const isDataOnly = (cell: string): boolean => /^[-+]?\d[\d.,]*$/.test(cell) && !/^\d+$/.test(cell);
const isNumber = (cell: string): boolean => /^[-+]?\d[\d.,]*(?:[eE][-+]?\d+)?$/.test(cell);

/** Whether the first row is data: its requested cells are numbers. A whole number may be a name, unless texts have quotes: "a",5. */
function startsWithData(
  record: CsvRecord | undefined,
  delimiter: string,
  asked: readonly Asked[],
  note: Note,
): boolean {
  const written = (record?.written(delimiter) ?? []).map(trimmed);
  const first = (record?.cells(delimiter) ?? []).map(trimmed);
  const isNamed = asked.some(({ column }) => first.includes(column));
  const places = asked.map(({ column }) => placeOf(column, first, false));
  const cells = places.map((at) => first[at] ?? "");
  if (isNamed || !cells.every(isNumber)) return false;
  const isQuoted = (cell: string | undefined): boolean => cell?.startsWith('"') ?? false;
  if (cells.some(isDataOnly) || (written.some(isQuoted) && !places.some((at) => isQuoted(written[at])))) {
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
  delimiter: string,
  { asked, fromColumn, encoding, decimals }: CsvOptions,
): void {
  const unitAt = fromColumn === undefined ? -1 : indexOf(fromColumn);
  const samplesOf = asked.map(({ column }) => {
    const at = indexOf(column);
    return rows.flatMap((cells): Sample[] => {
      const text = encoding.decode(trimmed(cells[at] ?? "")) ?? "";
      const unit = encoding.decode(trimmed(cells[unitAt] ?? "")) ?? "";
      return text === "" ? [] : [unitAt < 0 ? { text } : { text, unit }];
    });
  });
  for (const { text } of samplesOf.flat()) decimals.observe(text);
  // Whole numbers follow the numbers of other columns, as in 3,5;20. Points may separate dates and hours.
  if (delimiter !== "," && !decimals.isDecided())
    for (const cells of rows) for (const cell of cells) if (DECIMAL_COMMA.test(cell)) decimals.observe(cell);
  asked.forEach(({ batch }, i) => {
    const samples = samplesOf[i]?.slice(0, ROWS_TO_CHOOSE_FROM) ?? [];
    batch.choose?.(samples.map((one) => ({ ...one, text: decimals.settle(one.text) ?? "" })));
  });
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
  const hasHead = header !== false && !startsWithData(records[0], delimiter, asked, note);
  const names = namesIn(first, encoding);
  const rows = (hasHead ? records.slice(1) : records).map((record) => record.cells(delimiter));
  learnFrom(rows, (column) => placeOf(column, names, hasHead), delimiter, options);
  const open = decimals.openPoint();
  if (delimiter === ";" && !decimals.isDecided())
    note(
      open === null
        ? "Results have a decimal point. Add --decimal comma if that is wrong."
        : `Numbers such as ${open} are read with a decimal point. Add --decimal comma if that is wrong.`,
    );
  return { delimiter, hasHead };
}

import type { ConvertOptions } from "../answer/convert-options";
import { withDecimalComma } from "../answer/decimal-comma";
import { UsageError } from "../command-spec";
import { csvCell } from "../output/csv";
import type { BatchConverter, Sample } from "./batch";
import { type CsvRecord, createRecordReader } from "./csv-records";
import type { DecimalReader } from "./decimal-sign";
import { DELIMITER_NAMES, detectDelimiter, recordsOf, SAMPLE_LENGTH } from "./dialect";
import { BYTE_ORDER_MARK, type Encoding, encoded, invalidBytes, lacksCharacters, trimmed } from "./encoding";
import type { Transform } from "./map-lines";
import { type Complain, type Report, refused } from "./report-once";

/** A column or field to convert. */
export type Asked = {
  readonly column: string;
  /** The name of the added column or field. */
  readonly as?: string;
  readonly batch: BatchConverter;
};

export type FieldOptions = Pick<ConvertOptions, "fromColumn" | "replace"> & {
  readonly asked: readonly Asked[];
  /** The unit that replaces the one in `fromColumn`. */
  readonly to: string;
  readonly decimals: DecimalReader;
  readonly encoding: Encoding;
};

export type CsvOptions = FieldOptions &
  Pick<ConvertOptions, "header" | "delimiter" | "decimal" | "decimalComma">;

type Place = Asked & { readonly at: number; readonly report: Report };
type Shape = { readonly places: readonly Place[]; readonly unitAt: number | null; readonly width: number };

const LONGEST_RECORD = 16 * 1024 * 1024;
/** The number of sample rows that choose between a target's meanings. */
const ROWS_TO_CHOOSE_FROM = 200;

/** The first line in which Excel files may name their delimiter. */
const DELIMITER_LINE = /^sep=([^\r\n])\r?\n/i;

/** The index of a column, given its name or its number from 1; -1 if there is none. */
function placeOf(column: string, names: readonly (string | null)[], hasHead: boolean): number {
  const named = hasHead ? names.indexOf(column) : -1;
  if (named >= 0) return named;
  const number = /^[1-9]\d{0,8}$/.test(column) ? Number(column) : 0;
  return number <= names.length ? number - 1 : -1;
}

/** Whether a number is not a column name: "3,2" and "-5" are not, but "2020" may be one. */
const isDataOnly = (cell: string): boolean => /^[-+]?\d[\d.,]*$/.test(cell) && !/^\d+$/.test(cell);
const isNumber = (cell: string): boolean => /^[-+]?\d[\d.,]*(?:[eE][-+]?\d+)?$/.test(cell);

/** Converts CSV columns and keeps everything else byte for byte. Short and long rows get the new cell in its column too. */
export function csvTransform(options: CsvOptions, complain: Complain): Transform {
  const { asked, fromColumn: unitColumn, replace: isReplaced, to, decimals, encoding } = options;
  const wanted = [...asked.map(({ column }) => column), ...(unitColumn === undefined ? [] : [unitColumn])];
  const isStream =
    options.delimiter !== undefined &&
    options.decimal !== undefined &&
    asked.every(({ batch }) => !batch.choose);
  let sample: string | null = "";
  let delimiter = options.delimiter ?? ",";
  let reader = createRecordReader(delimiter);
  let hasHead = options.header !== false;
  let lineNumber = 0;
  let shape: Shape | undefined;
  let usesComma = options.decimal === "comma";

  const note = (sentence: string) => complain(1, sentence, "note");

  const unitName = encoded(encoding, to) ?? "";
  if (isReplaced && unitColumn !== undefined && unitName === "")
    throw new UsageError(`--to ${lacksCharacters(encoding, to)} Name the unit by its id.`);

  const namesIn = (cells: readonly string[]): (string | null)[] =>
    cells.map(
      (cell) =>
        encoding
          .decode(cell)
          ?.trim()
          .replace(/^"(.*)"$/s, "$1") ?? null,
    );

  /** @throws UsageError if there is no such column. */
  const requirePlace = (column: string, names: readonly (string | null)[]): number => {
    const at = placeOf(column, names, hasHead);
    if (at >= 0) return at;
    const listed = names.map((name) => `'${name ?? "�"}'`).join(", ");
    const advice = names.includes(null) ? ` In the header, ${invalidBytes(encoding)}` : "";
    throw new UsageError(
      hasHead
        ? `There is no column '${column}'. The columns are ${listed}.${advice}`
        : `There is no column '${column}'. Without a header row, use a column number from 1 to ${names.length}.`,
    );
  };

  const shapeOf = (names: readonly (string | null)[]): Shape => ({
    places: asked.map((one) => {
      const at = requirePlace(one.column, names);
      const name = names[at] && hasHead ? names[at] : one.column;
      const report: Report = (sentence, kind) => complain(lineNumber, sentence, kind, `column '${name}'`);
      return { ...one, at, report };
    }),
    unitAt: unitColumn === undefined ? null : requirePlace(unitColumn, names),
    width: names.length,
  });

  /** Whether a result has a decimal comma. Whole numbers follow earlier rows. Comma-separated files keep the point. */
  const writesComma = (number: string): boolean => {
    usesComma = decimals.hasComma(number) ?? usesComma;
    return options.decimalComma || (usesComma && delimiter !== ",");
  };

  const convertCell = ({ batch, report }: Place, bytes: string, unitBytes?: string): string => {
    if (bytes === "") return "";
    const text = encoding.decode(bytes);
    const unit = unitBytes === undefined ? undefined : encoding.decode(unitBytes);
    if (text === null || unit === null) return refused(report, invalidBytes(encoding));
    const settled = decimals.settle(text, report);
    if (settled === null) return "";
    const converted = batch.convertText(settled, report, unit);
    const result = writesComma(text) ? withDecimalComma(converted) : converted;
    return csvCell(encoded(encoding, result) ?? "", delimiter);
  };

  const nameOf = ({ as, column, batch }: Asked): string => {
    const { id } = batch.target().unit;
    return as ?? (asked.length === 1 ? id : `${column}_${id}`);
  };

  const headerCell = (name: string): string => {
    const bytes = encoding.encode(name);
    if (bytes === null) throw new UsageError(`--as ${lacksCharacters(encoding, name)}`);
    return csvCell(bytes, delimiter);
  };

  const readHead = (record: CsvRecord): string => {
    const names = namesIn(record.cells(delimiter));
    const twice = wanted.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
    if (twice !== undefined) throw new UsageError(`There are two columns '${twice}'. Rename one of them.`);
    shape = shapeOf(names);
    const { places } = shape;
    if (isReplaced) {
      const cells = record.written(delimiter);
      for (const { as, at } of places) if (as !== undefined) cells[at] = headerCell(as);
      return `${cells.join(delimiter)}${record.lineEnd}`;
    }
    const added = places.map(nameOf);
    const taken = added.find((name, at) => names.includes(name) || added.indexOf(name) < at);
    if (taken !== undefined)
      throw new UsageError(`There is already a column '${taken}'. Choose another name with --as.`);
    return `${[record.text, ...added.map(headerCell)].join(delimiter)}${record.lineEnd}`;
  };

  /** The record with its numbers replaced by results, and their unit by --to. */
  const replaceCells = (record: CsvRecord, { places, unitAt }: Shape, results: readonly string[]): string => {
    // A number that could not be converted keeps its unit.
    if (unitAt !== null && results.includes("")) return record.text + record.lineEnd;
    const written = record.written(delimiter);
    places.forEach(({ at }, i) => {
      if (at < written.length) written[at] = results[i] ?? "";
    });
    if (unitAt !== null) written[unitAt] = csvCell(unitName, delimiter);
    return `${written.join(delimiter)}${record.lineEnd}`;
  };

  /** Why a row cannot be split into cells, or null. */
  const problemOf = (record: CsvRecord, count: number, width: number): string | null => {
    if (count > width)
      return `the row has ${count} cells, but the ${hasHead ? "header" : "first row"} has ${width}.`;
    return record.isTorn(delimiter) ? "the quoted cell has text after its closing quote." : null;
  };

  const readRow = (record: CsvRecord, row: Shape): string => {
    const { places, unitAt, width } = row;
    const [place] = places;
    const isSimple = places.length === 1 && unitAt === null && !isReplaced;
    const plain = isSimple && place ? record.plainCell(place.at, width, delimiter) : null;
    if (plain !== null && place)
      return `${record.text}${delimiter}${convertCell(place, trimmed(plain))}${record.lineEnd}`;
    const cells = record.cells(delimiter);
    const problem = problemOf(record, cells.length, width);
    if (problem !== null) {
      complain(lineNumber, problem);
      const written = record.written(delimiter);
      if (isReplaced) for (const { at } of places) written[at] = "";
      else written.splice(width, 0, ...places.map(() => ""));
      return `${written.join(delimiter)}${record.lineEnd}`;
    }
    const unit = unitAt === null ? undefined : trimmed(cells[unitAt] ?? "");
    const results = places.map((one) => convertCell(one, trimmed(cells[one.at] ?? ""), unit));
    if (isReplaced) return replaceCells(record, row, results);
    const missing = delimiter.repeat(Math.max(0, width - cells.length));
    return `${[record.text + missing, ...results].join(delimiter)}${record.lineEnd}`;
  };

  const readFirst = (record: CsvRecord): string => {
    if (hasHead) return readHead(record);
    shape = shapeOf(namesIn(record.cells(delimiter)));
    return readRow(record, shape);
  };

  const write = (records: readonly CsvRecord[]): string => {
    let output = "";
    for (const record of records) {
      lineNumber += 1;
      if (record.text === "") output += record.lineEnd;
      else output += shape ? readRow(record, shape) : readFirst(record);
      lineNumber += record.lineCount - 1;
    }
    if (reader.pending() > LONGEST_RECORD)
      throw new Error(`line ${lineNumber + 1}: a quoted cell is too long.`);
    return output;
  };

  /** Whether the first row is data: its cells are numbers, and none of them names a requested column. */
  const startsWithData = (first: readonly string[]): boolean => {
    const isNamed = asked.some(({ column }) => first.includes(column));
    const cells = asked.map(({ column }) => first[placeOf(column, first, false)] ?? "");
    if (isNamed || !cells.every(isNumber)) return false;
    if (first.every((cell) => cell === "" || isNumber(cell)) && cells.some(isDataOnly)) {
      note("The first row is read as data, not as a header.");
      return true;
    }
    note(`The first row is read as a header. Add --no-header if ${cells[0]} is data.`);
    return false;
  };

  /** Chooses the dialect and the targets, using the start of the file. `said`: the delimiter, if it is given. */
  const decide = (text: string, isWhole: boolean, said: string | undefined): void => {
    if (text.includes("\r") && !text.includes("\n"))
      throw new Error("The rows end in carriage returns. Pipe the input through tr '\\r' '\\n' first.");
    const hasColumns = (cells: readonly string[]): boolean => {
      const names = namesIn(cells);
      return wanted.every((column) => placeOf(column, names, hasHead) >= 0);
    };
    if (said === undefined) {
      delimiter = detectDelimiter(text, isWhole, hasColumns);
      if (delimiter !== ",") note(`Columns are separated by ${DELIMITER_NAMES[delimiter]}.`);
    }
    reader = createRecordReader(delimiter);
    const records = recordsOf(text, delimiter, isWhole).filter((record) => record.text !== "");
    const first = (records[0]?.cells(delimiter) ?? []).map(trimmed);
    if (hasHead) hasHead = !startsWithData(first);
    const names = namesIn(first);
    const rows = (hasHead ? records.slice(1) : records).map((record) => record.cells(delimiter));
    const unitAt = unitColumn === undefined ? -1 : placeOf(unitColumn, names, hasHead);
    for (const { column, batch } of asked) {
      const at = placeOf(column, names, hasHead);
      const samples = rows.flatMap((cells): Sample[] => {
        const text = encoding.decode(trimmed(cells[at] ?? "")) ?? "";
        const unit = encoding.decode(trimmed(cells[unitAt] ?? "")) ?? "";
        return text === "" ? [] : [unitAt < 0 ? { text } : { text, unit }];
      });
      for (const { text } of samples) decimals.observe(text);
      batch.choose?.(
        samples
          .slice(0, ROWS_TO_CHOOSE_FROM)
          .map((one) => ({ ...one, text: decimals.settle(one.text, () => {}) ?? "" })),
      );
    }
    const open = decimals.openPoint();
    if (delimiter === ";" && open !== null)
      note(`Numbers such as ${open} are read with a decimal point. Add --decimal comma if that is wrong.`);
  };

  const start = (all: string, isWhole: boolean): string => {
    sample = null;
    const mark = all.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const [named = "", sign] = DELIMITER_LINE.exec(all.slice(mark.length)) ?? [];
    if (named !== "") lineNumber += 1;
    delimiter = options.delimiter ?? sign ?? delimiter;
    const text = all.slice(mark.length + named.length);
    decide(text, isWhole, options.delimiter ?? sign);
    return mark + named + write(reader.take(text));
  };

  /** The text after an unclosed quote cannot be split into rows, so it is kept as written. */
  const refuseRest = ({ text, lineEnd }: CsvRecord, quote: number): string => {
    complain(
      lineNumber + text.slice(0, quote).split("\n").length,
      "the quote that starts here is never closed.",
    );
    return text.endsWith("\n") ? text : `${text}${lineEnd}\n`;
  };

  return {
    take(text) {
      if (sample === null) return write(reader.take(text));
      sample += text;
      if (!isStream && sample.length < SAMPLE_LENGTH) return "";
      return isStream && !sample.includes("\n") ? "" : start(sample, false);
    },
    end() {
      const output = sample === null ? "" : start(sample, true);
      const [last] = reader.end();
      if (!last) return output;
      const quote = last.openQuote(delimiter);
      return output + (quote < 0 ? write([last]) : refuseRest(last, quote));
    },
  };
}

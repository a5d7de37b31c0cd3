import { withDecimalComma } from "../answer/decimal-comma";
import { UsageError } from "../command-spec";
import { csvCell } from "../output/csv";
import { type Asked, type CsvOptions, namesIn, placeOf, wantedColumns } from "./csv-columns";
import type { Layout } from "./csv-layout";
import type { CsvRecord } from "./csv-records";
import { encoded, invalidBytes, lacksCharacters, trimmed } from "./encoding";
import { type Complain, isReplaceable, type Report, refused } from "./report-once";

type Place = Asked & { readonly at: number; readonly report: Report };
type Shape = { readonly places: readonly Place[]; readonly unitAt: number | null; readonly width: number };

/** Converts the rows of a file, header included; `lineNumber` is that of the line before the first row. */
export function createRowWriter(
  options: CsvOptions,
  { delimiter, hasHead }: Layout,
  complain: Complain,
  lineNumber: number,
) {
  const { asked, fromColumn: unitColumn, replace: isReplaced, to, decimals, encoding } = options;
  let shape: Shape | undefined;
  const hasComma = decimals.resultSign();

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

  const convertCell = ({ batch, report }: Place, bytes: string, unitBytes?: string): string => {
    if (bytes === "") return "";
    const text = encoding.decode(bytes);
    const unit = unitBytes === undefined ? undefined : encoding.decode(unitBytes);
    if (text === null || unit === null) return refused(report, invalidBytes(encoding));
    const settled = decimals.settle(text, report);
    if (settled === null) return "";
    const converted = batch.convertText(settled, report, unit);
    // Comma-separated files keep the point.
    const isComma = (hasComma(text) && delimiter !== ",") || options.decimalComma;
    const result = isComma ? withDecimalComma(converted) : converted;
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
    const names = namesIn(record.cells(delimiter), encoding);
    const twice = wantedColumns(options).find(
      (column) => names.indexOf(column) !== names.lastIndexOf(column),
    );
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
      const [result = "", cell = ""] = [results[i], written[at]];
      if (at < written.length && isReplaceable(cell, result)) written[at] = result;
    });
    if (unitAt !== null) written[unitAt] = csvCell(encoded(encoding, to) ?? "", delimiter);
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
      const empty = places.map(() => "");
      if (isReplaced) return replaceCells(record, row, empty);
      const written = record.written(delimiter);
      written.splice(width, 0, ...empty);
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
    shape = shapeOf(namesIn(record.cells(delimiter), encoding));
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
    return output;
  };

  /** The text after an unclosed quote cannot be split into rows, so it is kept as written. */
  const refuseRest = ({ text, lineEnd }: CsvRecord, quote: number): string => {
    complain(
      lineNumber + text.slice(0, quote).split("\n").length,
      "the quote that starts here is never closed.",
    );
    return text.endsWith("\n") ? text : `${text}${lineEnd}\n`;
  };

  return { write, refuseRest, lastLine: () => lineNumber };
}

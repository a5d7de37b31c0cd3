import type { FieldOptions } from "./csv-columns";
import { BYTE_ORDER_MARK, UTF_8 } from "./encoding";
import { createFieldFinder, type FoundFields, type JsonField, type JsonObject } from "./json-field";
import type { AnswerLine } from "./map-lines";
import { type Complain, isReplaceable, type Report, refused } from "./report-once";

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const bytesOf = (text: string): string => UTF_8.encode(text) ?? text;

const jsonOf = (result: string): string => {
  if (result === "") return "null";
  return JSON_NUMBER.test(result) || result.startsWith("{") ? result : JSON.stringify(result);
};

/** How to turn an array or an object of several lines into objects on one line each. */
function remedyOf(line: string): string {
  if (/^\s*\[\s*(?:\{|$)/.test(line)) return " Pipe an array through jq -c '.[]' first.";
  return line.trim() === "{" ? " Pipe an object of several lines through jq -c . first." : "";
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const applied = (line: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
      line,
    );

const TEXT = String.raw`"[^"\\\u0000-\u001f]*"`;
const VALUE = String.raw`(?:${TEXT}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)`;
/** An object without nested objects, arrays or escape sequences. */
const FLAT_OBJECT = new RegExp(`^\\{ ?${TEXT} ?: ?${VALUE}(?: ?, ?${TEXT} ?: ?${VALUE})* ?\\}$`);

/** Reads the number of a field fast: the object must be flat, have the field once and lack `added`. Null for other lines. */
function flatReader(column: string, added: string): (line: string) => string | null {
  // A name with a colon or comma might match where one text ends and the next begins.
  if (/[:,.]/.test(column)) return () => null;
  const [key, taken] = [column, added].map((name) => bytesOf(JSON.stringify(name))) as [string, string];
  const number = / ?: ?(-?\d[\d.eE+-]*)/y;
  return (line) => {
    const at = line.indexOf(key);
    if (at < 0 || line.indexOf(key, at + 1) >= 0 || line.includes(taken)) return null;
    number.lastIndex = at + key.length;
    const text = number.exec(line)?.[1];
    return text !== undefined && FLAT_OBJECT.test(line) ? text : null;
  };
}

/** Matches lines that may have a string with a decimal sign. The other lines are not scanned. */
const STRING_WITH_SIGN = /"[^":]*\d[.,]\d/;

/** The strings in some fields of a line, which may be numbers with a decimal comma; JSON's own numbers have a point. */
export function textsOf(columns: readonly string[]): (line: string) => string {
  const find = createFieldFinder(columns.map(bytesOf));
  return (line) => {
    if (!STRING_WITH_SIGN.test(line)) return "";
    const fields = find(line)?.fields ?? [];
    const texts = fields.map((field) => (field ? line.slice(field.start, field.end) : ""));
    return texts.filter((text) => text.startsWith('"')).join("; ");
  };
}

/** Converts fields of the object on each line, and keeps the rest of the line as written, byte for byte. */
export function objectLine(
  { asked, fromColumn: unitColumn, replace: isReplaced, to, decimals }: FieldOptions,
  complain: Complain,
): AnswerLine {
  const names = [...asked.map(({ column }) => column), ...(unitColumn === undefined ? [] : [unitColumn])];
  const find = createFieldFinder(names.map(bytesOf));
  const nameOf = ({ as, column, batch }: FieldOptions["asked"][number]): string => {
    const { id } = batch.target().unit;
    return as ?? (asked.length === 1 ? id : `${column.slice(column.lastIndexOf(".") + 1)}_${id}`);
  };
  const added = asked.map((one) => (one.batch.choose ? null : nameOf(one)));
  let lineNumber = 0;
  const [one, onlyName] = [asked[0], added[0]];
  const isSimple = asked.length === 1 && unitColumn === undefined && !isReplaced;
  const readFlat = isSimple && one && onlyName ? flatReader(one.column, onlyName) : () => null;
  const between = bytesOf(`,${JSON.stringify(onlyName)}:`);
  const reportOne: Report = (sentence, kind) => complain(lineNumber, sentence, kind, `field '${names[0]}'`);

  const refuse = (sentence: string) => refused((problem) => complain(lineNumber, problem), sentence);

  /** The text of a number or string. Null if the field has another value, which is reported unless it is null. */
  function textOf(line: string, { start, end }: JsonField, column: string): string | null {
    const written = line.slice(start, end);
    if (JSON_NUMBER.test(written)) return written;
    const isText = written.startsWith('"');
    const text = isText ? UTF_8.decode(written) : null;
    if (text !== null) return JSON.parse(text) as string;
    if (isText)
      refuse(`the field '${column}' is not valid UTF-8, which JSON requires. Convert the file with iconv.`);
    else if (written !== "null") refuse(`the field '${column}' is not a number.`);
    return null;
  }

  function convertField(line: string, index: number, { fields }: FoundFields): string {
    const column = names[index] ?? "";
    const report: Report = (sentence, kind) => complain(lineNumber, sentence, kind, `field '${column}'`);
    const field = fields[index];
    if (!field) return refuse(`there is no field '${column}'.`);
    const { batch } = asked[index] as FieldOptions["asked"][number];
    const text = textOf(line, field, column);
    if (text === null) return "";
    const settled = line[field.start] === '"' ? decimals.settle(text, report) : text;
    if (settled === null) return "";
    if (unitColumn === undefined) return batch.convertText(settled, report);
    const unitField = fields[asked.length];
    if (!unitField || line[unitField.start] !== '"')
      return refuse(`the field '${unitColumn}' is not a string with a unit.`);
    const unit = textOf(line, unitField, unitColumn);
    return unit === null ? "" : batch.convertText(settled, report, unit.trim());
  }

  function replacements(line: string, found: FoundFields, results: readonly string[]): Edit[] {
    const unitField = found.fields[asked.length];
    // A number that could not be converted keeps its unit.
    if (unitColumn !== undefined && results.includes("")) return [];
    const edits = results.flatMap((result, i) => {
      const field = found.fields[i];
      return field && isReplaceable(line.slice(field.start, field.end), result)
        ? [{ ...field, text: bytesOf(jsonOf(result)) }]
        : [];
    });
    return unitField ? [...edits, { ...unitField, text: bytesOf(JSON.stringify(to)) }] : edits;
  }

  function additions(line: string, found: FoundFields, results: readonly string[]): Edit[] | null {
    const texts = new Map<JsonObject, string[]>();
    for (const [i, one] of asked.entries()) {
      const object = found.fields[i]?.object ?? (one.column.includes(".") ? null : found.root);
      if (!object) continue;
      const name = added[i] ?? nameOf(one);
      if (object.keys.has(bytesOf(name))) {
        complain(lineNumber, `there is already a field '${name}'. Choose another name with --as.`);
        return null;
      }
      const field = bytesOf(`${JSON.stringify(name)}:${jsonOf(results[i] ?? "")}`);
      texts.set(object, [...(texts.get(object) ?? []), field]);
    }
    return [...texts].map(([{ close, keys }, list]) => {
      const start = line.slice(0, close).trimEnd().length;
      return { start, end: close, text: (keys.size === 0 ? "" : ",") + list.join(",") };
    });
  }

  return function convert(line, number): string {
    if (number === 1 && line.startsWith(BYTE_ORDER_MARK))
      return BYTE_ORDER_MARK + convert(line.slice(BYTE_ORDER_MARK.length), number);
    lineNumber = number;
    const flat = readFlat(line);
    if (flat !== null && one)
      return `${line.slice(0, -1).trimEnd()}${between}${bytesOf(jsonOf(one.batch.convertText(flat, reportOne)))}}`;
    const found = find(line);
    if (!found) return refuse(`the line is not a JSON object.${remedyOf(line)}`);
    const results = asked.map((_, i) => convertField(line, i, found));
    const edits = isReplaced ? replacements(line, found, results) : additions(line, found, results);
    return edits === null ? line : applied(line, edits);
  };
}

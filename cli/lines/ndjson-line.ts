import { isLosslessNumber, parse } from "lossless-json";
import type { AddedColumn } from "./csv-transform";
import type { Complain } from "./map-lines";
import type { Report } from "./report-once";

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const jsonOf = (result: string): string =>
  JSON_NUMBER.test(result) || result.startsWith("{") ? result : JSON.stringify(result);

/** The number in a field as it was written (0.10 keeps its digits), or null. */
function numberIn(value: unknown): string | null {
  if (isLosslessNumber(value)) return value.value;
  return typeof value === "string" ? value : null;
}

/**
 * Reads a line with JSON.parse, which takes a fifth of the time of the lossless parser. JSON.parse would round the number,
 * so the field's own text replaces it. Returns null if that text could belong to something else.
 */
function fastReader(column: string): (line: string) => Record<string, unknown> | null {
  const key = JSON.stringify(column);
  const number = /\s*:\s*(-?\d[\d.eE+-]*)/y;
  return (line) => {
    const at = line.indexOf(key);
    if (at < 0 || line.includes("\\") || line.indexOf(key, at + 1) >= 0) return null;
    number.lastIndex = at + key.length;
    const text = number.exec(line)?.[1];
    const object = text === undefined ? null : tryParse(JSON.parse, line);
    if (!object || typeof object[column] !== "number") return null;
    object[column] = text;
    return object;
  };
}

const TEXT = String.raw`"[^"\\\u0000-\u001f]*"`;
const VALUE = String.raw`(?:${TEXT}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)`;
/** A JSON object without nested objects, arrays or escape sequences. */
const FLAT_OBJECT = new RegExp(`^\\{ ?${TEXT} ?: ?${VALUE}(?: ?, ?${TEXT} ?: ?${VALUE})* ?\\}$`);

/**
 * The number in a field of a flat object that occurs once and has no field `as` yet, as it was written; null for any other
 * line. Nothing is parsed: it takes a tenth of the time of JSON.parse.
 */
function flatReader(column: string, as: string): (line: string) => string | null {
  const [key, added] = [JSON.stringify(column), JSON.stringify(as)];
  const number = / ?: ?(-?\d[\d.eE+-]*)/y;
  return (line) => {
    const at = line.indexOf(key);
    if (at < 0 || line.indexOf(key, at + 1) >= 0 || line.includes(added)) return null;
    number.lastIndex = at + key.length;
    const text = number.exec(line)?.[1];
    return text !== undefined && FLAT_OBJECT.test(line) ? text : null;
  };
}

/** Adds a field to the object on each line, and keeps the rest of the line as written. */
export function objectLine(
  { column, unitColumn, as, convertText }: AddedColumn,
  complain: Complain,
): (line: string, lineNumber: number) => string {
  // A name with a colon or comma might match where one text ends and the next begins.
  const isPlainName = unitColumn === undefined && !/[:,]/.test(column);
  const readFlat = isPlainName ? flatReader(column, as) : () => null;
  const readFast = fastReader(column);
  const name = JSON.stringify(as);
  let current = 0;
  const report: Report = (sentence, kind) => complain(current, sentence, kind);
  return (line, lineNumber) => {
    current = lineNumber;
    const flat = readFlat(line);
    if (flat !== null) {
      const result = convertText(flat, report);
      return `${line.slice(0, -1).trimEnd()},${name}:${result === "" ? "null" : jsonOf(result)}}`;
    }
    const object = readFast(line) ?? tryParse(parse, line);
    if (!object) {
      complain(lineNumber, "the line is not a JSON object.");
      return "";
    }
    if (Object.hasOwn(object, as)) {
      complain(lineNumber, `there is already a field '${as}'. Choose another name with --as.`);
      return line;
    }
    const text = numberIn(object[column]);
    if (!Object.hasOwn(object, column)) complain(lineNumber, `there is no field '${column}'.`);
    else if (text === null && object[column] !== null)
      complain(lineNumber, `the field '${column}' is not a number.`);
    const unit = unitColumn === undefined ? undefined : object[unitColumn];
    const hasUnit = unitColumn === undefined || typeof unit === "string";
    if (!hasUnit) complain(lineNumber, `the field '${unitColumn}' is not a string with a unit.`);
    const isAsked = text !== null && hasUnit;
    const result = isAsked ? convertText(text, report, (unit as string | undefined)?.trim()) : "";
    const body = line.trimEnd().slice(0, -1).trimEnd();
    const comma = body.endsWith("{") ? "" : ",";
    return `${body}${comma}${name}:${result === "" ? "null" : jsonOf(result)}}`;
  };
}

function tryParse(read: (text: string) => unknown, line: string): Record<string, unknown> | null {
  try {
    const value = read(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

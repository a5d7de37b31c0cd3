import { isLosslessNumber, parse } from "lossless-json";
import type { AddedColumn } from "./csv-transform";
import type { Complain } from "./map-lines";

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const jsonOf = (result: string): string =>
  JSON_NUMBER.test(result) || result.startsWith("{") ? result : JSON.stringify(result);

/** The text of a field that holds a number, as it was written: 0.10 keeps its digits. */
function numberIn(value: unknown): string | null {
  if (isLosslessNumber(value)) return value.value;
  return typeof value === "string" ? value : null;
}

/** Adds a field to each object of a line; the rest of the line stays as it was written. */
export function objectLine(
  { column, as, convertText }: AddedColumn,
  complain: Complain,
): (line: string, lineNumber: number) => string {
  return (line, lineNumber) => {
    const object = readObject(line);
    if (!object) {
      complain(lineNumber, "there is no JSON object.");
      return "";
    }
    if (Object.hasOwn(object, as)) {
      complain(lineNumber, `there is a field '${as}' already: name the new one with --as.`);
      return line;
    }
    const text = numberIn(object[column]);
    if (!Object.hasOwn(object, column)) complain(lineNumber, `there is no field '${column}'.`);
    else if (text === null && object[column] !== null)
      complain(lineNumber, `the field '${column}' holds no number.`);
    const result = text === null ? "" : convertText(text, (sentence) => complain(lineNumber, sentence));
    const body = line.trimEnd().slice(0, -1).trimEnd();
    const comma = Object.keys(object).length === 0 ? "" : ",";
    return `${body}${comma}${JSON.stringify(as)}:${result === "" ? "null" : jsonOf(result)}}`;
  };
}

function readObject(line: string): Record<string, unknown> | null {
  try {
    const value = parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

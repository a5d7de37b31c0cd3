import { describeError, type ConversionError as Failure } from "~/conversion";
import { ConversionError } from "./conversion-error";
import type { ErrorFields } from "./types";

const FIELDS = [
  "unit",
  "category",
  "nearest",
  "choices",
  "text",
  "reason",
  "column",
  "value",
  "from",
  "to",
  "currency",
] as const satisfies readonly (keyof ErrorFields)[];

/** The error that the library throws for an expected failure of the engine. */
export function toError(failure: Failure): ConversionError {
  const known = failure as unknown as Record<string, unknown>;
  const fields = FIELDS.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
  return new ConversionError(failure.code, describeError(failure), Object.fromEntries(fields));
}

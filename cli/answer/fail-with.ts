import { type ConversionError, describeError, quote } from "~/conversion";
import { type ExitCode, exitCodeOf } from "../exit-codes";
import type { Io } from "../io";
import { printError } from "../output/print-error";

/** The engine's sentence, with advice about the command's options. */
function sentenceFor(error: ConversionError): string {
  if (error.code === "ambiguous_unit" && !error.isCase) {
    // Units of several categories may share an id: "mg/L" is a unit of both glucose and urea.
    const hasOneId = error.choices.every(({ id }) => id === error.choices[0]?.id);
    return `${quote(error.unit)} is ambiguous. ${hasOneId ? "Add --category with one of their categories" : "Use one of these ids"}:`;
  }
  const hint =
    error.code === "not_representable" && error.size !== "too_long"
      ? " Use --exact or --digits to print it."
      : "";
  return describeError(error) + hint;
}

/** Reports a failed conversion and returns its exit code. */
export async function failWith(io: Io, error: ConversionError): Promise<ExitCode> {
  const choices = error.code === "ambiguous_unit" && !error.isCase ? error.choices : null;
  if (io.hasJsonErrors) await printError(io, describeError(error), error.code, choices ? { choices } : {});
  else {
    await printError(io, sentenceFor(error));
    if (choices) await (await import("./unit-choices")).listChoices(io, choices);
  }
  return exitCodeOf(error);
}

import { type ConversionError, describeError } from "~/conversion";
import { isOtherBase } from "~/numerals/read-number";
import { type ExitCode, exitCodeOf } from "../exit-codes";
import type { Io } from "../io";
import { printError } from "../output/print-error";

const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;

/** Why a text is not a number that readNumber accepts. */
function whyNoNumber(text: string): string {
  const [word = ""] = text.split(" ");
  if (isOtherBase(word)) return `${quote(word)} is not a decimal number.`;
  const exponent = /^[+-]?[\d.]+e([+-]?\d+)/i.exec(word)?.[1];
  if (exponent && Math.abs(Number(exponent)) > 5000)
    return `${quote(word)} is out of range: exponents range from -5000 to 5000.`;
  if (/^[+-]?[\d.]{1000}/.test(word)) return `${quote(word)} is longer than 1,000 characters.`;
  return `There is no number at the start of ${quote(text)}.`;
}

/** The engine's sentence, with more detail where the command line has it. */
function sentenceFor(error: ConversionError): string {
  if (error.code === "invalid_value") return whyNoNumber(error.text);
  if (error.code === "ambiguous_unit" && !error.isCase)
    return `${quote(error.unit)} is ambiguous. Use one of these ids:`;
  const hint = error.code === "not_representable" ? " Use --exact or --digits to print it." : "";
  return describeError(error) + hint;
}

/** Reports a failed conversion and returns its exit code. */
export async function failWith(io: Io, error: ConversionError): Promise<ExitCode> {
  await printError(io, sentenceFor(error));
  if (error.code === "ambiguous_unit" && !error.isCase) {
    const { listChoices } = await import("./unit-choices");
    await listChoices(io, error.choices);
  }
  return exitCodeOf(error);
}

import { innermost } from "~db/storage-error";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";

/** Prints a line on stderr, with control characters made visible. */
export async function printLine(io: Io, text: string): Promise<void> {
  const { makeInert } = await import("./inert");
  await io.stderr.write(`${makeInert(text)}\n`);
}

/** Prints a note, which is not an error, unless --quiet is set. */
export const printNote = async (io: Io, sentence: string): Promise<void> => {
  if (!io.isQuiet) await printLine(io, sentence);
};

/** Prints an error; if results are JSON, as {"error","details"} with further fields. */
export const printError = (
  io: Io,
  sentence: string,
  code = "failed",
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  printLine(
    io,
    io.hasJsonErrors
      ? JSON.stringify({ error: code, details: sentence, ...fields })
      : `everyunit: ${sentence}`,
  );

export async function printUsageError(io: Io, sentence: string): Promise<ExitCode> {
  await printError(io, sentence, "usage");
  return EXIT.usage;
}

/** A run-time failure in one line, without a stack trace, a query or the text of a message. */
export function describeFailure(error: unknown): string {
  const { code, message } = innermost(error);
  const [firstLine = ""] = String(message || code || error).split("\n");
  return firstLine;
}

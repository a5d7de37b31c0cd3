import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";

/** Prints a sentence on stderr, with control characters made visible. */
export async function printNote(io: Io, sentence: string): Promise<void> {
  const { makeInert } = await import("./inert");
  await io.stderr.write(`${makeInert(sentence)}\n`);
}

export const printError = (io: Io, sentence: string): Promise<void> =>
  printNote(io, `everyunit: ${sentence}`);

export async function printUsageError(io: Io, sentence: string): Promise<ExitCode> {
  await printError(io, sentence);
  return EXIT.usage;
}

import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { makeInert } from "./inert";

/** Prints an error on stderr, with control characters made visible. */
export async function printError(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`everyunit: ${makeInert(sentence)}\n`);
}

export async function printNote(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`${makeInert(sentence)}\n`);
}

export async function printUsageError(io: Io, sentence: string): Promise<ExitCode> {
  await printError(io, sentence);
  return EXIT.usage;
}

import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { makeInert } from "./inert";

/** Prints an error on stderr, with control characters made visible. */
export async function complain(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`everyunit: ${makeInert(sentence)}\n`);
}

export async function note(io: Io, sentence: string): Promise<void> {
  await io.stderr.write(`${makeInert(sentence)}\n`);
}

export async function refuseUsage(io: Io, sentence: string): Promise<ExitCode> {
  await complain(io, sentence);
  return EXIT.usage;
}

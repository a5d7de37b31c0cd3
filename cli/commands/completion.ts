import type { CommandTable } from "../command-spec";
import { complete } from "../completion/complete";
import { completionScripts } from "../completion/scripts";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";

export async function runCompletion(io: Io, [shell = ""]: readonly string[]): Promise<ExitCode> {
  await io.stdout.write(completionScripts[shell] ?? "");
  return EXIT.done;
}

/** Called by the completion scripts on each press of Tab. */
export async function runComplete(io: Io, words: readonly string[], table: CommandTable): Promise<ExitCode> {
  await io.stdout.write(
    complete(table, words)
      .map(({ value, says }) => `${value}\t${says}\n`)
      .join(""),
  );
  return EXIT.done;
}

import { loadOwnUnits } from "../answer/own-units";
import type { CommandTable } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { complete } from "./complete";
import { completionScripts } from "./scripts";

export async function runCompletion(io: Io, [shell = ""]: readonly string[]): Promise<ExitCode> {
  await io.stdout.write(completionScripts[shell] ?? "");
  return EXIT.done;
}

/** Called by the completion scripts on each press of Tab. */
export async function runComplete(io: Io, words: readonly string[], table: CommandTable): Promise<ExitCode> {
  loadOwnUnits(io.env);
  await io.stdout.write(
    complete(table, words)
      .map(({ value, description }) => `${value}\t${description}\n`)
      .join(""),
  );
  return EXIT.done;
}

import { type Io, isInteractive } from "../io";
import { printError, printNote } from "../output/print-error";

/** Asks for confirmation. Without a terminal, --yes is required. */
export async function confirm(
  io: Io,
  question: string,
  isGranted: boolean | undefined,
): Promise<"yes" | "no" | "unasked"> {
  if (isGranted) return "yes";
  if (!isInteractive(io)) {
    await printError(io, "Not a terminal; pass --yes to confirm, or --dry-run to see what would be done.");
    return "unasked";
  }
  const answer = await io.ask(`${question} [y/N] `);
  if (/^y(es)?$/i.test(answer.trim())) return "yes";
  await printNote(io, "Nothing was done.");
  return "no";
}

import { type Io, isInteractive } from "./io";
import { complain, note } from "./say";

/** Asks a person; off a terminal nobody is asked, and nothing is done without --yes. */
export async function confirm(
  io: Io,
  question: string,
  isGranted: boolean | undefined,
): Promise<"yes" | "no" | "unasked"> {
  if (isGranted) return "yes";
  if (!isInteractive(io)) {
    await complain(io, "Nobody is there to ask: add --yes to do it, or --dry-run to see what would be done.");
    return "unasked";
  }
  const answer = await io.ask(`${question} [y/N] `);
  if (/^y(es)?$/i.test(answer.trim())) return "yes";
  await note(io, "Nothing was done.");
  return "no";
}

import type { Io } from "../io";

/** The pager, chosen as in git: $PAGER, or else less unless TERM is dumb. Null without a terminal, and for cat. */
function pagerOf({ stdout, env }: Io): string | null {
  if (!stdout.isTerminal) return null;
  const isCapable = env.TERM !== undefined && env.TERM !== "" && env.TERM !== "dumb";
  const chosen = env.PAGER?.trim() ?? (isCapable ? "less" : "");
  return chosen === "" || chosen === "cat" ? null : chosen;
}

/** Prints a table; on a terminal through a pager, which exits at once if the table fits the screen. */
export async function printPaged(io: Io, text: string): Promise<void> {
  const pager = pagerOf(io);
  if (pager === null || !(await io.page(pager, text))) await io.stdout.write(text);
}

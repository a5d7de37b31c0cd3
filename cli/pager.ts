import type { Io } from "./io";

/**
 * The command that shows long texts, chosen as git does: $PAGER, less where it is not set. None off a terminal, where
 * PAGER is empty or cat, and by default on a terminal that less cannot page on.
 */
function pagerOf({ stdout, env }: Io): string | null {
  if (!stdout.isTerminal) return null;
  const isCapable = env.TERM !== undefined && env.TERM !== "" && env.TERM !== "dumb";
  const chosen = env.PAGER?.trim() ?? (isCapable ? "less" : "");
  return chosen === "" || chosen === "cat" ? null : chosen;
}

/** Prints a table; on a terminal through a pager, which ends at once where the table fits the screen. */
export async function printPaged(io: Io, text: string): Promise<void> {
  const pager = pagerOf(io);
  if (pager === null || !(await io.page(pager, text))) await io.stdout.write(text);
}

import { createInterface } from "node:readline";
import type { LineOptions } from "../io";

const MOST_LINES = 1000;

/** Reads lines from the terminal with Node's line editor. Ctrl-C clears the line, Ctrl-D ends. */
export async function* readLines({
  prompt,
  history,
  onHistory,
  complete,
}: LineOptions): AsyncGenerator<string> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: true,
    prompt,
    history: [...history],
    historySize: MOST_LINES,
    removeHistoryDuplicates: true,
    completer: complete,
  });
  lines.on("history", onHistory);
  lines.on("SIGINT", () => {
    process.stdout.write("^C\n");
    lines.write(null, { ctrl: true, name: "e" });
    lines.write(null, { ctrl: true, name: "u" });
    lines.prompt();
  });
  lines.prompt();
  for await (const line of lines) {
    yield line;
    lines.prompt();
  }
  process.stdout.write("\n");
}

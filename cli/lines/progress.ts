import type { Io } from "../io";

const SHOWN_AFTER_MS = 1000;
const INTERVAL_MS = 250;
const counted = new Intl.NumberFormat("en-US");

/** Counts lines on stderr during long runs, if stderr is a terminal and stdout is not. */
export function createProgress(io: Io): { show(lines: number): void; clear(): void } {
  const isWatched = io.stderr.isTerminal && !io.stdout.isTerminal;
  let nextMs = isWatched ? io.now().getTime() + SHOWN_AFTER_MS : Number.POSITIVE_INFINITY;
  let isShown = false;
  return {
    show(lines) {
      if (!isWatched) return;
      const nowMs = io.now().getTime();
      if (nowMs < nextMs) return;
      nextMs = nowMs + INTERVAL_MS;
      isShown = true;
      void io.stderr.write(`\r${counted.format(lines)} lines`);
    },
    clear() {
      if (isShown) void io.stderr.write("\r\u001b[K");
      isShown = false;
    },
  };
}

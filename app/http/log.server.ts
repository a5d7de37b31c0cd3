import { pino, stdTimeFunctions } from "pino";
import { innermostError } from "~/base/innermost-error";
import { settings } from "~/env.server";
import { once } from "~/numerals/once";

type Level = "error" | "warn" | "info" | "debug";
type Fields = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const STDERR = 2;
/** The most bytes that wait while a reader stalls or a disk is full. Further lines are dropped. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** Writes in the background, so that a stalled log does not stop the site. pino writes waiting lines when the process exits. */
const logger = once(() => {
  const options = {
    level: settings().logLevel,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const destination = pino.destination({ fd: STDERR, sync: false, maxLength: MOST_WAITING_BYTES });
  let isFailing = false;
  destination.on("error", () => {
    isFailing = true;
  });
  destination.on("write", () => {
    isFailing = false;
  });
  // If writing fails, pino would retry forever and the process would never exit.
  const flush = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (!isFailing) flush();
  };
  return pino(options, destination);
});

/** Writes one line of JSON to stderr. Never log what visitors entered or their addresses. */
export function log(level: Level, text: string, fields: Fields = {}): void {
  logger()[level](fields, text);
}

const FRAMES = 8;

/** An error's name, code and stack frames, without its message, which may quote visitor input. */
export function describeFault(error: unknown): { fault: string; frames?: string[] } {
  const cause = innermostError(error);
  if (!(cause instanceof Error)) return { fault: `a thrown ${typeof cause}` };
  const code = "code" in cause && typeof cause.code === "string" ? ` ${cause.code}` : "";
  const frames = cause.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { fault: `${cause.name}${code}`, frames: frames.slice(0, FRAMES).map((line) => line.trim()) };
}

/** Logs an error. `requestId` is the one that the visitor sees, and that the proxy logs. */
export function logFault(where: string, error: unknown, requestId?: string): void {
  log("error", where, { ...describeFault(error), requestId });
}

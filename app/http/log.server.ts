import { type Logger, pino, stdTimeFunctions } from "pino";
import { settings } from "~/env.server";

type Level = "error" | "warn" | "info" | "debug";
type Fields = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const STDERR = 2;
let logger: Logger | undefined;

/** Written at once: a line that explains why the process ends must not be lost with it. */
function createLogger(): Logger {
  const options = {
    level: settings().logLevel,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, pino.destination({ fd: STDERR, sync: true }));
}

/** One line of JSON on stderr. What visitors wrote or where they came from never belongs in it. */
export function log(level: Level, text: string, fields: Fields = {}): void {
  logger ??= createLogger();
  logger[level](fields, text);
}

/** The innermost cause: a driver's wrapper repeats the query with its parameters, which may be a visitor's words. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

const FRAMES = 8;

/** Name, code and frames of a fault, without its message, which may quote what a visitor sent. */
export function describeFault(error: unknown): { fault: string; frames?: string[] } {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return { fault: `a thrown ${typeof cause}` };
  const code = "code" in cause && typeof cause.code === "string" ? ` ${cause.code}` : "";
  const frames = cause.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { fault: `${cause.name}${code}`, frames: frames.slice(0, FRAMES).map((line) => line.trim()) };
}

/** `requestId` is the one that the edge gave the request, so that the two logs can be read together. */
export function logFault(where: string, error: unknown, requestId?: string): void {
  log("error", where, { ...describeFault(error), requestId });
}

import { settings } from "~/env.server";

const levels = ["error", "warn", "info", "debug"] as const;
type Level = (typeof levels)[number];

/** One line on stderr. What visitors wrote or where they came from never belongs in it. */
export function log(level: Level, text: string): void {
  if (levels.indexOf(level) > levels.indexOf(settings().logLevel)) return;
  process.stderr.write(`[${level}] ${text.replaceAll(/[\r\n]+\s*/g, " | ")}\n`);
}

/** The innermost cause: a driver's wrapper repeats the query with its parameters, which may be a visitor's words. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

/** Name, code and frames of a fault, without its message, which may quote what a visitor sent. */
export function describeFault(error: unknown): string {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return `a thrown ${typeof cause}`;
  const code = "code" in cause && typeof cause.code === "string" ? ` ${cause.code}` : "";
  const frames = cause.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${cause.name}${code}`, ...frames.slice(0, 8)].join("\n");
}

export function logFault(where: string, error: unknown): void {
  log("error", `${where}: ${describeFault(error)}`);
}

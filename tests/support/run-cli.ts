import { StringDecoder } from "node:string_decoder";
import type { Io } from "~cli/io";
import { createProgram } from "~cli/program";

export type CliRun = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as it was written, for output that is not UTF-8. */
  readonly bytes: Buffer;
  readonly asked: readonly string[];
  /** Output sent to a pager, with the pager's command. */
  readonly paged: readonly (readonly [string, string])[];
};

export type CliWorld = {
  /** Standard input, in the chunks in which it arrives. */
  input?: string | readonly (string | Uint8Array)[];
  env?: Record<string, string | undefined>;
  /** Terminal width in columns; undefined if not connected to a terminal. */
  columns?: number;
  answer?: string;
  /** Whether the pager named in the environment is installed. */
  hasPager?: boolean;
  now?: Date;
  timeZone?: string;
};

// No home directory that might contain refreshed rates: tests use the rates of the release.
const EMPTY_HOME = { HOME: "/nonexistent", XDG_CACHE_HOME: "", DATA_DIR: "/nonexistent" };

function encoded(input: CliWorld["input"] = ""): Uint8Array[] {
  const pieces = typeof input === "string" ? [input] : input;
  return pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
}

/** Runs the command line in memory: arguments, input and environment in; output and exit code out. */
export async function runCli(words: readonly string[], world: CliWorld = {}): Promise<CliRun> {
  const written = { out: "", err: "" };
  const decoders = { out: new StringDecoder("utf8"), err: new StringDecoder("utf8") };
  const bytes: Buffer[] = [];
  const asked: string[] = [];
  const paged: [string, string][] = [];
  const isTerminal = world.columns !== undefined;
  const columns = world.columns ?? Number.POSITIVE_INFINITY;
  const output = (to: "out" | "err") => ({
    isTerminal,
    columns,
    write(text: string | Uint8Array) {
      written[to] += typeof text === "string" ? text : decoders[to].write(Buffer.from(text));
      if (to === "out") bytes.push(Buffer.from(text as string));
    },
  });
  const io: Io = {
    input: {
      isTerminal,
      async *chunks() {
        yield* encoded(world.input);
      },
    },
    stdout: output("out"),
    stderr: output("err"),
    env: { ...EMPTY_HOME, ...world.env },
    timeZone: world.timeZone ?? "Europe/Berlin",
    now: () => world.now ?? new Date("2026-11-20T12:00:00Z"),
    async ask(question) {
      asked.push(question);
      return world.answer ?? "";
    },
    async *readLines({ prompt, onHistory }) {
      const typed: string[] = [];
      for (const line of Buffer.concat(encoded(world.input)).toString().trimEnd().split("\n")) {
        written.out += `${prompt}${line}\n`;
        typed.unshift(line);
        onHistory(typed);
        yield line;
      }
    },
    async page(command, text) {
      if (world.hasPager) paged.push([command, text]);
      return world.hasPager === true;
    },
    onInterrupt: () => () => {},
  };
  const code = await createProgram(io).run(words);
  return { code, ...written, bytes: Buffer.concat(bytes), asked, paged };
}

/** Splits a command line into arguments as a shell does, with double and single quotes. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );

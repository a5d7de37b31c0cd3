/** Everything a command reads, writes or asks. main.ts implements it with the process, tests with strings. */
export type Io = {
  readonly input: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** IANA time zone for displayed times; by default, the machine's. */
  readonly timeZone?: string;
  /** Whether standard error gets only errors, without notes. */
  readonly isQuiet?: boolean;
  /** Whether errors are JSON, as in the HTTP API. */
  readonly hasJsonErrors?: boolean;
  now(): Date;
  /** Asks the user a question. Called only if standard input and standard error are terminals. */
  ask(question: string): Promise<string>;
  /** Reads lines from the terminal, with editing, history and completion; ends at Ctrl-D. */
  readLines(options: LineOptions): AsyncIterable<string>;
  /** Shows text in a pager. Resolves to false if the program does not exist. */
  page(command: string, text: string): Promise<boolean>;
  /** Registers work to finish before SIGINT, SIGTERM or SIGHUP ends the process. Returns a function that unregisters it. */
  onInterrupt(work: () => Promise<void>): () => void;
};

export type LineOptions = {
  readonly prompt: string;
  /** Earlier lines, newest first. */
  readonly history: readonly string[];
  onHistory(history: readonly string[]): void;
  /** The words that may replace the last word of the line, and that word. */
  complete(line: string): [candidates: string[], word: string];
};

export type Input = { readonly isTerminal: boolean; chunks(): AsyncIterable<Uint8Array> };

export type Output = {
  readonly isTerminal: boolean;
  /** Width of the terminal; Infinity if there is none. */
  readonly columns: number;
  /** Returns a promise if the reader is slow. @throws ClosedPipeError if the reader has closed the pipe. */
  write(text: string | Uint8Array): Promise<void> | void;
};

/** Thrown if the reader of the output has closed the pipe, as `head` does. Ends the command, but is not a failure. */
export class ClosedPipeError extends Error {
  override readonly name = "ClosedPipeError";
}

/** True if a user can answer questions. */
export const isInteractive = (io: Io): boolean => io.input.isTerminal && io.stderr.isTerminal;

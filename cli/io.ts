/** Everything a command may touch of the world; main.ts makes it of the process, tests make it of texts. */
export type Io = {
  readonly input: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** IANA name of the zone that times are shown in; the machine's own where it is not given. */
  readonly timeZone?: string;
  now(): Date;
  /** Puts a question to a person; only asked where both ends are a terminal. */
  ask(question: string): Promise<string>;
  /** Shows a text through a pager on the terminal; false where there is no such program. */
  page(command: string, text: string): Promise<boolean>;
  /** Work to do before an interrupt (Ctrl-C) ends the process; gives back the way to call it off. */
  onInterrupt(work: () => Promise<void>): () => void;
};

export type Input = { readonly isTerminal: boolean; chunks(): AsyncIterable<Uint8Array> };

export type Output = {
  readonly isTerminal: boolean;
  /** Columns of the terminal; unlimited elsewhere. */
  readonly columns: number;
  /** A promise where the reader does not keep up. @throws ClosedPipeError once nobody reads any more. */
  write(text: string): Promise<void> | void;
};

/** The reader of our output has gone, as `head` does: the end of the work, but nothing wrong. */
export class ClosedPipeError extends Error {
  override readonly name = "ClosedPipeError";
}

export const isColourful = (io: Io, output: Output): boolean =>
  output.isTerminal && !io.env.NO_COLOR && io.env.TERM !== "dumb";

/** A terminal at both ends, so that a question finds somebody to answer it. */
export const isInteractive = (io: Io): boolean => io.input.isTerminal && io.stderr.isTerminal;

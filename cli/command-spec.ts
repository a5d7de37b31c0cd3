import type { ExitCode } from "./exit-codes";
import type { Io } from "./io";

/** What completions may offer for an option's value or an operand. */
export type Kind = "category" | "unit" | "file" | "status" | "shell" | "none";

export type OptionSpec = {
  /** As commander reads it: "--digits <n>". */
  readonly flags: string;
  readonly says: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
  /** Reads the value. @throws UsageError with what is accepted instead. */
  readonly read?: (text: string) => unknown;
};

export type OperandSpec = {
  /** As commander reads it: "[words...]". */
  readonly syntax: string;
  readonly says: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
};

export type ExampleSpec = { readonly command: string; readonly shows: string };

/**
 * `options` is what commander made of the command line, keyed in camelCase; the table is for the commands that speak
 * of all commands.
 */
export type Run = (
  io: Io,
  operands: readonly string[],
  options: never,
  table: CommandTable,
) => Promise<ExitCode>;

/** One command; the parser, the help, the completions and the man page all come from here. */
export type CommandSpec = {
  /** One or two words: "convert", "contacts list". */
  readonly name: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly operands?: readonly OperandSpec[];
  readonly options?: readonly OptionSpec[];
  readonly examples: readonly ExampleSpec[];
  /** The command's code, imported when it runs. */
  readonly load: () => Promise<Run>;
};

export type CommandTable = {
  readonly commands: readonly CommandSpec[];
  /** The parts of the top-level help, in order: together they hold every command. */
  readonly sections: readonly { readonly title: string; readonly commands: readonly CommandSpec[] }[];
  /** What the first word of two-word commands stands for. */
  readonly groups: Readonly<Record<string, string>>;
};

/** A command line that cannot be followed; the message says what is accepted. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

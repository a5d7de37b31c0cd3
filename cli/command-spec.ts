import type { ExitCode } from "./exit-codes";
import type { Io } from "./io";

/** What completion offers for the value of an option or operand. */
export type Kind = "category" | "unit" | "file" | "status" | "shell" | "none";

export type OptionSpec = {
  /** In commander's syntax: "--digits <n>". */
  readonly flags: string;
  readonly says: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
  /** Parses the value. @throws UsageError with what it must be: "must be a date". */
  readonly read?: (text: string) => unknown;
};

export type OperandSpec = {
  /** In commander's syntax: "[words...]". */
  readonly syntax: string;
  readonly says: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
};

export type ExampleSpec = { readonly command: string; readonly shows: string };

/**
 * `options` are the options that commander parsed, with camelCase names. `table` is for commands that describe all
 * commands.
 */
export type Run = (
  io: Io,
  operands: readonly string[],
  options: never,
  table: CommandTable,
) => Promise<ExitCode>;

/** One command: the source of its parser, help, completion and section of the manual. */
export type CommandSpec = {
  /** One or two words: "convert", "contacts list". */
  readonly name: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly operands?: readonly OperandSpec[];
  readonly options?: readonly OptionSpec[];
  readonly examples: readonly ExampleSpec[];
  /** Imports the command's code when it runs. */
  readonly load: () => Promise<Run>;
};

export type CommandTable = {
  readonly commands: readonly CommandSpec[];
  /** The sections of the top-level help, in order. Together they list every command. */
  readonly sections: readonly { readonly title: string; readonly commands: readonly CommandSpec[] }[];
  /** Descriptions of the groups, by the first word of their commands. */
  readonly groups: Readonly<Record<string, string>>;
};

/** A usage error; the message says what is accepted instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

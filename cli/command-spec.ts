import type { ExitCode } from "./exit-codes";
import type { Io } from "./io";

/** The candidates that completion offers for the value of an option or operand without choices. */
type Kind = "category" | "unit";

export type OptionSpec = {
  /** In commander's syntax: "--digits <n>". */
  readonly flags: string;
  readonly description: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
  /** Parses the value. @throws UsageError with what it must be: "must be a date". */
  readonly read?: (text: string) => unknown;
  readonly isRequired?: boolean;
  /** Names of the options that cannot be used with this one. */
  readonly conflicts?: readonly string[];
  /** Values that this option sets for other options. */
  readonly implies?: Readonly<Record<string, unknown>>;
};

export const flagOf = ({ flags }: OptionSpec): string =>
  flags.split(/[ ,]+/).findLast((part) => part.startsWith("--")) ?? "";
export const takesValue = ({ flags }: OptionSpec): boolean => flags.includes("<");

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

type NameOf<Flags extends string> = Flags extends `-${infer _Letter}, ${infer Long}`
  ? NameOf<Long>
  : Flags extends `--no-${infer Name}`
    ? CamelCase<Name>
    : Flags extends `--${infer Name} <${string}>` | `--${infer Name}`
      ? CamelCase<Name>
      : never;

/** Options by their flags, each as a description or as a full specification. */
export type OptionTable = Readonly<Record<string, string | Omit<OptionSpec, "flags">>>;

type ValueOf<Flags, Row> = Row extends { read: (text: string) => infer Value }
  ? Value
  : Row extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Flags extends `${string}<${string}`
      ? string
      : boolean;

type IsRequired = { readonly isRequired: true };

/** The parsed options of a command, inferred from their table: "--from-column <name>" is `fromColumn`, a string. */
export type OptionsOf<All extends OptionTable> = {
  readonly [F in keyof All & string as All[F] extends IsRequired ? never : NameOf<F>]?: ValueOf<F, All[F]>;
} & {
  readonly [F in keyof All & string as All[F] extends IsRequired ? NameOf<F> : never]: ValueOf<F, All[F]>;
};

export type OperandSpec = {
  /** In commander's syntax: "[words...]". */
  readonly syntax: string;
  readonly description: string;
  readonly kind?: Kind;
  readonly choices?: readonly string[];
};

type Described = {
  /** One or two words: "convert", "contacts list". */
  readonly name: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly operands?: readonly OperandSpec[];
};

/** Runs a command. `table` is for commands that describe all commands. */
export type Run<Options> = (
  io: Io,
  operands: readonly string[],
  options: Options,
  table: CommandTable,
) => Promise<ExitCode>;

/** A `Command` of commander, after parsing. */
type Parsed = { opts<T extends Record<string, unknown>>(): T };

/** One command: the source of its parser, help, completion and section of the manual. */
export type CommandSpec = Described & {
  readonly options: readonly OptionSpec[];
  /** Example command lines, each with what it prints or does. */
  readonly examples: readonly (readonly [command: string, result: string])[];
  readonly run: Run<Parsed>;
};

type TypedCommand<All extends OptionTable> = Described & {
  readonly options?: All;
  readonly examples: Readonly<Record<string, string>>;
  /** Imports the command's code when it runs. */
  readonly load: () => Promise<Run<OptionsOf<All>>>;
};

/** A command whose code takes exactly the options that are specified here. */
export function command<const All extends OptionTable = Record<never, never>>({
  load,
  options,
  examples,
  ...described
}: TypedCommand<All>): CommandSpec {
  return {
    ...described,
    options: Object.entries<OptionTable[string]>(options ?? {}).map(([flags, row]) => ({
      flags,
      ...(typeof row === "string" ? { description: row } : row),
    })),
    examples: Object.entries(examples),
    run: async (io, operands, parsed, table) =>
      (await load())(io, operands, parsed.opts<OptionsOf<All>>(), table),
  };
}

export type CommandTable = {
  readonly commands: readonly CommandSpec[];
  /** The sections of the top-level help, in order. Together they list every command. */
  readonly sections: readonly { readonly title: string; readonly commands: readonly CommandSpec[] }[];
  /** Descriptions of the groups, by the first word of their commands. */
  readonly groups: Readonly<Record<string, string>>;
};

/** A usage error. The message states what is accepted instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

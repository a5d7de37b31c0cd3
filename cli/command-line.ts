import { Argument, Command, CommanderError, Option } from "commander";
import { version } from "../package.json";
import { type CommandSpec, flagOf, type OptionSpec, takesValue, UsageError } from "./command-spec";
import { commandTable } from "./command-table";
import { shieldNegatives, unshield } from "./convert/negative-numbers";
import { EXIT, type ExitCode } from "./exit-codes";
import { commandHelp, groupHelp, programHelp } from "./help/help";
import type { Io } from "./io";
import { makeInertLines } from "./output/inert";

const WIDEST_HELP = 100;
const roomFor = (io: Io): number => Math.min(io.stdout.columns, WIDEST_HELP);

const valueOptions: ReadonlySet<string> = new Set(
  commandTable.commands.flatMap(({ options }) => options.filter(takesValue).map(flagOf)),
);

/** Wraps an option's parser: adds the option and its value to the error message. */
function readWith({ flags }: OptionSpec, read: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`${flags.split(" ")[0]} ${error.message}, not '${text}'.`);
    }
  };
}

function optionOf(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.description);
  if (spec.choices) option.choices([...spec.choices]);
  if (spec.read) option.argParser(readWith(spec, spec.read));
  if (spec.conflicts) option.conflicts([...spec.conflicts]);
  if (spec.implies) option.implies(spec.implies);
  if (spec.isRequired) option.makeOptionMandatory();
  return option;
}

/** Finds or creates a command below `parent`, with its group: "contacts" for "contacts list". */
function commandAt(parent: Command, names: readonly string[], io: Io): Command {
  const [name, ...rest] = names;
  if (name === undefined) return parent;
  let found = parent.commands.find((command) => command.name() === name);
  if (!found) {
    found = parent.command(name).helpCommand(false);
    if (rest.length > 0)
      found
        .description(commandTable.groups[name] ?? "")
        .configureHelp({ formatHelp: () => groupHelp(commandTable, name, roomFor(io)) });
  }
  return commandAt(found, rest, io);
}

function addCommand(program: Command, spec: CommandSpec, io: Io, finish: (code: ExitCode) => void): void {
  const command = commandAt(program, spec.name.split(" "), io)
    .description(spec.summary)
    .configureHelp({ formatHelp: () => commandHelp(spec, roomFor(io)) });
  for (const operand of spec.operands ?? []) {
    const argument = new Argument(operand.syntax, operand.description);
    if (operand.choices) argument.choices([...operand.choices]);
    command.addArgument(argument);
  }
  for (const option of spec.options) command.addOption(optionOf(option));
  command.action(async () => finish(await spec.run(io, command.args.map(unshield), command, commandTable)));
}

/** The commands whose name starts with the first word, or all if none does. Creating all of them takes time. */
function commandsFor([first = ""]: readonly string[]): readonly CommandSpec[] {
  const named = commandTable.commands.filter(({ name }) => name.split(" ")[0] === first);
  return named.length > 0 ? named : commandTable.commands;
}

function commandLine(words: readonly string[], io: Io, finish: (code: ExitCode) => void): Command {
  const program = new Command("everyunit")
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) =>
        write(
          io.hasJsonErrors
            ? `${JSON.stringify({ error: "usage", details: text.replace(/^error: /, "").trim() })}\n`
            : makeInertLines(text.replace(/^error: /, "everyunit: ")),
        ),
    })
    .configureHelp({ formatHelp: () => programHelp(commandTable, roomFor(io)) })
    .version(version, "-V, --version");
  for (const spec of commandsFor(words)) addCommand(program, spec, io, finish);
  return program;
}

/** Whether words are a question without the name of a command, such as "half a mile in km". */
async function isQuestion(words: readonly string[]): Promise<boolean> {
  const [first = ""] = words;
  if (first === "" || first.startsWith("-")) return false;
  if (commandTable.commands.some(({ name }) => name.split(" ")[0] === first)) return false;
  const { asksSomething } = await import("./convert/words");
  return asksSomething(words);
}

/** Parses one command line, without the program's name, and runs its command. */
export async function runCommandLine(words: readonly string[], io: Io): Promise<ExitCode> {
  if (words[0] === "__complete") {
    const { runComplete } = await import("./completion/complete");
    return runComplete(io, words.slice(1), commandTable);
  }
  let code: ExitCode = EXIT.done;
  const command = (await isQuestion(words)) ? ["convert", ...words] : words;
  const program = commandLine(command, io, (finished) => {
    code = finished;
  });
  try {
    await program.parseAsync(shieldNegatives(command, valueOptions), { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
  return code;
}

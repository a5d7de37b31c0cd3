import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { version } from "../package.json";
import { type CommandSpec, type OptionSpec, UsageError } from "./command-spec";
import { commandTable } from "./command-table";
import { EXIT, type ExitCode } from "./exit-codes";
import { describeFailure } from "./failure";
import { commandHelp, groupHelp } from "./help";
import { makeInertLines } from "./inert";
import { ClosedPipeError, type Io } from "./io";
import { shieldNegatives, unshield } from "./negative-numbers";
import { complain } from "./say";

const WIDEST_HELP = 100;

export type Program = {
  readonly command: Command;
  /** Runs one command line, without the program's own name; nothing is thrown but bugs of ours. */
  run(words: readonly string[]): Promise<ExitCode>;
};

const valueOptions: ReadonlySet<string> = new Set(
  commandTable.commands.flatMap((spec) =>
    (spec.options ?? []).filter(({ flags }) => flags.includes("<")).map(({ flags }) => flags.split(" ")[0]!),
  ),
);

function readWith(read: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof UsageError) throw new InvalidArgumentError(`${error.message}.`);
      throw error;
    }
  };
}

function optionOf(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.says);
  if (spec.choices) option.choices([...spec.choices]);
  if (spec.read) option.argParser(readWith(spec.read));
  return option;
}

/** The command of that name below `parent`, made where it is missing ("contacts" of "contacts list"). */
function commandAt(parent: Command, names: readonly string[], room: number): Command {
  const [name, ...rest] = names;
  if (name === undefined) return parent;
  let found = parent.commands.find((command) => command.name() === name);
  if (!found) {
    found = parent.command(name).helpCommand(false);
    if (rest.length > 0)
      found
        .description(commandTable.groups[name] ?? "")
        .configureHelp({ formatHelp: () => groupHelp(commandTable, name, room) });
  }
  return commandAt(found, rest, room);
}

function addCommand(
  program: Command,
  spec: CommandSpec,
  io: Io,
  room: number,
  finish: (code: ExitCode) => void,
): void {
  const command = commandAt(program, spec.name.split(" "), room)
    .description(spec.summary)
    .configureHelp({ formatHelp: () => commandHelp(spec, room) });
  for (const operand of spec.operands ?? []) {
    const argument = new Argument(operand.syntax, operand.says);
    if (operand.choices) argument.choices([...operand.choices]);
    command.addArgument(argument);
  }
  for (const option of spec.options ?? []) command.addOption(optionOf(option));
  command.action(async () => {
    const run = await spec.load();
    finish(await run(io, command.args.map(unshield), command.opts() as never, commandTable));
  });
}

async function codeOfThrown(error: unknown, io: Io): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof ClosedPipeError) return EXIT.done;
  if (error instanceof UsageError || (error instanceof Error && error.name === "InvalidSettingError")) {
    await complain(io, error.message);
    return EXIT.usage;
  }
  await complain(io, describeFailure(error));
  if (io.env.LOG_LEVEL === "debug")
    await io.stderr.write(`${makeInertLines(String((error as Error).stack))}\n`);
  return EXIT.failed;
}

/** The command line of everyunit, with all it touches handed in. */
export function createProgram(io: Io): Program {
  const room = Math.min(io.stdout.columns, WIDEST_HELP);
  let code: ExitCode = EXIT.done;
  const command = new Command("everyunit")
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(makeInertLines(text.replace(/^error: /, "everyunit: "))),
    })
    .configureHelp({ formatHelp: () => groupHelp(commandTable, undefined, room) })
    .version(version, "-V, --version");
  for (const spec of commandTable.commands) {
    addCommand(command, spec, io, room, (finished) => {
      code = finished;
    });
  }
  return {
    command,
    async run(words) {
      try {
        if (words[0] === "__complete") {
          const { runComplete } = await import("./commands/completion");
          return await runComplete(io, words.slice(1), commandTable);
        }
        await command.parseAsync(shieldNegatives(words, valueOptions), { from: "user" });
        return code;
      } catch (error) {
        return codeOfThrown(error, io);
      }
    },
  };
}

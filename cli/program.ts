import { UsageError } from "./command-spec";
import { EXIT, type ExitCode } from "./exit-codes";
import { ClosedPipeError, type Io } from "./io";
import { describeFailure, printError, printUsageError } from "./output/print-error";

const NO_OPTIONS: ReadonlySet<string> = new Set();
const NUMBER_START = /^[+\-\u2212]?\.?[\p{Nd}¼-¾⅐-⅞]/u;
/** The program's own options. All other options belong to convert. */
const PROGRAM_OPTIONS: ReadonlySet<string> = new Set(["-h", "--help", "-V", "--version"]);

/** Adds the default command, convert: `everyunit 5 mi km`, `everyunit -q 5 mi km`. */
function withCommand(words: readonly string[]): readonly string[] {
  const [first = ""] = words;
  const isConversion = NUMBER_START.test(first) || (first.startsWith("-") && !PROGRAM_OPTIONS.has(first));
  return isConversion ? ["convert", ...words] : words;
}

/** The operands of a conversion without options, which needs no parser; otherwise null. */
async function plainConversion([command, ...words]: readonly string[]): Promise<readonly string[] | null> {
  if (command !== "convert" || words.length === 0) return null;
  if (!words.some((word) => /^[-\u2212]/.test(word))) return words;
  const { shieldNegatives, unshield } = await import("./convert/negative-numbers");
  const operands = shieldNegatives(words, NO_OPTIONS);
  return operands.some((word) => word.startsWith("-") && word !== "-") ? null : operands.map(unshield);
}

/** Runs a command line. Plain conversions skip loading the parser and the table of commands, a seventh of their time. */
async function run(asked: readonly string[], io: Io): Promise<ExitCode> {
  if (asked.length === 0 && io.input.isTerminal && io.stdout.isTerminal) {
    const { runPrompt } = await import("./prompt/prompt");
    return runPrompt(io);
  }
  const words = withCommand(asked);
  const operands = await plainConversion(words);
  if (operands) {
    const { answerPlain } = await import("./convert/plain");
    if (await answerPlain(io, operands)) return EXIT.done;
    const { runConvert } = await import("./convert/convert");
    return runConvert(io, operands, {});
  }
  const { runCommandLine } = await import("./command-line");
  return runCommandLine(words, io);
}

async function codeOfThrown(error: unknown, io: Io): Promise<ExitCode> {
  if (error instanceof ClosedPipeError) return EXIT.done;
  if (error instanceof UsageError || (error instanceof Error && error.name === "InvalidSettingError"))
    return printUsageError(io, error.message);
  await printError(io, describeFailure(error));
  if (io.env.LOG_LEVEL === "debug") {
    const { makeInertLines } = await import("./output/inert");
    await io.stderr.write(`${makeInertLines(String((error as Error).stack))}\n`);
  }
  return EXIT.failed;
}

/** The everyunit command. Everything it reads, writes or asks goes through `io`. */
export const createProgram = (io: Io) => ({
  /** Runs one command line, given without the program's name, and returns its exit code. */
  run: (words: readonly string[]): Promise<ExitCode> => {
    const own = words.includes("--json") ? { ...io, hasJsonErrors: true } : io;
    return run(words, own).catch((error: unknown) => codeOfThrown(error, own));
  },
});

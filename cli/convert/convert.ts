import { statSync } from "node:fs";
import {
  parseQuestion,
  type Question,
  questionOf,
  type Result,
  readQuestion,
  readWords,
  requireCategory,
  resolveQuestion,
  type Unit,
} from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { loadPrebuiltNames } from "../../library/prebuilt/names";
import { withCategoryId } from "../answer/category-named";
import type { ConvertOptions } from "../answer/convert-options";
import { hasDecimalComma } from "../answer/decimal-comma";
import { failWith } from "../answer/fail-with";
import { findOptionsOf } from "../answer/find-options";
import { ratesFor } from "../answer/rates-in-force";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote, printUsageError } from "../output/print-error";
import { showAll, showTargets } from "./answers";
import { showSplit } from "./split";

const BEST = "best";
const QUESTION_NEEDED = "convert needs a number and a unit, for example: everyunit convert 5 mi km";

const FILE_FORMS = ["csv", "ndjson"] as const;
/** Options that say something about columns or fields. */
const COLUMN_OPTIONS = [
  ["column", "--column"],
  ["as", "--as"],
  ["replace", "--replace"],
  ["fromColumn", "--from-column"],
] as const;

/** What is wrong with the options together, or null. */
function problemOf(options: ConvertOptions): string | null {
  if (FILE_FORMS.some((form) => options[form])) return null;
  const [, flag] = COLUMN_OPTIONS.find(([name]) => options[name] !== undefined) ?? [];
  if (flag !== undefined) return `${flag} requires --csv or --ndjson.`;
  return options.header === false ? "--no-header requires --csv or --tsv." : null;
}

/** Converts a quantity such as "5 mi km", or the lines, rows or objects of a file or of standard input. */
export async function runConvert(
  all: Io,
  words: readonly string[],
  asked: ConvertOptions,
): Promise<ExitCode> {
  loadPrebuiltNames();
  const io = asked.quiet ? { ...all, isQuiet: true } : all;
  const options = withCategoryId(asked);
  if (options.digits !== undefined && options.json)
    await printNote(io, "--digits does not apply to JSON, which always has every digit.");
  const problem = problemOf(options);
  if (problem !== null) return printUsageError(io, problem);
  const isFile = options.csv || options.ndjson;
  const hasUnits = options.from !== undefined || options.to !== undefined;
  const namesFile = await namesInput(io, words, options);
  if (!isFile && !namesFile && (words.length > 0 || !hasUnits))
    return words.length === 0 ? printUsageError(io, QUESTION_NEEDED) : convertWords(io, words, options);
  if (words.length > 1)
    return printUsageError(
      io,
      "The numbers come from one file or from standard input. Remove the other operands.",
    );
  const [path] = words;
  const { withInputFile } = await import("../lines/input-file");
  const source = path === undefined || path === "-" ? io : withInputFile(io, path);
  if (!isFile && !hasUnits) {
    const { answerLines } = await import("./answer-lines");
    return answerLines(source, options);
  }
  const { convertLines } = await import("../lines/convert-lines");
  return convertLines(source, options);
}

const isFileAt = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isDirectory();
};

/** True if the only word names standard input or a file. A file that exists is a file, even if it is called km. */
async function namesInput(io: Io, words: readonly string[], options: ConvertOptions): Promise<boolean> {
  const [word = ""] = words;
  if (words.length !== 1) return false;
  if (word === "-") return true;
  const find = findOptionsOf(options, io);
  const isFile = isFileAt(word);
  const isPath = options.to !== undefined && /^[^\d\s]+\.\w+$|[/\\]/.test(word);
  if (!isFile && !isPath) return false;
  const isQuestion = readNumber(word).ok || readQuestion(word, find).ok;
  if (isFile && isQuestion && !options.csv && !options.ndjson)
    await printNote(io, `Reading the file '${word}'. To convert the unit or number, write it in two words.`);
  return isFile || !isQuestion;
}

/** Reads the words of a conversion. `5 --from mi --to km` is the same as `5 mi to km`. */
function readOperands(io: Io, words: readonly string[], options: ConvertOptions): Result<Question> {
  const { from } = options;
  const to = options.to === BEST ? undefined : options.to;
  const find = findOptionsOf(options, io);
  if (from === undefined) return readWords(words, find, to);
  const question = questionOf(words.join(" "), from, to, find);
  return question.ok ? resolveQuestion(question.value, find) : question;
}

/** Whether words are a quantity, and so a question without the name of a command. */
export function asksSomething(words: readonly string[]): boolean {
  loadPrebuiltNames();
  const question = readWords(words.filter((word) => !word.startsWith("-")));
  return question.ok && (question.value.hasNumber || question.value.isConstant);
}

/** Answers one question, which needs a target if `isLine`. */
export async function convertWords(
  io: Io,
  words: readonly string[],
  options: ConvertOptions,
  isLine = false,
): Promise<ExitCode> {
  const category = options.category === undefined ? null : requireCategory(options.category);
  if (category && !category.ok) return failWith(io, category.error);
  const bare = options.from === undefined ? null : parseQuestion(words.join(" "), findOptionsOf(options, io));
  if (bare?.ok && bare.value.terms.some(({ unit }) => unit.text !== ""))
    return printUsageError(
      io,
      "--from applies to numbers without a unit. Remove --from, or the unit after the number.",
    );
  const read = readOperands(io, words, options);
  if (!read.ok) return failWith(io, read.error);
  const { hasNumber, isConstant, category: found, from, targets } = read.value;
  if (!hasNumber && !isConstant && found?.units.includes(from)) return printUsageError(io, QUESTION_NEEDED);
  const isShort = io.stdout.isTerminal && options.digits === undefined && !options.exact;
  const decimalComma = options.decimalComma ?? hasDecimalComma(words.join(" "));
  const styled = { ...options, decimalComma, isShort };
  const isBest = options.to === BEST && targets.length === 0;
  const question = isBest ? { ...read.value, targets: [await bestTarget(io, read.value)] } : read.value;
  if (question.targets.length === 0)
    return isLine
      ? failWith(io, { code: "missing_target", text: words.join(" ") })
      : showAll(io, question, styled);
  return question.isSplit ? showSplit(io, question, styled) : showTargets(io, question, styled);
}

async function bestTarget(io: Io, question: Question): Promise<Unit> {
  const { bestUnit } = await import("./best-unit");
  return bestUnit(question, ratesFor(io, question.category));
}

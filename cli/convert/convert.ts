import { existsSync, statSync } from "node:fs";
import { readQuestion } from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { withCategoryId } from "../answer/category-named";
import type { ConvertOptions } from "../answer/convert-options";
import { findOptionsOf, prepareReading } from "../answer/find-options";
import type { ExitCode } from "../exit-codes";
import { withInputFile } from "../input-file";
import type { Io } from "../io";
import { printNote, printUsageError } from "../output/print-error";
import { convertWords, QUESTION_NEEDED } from "./words";

/** Options that apply to columns or fields only. */
const COLUMN_OPTIONS = [
  ["column", "--column"],
  ["as", "--as"],
  ["replace", "--replace"],
  ["fromColumn", "--from-column"],
] as const;

function problemOf(words: readonly string[], options: ConvertOptions): string | null {
  if (words.some((word) => word.trim() === "")) return "An operand of convert is empty.";
  if (options.header === false && !options.csv) return "--no-header requires --csv or --tsv.";
  if (options.csv || options.ndjson) return null;
  const [, flag] = COLUMN_OPTIONS.find(([name]) => options[name] !== undefined) ?? [];
  return flag === undefined ? null : `${flag} requires --csv or --ndjson.`;
}

/** Converts a quantity such as "5 mi km", or the lines, rows or objects of a file or of standard input. */
export async function runConvert(
  all: Io,
  words: readonly string[],
  asked: ConvertOptions,
): Promise<ExitCode> {
  prepareReading(all.env, asked);
  const io = asked.quiet ? { ...all, isQuiet: true } : all;
  const options = withCategoryId(asked);
  if (options.digits !== undefined && options.json)
    await printNote(io, "--digits does not apply to JSON, which always has every digit.");
  const problem = problemOf(words, options);
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
  const source = path === undefined || path === "-" ? io : withInputFile(io, path);
  if (!isFile && !hasUnits) {
    const { answerLines } = await import("./answer-lines");
    return answerLines(source, options);
  }
  const { convertLines } = await import("../lines/convert-lines");
  return convertLines(source, options);
}

/** Whether a path is a file. existsSync comes first, because statSync throws if the text is too long for a path. */
const isFileAt = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory();

/** True if the only word names standard input or a file. An existing file takes precedence over a unit, such as "km". */
async function namesInput(io: Io, words: readonly string[], options: ConvertOptions): Promise<boolean> {
  const [word = ""] = words;
  if (words.length !== 1) return false;
  if (word === "-") return true;
  const isFile = isFileAt(word);
  // A word that starts with a number and a space is a quantity, not a path: "2 oz/s".
  const isPath = options.to !== undefined && /^[^\d\s]+\.\w+$|^(?![\d./]+ ).*[/\\]/.test(word);
  if (!isFile && !isPath) return false;
  const isQuestion = readNumber(word).ok || readQuestion(word, findOptionsOf(options, io)).ok;
  if (isFile && isQuestion && !options.csv && !options.ndjson)
    await printNote(io, `Reading the file '${word}'. To convert the unit or number, write it in two words.`);
  return isFile || !isQuestion;
}

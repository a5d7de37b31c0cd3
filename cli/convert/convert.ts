import {
  parseQuestion,
  type Question,
  questionOf,
  type Result,
  readQuestion,
  readWords,
  requireCategory,
  resolveQuestion,
} from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { loadPrebuiltNames } from "../../library/prebuilt/names";
import { withCategoryId } from "../answer/category-named";
import type { ConvertOptions } from "../answer/convert-options";
import { hasDecimalComma } from "../answer/decimal-comma";
import { failWith } from "../answer/fail-with";
import { findOptionsOf } from "../answer/find-options";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printNote, printUsageError } from "../output/print-error";
import { showAll, showTargets } from "./answers";
import { showSplit } from "./split";

const QUESTION_NEEDED = "convert needs a number and a unit, for example: everyunit convert 5 mi km";

/** Converts a quantity such as "5 mi km", or the lines, rows or objects of a file or of standard input. */
export async function runConvert(io: Io, words: readonly string[], asked: ConvertOptions): Promise<ExitCode> {
  loadPrebuiltNames();
  const options = withCategoryId(asked);
  const isNoHeader = options.header === false;
  if (options.digits !== undefined && options.json)
    await printNote(io, "--digits does not apply to JSON, which always has every digit.");
  if ((options.column !== undefined || options.as !== undefined) && !options.csv && !options.ndjson)
    return printUsageError(
      io,
      `${options.column === undefined ? "--as" : "--column"} requires --csv or --ndjson.`,
    );
  if (isNoHeader && !options.csv) return printUsageError(io, "--no-header requires --csv or --tsv.");
  if (options.fromColumn !== undefined && !options.csv && !options.ndjson)
    return printUsageError(io, "--from-column requires --csv or --ndjson.");
  const isBatch =
    words.length === 0
      ? options.from !== undefined || options.to !== undefined
      : await namesInput(io, words, options);
  if (options.csv || options.ndjson || isBatch) {
    if (words.length > 1)
      return printUsageError(
        io,
        "The numbers come from one file or from standard input. Remove the other operands.",
      );
    const [path] = words;
    const { withInputFile } = await import("../lines/input-file");
    const { convertLines } = await import("../lines/convert-lines");
    return convertLines(path === undefined || path === "-" ? io : withInputFile(io, path), options);
  }
  return words.length === 0 ? printUsageError(io, QUESTION_NEEDED) : convertWords(io, words, options);
}

/** True if the only word names a file or standard input, rather than a number or quantity to convert. */
async function namesInput(io: Io, words: readonly string[], options: ConvertOptions): Promise<boolean> {
  const [word = ""] = words;
  if (words.length !== 1) return false;
  if (word === "-") return true;
  if ((options.to ?? options.from) === undefined || readNumber(word).ok) return false;
  if (readQuestion(word, findOptionsOf(options, io)).ok) return false;
  const { exists } = await import("../lines/input-file");
  return exists(word) || (options.to !== undefined && /^[^\d\s]+\.\w+$|[/\\]/.test(word));
}

/** Reads the words of a conversion. `5 --from mi --to km` is the same as `5 mi to km`. */
function readOperands(io: Io, words: readonly string[], options: ConvertOptions): Result<Question> {
  const { from, to } = options;
  const find = findOptionsOf(options, io);
  if (from === undefined) return readWords(words, find, to);
  const question = questionOf(words.join(" "), from, to, find);
  return question.ok ? resolveQuestion(question.value, find) : question;
}

async function convertWords(io: Io, words: readonly string[], options: ConvertOptions): Promise<ExitCode> {
  const category = options.category === undefined ? null : requireCategory(options.category);
  if (category && !category.ok) return failWith(io, category.error);
  const bare = options.from === undefined ? null : parseQuestion(words.join(" "), findOptionsOf(options, io));
  if (bare?.ok && bare.value.terms.some(({ unit }) => unit.text !== ""))
    return printUsageError(
      io,
      "--from applies to numbers without a unit. Remove --from, or the unit after the number.",
    );
  const question = readOperands(io, words, options);
  if (!question.ok) return failWith(io, question.error);
  const { hasNumber, isConstant, category: found, from } = question.value;
  if (!hasNumber && !isConstant && found?.units.includes(from)) return printUsageError(io, QUESTION_NEEDED);
  const styled = { ...options, decimalComma: options.decimalComma ?? hasDecimalComma(words.join(" ")) };
  if (question.value.targets.length === 0) return showAll(io, question.value, styled);
  return question.value.isSplit
    ? showSplit(io, question.value, styled)
    : showTargets(io, question.value, styled);
}

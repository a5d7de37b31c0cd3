import {
  type Question,
  quote,
  type Result,
  readParts,
  readQuestion,
  readWords,
  requireCategory,
} from "~/conversion";
import { loadPrebuiltNames } from "../../library/prebuilt/names";
import type { ConvertOptions } from "../answer/convert-options";
import { hasDecimalComma } from "../answer/decimal-comma";
import { failWith } from "../answer/fail-with";
import { findOptionsOf } from "../answer/find-options";
import { ratesFor } from "../answer/rates-in-force";
import type { ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printUsageError } from "../output/print-error";
import { showAnswers } from "./answers";
import { showSplit } from "./split";

const BEST = "best";
export const QUESTION_NEEDED = "convert needs a number and a unit, for example: everyunit convert 5 mi km";

/** Reads the words of a conversion. `5 --from mi --to km` is the same as `5 mi to km`. */
function readOperands(io: Io, words: readonly string[], options: ConvertOptions): Result<Question> {
  const { from } = options;
  const to = options.to === BEST ? undefined : options.to;
  const find = findOptionsOf(options, io);
  if (from === undefined) return readWords(words, find, to);
  return readParts(words.join(" "), from, to, find);
}

/** Whether words contain a quantity, and are therefore a question. */
export function asksSomething(words: readonly string[]): boolean {
  loadPrebuiltNames();
  const question = readWords(words.filter((word) => !word.startsWith("-")));
  return question.ok && (question.value.hasNumber || question.value.isConstant);
}

/** The words with their numbers in plain form; an error sentence if a number has the other decimal sign. */
async function withSign(words: readonly string[], sign: "point" | "comma"): Promise<string[] | string> {
  const { createDecimalReader } = await import("../lines/decimal-sign");
  const decimals = createDecimalReader(sign);
  const problems: string[] = [];
  const settled = words.map((word) => decimals.settle(word, (problem) => problems.push(problem)) ?? word);
  return problems[0] ?? settled;
}

/** Answers one question. `line` is set for one of many lines, which needs a target, and describes the final output. */
export async function convertWords(
  io: Io,
  written: readonly string[],
  options: ConvertOptions,
  line?: { readonly isTerminal: boolean },
): Promise<ExitCode> {
  const words = options.decimal ? await withSign(written, options.decimal) : written;
  if (typeof words === "string") return printUsageError(io, words);
  const category = options.category === undefined ? null : requireCategory(options.category);
  if (category && !category.ok) return failWith(io, category.error);
  const read = readOperands(io, words, options);
  if (!read.ok && options.from !== undefined && readQuestion(words.join(" "), findOptionsOf(options, io)).ok)
    return printUsageError(
      io,
      "--from applies to numbers without a unit. Remove --from, or the unit after the number.",
    );
  if (options.to !== undefined && !(read.ok && options.to !== BEST)) {
    const own = readWords(words, findOptionsOf(options, io));
    if (own.ok && own.value.targets.length > 0)
      return printUsageError(io, `${quote(words.join(" "))} names its own target unit. Remove it, or --to.`);
  }
  if (!read.ok) return failWith(io, read.error);
  const { hasNumber, isConstant, category: found, from, targets } = read.value;
  if (!hasNumber && !isConstant && found?.units.includes(from)) return printUsageError(io, QUESTION_NEEDED);
  const isShort = (line ?? io.stdout).isTerminal && options.digits === undefined && !options.exact;
  const decimalComma = options.decimalComma ?? hasDecimalComma(written.join(" "));
  const styled = { ...options, decimalComma, isShort };
  const isBest = options.to === BEST && targets.length === 0;
  let question = read.value;
  if (isBest) {
    const { bestUnit } = await import("./best-unit");
    question = { ...question, targets: [bestUnit(question, ratesFor(io, found))] };
  }
  if (line && question.targets.length === 0)
    return failWith(io, { code: "missing_target", text: words.join(" ") });
  return question.isSplit ? showSplit(io, question, styled) : showAnswers(io, question, styled);
}

import {
  type ConversionError,
  combineParts,
  namesAnyUnit,
  type Phrase,
  parsePhrase,
  phraseOf,
  type Result,
  requireCategory,
  resolvePair,
  type Unit,
} from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { sentenceForBareNumber } from "../bare-number";
import { withCategoryId } from "../category-named";
import type { ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { succeed } from "../result";
import { note, refuseUsage } from "../say";
import { type Question, showAll, showTargets } from "./convert-answer";
import type { ConvertOptions } from "./convert-options";
import { showSplit } from "./convert-split";

const PHRASE_NEEDED = "convert needs a number and its unit, as in: everyunit convert 5 mi km";

/** "5 mi km" and its kin; without words, the lines, rows or objects of standard input. */
export async function runConvert(io: Io, words: readonly string[], asked: ConvertOptions): Promise<ExitCode> {
  const options = withCategoryId(asked);
  if (options.csv && options.ndjson) return refuseUsage(io, "--csv and --ndjson exclude each other.");
  if (options.digits !== undefined && options.exact)
    return refuseUsage(io, "--digits and --exact exclude each other.");
  if (options.digits !== undefined && options.json)
    await note(io, "--digits rounds what people read; JSON has every digit.");
  if ((options.column !== undefined || options.as !== undefined) && !options.csv && !options.ndjson)
    return refuseUsage(
      io,
      `${options.column === undefined ? "--as" : "--column"} is for --csv and --ndjson: add one of them, or leave it out.`,
    );
  const isStream = words.length === 0 && (options.from !== undefined || options.to !== undefined);
  if (options.csv || options.ndjson || isStream) {
    if (words.length > 0) return refuseUsage(io, "Standard input holds the numbers: leave the words out.");
    const { runConvertStream } = await import("./convert-stream");
    return runConvertStream(io, options);
  }
  return words.length === 0 ? refuseUsage(io, PHRASE_NEEDED) : convertPhrase(io, words, options);
}

const isNameOf = (text: string, { id, symbol, name, plural, aliases }: Unit): boolean =>
  [id, symbol, name, plural, ...aliases].includes(text);

/**
 * Two words that the shell keeps apart are two units where they convert ("lb" "t" is no troy pound), unless only together
 * they are written as a unit is: "A" "h" is the ampere-hour, though some write A for a year.
 */
function areTwoUnits(unit: string, target: string, options: ConvertOptions): boolean {
  const pair = resolvePair(unit, target, options);
  if (!pair.ok) return false;
  const { from, to } = pair.value;
  return !namesAnyUnit(`${unit} ${target}`, options) || (isNameOf(unit, from) && isNameOf(target, to));
}

/** `convert 5 --from mi --to km` says the same as `convert 5 mi to km`. */
function readPhrase(words: readonly string[], options: ConvertOptions): Result<Phrase> {
  const { from, to } = options;
  if (from !== undefined) return phraseOf(words.join(" "), from, to, options);
  const [value = "", unit = "", target, ...more] = to === undefined ? words : [...words, to];
  const isApart =
    target === undefined
      ? unit.includes(" ") && namesAnyUnit(unit, options)
      : areTwoUnits(unit, target, options);
  if (more.length === 0 && readNumber(value).ok && isApart) return phraseOf(value, unit, target, options);
  const text = words.join(" ");
  return parsePhrase(to === undefined ? text : `${text} to ${to}`, options);
}

async function convertPhrase(io: Io, words: readonly string[], options: ConvertOptions): Promise<ExitCode> {
  const category = options.category === undefined ? null : requireCategory(options.category);
  if (category && !category.ok) return failWith(io, category.error);
  const bare = options.from === undefined ? null : parsePhrase(words.join(" "), options);
  if (bare?.ok && bare.value.parts[0]?.unitText !== "")
    return refuseUsage(
      io,
      "--from names the unit of a bare number: leave it out, or the unit beside the number.",
    );
  const phrase = readPhrase(words, options);
  if (!phrase.ok) return failWith(io, phrase.error);
  if (phrase.value.parts[0]?.unitText === "") return refuseUsage(io, PHRASE_NEEDED);
  const bareNumber = sentenceForBareNumber(phrase.value.parts);
  if (bareNumber !== null) return refuseUsage(io, bareNumber);
  const question = chooseUnits(phrase.value, options);
  if (!question.ok) return failWith(io, question.error);
  if (question.value.targets.length === 0) return showAll(io, question.value, options);
  return phrase.value.isSplit
    ? showSplit(io, question.value, options)
    : showTargets(io, question.value, options);
}

function chooseUnits(phrase: Phrase, options: ConvertOptions): Result<Question> {
  const quantity = combineParts(phrase.parts, phrase.targets[0], options);
  if (!quantity.ok) return quantity;
  const targets: Unit[] = [];
  for (const text of phrase.targets) {
    const target = findTarget(
      quantity.value.category.id,
      quantity.value.unit,
      phrase.parts[0]!.unitText,
      text,
      options,
    );
    if (!target.ok) return target;
    targets.push(target.value);
  }
  return succeed({ quantity: quantity.value, targets });
}

function findTarget(
  category: string,
  from: Unit,
  fromText: string,
  text: string,
  options: ConvertOptions,
): { ok: true; value: Unit } | { ok: false; error: ConversionError } {
  const pair = resolvePair(from.id, text, { category });
  if (pair.ok) return succeed(pair.value.to);
  // What the target measures elsewhere makes the better sentence than that the category lacks it.
  const elsewhere = resolvePair(fromText, text, options);
  return elsewhere.ok ? pair : elsewhere;
}

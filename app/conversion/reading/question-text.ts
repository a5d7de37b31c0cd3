import { type ConversionError, fail, type Result, succeed } from "../errors";
import { addQuantities } from "./add-quantities";
import { normaliseOperators } from "./expression-text";
import { findPair } from "./find-pair";
import { findUnit, namesAnyUnit } from "./find-unit";
import { expressionMeanings } from "./meanings";
import { joinedTargets } from "./mixed-units";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { readPhrase } from "./phrases";
import { type Term, takeTerms } from "./quantity-grammar";
import { readTerms } from "./quantity-terms";
import type { FindOptions } from "./row-candidates";
import { secondReadings } from "./second-reading";
import { MAX_NAME_WORDS, splitSegment, splitTargets, startsWithOperator } from "./split-segment";
import { targetMarks, wordsOfQuestion } from "./target-marks";
import { unknownUnit } from "./unknown-unit";

/** A question whose quantity and targets are still texts. */
export type QuestionText = {
  readonly terms: readonly Term[];
  readonly targets: readonly string[];
  readonly isSplit: boolean;
  /** The quantity as it was written, where it has a second reading. */
  readonly otherwise?: string;
};

const MAX_LENGTH = 2000;
/** 2-3 cups, 2 to 3 cups; but 1-3/4 cups are a mixed number, and 6-7 names no unit. */
const RANGE = /^([\d.]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.]+) ?(?!per\b)(\p{L}+)/u;

const tidy = (text: string): string => normaliseOperators(text).replace(/ {2,}/g, " ").trim();

/** Targets as a list, "per km" among them as "/km". */
const targetsIn = (text: string): string => joinedTargets(text).replace(/(?<=^|[;,] ?)per (?=\p{L})/giu, "/");

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(words: readonly string[], options: FindOptions): Result<QuestionText> | null {
  const at = words.slice(0, -1).findLastIndex((word) => /^in$/i.test(word));
  const before = words.slice(0, Math.max(0, at)).join(" ");
  // In "5 ft 11 in cm" the word is the inch.
  if (!/[^\d.,\s+-]/.test(before)) return null;
  const last = readTerms(before).terms.at(-1)?.text ?? "";
  if (last.endsWith(" in") && /[\d¼-¾⅐-⅞]$/.test(before)) return null;
  const target = targetsIn(words.slice(at + 1).join(" "));
  if (!splitTargetText(target, options).ok) return null;
  const separated = withTargets(before, target, options);
  return separated.ok && separated.value.terms.every(({ unit }) => unit.text !== "") ? separated : null;
}

function splitTargetText(text: string, options: FindOptions): Result<readonly string[]> {
  if (!text.includes(";")) {
    const targets = splitTargets(text, options);
    if (targets && targets.length > 0) return succeed(targets);
    const expression = expressionMeanings({ text }, options);
    return expression.ok ? succeed([text]) : expression;
  }
  const targets = text.split(";").map((unit) => unit.trim());
  for (const target of targets) {
    const found = findUnit(target, options);
    if (!found.ok && found.error.code !== "ambiguous_unit") return found;
  }
  return succeed(targets);
}

/**
 * Parses a question: "5 mi km", "5mi", "5 ft 11 in to cm", "1 1/2 in mm", "-40 celsius fahrenheit", "5 miles in km",
 * "10 mm + 1/2 in", "180 cm ft;in". Errors: invalid_value, ambiguous_value, unknown_unit, missing_target, invalid_expression.
 */
export function parseQuestion(text: string, options: FindOptions = {}): Result<QuestionText> {
  if (text.length > MAX_LENGTH)
    return fail({
      code: "invalid_expression",
      text,
      reason: `A question has at most ${MAX_LENGTH} characters`,
    });
  const phrase = readPhrase(text);
  const normalised = tidy(phrase.quantity);
  const [, from, upTo, unit] = RANGE.exec(normalised) ?? [];
  if (from !== undefined)
    return fail({
      code: "invalid_expression",
      text: normalised,
      reason: `A range is two quantities: convert ${from} and ${upTo} ${unit} one by one`,
    });
  if (phrase.target !== null) return withTargets(normalised, targetsIn(tidy(phrase.target)), options);
  const words = wordsOfQuestion(normalised);
  const marks = targetMarks(words);
  if (marks.at(-1) === words.length - 1) return fail({ code: "missing_target", text: normalised });
  const [first] = marks;
  if (first !== undefined) {
    const targets = marks.map((mark, i) => words.slice(mark + 1, marks[i + 1]).join(" "));
    return withTargets(words.slice(0, first).join(" "), targetsIn(targets.join(", ")), options);
  }
  const atIn = splitAtIn(words, options);
  if (atIn) return atIn;
  const terms = takeTerms(normalised, addQuantities(options));
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  const asWritten = { terms: terms.value, targets: [], isSplit: false, otherwise: normalised };
  if (last?.unit.node) return succeed(splitProduct(words, options) ?? asWritten);
  if (!last || last.unit.text === "") return succeed(asWritten);
  const isSplit = normalised.includes(";");
  const split = isSplit ? splitAtSemicolons(last.unit.text, options) : splitSegment(last.unit.text, options);
  if (!split.ok) return split;
  const { unitText, targets } = split.value;
  const terminal = { ...last, unit: { text: unitText } };
  const otherwise = targets.length === 0 ? normalised : undefined;
  return succeed({ terms: [...terms.value.slice(0, -1), terminal], targets, isSplit, otherwise });
}

/** 3 in "2 * 3" and "m/3", which counts what follows; but s2 and s^-1 end in powers. */
const ENDS_IN_COUNT = /(?:^|[\s*×·/(])[\d.]+$/;

/** "100 W * 3 h kWh": a target after a product, where that converts into it; "2 * 3 N m" has none. */
function splitProduct(words: readonly string[], options: FindOptions): QuestionText | null {
  for (let at = words.length - 1; at >= Math.max(1, words.length - MAX_NAME_WORDS); at -= 1) {
    const [left, right] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    // The catalogue is searched for each pair, so that only a word or a name of several may be the target.
    const isUnit = at === words.length - 1 ? namesAnyUnit(right, options) : isNameOfOneUnit(right, true);
    if (ENDS_IN_COUNT.test(left) || startsWithOperator(right) || !isUnit) continue;
    const converts = [left, ...secondReadings(left, right)].some((shown) => {
      const terms = takeTerms(shown, addQuantities(options));
      const from = terms.ok ? terms.value.at(-1)?.unit : undefined;
      return from !== undefined && from.text !== "" && findPair(from, right, options).ok;
    });
    const parted = converts ? withTargets(left, right, options) : null;
    if (parted?.ok) return parted.value;
  }
  return null;
}

function withTargets(quantity: string, targetText: string, options: FindOptions): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  const numbered = countedTarget(targetText);
  if (numbered) return numbered;
  const from = terms.value.at(-1)?.unit.text ?? "";
  const isOne = !/[;,]/.test(targetText) && from !== "" && findPair(from, targetText, options).ok;
  const targets = isOne ? succeed([targetText]) : splitTargetText(targetText, options);
  if (targets.ok)
    return succeed({
      terms: terms.value,
      targets: targets.value,
      isSplit: targetText.includes(";"),
      otherwise: quantity,
    });
  return isUnknownWhole(targets.error) ? unknownUnit(targetText, options, from) : targets;
}

/** "km to 5 mi" may have its sides reversed; 1/s and names such as "100 cubic feet" are units. */
const countedTarget = (text: string): Result<never> | null =>
  /^\d+(?:\.\d+)? ?\p{L}/u.test(text) && !/^1 ?per\b/i.test(text) && rowsNamed(text, {}).length === 0
    ? fail({ code: "invalid_expression", text, reason: "A target is a unit without a number", column: 1 })
    : null;

const isUnknownWhole = (error: ConversionError): boolean =>
  error.code === "unknown_unit" && error.within === undefined;

/** "cm ft;in": the last word before the first semicolon begins the targets. */
function splitAtSemicolons(text: string, options: FindOptions) {
  const [first = "", ...rest] = text.split(";");
  const words = first.trim().split(" ");
  const targetText = [words.at(-1) ?? "", ...rest].join(";");
  const targets = splitTargetText(targetText, options);
  if (!targets.ok) return targets;
  return succeed({ unitText: words.slice(0, -1).join(" "), targets: targets.value });
}

/** A question whose parts are given separately, so that none can run into the next. */
export function questionOf(
  valueText: string,
  unitText: string,
  targetText: string | undefined,
  options: FindOptions = {},
): Result<QuestionText> {
  const terms = takeTerms(valueText, addQuantities(options));
  if (!terms.ok) return terms;
  const [first] = terms.value;
  if (terms.value.length !== 1 || !first || first.unit.text !== "")
    return fail({ code: "invalid_value", text: valueText });
  const own = [{ ...first, unit: { text: unitText } }];
  if (targetText === undefined) return succeed({ terms: own, targets: [], isSplit: false });
  const targets = splitTargetText(normaliseOperators(targetText), options);
  if (targets.ok) return succeed({ terms: own, targets: targets.value, isSplit: targetText.includes(";") });
  return isUnknownWhole(targets.error) ? unknownUnit(targetText, options, unitText) : targets;
}

import { type ConversionError, fail, type Result, succeed } from "../errors";
import { addQuantities } from "./add-quantities";
import { normaliseOperators } from "./expression-text";
import { findPair } from "./find-pair";
import { findUnit } from "./find-unit";
import { expressionMeanings } from "./meanings";
import { joinedTargets } from "./mixed-units";
import { rowsNamed } from "./named-rows";
import { readPhrase } from "./phrases";
import { type Term, takeTerms } from "./quantity-grammar";
import { readTerms } from "./quantity-terms";
import type { FindOptions } from "./row-candidates";
import { splitSegment, splitTargets } from "./split-segment";
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
const TARGET_WORD = /\s*(?:[-=]?>+|→)\s*|\s+(?:to|into|as|=)\s+/i;
/** "2 as to s": between a bare number and a target word, "as" is the attosecond. */
const ATTOSECONDS = /^([+-]?[\d.,]+) as (?=(?:(?:to|into|in|as)\s|=|->|→))/;
/** 2-3 cups, 2 to 3 cups; but 1-3/4 cups are a mixed number, and 6-7 names no unit. */
const RANGE = /^([\d.]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.]+) ?(?!per\b)(\p{L}+)/u;
/** What only a target follows; "in" may be the inch, and "as" the attosecond. */
const TARGET_MARK = "(?:\\s(?:to|into|=)|->|→|=>)";
const TRAILING_TARGET_MARK = new RegExp(`${TARGET_MARK}\\s*$`, "i");
const MARKED_TARGET = new RegExp(`${TARGET_MARK}\\s`, "i");

/** True where a text says which part of it is the target: "5 mi to km", but not "5 mi km". */
export const marksTarget = (text: string): boolean => MARKED_TARGET.test(text);

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(text: string, options: FindOptions): readonly [string, string] | null {
  const found = /^(.*\S)\s+in\s+(\S.*)$/i.exec(text);
  const [, before = "", written = ""] = found ?? [];
  const target = joinedTargets(written);
  // In "5 ft 11 in cm" the word is the inch.
  if (!found || !/[^\d.,\s+-]/.test(before)) return null;
  const last = readTerms(before).terms.at(-1)?.text ?? "";
  if (last.endsWith(" in") && /[\d¼-¾⅐-⅞]$/.test(before)) return null;
  return splitTargetText(target, options).ok ? [before, target] : null;
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
  const normalised = normaliseOperators(phrase.quantity).replace(/ {2,}/g, " ").trim();
  const [, from, upTo, unit] = RANGE.exec(normalised) ?? [];
  if (from !== undefined)
    return fail({
      code: "invalid_expression",
      text: normalised,
      reason: `A range is two quantities: convert ${from} and ${upTo} ${unit} one by one`,
    });
  if (phrase.target !== null) {
    const target = normaliseOperators(phrase.target).replace(/ {2,}/g, " ").trim();
    return withTargets(normalised, joinedTargets(target), options);
  }
  if (TRAILING_TARGET_MARK.test(normalised)) return fail({ code: "missing_target", text: normalised });
  const unmistakable = normalised.replace(ATTOSECONDS, "$1 attoseconds ");
  const [quantity = "", ...after] = unmistakable.split(TARGET_WORD);
  if (after.length > 0) return withTargets(quantity, joinedTargets(after.join(", ")), options);
  const atIn = splitAtIn(unmistakable, options);
  if (atIn) {
    const separated = withTargets(atIn[0], atIn[1], options);
    if (separated.ok && separated.value.terms.every(({ unit }) => unit.text !== "")) return separated;
  }
  const terms = takeTerms(normalised, addQuantities(options));
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  if (!last || last.unit.text === "" || last.unit.node)
    return succeed({ terms: terms.value, targets: [], isSplit: false, otherwise: normalised });
  const isSplit = normalised.includes(";");
  const split = isSplit ? splitAtSemicolons(last.unit.text, options) : splitSegment(last.unit.text, options);
  if (!split.ok) return split;
  const { unitText, targets } = split.value;
  const terminal = { ...last, unit: { text: unitText } };
  const otherwise = targets.length === 0 ? normalised : undefined;
  return succeed({ terms: [...terms.value.slice(0, -1), terminal], targets, isSplit, otherwise });
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

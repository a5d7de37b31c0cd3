import { once } from "~/numerals/once";
import { withOneDecimalMark } from "~/numerals/read-number";
import { bounded } from "../../bounded";
import { fail, invalidExpression, type Result } from "../../errors";
import { normalizeOperators } from "../expression/expression-text";
import { findPair } from "../meaning/find-pair";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import type { FindOptions } from "../name/row-candidates";
import { addQuantities } from "../quantity/add-quantities";
import { takeTerms } from "../quantity/quantity-terms";
import { areInSeries } from "./mixed-units";
import { readPhrase } from "./phrases";
import { type QuestionText, withTargets } from "./question-parts";
import { targetsIn } from "./targets";
import { splitUnmarked } from "./unmarked-question";

const MAX_LENGTH = 2000;
/** More than anybody names; the comparison of about 95 takes all the steps of a question. */
const MOST_TARGETS = 90;
/** 2-3 cups, 2 to 3 cups; but 1-3/4 cups are a mixed number, and 6-7 names no unit. */
const RANGE = once(
  () => /^([\d.]+)(?:-| ?(?:to|or|TO|OR) ?)([\d.]+) ?(?!per\b)(?:(?=(?:to|into|in|as)\b|$)|([\p{L}%°€£$]+))/u,
);

/** "1 in 20 in %", as slopes and frequencies are stated. */
const GRADIENT = /^([\d.,]+) in ([\d.,]+)(?=$| (?:to|into|in|as) (?:[°%]|per ?(?:cent|mil)|pp|deg))/i;

/** Compared first, because few questions are ranges and patterns for all scripts take longer. */
const MAY_BE_RANGE = /^[\d.]+ ?(?:-|to|or|TO|OR)/;

const tidy = (text: string): string => normalizeOperators(text).replace(/ {2,}/g, " ").trim();

/**
 * Parses a question: "5 mi km", "5mi", "5 ft 11 in to cm", "1 1/2 in mm", "-40 celsius fahrenheit", "5 miles in km",
 * "10 mm + 1/2 in", "180 cm ft;in". Errors: invalid_value, ambiguous_value, unknown_unit, missing_target, missing_unit,
 * invalid_expression.
 */
export function parseQuestion(text: string, options: FindOptions = {}): Result<QuestionText> {
  return bounded(() => {
    if (text.length > MAX_LENGTH)
      return invalidExpression(text, `A question has at most ${MAX_LENGTH} characters`);
    const phrase = readPhrase(withOneDecimalMark(text));
    const quantity = tidy(phrase.quantity).replace(GRADIENT, "$1/$2");
    const [, from, upTo, unit = ""] = (MAY_BE_RANGE.test(quantity) && RANGE().exec(quantity)) || [];
    if (from !== undefined)
      return invalidExpression(
        quantity,
        `A range is two quantities: convert ${from} and ${`${upTo} ${unit}`.trim()} separately`,
      );
    const pair = namePair(quantity);
    if (pair && findPair(...pair).ok) return withTargets(...pair, options);
    if (phrase.target !== null) return withTargets(quantity, targetsIn(tidy(phrase.target)), options);
    const words = wordsOfQuestion(withArrow(quantity));
    return (
      splitAtMarks(quantity, words, options) ??
      splitAtIn(words, options) ??
      splitUnmarked(quantity, words, options)
    );
  });
}

const MAY_BE_PAIR = /^(?:[\d.,]+ |[\d.,]*\d)?(?:[^\d\s][^\d\s-]*-[^\d\s]+|[a-z]{3}\/?[a-z]{3})$/i;

/** EUR/USD, EURUSD, kg-lb and 5 kg-lb: what one or several of the first are in the second; null for any other text. */
export function namePair(text: string): readonly [string, string] | null {
  if (!MAY_BE_PAIR.test(text)) return null;
  const [, count = "1", pair = text] = /^([\d.,]+) ?(\p{L}+-\p{L}+)$/u.exec(text) ?? [];
  const codes = /^([A-Z]{3})[-/]?([A-Z]{3})$/i.exec(pair.toUpperCase())?.slice(1) ?? [];
  const isCode = (code: string): boolean =>
    rowsNamed(code, { category: "currency" }).some(({ unit }) => unit.id === code);
  const names = /^(\p{L}+)-(\p{L}+)$/u.exec(pair)?.slice(1) ?? [];
  const areUnits =
    names.length === 2 && names.every((name) => isNameOfOneUnit(name, false)) && !isNameOfOneUnit(pair, true);
  const [from, to] = codes.length > 0 && codes.every(isCode) ? codes : areUnits ? names : [];
  return from !== undefined && to !== undefined && from !== to ? [`${count} ${from}`, to] : null;
}

/** "200lbs2kg", but not "5ft2in". */
const TWO_FOR_TO = once(() => /^([+-]?[\d.,]+ ?|)(\p{L}+)2(\p{L}+)$/u);

function withArrow(quantity: string): string {
  const found = quantity.includes("2") ? TWO_FOR_TO().exec(quantity) : null;
  const [, number = "", from = "", to = ""] = found ?? [];
  const isQuestion =
    found !== null &&
    [from, to].every((name) => isNameOfOneUnit(name, false)) &&
    !areInSeries(from, to) &&
    findPair(from, to).ok;
  return isQuestion ? `${number || "1 "}${from} → ${to}` : quantity;
}

/** Splits "5 miles to km", and names several targets in "5 miles to km to m". */
function splitAtMarks(
  text: string,
  words: readonly string[],
  options: FindOptions,
): Result<QuestionText> | null {
  const marks = targetMarks(words);
  const [first] = marks;
  if (first === undefined) return null;
  if (marks.at(-1) === words.length - 1) return fail({ code: "missing_target", text });
  if (marks.length > MOST_TARGETS)
    return invalidExpression(text, `A question has at most ${MOST_TARGETS} targets`);
  const targets = marks.map((mark, i) => words.slice(mark + 1, marks[i + 1]).join(" "));
  return withTargets(words.slice(0, first).join(" "), targetsIn(targets.join(", ")), options);
}

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(words: readonly string[], options: FindOptions): Result<QuestionText> | null {
  const at = words.slice(0, -1).findLastIndex(isIn);
  // In "5 psi in in Hg" the second is the inch.
  const isTwice = at > 0 && isIn(words[at - 1] ?? "");
  const first = isTwice ? splitAt(words, at - 1, options) : null;
  return first && isConverted(first) ? first : splitAt(words, at, options);
}

const isConverted = (parted: Result<QuestionText>): boolean =>
  parted.ok && parted.value.known?.pair.ok === true;

const isIn = (word: string): boolean => /^in$/i.test(word);

/** With the word at a place as the link; null where it is the inch. */
function splitAt(words: readonly string[], at: number, options: FindOptions): Result<QuestionText> | null {
  const before = words.slice(0, Math.max(0, at)).join(" ");
  if (!/[^\d.,\s+-]/.test(before)) return null;
  const terms = takeTerms(before, addQuantities(options));
  const [last, previous] = terms.ok ? terms.value.slice(-2).reverse() : [];
  // In "5 ft 11 in cm" the word is the inch, and 1 km 50 in m is about no inches.
  const endsInNumber = /[\d¼-¾⅐-⅞]$/.test(before);
  if (last?.unit.text === "in" && endsInNumber) return null;
  // 10 km - 3 in miles is about inches or kilometers; 5 ft - 3 in cm is about inches.
  if (
    last?.unit.text === "" &&
    last.operator !== "" &&
    previous?.unit.text &&
    !areInSeries(previous.unit.text, "in")
  )
    return fail({
      code: "ambiguous_value",
      text: before,
      meanings: [`${before} in`, `${before} ${previous.unit.text}`],
    });
  if (last?.unit.text === "" && previous && /^(?:k?m|cm|kg|g|[lL])$/.test(previous.unit.text))
    return fail({ code: "missing_unit", value: last.valueText });
  const separated = withTargets(before, targetsIn(words.slice(at + 1).join(" ")), options);
  const isNumber = separated.ok && separated.value.terms.at(-1)?.unit.text === "";
  // "5 per 1000 in percent" and 100 in / 4 in ft; but 8.5 x 11 in cm are inches, and 2 ft x 6 in m2 too.
  const isInchAfterSign = /[×*] ?[\d.]+$/.test(before);
  const [first, ...others] = separated.ok ? separated.value.targets : [];
  const convertsIntoFirst = last && first && others.length > 0 && findPair(last.unit, first, options).ok;
  const isLink = isNumber
    ? /\bper (?:\d|hundred|thousand|[bm]illion)/i.test(before)
    : !isInchAfterSign || isConverted(separated) || convertsIntoFirst;
  return separated.ok && isLink ? separated : null;
}

/** Those that are nothing else. */
const MARKS: ReadonlySet<string> = new Set(["to", "into", "as", "→"]);
const ARROWS = /[-=]{0,3}>+|[=→⇒➜➔➞⟶»]/g;

/** The words of a question, an arrow or equals sign being one. */
const wordsOfQuestion = (text: string): readonly string[] =>
  (text.includes("=") ? text.replace(/= ?x (?=\p{L})/u, "= ") : text)
    .replace(ARROWS, " → ")
    .trimEnd()
    .split(/ +/);

/** Before a target, or another unit of such times. */
const AFTER_ATTOSECOND = /^(?:to|into|in|as|→|per|[-+*×·/].*|[zafpnμu]?s)$/i;

/** Attoseconds are at the end, or follow a number: "2 as to s", "2 as fs", but not "0.5 as %". */
const isAttosecond = (words: readonly string[], at: number): boolean => {
  const [number = "", , next = ""] = words;
  return (
    words[at]?.toLowerCase() === "as" &&
    (at === words.length - 1 || (at === 1 && /^[+-]?[\d.,]+$/.test(number) && AFTER_ATTOSECOND.test(next)))
  );
};

/** The places of the words that only a target follows; the last of them may be the last word. */
const targetMarks = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, at) =>
    at > 0 && MARKS.has(word.toLowerCase()) && word !== "aS" && !isAttosecond(words, at) ? [at] : [],
  );

/** True where a text says which part of it is the target: "5 mi to km", but not "5 mi km". */
export const marksTarget = (text: string): boolean => targetMarks(wordsOfQuestion(text.trim())).length > 0;

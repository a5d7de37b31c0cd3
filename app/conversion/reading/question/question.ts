import { once } from "~/numerals/once";
import { readNumber, toAsciiDigits } from "~/numerals/read-number";
import { fail, type Result, succeed } from "../../errors";
import { normaliseOperators } from "../expression/expression-text";
import { invalidExpression } from "../expression/invalid-expression";
import { refusalOf } from "../name/choose-meaning";
import { isNameOfOneUnit } from "../name/named-rows";
import { isReciprocal, type Reading, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { takeNumberPhrase } from "../quantity/number-phrase";
import { type AtRate, atRate, signOf } from "./at-rate";
import { readPhrase } from "./phrases";
import { questionOf } from "./question-parts";
import { parseQuestion } from "./question-text";
import { resolveQuestion } from "./resolve-question";
import type { Question } from "./resolve-terms";
import { marksTarget } from "./target-marks";

/** "five ducks" and "a pinch", but not "what is five". */
const isCounted = (quantity: string, unit: string): boolean =>
  /^an? \p{L}/iu.test(quantity) ||
  (takeNumberPhrase(quantity) !== null && takeNumberPhrase(unit, true) === null);

/** "(5 mg/kg)", but 60 mph. */
const inParentheses = (text: string): string =>
  /[/ ]/.test(text.replace(/^[\d.,]+ /, "")) ? `(${text})` : text;

/** A question with an assumption about its wording, which a strict reader refuses. */
function assuming(question: Question, reading: Reading, options: FindOptions): Result<Question> {
  const readings = [reading, ...question.readings];
  const refused = refusalOf(readings, options);
  return refused ? fail(refused) : succeed({ ...question, readings });
}

type Signs = readonly ("*" | "/")[];

/**
 * What may stand for the word between a quantity and a rate: what cancels a unit, or else either, which a target may settle.
 * Null where they are not a quantity and a rate.
 */
function signsBetween({ quantity, rate, link }: AtRate, options: FindOptions): Signs | null {
  const [first, second] = [readQuestion(quantity, options), readQuestion(rate, options)];
  const either = ["*", "/"] as const;
  // Three tons may be several, until a price for each of them says which.
  const isOpen = [first, second].some((one) => !one.ok && one.error.code === "ambiguous_unit");
  if (isOpen && link !== "in") return either;
  if (!first.ok || !second.ok || !first.value.hasNumber) return null;
  const sign = signOf(first.value.from, second.value.from, link);
  return sign ? [sign] : link === "in" ? null : either;
}

/** "3 h at 60 mph" and "26.2 miles at 6 mph": times or by the rate, whichever makes sense; null for anything else. */
function readAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = atRate(text);
  if (!found) return null;
  const { quantity, rate, link, after } = found;
  const lenient = { ...options, isStrict: false };
  const signs = signsBetween(found, lenient);
  if (!signs) return null;
  const asked = text.trim().slice(0, text.trim().length - after.length);
  const [only, ...others] = signs.flatMap((sign) => {
    const shown = `${quantity} ${sign} ${inParentheses(rate)}`;
    const read = readQuestion(shown + after, lenient);
    const isSettled =
      signs.length === 1 || (read.ok && (after !== "" || read.value.category?.id === "currency"));
    if (!read.ok || !isSettled || read.value.readings.some(isReciprocal)) return [];
    return [{ question: read.value, shown: shown.replace(" * ", " × ") }];
  });
  if (!only || others.length > 0)
    return link === "at"
      ? invalidExpression(
          asked,
          "'at' comes before a rate by which the quantity is multiplied or divided, as in '3 h at 60 mph'",
        )
      : null;
  return assuming(only.question, wording(asked, only.shown), options);
}

/** Before a rate, a time or a volume that starts with its number. */
const HAS_RATE = / (?:at|for|@|in) (?:[^\s\w]? ?\.?\d|(?:an?|one) (?!in\b)[a-z]{3})/i;

const askedAtRate = (text: string, options: FindOptions): Result<Question> | null =>
  HAS_RATE.test(text) ? readAtRate(text, options) : null;

/** "oz 10 to g" */
const UNIT_FIRST = once(() => /^(\p{L}+) (\d[\d.,]*)(?: |$)/u);
/** "2 cups of water": what an amount is of, up to its target. */
const SUBSTANCE = once(
  () => / of(?: (?!(?:to|in|into|as|arc|force)\b)\p{L}+){1,3}(?= (?:to|in|into|as|=|→) |$)/u,
);

/** Without what an amount is of: "2 cups of water in mL". */
function withoutSubstance(text: string, options: FindOptions): Result<Question> | null {
  const found = SUBSTANCE().exec(text);
  const read = found && readText(text.replace(found[0], ""), options);
  if (!read?.ok) return read?.error.code.startsWith("ambiguous") ? read : null;
  const amount = text.slice(0, found?.index);
  return assuming(read.value, wording(amount + found?.[0], amount.trim()), options);
}

function readText(text: string, options: FindOptions): Result<Question> {
  const rated = askedAtRate(text, options);
  if (rated) return rated;
  const parsed = parseQuestion(text, options);
  const question = parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
  if (question.ok) return question;
  const { error } = question;
  const [, unit = "", number] = UNIT_FIRST().exec(text.trim()) ?? [];
  if (isNameOfOneUnit(unit, false) && ["missing_unit", "invalid_expression"].includes(error.code))
    return invalidExpression(text, `Write the number before its unit, as in '${number} ${unit}'`);
  const isOf = error.code === "unknown_unit" && /^of\b/.test(error.unit);
  return (isOf ? withoutSubstance(text, options) : null) ?? question;
}

/**
 * Parses a question and chooses its units. Errors: those of parseQuestion and resolveQuestion, and invalid_value for a text
 * without a quantity.
 */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const question = readText(text, options);
  if (question.ok) return question;
  const { error } = question;
  const noQuantity = fail({ code: "invalid_value", text });
  if (error.code === "invalid_value" && error.text.trim() === "") return noQuantity;
  if (error.code !== "unknown_unit") return question;
  const { quantity } = readPhrase(text);
  const hasNumber = /[\d¼-¾⅐-⅞]/.test(normaliseOperators(quantity)) || isCounted(quantity, error.unit);
  return hasNumber ? question : noQuantity;
}

/** A unit, and no further amount: the 11in of 5 ft 11in is one, but 1/S is none. */
const isUnitWord = (word: string): boolean => !/^(?!1\/\D)[-+.]?[\d¼-¾⅐-⅞]/.test(toAsciiDigits(word));

/**
 * Reads a question that a shell has split into words: the last is tried as the target first, so that "lb" "t" is no troy pound.
 * `target` is one that is given apart. Errors: those of parseQuestion and resolveQuestion.
 */
export function readWords(
  words: readonly string[],
  options: FindOptions = {},
  target?: string,
): Result<Question> {
  const text = words.join(" ");
  const [value = "", unit = "", ...rest] = words;
  const last = words.at(-1) ?? "";
  const isList = /[;,]/.test(text);
  // In 20 "100 ft³/min", the quoted word is the unit, not part of the number.
  if (/^\d.*\s/.test(unit) && readNumber(value).ok && !isList) {
    const asked = questionOf(value, unit, target ?? (rest.join(" ") || undefined), options);
    const resolved = asked.ok ? resolveQuestion(asked.value, options) : asked;
    if (resolved.ok) return resolved;
  }
  if (target === undefined && words.length > 1 && !marksTarget(text) && !isList && isUnitWord(last)) {
    const before = words.slice(0, -1).join(" ");
    const rated = askedAtRate(`${before} to ${last}`, options);
    if (rated?.ok) return rated;
    const separate = parseQuestion(before, options);
    // 5 mg/kg is a quantity, not a number in mg/kg.
    const hasUnit = separate.ok && separate.value.terms.some((term) => term.unit.text !== "");
    if (separate.ok && hasUnit && separate.value.targets.length === 0) {
      const resolved = resolveQuestion({ ...separate.value, targets: [last] }, options);
      // What is multiplied in one word, as 9"x13" before cm, is complete.
      const isComplete = words.length === 2 && separate.value.terms.some((term) => term.unit.node);
      if (resolved.ok || isComplete || resolved.error.code === "ambiguous_unit") return resolved;
    }
  }
  return readText(target === undefined ? text : `${text} to ${target}`, options);
}

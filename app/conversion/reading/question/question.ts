import { readNumber, toAsciiDigits } from "~/numerals/read-number";
import { bounded } from "../../bounded";
import { fail, type Result, succeed } from "../../errors";
import { normalizeOperators } from "../expression/expression-text";
import { isCatalogued } from "../expression/expression-unit";
import { refusalOf } from "../meaning/choose-meaning";
import { isNameOfOneUnit } from "../name/named-rows";
import { type Assumption, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { takeNumberPhrase } from "../quantity/number-phrase";
import { smallerUnit } from "../quantity/smaller-units";
import { areInSeries } from "./mixed-units";
import { inOtherWords } from "./other-wordings";
import { readPhrase } from "./phrases";
import { type QuestionText, questionOf, withTargets } from "./question-parts";
import { marksTarget, parseQuestion } from "./question-text";
import { readAtRate } from "./rate-question";
import { resolveQuestion } from "./resolve-question";
import type { Question } from "./resolve-terms";

/** "five ducks" and "a pinch", but not "what is five". */
const isCounted = (quantity: string, unit: string): boolean =>
  /^an? \p{L}/iu.test(quantity) ||
  (takeNumberPhrase(quantity) !== null && takeNumberPhrase(unit, true) === null);

/** A question with an assumption about its wording, which a strict reader refuses. */
function assuming(question: Question, reading: Assumption, options: FindOptions): Result<Question> {
  const readings = [reading, ...question.readings];
  const refused = refusalOf(readings, options);
  return refused ? fail(refused) : succeed({ ...question, readings });
}

/** Before a rate, a time or a volume that starts with its number. */
const HAS_RATE =
  / (?:at|for|@|in) (?:[^\s\w]? ?\.?[\d¼-¾⅐-⅞]|(?:an?|one) (?!in\b)[a-z]{3}|[a-z -]{3,40}? (?:second|minute|hour|day|week|month|year))/i;

/** A quantity at a rate as the product or quotient that it stands for; null for anything else. */
function askedAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = HAS_RATE.test(normalizeOperators(text)) ? readAtRate(text, options, readQuestion) : null;
  return found && "shown" in found
    ? assuming(found.question, wording(found.asked, found.shown), options)
    : found;
}

function readText(text: string, options: FindOptions): Result<Question> {
  const rated = askedAtRate(text, options);
  if (rated) return rated;
  const parsed = parseQuestion(text, options);
  const question = parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
  if (question.ok) return question;
  const other = inOtherWords(text, question.error, options, readText);
  if (!other?.question.ok || !other.reading) return other?.question ?? question;
  return assuming(other.question.value, other.reading, options);
}

/**
 * Parses a question and chooses its units. Errors: those of parseQuestion and resolveQuestion, and invalid_value for a text
 * without a quantity.
 */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  return bounded(() => {
    const question = readText(text, options);
    if (question.ok) return question;
    const { error } = question;
    const noQuantity = fail({ code: "invalid_value", text });
    if (error.code === "invalid_value" && error.text.trim() === "") return noQuantity;
    if (error.code !== "unknown_unit") return question;
    const { quantity } = readPhrase(text);
    const hasNumber = /[\d¼-¾⅐-⅞]/.test(normalizeOperators(quantity)) || isCounted(quantity, error.unit);
    return hasNumber ? question : noQuantity;
  });
}

/** A unit, and no further amount: the 11in of 5 ft 11in is one, but 1/S is none. */
const isUnitWord = (word: string): boolean => !/^(?!1\/\D)[-+.]?[\d¼-¾⅐-⅞]/.test(toAsciiDigits(word));

/** 5 mg/kg is a quantity, not a number in mg/kg. */
const hasUnit = ({ terms }: QuestionText): boolean => terms.some(({ unit }) => unit.text !== "");

/** First words of names that are units themselves: the fluid ounce, and degrees centigrade. */
const FIRST_WORDS = /^(?:fl|deg)\.?$/i;
const NUMBER = /^[\d.,]+$/;

/** Whether the last words are the end of a target over a number, after another unit: "L/100 km" and "l / 100 km" of 30 mpg. */
function isOverNumber(words: readonly string[]): boolean {
  const [before = "", unit = "", slash = "", number = ""] = words.slice(-5, -1);
  if (slash !== "/" && !number.includes("/")) return false;
  const isUnit = (word: string): boolean => /^\p{L}/u.test(word);
  if (slash === "/" && NUMBER.test(number)) return isUnit(unit) && before !== "" && !NUMBER.test(before);
  return /^\p{L}[^\s/]*\/[\d.]+$/u.test(number) && slash !== "" && !NUMBER.test(slash);
}

/** Whether the last word goes on with what is before it: 4 fl oz, 50 dollars (AUD), 30 mpg L/100 km, 1 h 30 s. */
function continuesQuantity(words: readonly string[]): boolean {
  const [number = "", unit = "", previous = "", last = ""] = ["", "", "", ...words].slice(-4);
  if (last.startsWith("(") || isOverNumber(["", "", "", ...words])) return true;
  if (FIRST_WORDS.test(previous)) return isNameOfOneUnit(`${previous} ${last}`, true);
  const smaller = NUMBER.test(number) && smallerUnit({ number, unit }, previous, false)?.unit;
  return smaller === last || (smaller !== undefined && areInSeries(unit, last));
}

/** With the last word as the target; null where it may be part of the quantity. */
function withLastAsTarget(words: readonly string[], options: FindOptions): Result<Question> | null {
  const [before, last] = [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
  if (continuesQuantity(words)) return null;
  // 5 m2 in L and 5 lb in long tons: the word is not an inch, which follows a number.
  const isLink = (word: string, i: number): boolean =>
    /^in$/i.test(word) && (i === words.length - 2 || (i > 1 && !/\d$/.test(words[i - 1] ?? "")));
  if (words.some(isLink)) return null;
  const rated = askedAtRate(`${before} to ${last}`, options);
  if (rated?.ok) return rated;
  // What is quoted is complete: "5 kg m/s^2" ft.
  if (words.some((word) => /\S\s+\S/.test(word)) && !readNumber(before).ok) {
    const asked = withTargets(readPhrase(before).quantity, last, options);
    return asked.ok ? resolveQuestion(asked.value, options) : asked;
  }
  const asked = parseQuestion(before, options);
  if (!asked.ok || !hasUnit(asked.value) || asked.value.targets.length > 0) return null;
  const resolved = resolveQuestion({ ...asked.value, targets: [last] }, options);
  if (resolved.ok || words.length === 2 || resolved.error.code === "ambiguous_unit") return resolved;
  if (resolved.error.code !== "incompatible_units") return null;
  // "5 kN m" is a torque; in "5 kWh ft" the last can only be a target.
  const whole = readText(words.join(" "), options);
  const isMeant =
    !whole.ok || whole.value.targets.length > 0 || isCatalogued(whole.value.from, whole.value.category);
  return isMeant ? whole : resolved;
}

/**
 * Reads a question that a shell has split into words: the last is tried as the target first, so that "lb" "t" is not a troy pound.
 * `target` is one that is given apart. Errors: those of parseQuestion and resolveQuestion.
 */
export function readWords(
  words: readonly string[],
  options: FindOptions = {},
  target?: string,
): Result<Question> {
  return bounded(() => {
    const text = words.join(" ");
    const [value = "", unit = "", ...rest] = words;
    const last = words.at(-1) ?? "";
    const isList = text.includes(";") || words.some((word) => /,$/.test(word)) || /\D,|,\D/.test(last);
    // In 20 "100 ft³/min", the quoted word is the unit, not part of the number.
    if (/^\d.*\s/.test(unit) && readNumber(value).ok && !isList) {
      const asked = questionOf(value, unit, target ?? (rest.join(" ") || undefined), options);
      const resolved = asked.ok ? resolveQuestion(asked.value, options) : asked;
      if (resolved.ok) return resolved;
    }
    const isUnmarked = target === undefined && words.length > 1 && !marksTarget(text);
    const asked = isUnmarked && !isList && isUnitWord(last) ? withLastAsTarget(words, options) : null;
    return asked ?? readText(target === undefined ? text : `${text} to ${target}`, options);
  });
}

import { fail, type Result, succeed } from "../errors";
import { type AtRate, atRate, signOf } from "./at-rate";
import { refusalOf } from "./choose-meaning";
import { normaliseOperators } from "./expression-text";
import { invalidExpression } from "./invalid-expression";
import { isNameOfOneUnit } from "./named-rows";
import { takeNumberPhrase } from "./number-phrase";
import { readPhrase } from "./phrases";
import { parseQuestion } from "./question-text";
import { wording } from "./readings";
import { isReciprocal, resolveQuestion } from "./resolve-question";
import type { Question } from "./resolve-terms";
import type { FindOptions } from "./row-candidates";

/** "five ducks" and "a pinch", but not "what is five". */
const isCounted = (quantity: string, unit: string): boolean =>
  /^an? \p{L}/iu.test(quantity) ||
  (takeNumberPhrase(quantity) !== null && takeNumberPhrase(unit, true) === null);

/** "(5 mg/kg)", but 60 mph. */
const inParentheses = (text: string): string =>
  /[/ ]/.test(text.replace(/^[\d.,]+ /, "")) ? `(${text})` : text;

/** What may stand for the word between a quantity and a rate: what cancels a unit, or else either, which a target may settle. */
function signsBetween({ quantity, rate, link }: AtRate, options: FindOptions): readonly ("*" | "/")[] {
  const [first, second] = [readQuestion(quantity, options), readQuestion(rate, options)];
  const either = ["*", "/"] as const;
  // Three tons may be several, until a price for each of them says which.
  const isOpen = [first, second].some((one) => !one.ok && one.error.code === "ambiguous_unit");
  if (isOpen && link !== "in") return either;
  if (!first.ok || !second.ok || !first.value.hasNumber) return [];
  const sign = signOf(first.value.from, second.value.from, link);
  return sign ? [sign] : link === "in" ? [] : either;
}

/** "3 h at 60 mph" and "26.2 miles at 6 mph": times or by the rate, whichever makes sense; null where neither or both do. */
function readAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = atRate(text);
  if (!found) return null;
  const { quantity, rate, after } = found;
  const lenient = { ...options, isStrict: false };
  const signs = signsBetween(found, lenient);
  const [only, ...others] = signs.flatMap((sign) => {
    const shown = `${quantity} ${sign} ${inParentheses(rate)}`;
    const read = readQuestion(shown + after, lenient);
    const isSettled =
      signs.length === 1 || (read.ok && (after !== "" || read.value.category?.id === "currency"));
    if (!read.ok || !isSettled || read.value.readings.some(isReciprocal)) return [];
    const asked = text.trim().slice(0, text.trim().length - after.length);
    return [
      { ...read.value, readings: [wording(asked, shown.replace(" * ", " × ")), ...read.value.readings] },
    ];
  });
  if (!only || others.length > 0) return null;
  const refused = refusalOf(only.readings, options);
  return refused ? fail(refused) : succeed(only);
}

/** Before a rate, a time or a volume that starts with its number. */
const HAS_RATE = / (?:at|for|@|in) (?:\p{Sc} ?)?\d/iu;

/** A question about a quantity at a rate; null for any other. Errors: those of readQuestion. */
export const askedAtRate = (text: string, options: FindOptions = {}): Result<Question> | null =>
  HAS_RATE.test(text) ? readAtRate(text, options) : null;

/** "oz 10 to g" */
const UNIT_FIRST = /^(\p{L}+) (\d[\d.,]*)(?: |$)/u;

/** Parses and resolves a question. Errors: those of parseQuestion and resolveQuestion. */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const rated = askedAtRate(text, options);
  if (rated) return rated;
  const parsed = parseQuestion(text, options);
  const question = parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
  if (question.ok) return question;
  const isEmpty = question.error.code === "invalid_value" && question.error.text.trim() === "";
  if (isEmpty) return fail({ code: "invalid_value", text });
  const [, unit = "", number] = UNIT_FIRST.exec(text.trim()) ?? [];
  if (isNameOfOneUnit(unit, false) && ["missing_unit", "invalid_expression"].includes(question.error.code))
    return invalidExpression(text, `Write the number before its unit, as in '${number} ${unit}'`);
  if (question.error.code !== "unknown_unit") return question;
  const { quantity } = readPhrase(text);
  const hasNumber =
    /[\d¼-¾⅐-⅞]/.test(normaliseOperators(quantity)) || isCounted(quantity, question.error.unit);
  return hasNumber ? question : fail({ code: "invalid_value", text });
}

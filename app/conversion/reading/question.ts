import { fail, type Result, succeed } from "../errors";
import { atRate, signOf } from "./at-rate";
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

/** "3 h at 60 mph" and "26.2 miles at 6 mph": times or by the rate, whichever cancels a unit; null where neither does. */
function readAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = atRate(text);
  if (!found) return null;
  const lenient = { ...options, isStrict: false };
  const [quantity, rate] = [readQuestion(found.quantity, lenient), readQuestion(found.rate, lenient)];
  if (!quantity.ok || !rate.ok || !quantity.value.hasNumber) return null;
  const sign = signOf(quantity.value.from, rate.value.from, found.link);
  if (sign === null) return null;
  const written = `${found.quantity} ${sign} ${/[/ ]/.test(found.rate.replace(/^[\d.,]+ /, "")) ? `(${found.rate})` : found.rate}`;
  const read = readQuestion(written + found.after, lenient);
  if (!read.ok || read.value.readings.some(isReciprocal)) return null;
  const asked = text.trim().slice(0, text.trim().length - found.after.length);
  const question = { ...read.value, readings: [wording(asked, written), ...read.value.readings] };
  const refused = refusalOf(question.readings, options);
  return refused ? fail(refused) : succeed(question);
}

/** "oz 10 to g" */
const UNIT_FIRST = /^(\p{L}+) (\d[\d.,]*)(?: |$)/u;

/** Parses and resolves a question. Errors: those of parseQuestion and resolveQuestion. */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const rated = readAtRate(text, options);
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

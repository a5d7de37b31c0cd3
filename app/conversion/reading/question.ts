import { fail, type Result, succeed } from "../errors";
import { atRate } from "./at-rate";
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

/** How many factors of base units a dimension is: 1 of a length, 2 of a speed. */
const complexityOf = ({ from }: Question): number =>
  from.scale.factor.resolve().dimension.reduce((sum, exponent) => sum + Math.abs(exponent), 0);

/** "3 h at 60 mph" and "26.2 miles at 6 mph": times or by the rate, whichever converts, or cancels more units. */
function readAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = atRate(text);
  if (!found) return null;
  const [first, second] = found.shown.flatMap((shown) => {
    const read = readQuestion(shown + found.after, { ...options, isStrict: false });
    const isMeant = read.ok && (read.value.category !== null || read.value.targets.length > 0);
    if (!isMeant || read.value.readings.some(isReciprocal)) return [];
    return [{ ...read.value, readings: [wording(found.written, shown), ...read.value.readings] }];
  });
  const best = first && second && complexityOf(second) < complexityOf(first) ? second : first;
  if (!best) return null;
  const refused = refusalOf(best.readings, options);
  return refused ? fail(refused) : succeed(best);
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

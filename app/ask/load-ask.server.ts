import { redirect } from "@remix-run/node";
import {
  type Answer,
  type Assumption,
  ask,
  bounded,
  type ConversionError,
  categoryCalled,
  describeError,
  type ExchangeRates,
  succeed,
} from "~/conversion";
import { converterAddress } from "~/links/addresses";
import { toDouble } from "~/numerals/nearest-double";
import { readNumber } from "~/numerals/read-number";
import type { AskData } from "./ask-data";
import { describeAnswer } from "./describe-answer.server";
import { askError, refuse } from "./refuse.server";

/** The data of `/ask?q=TEXT`. Throws a redirect if a converter page shows the same answer. */
export function loadAsk(text: string, rates: ExchangeRates): AskData {
  const query = text.trim();
  // The work limit includes the suggestions for a refused question.
  const loaded = bounded(() => succeed(answerOrRefuse(query, rates)));
  if (loaded.ok) return loaded.value;
  const nothing = { advice: "", choices: [], suggestions: [], converter: null };
  return { query, outcome: { kind: "failed", problem: describeError(loaded.error), ...nothing } };
}

function answerOrRefuse(query: string, rates: ExchangeRates): AskData {
  if (query === "") return { query, outcome: { kind: "empty" } };
  const category = categoryCalled(query);
  if (category) throw redirect(converterAddress(category.id));
  const asked = ask(query, rates);
  if (!asked.ok) return failed(query, askError(query, asked.error), rates);
  const failure = failureOf(asked.value);
  if (failure) return failed(query, failure, rates);
  const permalink = permalinkOf(asked.value);
  if (permalink) throw redirect(permalink);
  return { query, outcome: describeAnswer(asked.value, rates) };
}

const failed = (query: string, error: ConversionError, rates: ExchangeRates): AskData => ({
  query,
  outcome: refuse(query, error, rates),
});

/** Why a question has no answer. Without a target, only if no unit has one. */
function failureOf({ answers, isForAllUnits }: Answer) {
  const failed = answers.find(({ conversion }) => !conversion.ok);
  const isWhole = failed && (!isForAllUnits || answers.every(({ conversion }) => !conversion.ok));
  return isWhole && !failed.conversion.ok ? failed.conversion.error : undefined;
}

/**
 * Whether the converter page may omit an assumption: a reciprocal, or one that only mentions rare alternatives, such as the
 * nautical mile. An assumption about a symbol of one or two letters, such as "Mm", must be stated.
 */
const mayLeaveOut = (reading: Assumption): boolean =>
  reading.kind === "reciprocal" ||
  (reading.kind === "unit" && reading.isMention === true && reading.text.length > 2);

/** The converter's address that shows this answer, if nothing was assumed and its field can hold the number. */
function permalinkOf(answer: Answer): string | undefined {
  const { category, from, targets, readings, valueText, hasNumber } = answer;
  const [target] = targets;
  const units = target ? [from, target] : [from];
  if (!category || targets.length > 1 || !readings.every(mayLeaveOut)) return undefined;
  if (!units.every((unit) => category.units.includes(unit))) return undefined;
  if (!hasNumber)
    return converterAddress(category.id, { value: target && "1", from: from.id, to: target?.id });
  const number = readNumber(valueText);
  if (!number.ok || !Number.isFinite(toDouble(number.value))) return undefined;
  return converterAddress(category.id, { value: valueText, from: from.id, to: target?.id });
}

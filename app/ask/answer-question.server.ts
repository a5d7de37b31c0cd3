import {
  type Answer,
  ask,
  type Conversion,
  describeReading,
  type ExchangeRates,
  exactTextOf,
  REGIONS,
  withRegion,
} from "~/conversion";
import { errorAnswer, type HttpAnswer, jsonAnswer, problemAnswer } from "~/http/answer.server";
import { toDouble } from "~/numerals/nearest-double";
import { askError } from "./refuse.server";

const firstOf = ([first, ...others]: readonly string[]): string =>
  `answering in ${first} only, not in ${others.join(" or ")}: ask for one target at a time`;

/** The response object for the question's first target; without a target, for the category's first unit. */
function describeAnswer(
  answer: Answer,
  rates: ExchangeRates,
  conversion: Conversion | null,
  exact: string | null,
) {
  const { query, value, from, category, answers, readings } = answer;
  const [first, ...others] = answers;
  return {
    query,
    value: toDouble(value),
    from: from.id,
    to: first?.unit.id ?? null,
    category: category?.id ?? null,
    result: conversion?.result ?? null,
    exact,
    reading: [
      ...readings.map((reading) => describeReading(reading, answer, rates)),
      ...(answer.isForAllUnits || others.length === 0 ? [] : [firstOf(answers.map(({ unit }) => unit.name))]),
    ],
  };
}

const EMPTY: HttpAnswer = problemAnswer({
  error: "invalid_value",
  details: "The parameter 'q' is missing. Set it to a question such as '5 miles in km'.",
});

const UNKNOWN_REGION: HttpAnswer = problemAnswer({
  error: "invalid_value",
  details: "The parameter 'region' is unknown. Set it to us, uk, au or ca.",
});

/** `GET /api/ask?q=TEXT&region=uk`: answers a question in plain English. */
export function answerQuestion(text: string, rates: ExchangeRates, named: string | null = null): HttpAnswer {
  if (text.trim() === "") return EMPTY;
  const region = REGIONS.find((one) => one === named);
  if (named !== null && region === undefined) return UNKNOWN_REGION;
  const asked = withRegion(region, () => ask(text, rates));
  if (!asked.ok) return errorAnswer(askError(text, asked.error));
  const [first] = asked.value.answers;
  if (first && !first.conversion.ok) return errorAnswer(first.conversion.error);
  const conversion = first?.conversion.ok ? first.conversion.value : null;
  const exact = conversion ? exactTextOf(conversion) : null;
  if (exact && !exact.ok) return errorAnswer(exact.error);
  return jsonAnswer(describeAnswer(asked.value, rates, conversion, exact?.value ?? null));
}

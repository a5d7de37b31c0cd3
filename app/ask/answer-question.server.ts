import { type Answer, ask, describeError, describeReading, type ExchangeRates } from "~/conversion";
import { type Answer as HttpAnswer, jsonAnswer, problemAnswer } from "~/http/answer.server";
import { toDouble } from "~/numerals/nearest-double";
import { toExactText } from "~/numerals/ratio";

/** The response object for the question's first target; without a target, for the category's first unit. */
function describeAnswer(answer: Answer, rates: ExchangeRates) {
  const { query, value, from, category, answers, readings } = answer;
  const [first] = answers;
  const conversion = first?.conversion.ok ? first.conversion.value : null;
  return {
    query,
    value: toDouble(value),
    from: from.id,
    to: first?.unit.id ?? null,
    category: category?.id ?? null,
    result: conversion?.result ?? null,
    exact: conversion?.exact ? toExactText(conversion.exact) : null,
    reading: readings.map((reading) => describeReading(reading, answer, rates)),
  };
}

/** `GET /api/ask?q=TEXT`: answers a question in plain English. */
export function answerQuestion(text: string, rates: ExchangeRates): HttpAnswer {
  const asked = ask(text, rates);
  if (!asked.ok) return problemAnswer({ error: asked.error.code, details: describeError(asked.error) });
  const [first] = asked.value.answers;
  if (first && !first.conversion.ok) {
    const { error } = first.conversion;
    return problemAnswer({ error: error.code, details: describeError(error) });
  }
  return jsonAnswer(describeAnswer(asked.value, rates));
}

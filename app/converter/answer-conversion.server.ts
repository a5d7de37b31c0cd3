import type * as z from "zod";
import {
  type ConversionError,
  describeConversionSource,
  describeError,
  type ExchangeRates,
  exactTextOf,
  prepareConversion,
} from "~/conversion";
import { admission, type Visitor } from "~/http/admission.server";
import { type HttpAnswer, jsonAnswer, problemAnswer } from "~/http/answer.server";
import { conversionRequestSchema } from "~/http/conversion-request.server";
import type { Problem } from "~/http/problem";
import { metrics } from "~/metrics/metrics.server";
import { MOST_DIGITS, shortenDecimal } from "~/numerals/shorten-decimal";
import { answerBatch, type Converted } from "./answer-batch.server";
import { INVALID_NUMBER } from "./read-input";

const toProblem = (error: ConversionError): Problem => ({ error: error.code, details: describeError(error) });

const isMissing = (given: unknown) => given === undefined || given === "";

const notAnId = (error: "unknown_category" | "unknown_unit", field: string) => (given: unknown) => ({
  error,
  details: `The field '${field}' is ${isMissing(given) ? "missing" : "not a string"}. Set it to an id from GET /api/units.`,
});

const notBoolean = (field: string) => () => ({
  error: "invalid_request" as const,
  details: `The field '${field}' must be true or false.`,
});

/** The sentence comes from the specification; the converter shows it unchanged. */
const INVALID_VALUE: Problem = { error: "invalid_value", details: INVALID_NUMBER };

/** The error for each field that fails validation, in the order in which the sender should fix them. */
const problems: Readonly<Record<string, (given: unknown) => Problem>> = {
  value: () => INVALID_VALUE,
  category: notAnId("unknown_category", "category"),
  fromUnit: notAnId("unknown_unit", "fromUnit"),
  toUnit: notAnId("unknown_unit", "toUnit"),
  exact: notBoolean("exact"),
  source: notBoolean("source"),
};

/** Shortening a number does not change the nearest double, but it would change the exact result. */
const TOO_LONG_FOR_EXACT: Problem = {
  error: "invalid_value",
  details: `Exact results are limited to numbers of at most ${MOST_DIGITS} digits.`,
};

function problemOf(body: unknown, { issues }: z.core.$ZodError): Problem {
  const refused = new Set(issues.map(({ path }) => path[0]));
  const [field, problem] = Object.entries(problems).find(([name]) => refused.has(name)) ?? [];
  return field && problem ? problem((body as Record<string, unknown>)[field]) : INVALID_VALUE;
}

function convertOne(body: unknown, rates: ExchangeRates): Converted | Problem {
  const read = conversionRequestSchema.safeParse(body);
  if (!read.success) return problemOf(body, read.error);
  const value = shortenDecimal(read.data.value);
  if (read.data.exact && value !== read.data.value) return TOO_LONG_FOR_EXACT;
  const { category, fromUnit, toUnit } = read.data;
  const prepared = prepareConversion(category, fromUnit, toUnit, rates);
  if (!prepared.ok) return toProblem(prepared.error);
  const converted = prepared.value.convert(value);
  if (!converted.ok) return toProblem(converted.error);
  metrics()?.conversions.inc({ category });
  const { from, to } = prepared.value;
  const conversion = converted.value;
  // `exact` is computed only on request, because it takes longer than the conversion.
  const exact = read.data.exact ? exactTextOf(conversion) : null;
  if (exact && !exact.ok) return toProblem(exact.error);
  return {
    result: conversion.result,
    ...(exact ? { exact: exact.value } : {}),
    ...(read.data.source
      ? { source: describeConversionSource([from, to], conversion.exactness, rates) }
      : {}),
  };
}

/**
 * Handles `POST /api/convert`, one request or an array, for both the resource route and the request pipeline.
 * @throws RefusedWork for a second batch of a client while its first one runs.
 */
export function answerConversion(
  body: unknown,
  rates: ExchangeRates,
  visitor: Visitor,
): HttpAnswer | Promise<HttpAnswer> {
  if (Array.isArray(body))
    return admission().batch(visitor, () =>
      answerBatch(body, (request) => convertOne(request, rates), visitor.isGone),
    );
  const answer = convertOne(body, rates);
  return "error" in answer ? problemAnswer(answer) : jsonAnswer(answer);
}

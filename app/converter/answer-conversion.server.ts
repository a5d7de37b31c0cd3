import {
  type ConversionError,
  type ConversionRequest,
  convert,
  describeError,
  type ExchangeRates,
} from "~/conversion";
import { type Answer, jsonAnswer, problemAnswer } from "~/http/answer.server";
import { readConversionRequest } from "~/http/conversion-request.server";
import { metrics } from "~/metrics/metrics.server";

const refuse = (error: ConversionError) =>
  problemAnswer({ error: error.code, details: describeError(error) });

/** An id that is not there is nearest to no other id. */
function missingIn({ category, fromUnit, toUnit }: ConversionRequest) {
  const name = category === "" ? "category" : fromUnit === "" ? "fromUnit" : toUnit === "" ? "toUnit" : null;
  if (name === null) return null;
  const error = name === "category" ? "unknown_category" : "unknown_unit";
  return {
    error,
    details: `The field '${name}' is missing: it takes an id, as GET /api/units lists them.`,
  } as const;
}

/** The one handler of `POST /api/convert`, for the resource route and for the request pipeline. */
export function answerConversion(body: unknown, rates: ExchangeRates): Answer {
  const request = readConversionRequest(body);
  if (!request) return refuse({ code: "invalid_value", text: "" });
  const missing = missingIn(request);
  if (missing) return problemAnswer(missing);
  const converted = convert(request, rates);
  if (!converted.ok) return refuse(converted.error);
  metrics()?.conversions.inc({ category: request.category });
  return jsonAnswer({ result: converted.value.result });
}

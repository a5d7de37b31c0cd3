import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ConversionError, type ConversionRequest, convert, describeError } from "~/conversion";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { readConversionRequest } from "~/http/conversion-request.server";
import { answerJson, answerRefusal } from "~/http/guard.server";

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

async function answerConversion(body: unknown): Promise<Response> {
  const request = readConversionRequest(body);
  if (!request) return refuse({ code: "invalid_value", text: "" });
  const missing = missingIn(request);
  if (missing) return problemAnswer(missing);
  const converted = convert(request, await currentRates());
  return converted.ok ? jsonAnswer({ result: converted.value.result }) : refuse(converted.error);
}

export const loader = ({ request }: LoaderFunctionArgs) => answerRefusal(request);
export const action = ({ request }: ActionFunctionArgs) => answerJson(request, answerConversion);

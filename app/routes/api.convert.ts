import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ConversionError, convert, describeError } from "~/conversion";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { readConversionRequest } from "~/http/conversion-request.server";
import { answerJson, answerRefusal } from "~/http/guard.server";

const refuse = (error: ConversionError) =>
  problemAnswer({ error: error.code, details: describeError(error) });

async function answerConversion(body: unknown): Promise<Response> {
  const request = readConversionRequest(body);
  if (!request) return refuse({ code: "invalid_value", text: "" });
  const converted = convert(request, await currentRates());
  return converted.ok ? jsonAnswer({ result: converted.value.result }) : refuse(converted.error);
}

export const loader = ({ request }: LoaderFunctionArgs) => answerRefusal(request);
export const action = ({ request }: ActionFunctionArgs) => answerJson(request, answerConversion);

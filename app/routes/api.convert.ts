import type { ActionFunctionArgs } from "@remix-run/node";
import { answerConversion } from "~/converter/answer-conversion.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { answerJson } from "~/http/guard.server";

export async function action({ request }: ActionFunctionArgs) {
  const rates = await currentRates();
  return answerJson(request, (body, visitor) => answerConversion(body, rates, visitor));
}

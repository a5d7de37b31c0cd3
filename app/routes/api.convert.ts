import type { ActionFunctionArgs } from "@remix-run/node";
import { answerConversion } from "~/converter/answer-conversion.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { answerJson } from "~/http/guard.server";

export const action = ({ request }: ActionFunctionArgs) =>
  answerJson(request, async (body, visitor) => answerConversion(body, await currentRates(), visitor));

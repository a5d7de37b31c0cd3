import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerQuestion } from "~/ask/answer-question.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { answerRead } from "~/http/guard.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const { searchParams } = new URL(request.url);
    return answerQuestion(searchParams.get("q") ?? "", await currentRates(), searchParams.get("region"));
  });

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead, answerRefusal } from "~/http/guard.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const { base, date, source, rates } = await currentRates();
    return jsonAnswer({ base, date, source, currencies: Object.keys(rates).length });
  });

export const action = ({ request }: ActionFunctionArgs) => answerRefusal(request);

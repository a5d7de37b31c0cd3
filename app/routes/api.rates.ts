import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const { base, date, source, rates } = await currentRates();
    return jsonAnswer({ base, date, source, currencies: Object.keys(rates).length });
  });

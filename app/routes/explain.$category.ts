import type { LoaderFunctionArgs } from "@remix-run/node";
import { explain } from "~/conversion";
import { currentRates } from "~/currency/exchange-rates.server";
import { errorAnswer, jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

/** Explains a conversion for the converter page: `/explain/length?from=mi&to=km`. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const query = new URL(request.url).searchParams;
    const explained = explain(
      params.category ?? "",
      query.get("from") ?? "",
      query.get("to") ?? "",
      await currentRates(),
    );
    return explained.ok ? jsonAnswer(explained.value) : errorAnswer(explained.error);
  });

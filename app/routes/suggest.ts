import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestQuestions } from "~/ask/suggest-questions.server";
import { bounded, succeed } from "~/conversion";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

/** Answers with currencies may thus use rates that are up to five minutes old. */
const CACHE = { "cache-control": "public, max-age=300" };

/** Suggestions for the query box: `/suggest?q=5 mi`. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const text = new URL(request.url).searchParams.get("q") ?? "";
    const rates = await currentRates();
    const suggested = bounded(() => succeed(suggestQuestions(text, rates)));
    return jsonAnswer({ suggestions: suggested.ok ? suggested.value : [] }, 200, CACHE);
  });

import type { LoaderFunctionArgs } from "@remix-run/node";
import { findCategory } from "~/conversion";
import { readQuantity } from "~/converter/read-quantity.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { CATALOGUE_CACHE } from "~/http/routes";

/** Parses the text of a converter's number field: `/read/length?q=5 miles`; null if it is not a quantity. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    const category = findCategory(params.category ?? "");
    const text = new URL(request.url).searchParams.get("q") ?? "";
    const quantity = category ? readQuantity(text, category, await currentRates()) : null;
    // A sum of several currencies depends on the rates.
    return jsonAnswer({ quantity }, 200, category?.id === "currency" ? undefined : CATALOGUE_CACHE);
  });

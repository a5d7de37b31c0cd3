import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadImage } from "~/converter/image/load-image.server";
import { currentRates } from "~/currency/exchange-rates.server";

/** The picture that a link to a shared value shows: `/og/length?value=5&from=mi&to=km`. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  loadImage(params.category ?? "", request, await currentRates());

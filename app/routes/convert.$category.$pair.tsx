import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { converterMeta } from "~/converter/converter-meta";
import { directoryGroups } from "~/converter/load-converter.server";
import { packData, unpackData } from "~/converter/pack-data";
import { loadPair } from "~/converter/pair/load-pair.server";
import stylesHref from "~/converter/pair/pair.css";
import { PairDetails } from "~/converter/pair/pair-details";
import { currentRates } from "~/currency/exchange-rates.server";
import { CONVERTER_PAGE } from "~/shell/page-handle";

export { ConverterPage as default } from "~/converter/converter-page";
export { loadOrStay as clientLoader, shouldRevalidate } from "~/converter/load-or-stay";

export const handle = { ...CONVERTER_PAGE, stylesHref, directory: directoryGroups, Details: PairDetails };

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  packData(loadPair(params.category ?? "", params.pair ?? "", new URL(request.url), await currentRates()));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  converterMeta(data && unpackData(data), matches);

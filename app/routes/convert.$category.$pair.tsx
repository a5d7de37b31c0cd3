import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { converterMeta } from "~/converter/converter-meta";
import { ConverterPage } from "~/converter/converter-page";
import { directoryGroups } from "~/converter/directory-groups.server";
import { packData, unpackData } from "~/converter/pack-data";
import { loadPair } from "~/converter/pair/load-pair.server";
import stylesHref from "~/converter/pair/pair.css";
import { PairDetails } from "~/converter/pair/pair-details";
import { currentRates } from "~/currency/exchange-rates.server";
import { CONVERTER_PAGE } from "~/shell/page-handle";

export const handle = { ...CONVERTER_PAGE, stylesHref };

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  packData(loadPair(params.category ?? "", params.pair ?? "", new URL(request.url), await currentRates()));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  converterMeta(data && unpackData(data), matches);

export default function Page() {
  const data = unpackData(useLoaderData<typeof loader>());
  return <ConverterPage data={data} directory={directoryGroups} Details={PairDetails} />;
}

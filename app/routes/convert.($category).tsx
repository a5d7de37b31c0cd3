import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { converterMeta } from "~/converter/converter-meta";
import { ConverterPage } from "~/converter/converter-page";
import { directoryGroups } from "~/converter/directory-groups.server";
import { loadConverter } from "~/converter/load-converter.server";
import { packData, unpackData } from "~/converter/pack-data";
import { currentRates } from "~/currency/exchange-rates.server";
import { CONVERTER_PAGE } from "~/shell/page-handle";

export const handle = CONVERTER_PAGE;

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  packData(loadConverter(params.category ?? "length", new URL(request.url), await currentRates()));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  converterMeta(data && unpackData(data), matches);

export default function Page() {
  return <ConverterPage data={unpackData(useLoaderData<typeof loader>())} directory={directoryGroups} />;
}

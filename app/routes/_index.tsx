import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { converterMeta } from "~/converter/converter-meta";
import { ConverterPage } from "~/converter/converter-page";
import { loadConverter } from "~/converter/load-converter.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { PAGE_WITH_QUERY_BOX } from "~/shell/page-handle";

export const handle = PAGE_WITH_QUERY_BOX;

export const loader = async ({ request }: LoaderFunctionArgs) =>
  loadConverter("length", new URL(request.url), await currentRates());

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => converterMeta(data, matches);

export default function Page() {
  return <ConverterPage data={useLoaderData<typeof loader>()} />;
}

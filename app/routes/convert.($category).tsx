import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { converterMeta } from "~/converter/converter-meta";
import { ConverterPage } from "~/converter/converter-page";
import { loadConverter } from "~/converter/load-converter.server";
import { currentRates } from "~/currency/exchange-rates.server";

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  loadConverter(params.category ?? "length", new URL(request.url), await currentRates());

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => converterMeta(data, matches);

export default function Page() {
  return <ConverterPage data={useLoaderData<typeof loader>()} />;
}

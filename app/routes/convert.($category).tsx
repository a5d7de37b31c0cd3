import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { converterMeta } from "~/converter/converter-meta";
import { directoryGroups, loadConverter } from "~/converter/load-converter.server";
import { loadHome } from "~/converter/load-home.server";
import { packData, unpackData } from "~/converter/pack-data";
import { currentRates } from "~/currency/exchange-rates.server";
import { settings } from "~/env.server";
import { CONVERTER_PAGE } from "~/shell/page-handle";

export { ConverterPage as default } from "~/converter/converter-page";
export { loadOrStay as clientLoader, shouldRevalidate } from "~/converter/load-or-stay";

export const handle = { ...CONVERTER_PAGE, directory: directoryGroups };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const rates = await currentRates();
  return packData(
    address.pathname === "/"
      ? loadHome(address, rates, settings())
      : loadConverter(params.category ?? "length", address, rates),
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  converterMeta(data && unpackData(data), matches);

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTable } from "~/converter/pair/conversion-table.server";
import { currentRates } from "~/currency/exchange-rates.server";

/** A conversion table for two units as CSV: `/table/length?from=mi&to=km`. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  loadTable(params.category ?? "", new URL(request.url).searchParams, await currentRates());

import { type ExchangeRates, findCategory } from "~/conversion";
import { conversionTable, tableAsCsv } from "./conversion-table.server";

const unknown = () =>
  Response.json(
    { error: "unknown_unit", details: "Specify a category and the ids of two of its units." },
    { status: 404 },
  );

/** The table of two units as JSON, or as a CSV file to download. */
export function loadTable(categoryId: string, query: URLSearchParams, rates: ExchangeRates): Response {
  const category = findCategory(categoryId);
  const [from, to] = ["from", "to"].map((name) => category?.units.find(({ id }) => id === query.get(name)));
  if (!category || !from || !to) return unknown();
  const table = conversionTable({ category, from, to }, rates);
  if (query.get("format") !== "csv") return Response.json(table);
  return new Response(tableAsCsv(table), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${from.id}-to-${to.id}.csv"`,
    },
  });
}

import { type Category, convert, type ExchangeRates, type Unit } from "~/conversion";
import { formatAlone } from "~/numerals/format";
import { toSignificantText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import type { ConversionTable, TableRow } from "./pair-data";
import { type UnitPair, unitPair } from "./unit-pair.server";

const VALUES = ["1", "2", "5", "10", "20", "50", "100", "200", "500", "1000"];

/** Units with other numbers: temperatures of water, the body and ovens; fractions of an inch. */
const VALUES_OF: Readonly<Record<string, string>> = {
  celsius: "-40 -20 0 10 20 30 37 40 100 150 180 200 220 250",
  fahrenheit: "-40 0 32 50 68 86 98.6 100 212 300 325 350 375 400 425 450",
  kelvin: "0 100 200 273.15 300 310.15 373.15 500 1000",
  rankine: "0 100 200 491.67 500 671.67 1000",
  in: "1/16 1/8 3/16 1/4 5/16 3/8 1/2 5/8 3/4 7/8 1 2 5 10 12",
};
const METRIC = new Set(["mm", "cm"]);

/** Round numbers of one unit in the other, in both directions. Values without a result are left out. */
export function conversionTable({ category, from, to }: UnitPair, rates: ExchangeRates): ConversionTable {
  const rows = (source: Unit, target: Unit): readonly TableRow[] =>
    valuesFor({ category, from: source, to: target }, rates).flatMap((value) => {
      const number = readNumber(value);
      if (!number.ok) return [];
      const decimal = toSignificantText(number.value, DIGITS);
      const request = { category: category.id, fromUnit: source.id, toUnit: target.id, value: decimal };
      const converted = convert(request, rates);
      if (!converted.ok) return [];
      const { result } = converted.value;
      return [{ value, result, text: formatAlone(result, category.displayStyle(target)) }];
    });
  const nameOf = (unit: Unit) =>
    category.displayStyle(unit).kind === "currency" ? unit.id : unit.symbol || unit.name;
  return { from: nameOf(from), to: nameOf(to), forward: rows(from, to), backward: rows(to, from) };
}

const DIGITS = 17;

function valuesFor({ category, from, to }: UnitPair, rates: ExchangeRates): readonly string[] {
  if (category.id === "currency") return moneyValues(category, from, rates);
  const isSpecial = category.id === "temperature" || (from.id === "in" && METRIC.has(to.id));
  return (isSpecial && VALUES_OF[from.id]?.split(" ")) || VALUES;
}

/** Round amounts of a currency, with zeros added until they are near a dollar: 100 yen, 10,000 rupiah. */
function moneyValues(category: Category, from: Unit, rates: ExchangeRates): readonly string[] {
  const request = { category: category.id, fromUnit: from.id, toUnit: "USD", value: "1" };
  const inDollars = convert(request, rates);
  if (!inDollars.ok || inDollars.value.result >= 1) return VALUES;
  const zeros = Math.floor(-Math.log10(inDollars.value.result));
  return VALUES.map((value) => value + "0".repeat(zeros));
}

/** The table as CSV (RFC 4180), with full values. */
export function tableAsCsv({ from, to, forward, backward }: ConversionTable): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const block = (source: string, target: string, rows: readonly TableRow[]) => [
    `${cell(source)},${cell(target)}`,
    ...rows.map(({ value, result }) => `${value},${result}`),
  ];
  return `${[...block(from, to, forward), "", ...block(to, from, backward)].join("\r\n")}\r\n`;
}

/** The table of two units as a CSV file to download. */
export function loadTable(categoryId: string, query: URLSearchParams, rates: ExchangeRates): Response {
  const pair = unitPair(categoryId, { from: query.get("from") ?? "", to: query.get("to") ?? "" });
  if (!pair) {
    const details = "Specify a category and the ids of two of its units.";
    return Response.json({ error: "unknown_unit", details }, { status: 404 });
  }
  return new Response(tableAsCsv(conversionTable(pair, rates)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${pair.from.id}-to-${pair.to.id}.csv"`,
    },
  });
}

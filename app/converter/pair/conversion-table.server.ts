import { type Category, convert, type ExchangeRates, type Unit } from "~/conversion";
import { formatAlone } from "~/numerals/format";
import type { ConversionTable, TableRow } from "./pair-data";

const VALUES = ["1", "2", "5", "10", "20", "50", "100", "200", "500", "1000"];
/** Temperatures include values at and below zero. */
const TEMPERATURES = ["-40", "-20", "-10", "0", "10", "20", "30", "37", "100", "200"];

type TableOf = { readonly category: Category; readonly from: Unit; readonly to: Unit };

/** Round numbers of one unit in the other, in both directions. Values without a result are left out. */
export function conversionTable({ category, from, to }: TableOf, rates: ExchangeRates): ConversionTable {
  const values = category.id === "temperature" ? TEMPERATURES : VALUES;
  const rows = (source: Unit, target: Unit): readonly TableRow[] =>
    values.flatMap((value) => {
      const request = { category: category.id, fromUnit: source.id, toUnit: target.id, value };
      const converted = convert(request, rates);
      if (!converted.ok) return [];
      const { result } = converted.value;
      return [
        {
          value,
          result,
          text: formatAlone(result, category.displayStyle(target)),
        },
      ];
    });
  const nameOf = (unit: Unit) =>
    category.displayStyle(unit).kind === "currency" ? unit.id : unit.symbol || unit.name;
  return {
    from: nameOf(from),
    to: nameOf(to),
    forward: rows(from, to),
    backward: rows(to, from),
  };
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

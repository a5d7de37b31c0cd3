import type { Inquiry } from "../converter-data";

/** The query of a page's address, "" for an untouched page: `?value=5&from=mi&to=km`, `more=1` for the whole list. */
export function toQuery({ value, fromUnit, toUnit, isExpanded }: Inquiry): string {
  const entries = [
    ["value", value],
    ["from", fromUnit],
    ["to", toUnit],
    ["more", isExpanded ? "1" : ""],
  ].filter(([, text]) => text !== "");
  return entries.length > 0 ? `?${new URLSearchParams(entries as [string, string][])}` : "";
}

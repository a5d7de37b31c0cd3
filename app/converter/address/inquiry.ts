import type { Inquiry } from "../converter-data";

type ListOptions = {
  /** The visitor has made the list shorter although a chosen unit stands beyond its first rows. */
  isClosed?: boolean;
};

/** The query of a page's address, "" for an untouched page: `?value=5&from=mi&to=km`, `more=1` for the whole list. */
export function toQuery(inquiry: Inquiry, { isClosed = false }: ListOptions = {}): string {
  const { value, fromUnit, toUnit, isExpanded } = inquiry;
  const entries = [
    ["value", value],
    ["from", fromUnit],
    ["to", toUnit],
    ["more", isExpanded ? "1" : isClosed ? "0" : ""],
  ].filter(([, text]) => text !== "");
  return entries.length > 0 ? `?${new URLSearchParams(entries as [string, string][])}` : "";
}

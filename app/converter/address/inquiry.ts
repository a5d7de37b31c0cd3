import { converterQuery } from "~/links/addresses";
import type { Inquiry } from "../converter-data";

type ListOptions = {
  /** The visitor collapsed the list although it then hides a chosen unit. */
  isClosed?: boolean;
};

/** The query of a page's address, "" for an untouched page: `?value=5&from=mi&to=km`, `more=1` for the whole list. */
export function toQuery(inquiry: Inquiry, { isClosed = false }: ListOptions = {}): string {
  const { value, fromUnit: from, toUnit: to, isExpanded } = inquiry;
  return converterQuery({ value, from, to, more: isExpanded ? "1" : isClosed ? "0" : "" });
}

import { converterAddress, converterQuery } from "~/links/addresses";
import { type Inquiry, isBeyondFirst } from "../converter-data";
import { type ConverterState, valueInAddress } from "../converter-state";

/** The path and query of what the page shows. A pair page keeps its address while its own units are chosen. */
export function addressOf(state: ConverterState): string {
  const { data, fromUnit, toUnit, isExpanded } = state;
  const { pair, category, units } = data;
  const value = valueInAddress(state);
  if (pair?.fromUnit === fromUnit && pair.toUnit === toUnit)
    return `${pair.path}${converterQuery({ value })}`;
  return `${converterAddress(category.id)}${toQuery({ value, fromUnit, toUnit, isExpanded }, units)}`;
}

/**
 * The query of a page's address, "" for an untouched page: `?value=5&from=mi&to=km`, with `more=1` for the whole list, or
 * `more=0` if the list is collapsed although it hides a chosen unit.
 */
export function toQuery(
  { value, fromUnit: from, toUnit: to, isExpanded }: Inquiry,
  units: readonly { readonly id: string }[],
): string {
  const isClosed = !isExpanded && [from, to].some((id) => isBeyondFirst(units, id));
  return converterQuery({ value, from, to, more: isExpanded ? "1" : isClosed ? "0" : "" });
}

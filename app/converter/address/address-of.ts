import { converterAddress, converterQuery } from "~/links/addresses";
import { type Inquiry, isBeyondFirst } from "../converter-data";
import type { ConverterState } from "../converter-state";
import { toQuery } from "./inquiry";

/** The path and query of what the page shows. A pair page keeps its address while its units are chosen. */
export function addressOf(state: ConverterState): string {
  const { data, value, fromUnit, toUnit } = state;
  const { pair, category } = data;
  if (pair?.fromUnit === fromUnit && pair.toUnit === toUnit)
    return `${pair.path}${converterQuery({ value })}`;
  return `${converterAddress(category.id)}${queryOf(state)}`;
}

/** The query of a converter's address; `more=0` if the list is collapsed although it hides a chosen unit. */
export function queryOf(state: ConverterState): string {
  const { value, fromUnit, toUnit, isExpanded, data } = state;
  const isHidden = (unit: string) => isBeyondFirst(data.units, unit);
  const inquiry: Inquiry = { value, fromUnit, toUnit, isExpanded };
  return toQuery(inquiry, { isClosed: !isExpanded && (isHidden(fromUnit) || isHidden(toUnit)) });
}

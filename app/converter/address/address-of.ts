import { converterAddress, converterQuery } from "~/links/addresses";
import { type Inquiry, isBeyondFirst } from "../converter-data";
import type { ConverterState } from "../converter-state";

/** The path and query of what the page shows. A pair page keeps its address while its units are chosen. */
export function addressOf(state: ConverterState): string {
  const { data, fromUnit, toUnit } = state;
  const { pair, category } = data;
  if (pair?.fromUnit === fromUnit && pair.toUnit === toUnit)
    return `${pair.path}${converterQuery({ value: settledValue(state) })}`;
  return `${converterAddress(category.id)}${queryOf(state)}`;
}

/** Without a number that is asked about: in an address it would be read. */
const settledValue = ({ reading, value }: ConverterState): string => ("either" in reading ? "" : value);

/** The query of a converter's address; `more=0` if the list is collapsed although it hides a chosen unit. */
export function queryOf(state: ConverterState): string {
  const { fromUnit, toUnit, isExpanded, data } = state;
  const isHidden = (unit: string) => isBeyondFirst(data.units, unit);
  const inquiry: Inquiry = { value: settledValue(state), fromUnit, toUnit, isExpanded };
  return toQuery(inquiry, { isClosed: !isExpanded && (isHidden(fromUnit) || isHidden(toUnit)) });
}

type ListOptions = {
  /** The visitor collapsed the list although it then hides a chosen unit. */
  isClosed?: boolean;
};

/** The query of a page's address, "" for an untouched page: `?value=5&from=mi&to=km`, `more=1` for the whole list. */
export function toQuery(inquiry: Inquiry, { isClosed = false }: ListOptions = {}): string {
  const { value, fromUnit: from, toUnit: to, isExpanded } = inquiry;
  return converterQuery({ value, from, to, more: isExpanded ? "1" : isClosed ? "0" : "" });
}

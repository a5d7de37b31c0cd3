import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { converterQuery, pairPath } from "~/links/addresses";
import { addressOf } from "../address/address-of";
import { unitInWords } from "../answer/answer-line";
import { findListed } from "../converter-data";
import { type ConverterState, valueInAddress } from "../converter-state";

/** Whether the card has the page's pair; true for a page without a pair. */
export const isOnItsPair = ({ data: { pair }, fromUnit, toUnit }: ConverterState): boolean =>
  !pair || (pair.fromUnit === fromUnit && pair.toUnit === toUnit);

/** The address of the card's pair if the page has a different pair; otherwise "". */
export function nextPairAddress(state: ConverterState): string {
  const { data, fromUnit, toUnit } = state;
  if (isOnItsPair(state) || fromUnit === "" || toUnit === "" || fromUnit === toUnit) return "";
  return `${pairPath(data.category.id, { from: fromUnit, to: toUnit })}${converterQuery({ value: valueInAddress(state) })}`;
}

/** The page's heading; while the page of the card's pair loads, already the heading of that pair. */
export function headingOf(state: ConverterState): string {
  const { units, name, category } = state.data;
  if (isOnItsPair(state)) return name;
  const [from, to] = [findListed(units, state.fromUnit), findListed(units, state.toUnit)];
  if (!from || !to) return `${category.name} converter`;
  const text = `${unitInWords(from, "")} to ${unitInWords(to, "")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Opens the page of the card's pair if it differs from the page's pair, so that Back returns to the previous pair. If the
 * card returns to the page's pair before the new page has loaded, the navigation is replaced by one to the current page.
 */
export function useFollowPair(state: ConverterState): void {
  const navigate = useNavigate();
  const { fromUnit, toUnit, data, attempt } = state;
  const coming = useRef({ data, address: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair or attempt, not for each key in the number field
  useEffect(() => {
    const isComing = coming.current.data === data && coming.current.address !== "";
    const address = nextPairAddress(state);
    coming.current = { data, address };
    if (address) navigate(address, { preventScrollReset: true });
    else if (isComing && isOnItsPair(state))
      navigate(addressOf(state), { preventScrollReset: true, replace: true });
  }, [fromUnit, toUnit, data, attempt]);
}

import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { converterQuery, pairPath } from "~/links/addresses";
import { addressOf } from "../address/address-of";
import { unitInWords } from "../answer/answer-line";
import { findListed } from "../converter-data";
import type { ConverterState } from "../converter-state";

/** Whether the page's pair is that of the card; true for a page without a pair. */
export const isOnItsPair = ({ data: { pair }, fromUnit, toUnit }: ConverterState): boolean =>
  !pair || (pair.fromUnit === fromUnit && pair.toUnit === toUnit);

/** The address of the card's pair if the page is that of another one; otherwise "". */
export function nextPairAddress(state: ConverterState): string {
  const { data, value, fromUnit, toUnit } = state;
  if (isOnItsPair(state) || fromUnit === "" || toUnit === "" || fromUnit === toUnit) return "";
  return `${pairPath(data.category.id, { from: fromUnit, to: toUnit })}${converterQuery({ value })}`;
}

/** The page's heading; that of the card's pair already while its page is on its way. */
export function headingOf(state: ConverterState): string {
  const { units, name, category } = state.data;
  if (isOnItsPair(state)) return name;
  const [from, to] = [findListed(units, state.fromUnit), findListed(units, state.toUnit)];
  if (!from || !to) return `${category.name} converter`;
  const text = `${unitInWords(from, "")} to ${unitInWords(to, "")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Opens the page of the card's pair once a swap or another unit has left the page's own, so that Back returns to it. If the
 * card returns to the page's pair before that page has come, the page is asked for instead.
 */
export function useFollowPair(state: ConverterState): void {
  const navigate = useNavigate();
  const { fromUnit, toUnit, data } = state;
  // Its change is noticed with the conversion that is then asked again.
  const isOnline = globalThis.navigator?.onLine;
  const coming = useRef({ data, address: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair, not for each key in the number field
  useEffect(() => {
    const isComing = coming.current.data === data && coming.current.address !== "";
    const address = nextPairAddress(state);
    coming.current = { data, address };
    // Offline, the page would be replaced by an error; it is opened once the connection is back.
    if (!isOnline) return;
    if (address) navigate(address, { preventScrollReset: true });
    else if (isComing && isOnItsPair(state))
      navigate(addressOf(state), { preventScrollReset: true, replace: true });
  }, [fromUnit, toUnit, data, isOnline]);
}

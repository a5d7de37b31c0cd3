import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { ConverterState } from "../converter-state";
import { nextPairAddress } from "./follow-pair";

/** Opens the page of the card's pair once a swap or another unit has left the page's own, so that Back returns to it. */
export function useFollowPair(state: ConverterState): void {
  const navigate = useNavigate();
  const { fromUnit, toUnit, data } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair, not for each key in the number field
  useEffect(() => {
    const address = nextPairAddress(state);
    // Offline, the page would be replaced by an error.
    if (address && window.navigator.onLine) navigate(address, { preventScrollReset: true });
  }, [fromUnit, toUnit, data]);
}

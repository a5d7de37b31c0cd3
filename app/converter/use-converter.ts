import { useNavigation } from "@remix-run/react";
import { useEffect, useReducer, useSyncExternalStore } from "react";
import { useAddress } from "./address/use-address";
import type { ConverterData } from "./converter-data";
import { converterReducer, startConverter } from "./converter-state";
import { useConversion } from "./live-results/use-conversion";

/** The converter's state, its conversions and its address. It outlives a change of category, like the field being typed in. */
export function useConverter(data: ConverterData) {
  const [state, dispatch] = useReducer(converterReducer, data, startConverter);
  // During rendering, so that no frame shows one page's units with another page's results.
  if (state.data !== data) dispatch({ type: "pageLoaded", data });
  const isLeaving = useNavigation().state === "loading";
  useEffect(() => {
    if (isLeaving) dispatch({ type: "navigationStarted" });
  }, [isLeaving]);
  useConversion(state, dispatch);
  useAddress(state);
  return { state, dispatch };
}

const NEVER_CHANGES = () => () => {};

/** True wherever scripts run; false in the server's HTML and until React has taken it over. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );

import { useNavigation } from "@remix-run/react";
import { useEffect, useReducer, useSyncExternalStore } from "react";
import { useAddress } from "./address/use-address";
import type { ConverterData } from "./converter-data";
import { converterReducer, startConverter } from "./converter-state";
import { useConversion } from "./live-results/use-conversion";

/** The converter's state, conversions and address. They survive a change of category, and so does the focused field. */
export function useConverter(data: ConverterData) {
  const [state, dispatch] = useReducer(converterReducer, data, startConverter);
  // Dispatched while rendering, so that no frame mixes one page's units with another's results.
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

/** True once React has hydrated the page; false in the server's HTML. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );

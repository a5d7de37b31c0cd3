import { startTransition, useEffect, useReducer, useState } from "react";
import { useNumberFormat } from "~/ui/use-number-format";
import { useAddress } from "./address/use-address";
import type { ConverterData } from "./converter-data";
import { converterReducer, startConverter } from "./converter-state";
import { useConversion } from "./live-results/use-conversion";

/** The converter's state, conversions and address. They survive a change of category, and so does the focused field. */
export function useConverter(data: ConverterData) {
  const [state, dispatch] = useReducer(converterReducer, data, startConverter);
  // Dispatched while rendering, so that no frame mixes one page's units with another's results.
  if (state.data !== data) dispatch({ type: "pageLoaded", data });
  useEffect(() => {
    // At the press itself: a slow phone draws what follows it only after the next keys.
    const note = () => dispatch({ type: "pressed" });
    for (const press of PRESSES) window.addEventListener(press, note, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, note, true);
    };
  }, []);
  const hasDecimalComma = useNumberFormat().separators === "comma";
  useEffect(() => dispatch({ type: "formatRead", hasDecimalComma }), [hasDecimalComma]);
  useConversion(state, dispatch);
  useAddress(state);
  return { state, dispatch };
}

const PRESSES = ["click", "popstate"];

let hasHydrated = false;

/**
 * True once React has hydrated the page; false in the server's HTML. A transition, because the page must respond while its
 * controls are replaced by React's own.
 */
export function useIsScripted(): boolean {
  const [isScripted, setIsScripted] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setIsScripted(true));
  }, []);
  return isScripted;
}

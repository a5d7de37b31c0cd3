import { startTransition, useEffect, useReducer, useState } from "react";
import { useNumberFormat } from "~/ui/use-number-format";
import { useAddress } from "./address/use-address";
import type { ConverterData } from "./converter-data";
import { converterReducer, startConverter } from "./converter-state";
import { useConversion } from "./live-results/use-conversion";

/** The converter's state, conversions and address. They and the focused field are kept across categories. */
export function useConverter(data: ConverterData) {
  const [state, dispatch] = useReducer(converterReducer, data, startConverter);
  // Dispatched while rendering, so that no frame mixes one page's units with another's results.
  if (state.data !== data) dispatch({ type: "pageLoaded", data });
  useEffect(() => {
    // Noted at the press, because a slow phone may render the next page only after more keys.
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

/** True once React has hydrated the page. A transition, so that the page responds while React replaces its controls. */
export function useIsScripted(): boolean {
  const [isScripted, setIsScripted] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setIsScripted(true));
  }, []);
  return isScripted;
}

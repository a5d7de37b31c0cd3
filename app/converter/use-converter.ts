import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useAddress } from "./address/use-address";
import type { ConverterData } from "./converter-data";
import { createConverterReducer, startConverter } from "./converter-state";
import { useConversion } from "./live-results/use-conversion";

/** The converter's state, its conversions and its address, for one category. */
export function useConverter({ category, units, inquiry, results, problem }: ConverterData) {
  const context = useMemo(() => ({ categoryId: category.id, units }), [category.id, units]);
  const reducer = useMemo(() => createConverterReducer(context), [context]);
  const [state, dispatch] = useReducer(reducer, null, () =>
    startConverter(inquiry, new Map(results), problem),
  );
  useConversion(context, state, dispatch);
  useAddress(category.name, state, units);
  return { state, dispatch };
}

/** True once scripts run. What the visitor entered before that is handed over first. */
export function useIsScripted(onTakeOver: () => void): boolean {
  const [isScripted, setScripted] = useState(false);
  const takeOver = useRef(onTakeOver);
  useEffect(() => {
    takeOver.current();
    setScripted(true);
  }, []);
  return isScripted;
}

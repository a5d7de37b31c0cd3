import { useEffect, useRef } from "react";
import { answerLine } from "../answer-line";
import type { ListedUnit } from "../converter-data";
import type { ConverterState } from "../converter-state";
import { converterTitle } from "../converter-title";
import { toQuery } from "./inquiry";

const ADDRESS_DELAY_MS = 250;

/** Address and title follow what the visitor does, without navigation; browsers refuse more than a few changes a second. */
export function useAddress(categoryName: string, state: ConverterState, units: readonly ListedUnit[]): void {
  const { value, fromUnit, toUnit, isExpanded } = state;
  const query = toQuery({ value, fromUnit, toUnit, isExpanded });
  const served = useRef<string | null>(query);
  const title = converterTitle(
    categoryName,
    answerLine({ value, fromUnit, toUnit, result: state.results.get(toUnit) }, units),
  );

  useEffect(() => {
    if (served.current === query) return;
    served.current = null;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, "", `${window.location.pathname}${query}`);
      document.title = title;
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, title]);
}

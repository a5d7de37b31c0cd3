import { useEffect, useState } from "react";
import { converterAddress } from "~/shell/converter-address";
import { answerLine } from "../answer/answer-line";
import { answeredBy, type ConverterState } from "../converter-state";

/** Long enough that intermediate conversions, while the visitor types, are not saved. */
const KEPT_AFTER_MS = 1500;

/** Saves conversions that stay on the page. Returns how many were saved, so that an open list can re-read them. */
export function useKeepSettled(state: ConverterState): number {
  const [keptCount, setKeptCount] = useState(0);
  const { data, value, fromUnit, toUnit } = state;
  const text = answerLine(answeredBy(state), data.units);
  const href = converterAddress(data.category.id, { value, from: fromUnit, to: toUnit });
  useEffect(() => {
    if (!text) return;
    let isCurrent = true;
    const keep = async () => {
      const { browserStorage, keepRecent } = await import("./recent-store");
      if (!isCurrent) return;
      keepRecent(browserStorage, { href, text });
      setKeptCount((count) => count + 1);
    };
    // If the module cannot be loaded, nothing is saved; the page works without it.
    const timer = setTimeout(() => void keep().catch(() => {}), KEPT_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [href, text]);
  return keptCount;
}

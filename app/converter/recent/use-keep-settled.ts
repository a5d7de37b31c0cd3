import { useEffect, useState } from "react";
import { converterAddress } from "~/shell/converter-address";
import { answerLine } from "../answer-line";
import { answeredBy, type ConverterState } from "../converter-state";

/** A conversion counts once it has been looked at; the ones on the way to it do not. */
const KEPT_AFTER_MS = 1500;

/** Remembers the conversions that were left standing; counts them, so that an open list knows to read them again. */
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
    // What cannot be loaded remembers nothing, and the page works all the same.
    const timer = setTimeout(() => void keep().catch(() => {}), KEPT_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [href, text]);
  return keptCount;
}

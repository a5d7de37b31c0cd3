import { useEffect, useState } from "react";
import { answerLine } from "../answer-line";
import type { ListedUnit } from "../converter-data";
import type { ConverterState } from "../converter-state";

const SETTLED_AFTER_MS = 800;

type SettledSummaryProps = { state: ConverterState; units: readonly ListedUnit[] };

/** One polite sentence for screen readers once a burst of results has come to rest. */
export function SettledSummary({ state, units }: SettledSummaryProps) {
  const [said, setSaid] = useState("");
  const { value, fromUnit, toUnit, results } = state;
  useEffect(() => {
    const timer = setTimeout(() => {
      const answer = answerLine({ value, fromUnit, toUnit, result: results.get(toUnit) }, units);
      setSaid(answer ?? (results.size > 0 ? `Converted into ${results.size} units` : ""));
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, fromUnit, toUnit, results, units]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { toQuery } from "../address/inquiry";
import { answerLine } from "../answer-line";
import type { ListedUnit } from "../converter-data";
import type { ConverterState } from "../converter-state";
import { clearRecent, keepRecent, type RecentConversion, readRecent } from "./recent-store";

const browserStorage = () => window.localStorage;
/** A conversion counts once it has been looked at; the ones on the way to it do not. */
const KEPT_AFTER_MS = 1500;

type RecentConversionsProps = { categoryId: string; state: ConverterState; units: readonly ListedUnit[] };

export function RecentConversions({ categoryId, state, units }: RecentConversionsProps) {
  const [recent, setRecent] = useState<readonly RecentConversion[]>([]);
  useKeepSettled(categoryId, state, units, setRecent);
  return (
    <details
      className="disclosure"
      onToggle={(event) => event.currentTarget.open && setRecent(readRecent(browserStorage))}
    >
      <summary>Recent conversions</summary>
      {recent.length === 0 ? (
        <p>None yet. They stay in this browser and are sent nowhere.</p>
      ) : (
        <>
          <ul className="recent">
            {recent.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <p>
            Kept in this browser only.
            <Button
              look="plain"
              onClick={() => {
                clearRecent(browserStorage);
                setRecent([]);
              }}
            >
              Clear
            </Button>
          </p>
        </>
      )}
    </details>
  );
}

function useKeepSettled(
  categoryId: string,
  { value, fromUnit, toUnit, results }: ConverterState,
  units: readonly ListedUnit[],
  onKept: (recent: readonly RecentConversion[]) => void,
) {
  const text = answerLine({ value, fromUnit, toUnit, result: results.get(toUnit) }, units);
  const href = `/convert/${categoryId}${toQuery({ value, fromUnit, toUnit, isExpanded: false })}`;
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => onKept(keepRecent(browserStorage, { href, text })), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [href, text, onKept]);
}

import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { toQuery } from "../address/inquiry";
import { answerLine } from "../answer-line";
import { type ConverterState, targetResult } from "../converter-state";
import { clearRecent, keepRecent, type RecentConversion, readRecent, toggleFavourite } from "./recent-store";

const browserStorage = () => window.localStorage;
/** A conversion counts once it has been looked at; the ones on the way to it do not. */
const KEPT_AFTER_MS = 1500;

export function RecentConversions({ state }: { state: ConverterState }) {
  const [recent, setRecent] = useState<readonly RecentConversion[]>([]);
  useKeepSettled(state, setRecent);
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
            {recent.map((entry) => (
              <RecentEntry
                key={entry.href}
                entry={entry}
                onToggle={() => setRecent(toggleFavourite(browserStorage, entry.href))}
              />
            ))}
          </ul>
          <p>
            <span>Kept in this browser only.</span>
            <Button
              look="plain"
              aria-label="Clear recent conversions"
              onClick={() => setRecent(clearRecent(browserStorage))}
            >
              Clear
            </Button>
          </p>
        </>
      )}
    </details>
  );
}

type RecentEntryProps = { entry: RecentConversion; onToggle: () => void };

const RecentEntry = ({ entry: { href, text, isFavourite = false }, onToggle }: RecentEntryProps) => (
  <li>
    <a href={href}>{text}</a>
    <button
      type="button"
      className="recent-star"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${text}`}
      onClick={onToggle}
    >
      <span aria-hidden="true">{isFavourite ? "★" : "☆"}</span>
    </button>
  </li>
);

function useKeepSettled(state: ConverterState, onKept: (recent: readonly RecentConversion[]) => void) {
  const { data, value, fromUnit, toUnit } = state;
  const text = answerLine({ ...state, result: targetResult(state) }, data.units);
  const href = `/convert/${data.category.id}${toQuery({ value, fromUnit, toUnit, isExpanded: false })}`;
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => onKept(keepRecent(browserStorage, { href, text })), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [href, text, onKept]);
}

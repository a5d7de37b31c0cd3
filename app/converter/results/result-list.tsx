import { type KeyboardEvent, type RefObject, type UIEvent, useDeferredValue, useEffect, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { FIRST_UNITS, type ListedUnit } from "../converter-data";
import type { Results } from "../converter-state";
import { ResultRow } from "./result-row";

type ResultListProps = {
  units: readonly ListedUnit[];
  results: Results;
  isPending: boolean;
  target: string;
  isScripted: boolean;
};

export function ResultList({ units, results, isPending, target, ...props }: ResultListProps) {
  // Deferred, so that the page responds while up to 195 rows become buttons.
  const isScripted = useDeferredValue(props.isScripted);
  const list = useRef<HTMLUListElement>(null);
  const stop = units.some(({ id }) => id === target && results.has(id))
    ? target
    : units.find(({ id }) => results.has(id))?.id;
  useTopWhenChosen(list, target);
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
      role="list"
      className={classNames("results", units.length > FIRST_UNITS && "results-long")}
      aria-label="Results"
      aria-busy={isPending}
      // A scrollable list without focusable content must be focusable itself.
      tabIndex={units.length > FIRST_UNITS && !(isScripted && stop) ? 0 : undefined}
      onKeyDown={(event) => list.current && moveAmongRows(event, list.current)}
      onScroll={markEnd}
    >
      {units.map((unit) => (
        <ResultRow
          key={unit.id}
          unit={unit}
          result={results.get(unit.id)}
          isTarget={unit.id === target}
          isTabStop={unit.id === stop}
          isScripted={isScripted}
        />
      ))}
    </ul>
  );
}

/** The list is one Tab stop; arrow keys, Home and End move between its values. */
function moveAmongRows(event: KeyboardEvent, list: HTMLElement) {
  const values = [...list.querySelectorAll("button")];
  const current = values.indexOf(document.activeElement as HTMLButtonElement);
  const goTo = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: values.length - 1 }[event.key];
  if (current < 0 || goTo === undefined) return;
  event.preventDefault();
  values[Math.min(Math.max(goTo, 0), values.length - 1)]?.focus();
}

/** Removes the fade, which hints at more rows, at the end of the list. */
function markEnd({ currentTarget: list }: UIEvent<HTMLElement>) {
  list.toggleAttribute("data-end", list.scrollTop + list.clientHeight >= list.scrollHeight - 1);
}

/** Scrolls the list, never the page, to the chosen units at its top. */
function useTopWhenChosen(list: RefObject<HTMLUListElement>, target: string) {
  useEffect(() => {
    if (target !== "" && list.current) list.current.scrollTop = 0;
  }, [list, target]);
}

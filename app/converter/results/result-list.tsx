import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { FIRST_UNITS, type ListedUnit } from "../converter-data";
import type { Results } from "../converter-state";
import { ResultRow } from "./result-row";

type ResultListProps = {
  units: readonly ListedUnit[];
  results: Results;
  target: string;
  /** While a dropdown is open the list sticks to the bottom of the window. */
  isSticky: boolean;
  isScripted: boolean;
};

export function ResultList({ units, results, target, isSticky, isScripted }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const stop = units.some(({ id }) => id === target && results.has(id))
    ? target
    : units.find(({ id }) => results.has(id))?.id;
  useTargetInView(list, target, units.length);
  return (
    <ul
      ref={list}
      className={classNames("results", isSticky && "results-sticky")}
      aria-label="Results"
      // A list that scrolls and holds no stop of its own must be one.
      tabIndex={units.length > FIRST_UNITS && !(isScripted && stop) ? 0 : undefined}
      onKeyDown={(event) => list.current && moveAmongRows(event, list.current)}
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

/** One stop for the Tab key however long the list is; arrows, Home and End go from value to value. */
function moveAmongRows(event: KeyboardEvent, list: HTMLElement) {
  const values = [...list.querySelectorAll("button")];
  const current = values.indexOf(document.activeElement as HTMLButtonElement);
  const goTo = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: values.length - 1 }[event.key];
  if (current < 0 || goTo === undefined) return;
  event.preventDefault();
  values[Math.min(Math.max(goTo, 0), values.length - 1)]?.focus();
}

/** Scrolls the list, never the page, to the row that was chosen. */
function useTargetInView(list: RefObject<HTMLUListElement>, target: string, rowCount: number) {
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list.current || !row || row.dataset.unit !== target || rowCount === 0) return;
    const above = row.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    const room = list.current.clientHeight - row.offsetHeight;
    if (above < 0 || above > room) list.current.scrollTop += above - room / 2;
  }, [list, target, rowCount]);
}

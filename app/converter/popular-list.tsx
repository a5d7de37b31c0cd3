import type { Dispatch, MouseEvent } from "react";
import type { ConverterEvent, ConverterState } from "./converter-state";
import { pairPath } from "./pair/pair-path";

type PopularListProps = { state: ConverterState; dispatch: Dispatch<ConverterEvent> };

/** Shown on an untouched page. A press fills in both units and focuses the value field. */
export function PopularList({ state, dispatch }: PopularListProps) {
  const { category, popular } = state.data;
  const isUntouched = state.fromUnit === "" && state.toUnit === "";
  if (!isUntouched || popular.length === 0) return null;
  return (
    <nav className="popular" aria-label="Popular conversions">
      <ul>
        {popular.map(({ from, to, name }) => (
          <li key={name}>
            <a
              href={pairPath(category.id, { from, to })}
              onClick={(event) => choosePair(event, () => dispatch({ type: "pairChosen", from, to }))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function choosePair(event: MouseEvent, onChoose: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onChoose();
  document.getElementById("value")?.focus();
}

import type { Dispatch, MouseEvent } from "react";
import { pairPath } from "~/links/addresses";
import type { ConverterEvent, ConverterState } from "./converter-state";
import { RecentChips } from "./recent/recent-chips";

type PopularListProps = { state: ConverterState; dispatch: Dispatch<ConverterEvent> };

/** The popular pairs, until a value is entered. A press fills in both units of the page's category, or opens another page. */
export function PopularList({ state, dispatch }: PopularListProps) {
  const { category, popular } = state.data;
  if (state.value !== "" || popular.length === 0) return null;
  const pairs = (
    <nav className="chips" aria-label="Popular conversions">
      <ul>
        {popular.map((pair) => (
          <li key={pair.name}>
            <a
              href={pairPath(pair.category, pair)}
              onClick={(event) => {
                if (pair.category === category.id)
                  choosePair(event, () => dispatch({ type: "pairChosen", from: pair.from, to: pair.to }));
              }}
            >
              {pair.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  // The home page shows the recent conversions below its box instead.
  return state.data.introduction ? pairs : <RecentChips>{pairs}</RecentChips>;
}

function choosePair(event: MouseEvent, onChoose: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onChoose();
  document.getElementById("value")?.focus();
}

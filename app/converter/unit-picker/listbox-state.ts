import type { ListedUnit } from "../converter-data";
import { findUnits } from "./find-units";

export type ListboxState = {
  readonly isOpen: boolean;
  readonly query: string;
  /** Index among the options on show; -1 while none is active. */
  readonly active: number;
  /** Whether the active option is the visitor's doing: then leaving with Tab takes it. */
  readonly hasMoved: boolean;
};

export type ListboxEvent =
  | { type: "opened"; active: number; query?: string }
  | { type: "closed" }
  | { type: "typed"; query: string }
  | { type: "moved"; to: number };

export const CLOSED_LISTBOX: ListboxState = { isOpen: false, query: "", active: -1, hasMoved: false };

export function listboxReducer(state: ListboxState, event: ListboxEvent): ListboxState {
  switch (event.type) {
    case "opened": {
      // Keys may come faster than the list that they open.
      const query = (state.isOpen ? state.query : "") + (event.query ?? "");
      return { isOpen: true, query, active: query ? 0 : event.active, hasMoved: query !== "" };
    }
    case "closed":
      return CLOSED_LISTBOX;
    case "typed":
      return { ...state, query: event.query, active: 0, hasMoved: event.query.trim() !== "" };
    case "moved":
      return { ...state, active: event.to, hasMoved: true };
  }
}

/** Without a query the list holds the listed units; a query searches all of the category. */
export const optionsOf = (
  listed: readonly ListedUnit[],
  all: readonly ListedUnit[],
  query: string,
): readonly ListedUnit[] => (query.trim() === "" ? listed : findUnits(all, query));

const PAGE_STEP = 5;

/** Where a key moves the active option, or null when the key moves nothing. */
export function moveFor(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case "ArrowDown":
      return within(active + 1);
    case "ArrowUp":
      return active < 0 ? count - 1 : within(active - 1);
    case "PageDown":
      return within(active + PAGE_STEP);
    case "PageUp":
      return within(active - PAGE_STEP);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

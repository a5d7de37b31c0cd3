import type { ListedUnit } from "../converter-data";

export type ListboxState = {
  readonly isOpen: boolean;
  readonly query: string;
  /** Index of the active option; -1 if none is. */
  readonly active: number;
  /** Whether the visitor made an option active; if so, Tab chooses it. */
  readonly hasMoved: boolean;
  /** The options when an arrow key was pressed; later answers do not change them. */
  readonly steered: readonly ListedUnit[] | null;
  /** Enter was pressed before the search answered; its first result will be chosen. */
  readonly isChosenEarly: boolean;
};

export type ListboxEvent =
  | { type: "opened"; active: number; query?: string }
  | { type: "closed" }
  | { type: "typed"; query: string }
  | { type: "moved"; to: number; among: readonly ListedUnit[] }
  | { type: "chosenEarly" };

export const CLOSED_LISTBOX: ListboxState = {
  isOpen: false,
  query: "",
  active: -1,
  hasMoved: false,
  steered: null,
  isChosenEarly: false,
};

export function listboxReducer(state: ListboxState, event: ListboxEvent): ListboxState {
  switch (event.type) {
    case "opened": {
      // Keys may be pressed before the list has loaded.
      const query = (state.isOpen ? state.query : "") + (event.query ?? "");
      return {
        ...CLOSED_LISTBOX,
        isOpen: true,
        query,
        active: query ? 0 : event.active,
        hasMoved: query !== "",
      };
    }
    case "closed":
      return CLOSED_LISTBOX;
    case "typed":
      return {
        ...CLOSED_LISTBOX,
        isOpen: true,
        query: event.query,
        active: 0,
        hasMoved: event.query.trim() !== "",
      };
    case "moved":
      return { ...state, active: event.to, hasMoved: true, steered: event.among, isChosenEarly: false };
    case "chosenEarly":
      return { ...state, isChosenEarly: true };
  }
}

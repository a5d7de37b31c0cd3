import { type KeyboardEvent, useEffect, useRef } from "react";
import type { ListedUnit } from "../converter-data";
import { moveFor } from "./move-for";
import type { UnitSelectProps } from "./unit-select-props";
import { isComposing, type Listbox } from "./use-listbox";
import { useUnitSearch } from "./use-unit-search";

type Choice = Pick<UnitSelectProps, "categoryId" | "units" | "listed">;

/** The options of an open list, the keyboard handling of its search field, and scrolling. */
export function useOptions(box: Listbox, choice: Choice) {
  const { state, dispatch, root, choose, close } = box;
  const search = useRef<HTMLInputElement>(null);
  const { found, isPending } = useUnitSearch(choice, state.query);
  const options = optionsOf(choice.listed, found, state);

  function onSearchKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const move = event.ctrlKey || event.metaKey ? null : moveFor(event.key, state.active, options.length);
    if (move !== null) {
      event.preventDefault();
      dispatch({ type: "moved", to: move, among: options });
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isPending && !state.steered) dispatch({ type: "chosenEarly" });
      else if (options[state.active]) choose(options[state.active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") {
      // Focus moves on at once; the unit is chosen when the search answers.
      if (isPending && !state.steered) dispatch({ type: "chosenEarly" });
      else choose(state.hasMoved ? options[state.active] : undefined);
    }
  }

  useEarlyChoice(state.isChosenEarly && !isPending, () => {
    if (options[0] || !box.hasFocus()) choose(options[0]);
    // Nothing was found: the list stays open for another name.
    else dispatch({ type: "typed", query: state.query });
  });
  useSearchFocus(search, box);
  useListInView(root);
  useActiveInView(root, options[state.active]?.id);

  return { options, isPending, search, onSearchKey };
}

/** Without a query, the listed units; a query searches the whole category. */
const optionsOf = (
  listed: readonly ListedUnit[],
  found: readonly ListedUnit[],
  { query, steered }: Listbox["state"],
): readonly ListedUnit[] => steered ?? (query.trim() === "" ? listed : found);

function useEarlyChoice(isDue: boolean, onDue: () => void) {
  const latest = useRef(onDue);
  latest.current = onDue;
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue]);
}

/**
 * Focuses the search field before the next key, so that none is lost, unless Tab has already moved on. On touch screens,
 * the field is not focused, so that the screen keyboard does not cover the list.
 */
function useSearchFocus(
  search: { current: HTMLInputElement | null },
  { opensByTouch, hasFocus }: Pick<Listbox, "opensByTouch" | "hasFocus">,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list appears
  useEffect(() => {
    if (opensByTouch.current || !search.current || !hasFocus()) return;
    const { length } = search.current.value;
    search.current.focus();
    search.current.setSelectionRange(length, length);
  }, [search, opensByTouch]);
}

/** Scrolls the whole list into view, not only its active option. */
function useListInView(root: { current: HTMLElement | null }) {
  useEffect(() => {
    root.current?.querySelector('[role="listbox"]')?.scrollIntoView({ block: "nearest" });
  }, [root]);
}

function useActiveInView(root: { current: HTMLElement | null }, active: string | undefined) {
  useEffect(() => {
    if (active !== undefined)
      root.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [root, active]);
}

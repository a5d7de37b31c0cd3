import { type KeyboardEvent, useEffect, useReducer, useRef } from "react";
import type { ListedUnit } from "../converter-data";
import { CLOSED_LISTBOX, listboxReducer, moveFor, optionsOf } from "./listbox-state";

type Choice = {
  units: readonly ListedUnit[];
  listed: readonly ListedUnit[];
  selected: string;
  onChoose: (unit: string) => void;
  onToggle: (isOpen: boolean) => void;
};

const OPENING_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** Keys that an input method takes for itself: the Enter that ends a composition chooses no unit. Safari says so by 229 only. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Keyboard, pointer and focus of a unit list: the ARIA Authoring Practices' combobox with a listbox. */
export function useListbox({ units, listed, selected, onChoose, onToggle }: Choice) {
  const [state, dispatch] = useReducer(listboxReducer, CLOSED_LISTBOX);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const opensByTouch = useRef(false);
  const options = optionsOf(listed, units, state.query);

  function open({ query, isByTouch = false }: { query?: string; isByTouch?: boolean } = {}) {
    dispatch({ type: "opened", query, active: listed.findIndex(({ id }) => id === selected) });
    onToggle(true);
    opensByTouch.current = isByTouch;
  }

  function close({ isFocusKept = false } = {}) {
    dispatch({ type: "closed" });
    onToggle(false);
    if (!isFocusKept) trigger.current?.focus();
  }

  function choose(unit: ListedUnit | undefined) {
    if (unit) onChoose(unit.id);
    close();
  }

  function toggle(isByTouch: boolean) {
    if (state.isOpen) close();
    else open({ isByTouch });
  }

  function onTriggerKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "Escape" && state.isOpen) close();
    if (!OPENING_KEYS.has(event.key) && !isTyping(event)) return;
    event.preventDefault();
    open({ query: isTyping(event) ? event.key : undefined });
  }

  function onSearchKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const move = event.ctrlKey || event.metaKey ? null : moveFor(event.key, state.active, options.length);
    if (move !== null) {
      event.preventDefault();
      dispatch({ type: "moved", to: move });
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (options[state.active]) choose(options[state.active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") choose(state.hasMoved ? options[state.active] : undefined);
  }

  useOutsidePress(root, state.isOpen, () => close({ isFocusKept: true }));
  useSearchFocus(search, state.isOpen, opensByTouch);
  useListInView(root, state.isOpen);
  useActiveInView(root, state.isOpen, state.active);

  return { state, options, root, trigger, search, toggle, choose, dispatch, onTriggerKey, onSearchKey };
}

function useOutsidePress(root: { current: HTMLElement | null }, isOpen: boolean, onPress: () => void) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [root, isOpen]);
}

/**
 * Before the next key arrives, so that none is lost. A finger gets the list first; the screen keyboard comes up when
 * the search field is touched.
 */
function useSearchFocus(
  search: { current: HTMLInputElement | null },
  isOpen: boolean,
  opensByTouch: { current: boolean },
) {
  useEffect(() => {
    if (!isOpen || opensByTouch.current || !search.current) return;
    const { length } = search.current.value;
    search.current.focus();
    search.current.setSelectionRange(length, length);
  }, [search, isOpen, opensByTouch]);
}

/** Opened near the lower edge, the whole list comes into view, not only its chosen row. */
function useListInView(root: { current: HTMLElement | null }, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) root.current?.querySelector('[role="listbox"]')?.scrollIntoView({ block: "nearest" });
  }, [root, isOpen]);
}

function useActiveInView(root: { current: HTMLElement | null }, isOpen: boolean, active: number) {
  useEffect(() => {
    if (isOpen && active >= 0)
      root.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [root, isOpen, active]);
}

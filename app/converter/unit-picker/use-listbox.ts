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

/** Keyboard, pointer and focus of a unit list: the ARIA Authoring Practices' combobox with a listbox. */
export function useListbox({ units, listed, selected, onChoose, onToggle }: Choice) {
  const [state, dispatch] = useReducer(listboxReducer, CLOSED_LISTBOX);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const options = optionsOf(listed, units, state.query);

  function open({ query, isByTouch = false }: { query?: string; isByTouch?: boolean } = {}) {
    dispatch({ type: "opened", query, active: listed.findIndex(({ id }) => id === selected) });
    onToggle(true);
    // A finger gets the list first; the screen keyboard comes up when the search field is touched.
    if (!isByTouch) requestAnimationFrame(() => search.current?.focus());
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
    if (event.key === "Escape" && state.isOpen) close();
    if (!OPENING_KEYS.has(event.key) && !isTyping(event)) return;
    event.preventDefault();
    open({ query: isTyping(event) ? event.key : undefined });
  }

  function onSearchKey(event: KeyboardEvent) {
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

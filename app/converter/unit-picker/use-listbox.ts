import { type KeyboardEvent, useEffect, useReducer, useRef } from "react";
import type { ListedUnit } from "../converter-data";
import { CLOSED_LISTBOX, listboxReducer } from "./listbox-state";

type Choice = {
  listed: readonly ListedUnit[];
  selected: string;
  onChoose: (unit: string) => void;
  onToggle: (isOpen: boolean) => void;
};

const OPENING_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/**
 * Whether an input method (IME) handles the key: the Enter that ends a composition must not choose a unit. Safari only
 * reports keyCode 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

export type Listbox = ReturnType<typeof useListbox>;

/** The trigger of a unit list, following the ARIA Authoring Practices' combobox. The list itself is lazy-loaded. */
export function useListbox({ listed, selected, onChoose, onToggle }: Choice) {
  const [state, dispatch] = useReducer(listboxReducer, CLOSED_LISTBOX);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const opensByTouch = useRef(false);

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

  function hasFocus() {
    const { activeElement } = document;
    return activeElement === document.body || root.current?.contains(activeElement) === true;
  }

  function choose(unit: ListedUnit | undefined) {
    if (unit) onChoose(unit.id);
    close({ isFocusKept: !hasFocus() });
  }

  function toggle(isByTouch: boolean) {
    if (state.isOpen) close();
    else open({ isByTouch });
  }

  /** Keys pressed before the list has loaded count too. */
  function onTriggerKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const isSpaceInText = event.key === " " && state.query !== "";
    if (event.key === "Escape" && state.isOpen) close();
    // Focus moves on at once; the unit is chosen when the search answers.
    if (event.key === "Tab" && state.isOpen && state.query !== "") dispatch({ type: "chosenEarly" });
    if (!OPENING_KEYS.has(event.key) && !isTyping(event)) return;
    event.preventDefault();
    if (event.key === "Enter" && state.query !== "") dispatch({ type: "chosenEarly" });
    else open({ query: isTyping(event) || isSpaceInText ? event.key : undefined });
  }

  useOutside(root, state.isOpen, () => {
    if (!state.isChosenEarly) close({ isFocusKept: true });
  });
  return {
    state,
    dispatch,
    root,
    trigger,
    opensByTouch,
    toggle,
    choose,
    close,
    hasFocus,
    onTriggerKey,
  };
}

/** Reports presses and focus outside the open list. */
function useOutside(root: { current: HTMLElement | null }, isOpen: boolean, onOutside: () => void) {
  const latest = useRef(onOutside);
  latest.current = onOutside;
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

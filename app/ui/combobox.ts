export type Option = {
  readonly text: string;
  readonly note: string;
  /** The current choice in a list of units. */
  readonly isChosen?: boolean;
  /** The value of its data-unit-option attribute. */
  readonly unit?: string;
};

/** Reports matches, perhaps several times; those that are not final may be replaced. */
export type Report<O> = (options: readonly O[], isFinal: boolean) => void;

type Settings<O extends Option> = {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** The element that announces the number of matches. */
  readonly status: HTMLElement;
  /** Looks for a text; a later search replaces this one. */
  readonly find: (text: string, report: Report<O>) => void;
  readonly onChoose: (option: O) => void;
  /** Called when the list closes without a choice. It must not move the focus if the focus has left the field. */
  readonly onClose: () => void;
  /** The texts about the matches, for the list and for the announcement. */
  readonly describe: (count: number, isFinal: boolean) => { shown: string; announced: string };
  /** Whether a typed text makes its first match active, so that Enter and Tab choose it. */
  readonly picksFirst: boolean;
};

const PAGE_STEP = 5;

/** The index that a key moves to, or null if it does not move. An editable text keeps Home and End. */
export function moveFor(key: string, active: number, count: number, picksFirst: boolean): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  if (key === "ArrowDown") return picksFirst ? within(active + 1) : (active + 1) % count;
  if (key === "ArrowUp") return active < 0 || (active === 0 && !picksFirst) ? count - 1 : within(active - 1);
  if (!picksFirst) return null;
  if (key === "PageDown") return within(active + PAGE_STEP);
  if (key === "PageUp") return within(active - PAGE_STEP);
  return key === "Home" ? 0 : key === "End" ? count - 1 : null;
}

/** Whether an input method (IME) handles the key: Enter then ends a composition. Safari only reports keyCode 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

export type Combobox = ReturnType<typeof combobox>;

/** The ARIA Authoring Practices' combobox for an existing text field, without a framework: the query box's pages load none. */
export function combobox<O extends Option>(settings: Settings<O>) {
  const { input, list, status, find, onChoose, onClose, describe, picksFirst } = settings;
  let options: readonly O[] = [];
  let active = -1;
  let isFinal = true;
  /** True once an arrow key was pressed. Later answers then do not change the options. */
  let isSteered = false;
  /** True if Enter or Tab was pressed before the search answered. Its first match will be chosen. */
  let isChosenEarly = false;

  function activate(index: number) {
    active = index;
    for (const [at, element] of [...list.children].entries()) {
      element.setAttribute("data-active", String(at === index));
      if (!picksFirst) element.setAttribute("aria-selected", String(at === index));
    }
    const element = list.children[index];
    if (element) input.setAttribute("aria-activedescendant", element.id);
    else input.removeAttribute("aria-activedescendant");
    element?.scrollIntoView({ block: "nearest" });
  }

  function show(found: readonly O[], final: boolean) {
    isFinal = final;
    if (isChosenEarly && final) return chooseEarly(found[0]);
    if (isSteered) return;
    options = found;
    const { shown, announced } = describe(found.length, final);
    list.replaceChildren(...found.map(elementFor), ...(shown ? [messageElement(shown)] : []));
    list.hidden = list.children.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    status.textContent = announced;
    list.scrollIntoView({ block: "nearest" });
    activate(picksFirst ? firstActive() : -1);
  }

  const firstActive = () =>
    input.value.trim() === "" ? options.findIndex(({ isChosen }) => isChosen) : options.length > 0 ? 0 : -1;

  function elementFor(option: O, index: number) {
    const element = createOption(`${list.id}-${index}`, option.isChosen === true);
    element.append(textElement(option.text), textElement(option.note, "option-note"));
    if (option.unit) element.dataset.unitOption = option.unit;
    // The focus stays in the field.
    element.addEventListener("pointerdown", (event) => event.preventDefault());
    element.addEventListener("click", () => onChoose(option));
    return element;
  }

  function chooseEarly(first: O | undefined) {
    isChosenEarly = false;
    if (first) return onChoose(first);
    // Nothing was found: the list stays open for another name.
    if (document.activeElement === input) show([], true);
    else onClose();
  }

  function seek() {
    isSteered = false;
    isChosenEarly = false;
    isFinal = false;
    find(input.value, show);
  }

  function hide() {
    options = [];
    isSteered = false;
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    status.textContent = "";
    activate(-1);
  }

  function move(event: KeyboardEvent): boolean {
    const { key } = event;
    if (list.hidden && key === "ArrowDown") {
      seek();
      return true;
    }
    const to = list.hidden ? null : moveFor(key, active, options.length, picksFirst);
    if (to !== null) {
      isSteered = true;
      isChosenEarly = false;
      activate(to);
      return true;
    }
    if (key === "Escape") {
      const wasOpen = !list.hidden;
      onClose();
      return wasOpen;
    }
    if (key === "Enter") return chooseActive();
    if (key === "Tab" && picksFirst) leave();
    return false;
  }

  function chooseActive(): boolean {
    const option = options[active];
    if (picksFirst && !isFinal && !isSteered) isChosenEarly = true;
    else if (option) onChoose(option);
    return picksFirst || option !== undefined;
  }

  /** Focus moves on at once; the unit is chosen when the search answers. */
  function leave() {
    const option = options[active];
    if (!isFinal && !isSteered) isChosenEarly = true;
    else if (option && (isSteered || input.value.trim() !== "")) onChoose(option);
    else onClose();
  }

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  input.addEventListener("input", seek);
  input.addEventListener("keydown", (event) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey && event.key !== "Tab") return;
    if (move(event)) event.preventDefault();
  });

  return { seek, hide, isWaiting: () => isChosenEarly };
}

function createOption(id: string, isChosen: boolean) {
  const element = document.createElement("div");
  element.id = id;
  element.className = "option";
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", String(isChosen));
  return element;
}

/** A disabled option with a message, because a listbox without options is invalid. */
function messageElement(text: string) {
  const element = createOption("", false);
  element.setAttribute("aria-disabled", "true");
  element.append(textElement(text, "option-note"));
  return element;
}

function textElement(text: string, className = "") {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * Suggestions for the query box: the ARIA Authoring Practices' combobox with a list, on every page, also on those that
 * load no other script. Loaded when the box is first focused.
 */
const DEBOUNCE_MS = 120;
const LIST_ID = "suggestions-list";

const attached = new WeakSet();

/** @param {HTMLInputElement} input */
export function attach(input) {
  const place = document.getElementById("suggestions");
  if (!place || attached.has(input)) return;
  attached.add(input);
  place.innerHTML =
    '<link rel="stylesheet" href="/suggestions.css">' +
    `<ul class="suggestions" id="${LIST_ID}" role="listbox" aria-label="Suggestions" hidden></ul>` +
    '<p class="visually-hidden" role="status"></p>';
  const list = /** @type {HTMLElement} */ (place.querySelector("ul"));
  const status = /** @type {HTMLElement} */ (place.querySelector("p"));
  /** @type {{ query: string, answer: string }[]} */
  let shown = [];
  let active = -1;
  let timer = 0;
  let request = new AbortController();

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", LIST_ID);
  input.setAttribute("aria-expanded", "false");

  function activate(index) {
    active = index;
    for (const [at, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(at === index));
    const option = list.children[index];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function close() {
    clearTimeout(timer);
    request.abort();
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    status.textContent = "";
    activate(-1);
  }

  function show(suggestions) {
    shown = suggestions;
    list.replaceChildren(...suggestions.map(optionFor));
    if (suggestions.length === 0) return close();
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    activate(-1);
    const noun = suggestions.length === 1 ? "suggestion" : "suggestions";
    status.textContent = `${suggestions.length} ${noun}, use the down arrow to choose`;
  }

  function optionFor({ query, answer }, index) {
    const option = document.createElement("li");
    option.id = `${LIST_ID}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    const [text, result] = [document.createElement("span"), document.createElement("span")];
    text.textContent = query;
    result.textContent = answer;
    result.className = "suggestion-answer";
    option.append(text, result);
    // The focus stays in the box.
    option.addEventListener("pointerdown", (event) => event.preventDefault());
    option.addEventListener("click", () => choose(index));
    return option;
  }

  function choose(index) {
    input.value = shown[index].query;
    close();
    input.form?.requestSubmit();
  }

  /** A newer text aborts the older question, and an answer to another text is dropped. */
  async function ask() {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const text = input.value;
    if (text.trim() === "") return show([]);
    try {
      const response = await fetch(`/suggest?${new URLSearchParams({ q: text })}`, { signal });
      const { suggestions } = await response.json();
      if (!signal.aborted && input.value === text && document.activeElement === input) show(suggestions);
    } catch {
      // Without an answer the box works as it does without this script.
      if (!signal.aborted) close();
    }
  }

  function move(event) {
    const isOpen = !list.hidden;
    const count = shown.length;
    if (event.key === "ArrowDown" && !isOpen) void ask();
    else if (event.key === "ArrowDown") activate((active + 1) % count);
    else if (event.key === "ArrowUp" && isOpen) activate(active < 0 ? count - 1 : active - 1);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Enter" && isOpen && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }

  input.addEventListener("keydown", (event) => {
    // Keys that an input method takes for itself; Safari says so by 229 only.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    move(event);
  });
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), DEBOUNCE_MS);
  });
  input.addEventListener("blur", close);
  // What was typed while this file was on its way.
  if (input.value !== input.defaultValue) void ask();
}

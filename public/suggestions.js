/**
 * Suggestions for the query box: the ARIA Authoring Practices' combobox with a list, on every page, also on those that
 * load no other script. Loaded when the box is first focused.
 */
/** The shortest time between two requests while somebody types. */
const INTERVAL_MS = 120;
/** On a slow network, the newest text is sent while an older request is still open. */
const MOST_REQUESTS = 2;
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
  /** @type {AbortController[]} The oldest first. */
  let requests = [];
  /** The text that the list belongs to. */
  let shownText = "";

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
    timer = 0;
    abort(requests.splice(0));
    hide();
  }

  function hide() {
    shownText = "";
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    status.textContent = "";
    activate(-1);
  }

  function show(suggestions, text) {
    shown = suggestions;
    shownText = text;
    list.replaceChildren(...suggestions.map(optionFor));
    if (suggestions.length === 0) return hide();
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
    // Focus stays in the box.
    option.addEventListener("pointerdown", (event) => event.preventDefault());
    option.addEventListener("click", () => choose(index));
    return option;
  }

  function choose(index) {
    input.value = shown[index].query;
    close();
    input.form?.requestSubmit();
  }

  /**
   * Shows answers while somebody types, even if the text has grown since. A newer text replaces only the newest request,
   * so that answers arrive on a slow network too.
   */
  async function ask() {
    timer = 0;
    const text = input.value;
    if (text.trim() === "") return close();
    if (requests.length === MOST_REQUESTS) requests.pop()?.abort();
    const request = new AbortController();
    const { signal } = request;
    requests.push(request);
    try {
      const response = await fetch(`/suggest?${new URLSearchParams({ q: text })}`, { signal });
      const { suggestions } = await response.json();
      if (signal.aborted) return;
      abort(requests.splice(0, requests.indexOf(request)));
      if (isRelated(text) && document.activeElement === input && active < 0) show(suggestions, text);
    } catch {
      // Without suggestions, the box works as it does without this script.
      if (!signal.aborted && input.value === text) hide();
    } finally {
      requests = requests.filter((other) => other !== request);
    }
  }

  const abort = (old) => {
    for (const request of old) request.abort();
  };

  /** Whether one text starts with the other: then suggestions for it are still useful. */
  const isRelated = (text) => input.value.startsWith(text) || text.startsWith(input.value);

  function move(event) {
    const isOpen = !list.hidden;
    const count = shown.length;
    if (event.key === "ArrowDown" && !isOpen) void ask();
    else if (event.key === "ArrowDown") activate((active + 1) % count);
    else if (event.key === "ArrowUp" && isOpen) activate(active < 0 ? count - 1 : active - 1);
    else if (event.key === "Escape" && (isOpen || requests.length > 0)) close();
    else if (event.key === "Enter" && isOpen && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }

  input.addEventListener("keydown", (event) => {
    // Keys handled by an input method (IME); Safari only reports keyCode 229.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    move(event);
  });
  input.addEventListener("input", () => {
    activate(-1);
    if (!isRelated(shownText)) close();
    timer ||= window.setTimeout(() => void ask(), INTERVAL_MS);
  });
  input.addEventListener("blur", close);
  // Typed while this file was loading.
  if (input.value !== input.defaultValue) void ask();
}

import { combobox, type Option, type Report } from "~/ui/combobox";
import { formatInUse, readChosenFormat, separated } from "~/ui/number-format";
import { SUGGESTIONS_ID } from "./query-box-ids";

/** The shortest time between two requests while the visitor types. */
const INTERVAL_MS = 120;
/** Two, so that on a slow network the newest text is sent while an older request is still open. */
const MOST_REQUESTS = 2;
const LIST_ID = "suggestions-list";

type Suggestion = { readonly query: string; readonly answer: string };

const attached = new WeakSet<HTMLInputElement>();

/** Suggestions for the query box, on every page, also on those that load no other script. Loaded with the first focus. */
export function attach(input: HTMLInputElement): void {
  const place = document.getElementById(SUGGESTIONS_ID);
  if (!place || attached.has(input)) return;
  attached.add(input);
  place.innerHTML =
    `<div class="popup" id="${LIST_ID}" role="listbox" aria-label="Suggestions" hidden></div>` +
    '<p class="visually-hidden" role="status"></p>';
  const [list, status] = [...place.children] as [HTMLElement, HTMLElement];
  const asked = askWhileTyping(input);
  const close = () => {
    asked.stop();
    box.hide();
  };
  const box = combobox({
    input,
    list,
    status,
    picksFirst: false,
    find: (text, report) => {
      if (!asked.isShownFor(text)) close();
      asked.find(report);
    },
    onChoose: ({ text }) => {
      input.value = text;
      close();
      input.form?.requestSubmit();
    },
    onClose: close,
    describe: (count) => ({
      shown: "",
      announced:
        count === 0 ? "" : `${count} suggestion${count === 1 ? "" : "s"}, use the down arrow to choose`,
    }),
  });
  input.addEventListener("blur", close);
  // The visitor has typed while this file was loading.
  if (input.value !== input.defaultValue) box.seek();
}

/** Whether one text starts with the other, so that its suggestions are still useful. */
const isRelated = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** Requests suggestions while the visitor types. A newer text replaces only the newest request: a slow network answers too. */
function askWhileTyping(input: HTMLInputElement) {
  let timer = 0;
  /** Open requests, oldest first. */
  let requests: AbortController[] = [];
  /** The text that the list belongs to. */
  let shownFor = "";

  const abort = (old: readonly AbortController[]) => {
    for (const request of old) request.abort();
  };

  async function ask(report: Report<Option>) {
    timer = 0;
    const text = input.value;
    if (text.trim() === "") return report([], true);
    if (requests.length === MOST_REQUESTS) requests.pop()?.abort();
    const request = new AbortController();
    requests.push(request);
    try {
      const response = await fetch(`/suggest?${new URLSearchParams({ q: text })}`, request);
      const { suggestions } = (await response.json()) as { suggestions: readonly Suggestion[] };
      if (request.signal.aborted) return;
      abort(requests.splice(0, requests.indexOf(request)));
      if (!isRelated(input.value, text) || document.activeElement !== input) return;
      shownFor = text;
      const format = formatInUse(readChosenFormat());
      report(
        suggestions.map(({ query, answer }) => ({ text: query, note: separated(answer, format) })),
        true,
      );
    } catch {
      // If the request fails, the box works as it does without this script.
      if (!request.signal.aborted && input.value === text) report([], true);
    } finally {
      requests = requests.filter((other) => other !== request);
    }
  }

  return {
    find: (report: Report<Option>) => {
      timer ||= window.setTimeout(() => void ask(report), INTERVAL_MS);
    },
    stop: () => {
      clearTimeout(timer);
      timer = 0;
      shownFor = "";
      abort(requests.splice(0));
    },
    isShownFor: (text: string) => isRelated(text, shownFor),
  };
}

import { useLayoutEffect, useRef } from "react";
import { combobox } from "~/ui/combobox";
import { findListed, type ListedUnit } from "../converter-data";

export type UnitSelectProps = {
  /** The accessible name: "From unit" or "To unit". */
  label: string;
  /** The form field's name, for pages without scripts. */
  name: "from" | "to";
  categoryId: string;
  units: readonly ListedUnit[];
  /** The options before anything is typed. */
  listed: readonly ListedUnit[];
  selected: string;
  isScripted: boolean;
  onChoose: (unit: string) => void;
};

/** How the list was opened: the typed text, and whether the screen keyboard should stay closed. */
export type Opening = { readonly text: string; readonly isByTouch: boolean };

const loadSearch = () => import("./search-units").then(({ searchUnits }) => searchUnits);

type UnitListProps = {
  id: string;
  opening: Opening;
  choice: UnitSelectProps;
  /** The chosen unit, if any; the focus returns to the trigger unless it has moved on. */
  onClose: (unit: string | undefined, isFocusKept: boolean) => void;
};

/** The open list: a search field, its matches, and the number of units that are not listed. */
export function UnitList({ id, opening, choice, onClose }: UnitListProps) {
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const latest = useRef({ choice, onClose });
  latest.current = { choice, onClose };
  const { units, listed, selected } = choice;
  const hiddenCount = units.length - listed.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made once, when it opens
  useLayoutEffect(() => {
    const [input, place] = [search.current, root.current];
    const list = place?.querySelector<HTMLElement>("[role=listbox]");
    const status = place?.querySelector<HTMLElement>("[role=status]");
    if (!input || !place || !list || !status) return;
    let stop = () => {};
    const hasFocus = () =>
      document.activeElement === document.body || place.parentElement?.contains(document.activeElement);
    const close = (unit?: string) => latest.current.onClose(unit, !hasFocus());
    const box = combobox({
      input,
      list,
      status,
      picksFirst: true,
      find: (text, report) => {
        stop();
        const show = (found: readonly ListedUnit[], isFinal: boolean) =>
          report(
            found.map((unit) => optionFor(unit, selected)),
            isFinal,
          );
        if (text.trim() === "") return show(listed, true);
        // The search is loaded when the list opens, usually before the first key.
        let isReplaced = false;
        stop = () => {
          isReplaced = true;
        };
        loadSearch().then(
          (searchUnits) => {
            if (!isReplaced) stop = searchUnits(choice, text, show);
          },
          // Offline, only names are matched.
          () =>
            show(
              units.filter(({ name }) => name.includes(text.trim())),
              true,
            ),
        );
      },
      onChoose: ({ unit }) => close(unit),
      onClose: () => close(),
      describe: (count, isFinal) => {
        const shown = count > 0 ? "" : isFinal ? `No unit called “${input.value.trim()}”` : "Searching…";
        return { shown, announced: isFinal ? shown : "" };
      },
    });
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && place.parentElement?.contains(event.target);
      if (!isInside && !box.isWaiting()) latest.current.onClose(undefined, true);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    // Focused at once, so that the next key is not lost; not by touch, because the screen keyboard would cover the list.
    if (!opening.isByTouch) input.focus();
    input.setSelectionRange(opening.text.length, opening.text.length);
    box.seek();
    void loadSearch().catch(() => {});
    list.parentElement?.scrollIntoView({ block: "nearest" });
    return () => {
      stop();
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);

  const chosen = findListed(units, selected);
  return (
    <div ref={root}>
      <input
        ref={search}
        className="input unit-search"
        type="text"
        aria-label="Find a unit"
        placeholder={chosen?.name ?? "Type to find a unit"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={opening.text}
      />
      <div className="popup unit-popup">
        <div className="unit-options" id={`${id}-list`} role="listbox" aria-label="Units" tabIndex={-1} />
        {hiddenCount > 0 && (
          <button type="button" className="unit-more" tabIndex={-1} onClick={() => search.current?.focus()}>
            {`${hiddenCount} more: type a name`}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status" />
    </div>
  );
}

/** An option of the list. Currencies also show their code, because many share a symbol. */
const optionFor = ({ id, name, symbol, style }: ListedUnit, selected: string) => ({
  unit: id,
  text: name,
  note: style.kind === "currency" && symbol !== id ? `${id} ${symbol}` : symbol === name ? "" : symbol,
  isChosen: id === selected,
});

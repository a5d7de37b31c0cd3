import { type Dispatch, type FocusEvent, type RefObject, Suspense, useEffect, useRef } from "react";
import { converterQuery, pairPath } from "~/links/addresses";
import { loadedLater } from "~/ui/loaded-later";
import { ageInDays, RatesLine } from "~/ui/rates-line";
import { useBeforePaint } from "~/ui/use-before-paint";
import { ConverterCard } from "./converter-card";
import { findListed } from "./converter-data";
import { type ConverterEvent, type ConverterState, targetResult, valueInAddress } from "./converter-state";
import { PopularList } from "./popular-list";
import { useRecent } from "./recent/use-recent";
import { SettledSummary } from "./results/results";

/** An empty line as high as the comparison, so that nothing below moves when it loads. */
const COMPARISON_SPACE = (
  <p className="rates-note" aria-hidden="true">
    {"\u00a0"}
  </p>
);
const Comparison = loadedLater(
  () => import("./scale/comparison").then(({ Comparison }) => Comparison),
  () => null,
);

/** The categories with familiar things to compare with. */
const WITH_COMPARISON = new Set(["length", "area", "volume", "weight", "energy", "pressure", "time"]);

type ConverterProps = { state: ConverterState; dispatch: Dispatch<ConverterEvent>; isScripted: boolean };

export function Converter({ state, dispatch, isScripted }: ConverterProps) {
  const { category, rates, note } = state.data;
  const root = useRef<HTMLDivElement>(null);
  useTakeOver(root, state, dispatch);
  useRecent(state, dispatch);
  const focusHandlers = useKeptFocus(root, isScripted);
  return (
    <div className="converter" ref={root} {...focusHandlers}>
      <ConverterCard state={state} dispatch={dispatch} isScripted={isScripted} />
      <PopularList state={state} dispatch={dispatch} />
      {rates && <RatesLine {...rates} ageDays={isScripted ? ageInDays(rates.date) : null} />}
      {note && <p className="rates-note">{note}</p>}
      <div className="disclosures">
        <PairLink state={state} />
        {WITH_COMPARISON.has(category.id) &&
          targetResult(state) !== undefined &&
          (isScripted ? (
            <Suspense fallback={COMPARISON_SPACE}>
              <Comparison state={state} />
            </Suspense>
          ) : (
            COMPARISON_SPACE
          ))}
      </div>
      <SettledSummary state={state} />
    </div>
  );
}

/** Keeps the input from before the scripts ran: otherwise the next render would replace it with the served value. */
function useTakeOver(
  root: RefObject<HTMLElement>,
  state: ConverterState,
  dispatch: Dispatch<ConverterEvent>,
) {
  const served = useRef(state);
  useBeforePaint(() => {
    const { value, fromUnit, toUnit } = served.current;
    document.documentElement.dataset.scripted = "";
    const entered = readEntries(root.current);
    if (!entered) return;
    if (entered.value !== value) dispatch({ type: "valueEntered", value: entered.value });
    if (entered.from !== fromUnit) dispatch({ type: "sourceChosen", unit: entered.from });
    if (entered.to !== toUnit) dispatch({ type: "targetChosen", unit: entered.to });
  }, [root, dispatch]);
}

const nameOfSelect = (element: Element | null): string =>
  element instanceof HTMLSelectElement ? element.name : "";

/** Moves the focus from a native select to the control that replaces it. React reports no blur of elements that it removes. */
function useKeptFocus(root: RefObject<HTMLElement>, isScripted: boolean) {
  const focused = useRef("");
  useEffect(() => {
    if (!isScripted) focused.current = nameOfSelect(document.activeElement);
    else if (focused.current !== "")
      root.current?.querySelector<HTMLElement>(`button[data-select="${focused.current}"]`)?.focus();
  }, [root, isScripted]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = nameOfSelect(target);
    },
    onBlur: () => {
      focused.current = "";
    },
  };
}

/** The values in the server-rendered form; null once React's own controls have replaced it. */
function readEntries(root: HTMLElement | null) {
  const form = root?.querySelector("form");
  if (!form?.querySelector("select")) return null;
  const entries = new FormData(form);
  const text = (name: string) => String(entries.get(name) ?? "");
  return { value: text("value"), from: text("from"), to: text("to") };
}

/** The link from a converter to the page of its two units, which has tables. */
export function PairLink({ state }: { state: ConverterState }) {
  const { data, fromUnit, toUnit } = state;
  const [from, to] = [fromUnit, toUnit].map((id) => findListed(data.units, id));
  const isOnPage = data.pair?.fromUnit === fromUnit && data.pair.toUnit === toUnit;
  if (!from || !to || from === to || isOnPage) return null;
  const path = pairPath(data.category.id, { from: fromUnit, to: toUnit });
  return (
    <p>
      <a
        className="pair-link"
        href={path + converterQuery({ value: valueInAddress(state) })}
      >{`Table: ${from.name} to ${to.name}`}</a>
    </p>
  );
}

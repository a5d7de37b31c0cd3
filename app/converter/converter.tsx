import { type Dispatch, type RefObject, useEffect, useRef } from "react";
import { ConverterCard } from "./converter-card";
import type { ConverterEvent, ConverterState } from "./converter-state";
import { BrowserDisclosures, Disclosures } from "./disclosures";
import { HowCalculated } from "./explanation/how-calculated";
import { useExplanation } from "./explanation/use-explanation";
import { PopularList } from "./popular-list";
import { PrintSummary } from "./print-summary";
import { RatesNote } from "./rates-note";
import { SettledSummary } from "./results/settled-summary";
import { useIsScripted } from "./use-converter";

type ConverterProps = { state: ConverterState; dispatch: Dispatch<ConverterEvent> };

export function Converter({ state, dispatch }: ConverterProps) {
  const { category, rates, note } = state.data;
  const root = useRef<HTMLDivElement>(null);
  const isScripted = useIsScripted();
  const explanation = useExplanation(state);
  useTakeOver(root, { state, dispatch });
  return (
    <div className="converter" ref={root}>
      <PrintSummary state={state} explanation={explanation} />
      <ConverterCard state={state} dispatch={dispatch} explanation={explanation} isScripted={isScripted} />
      <PopularList state={state} dispatch={dispatch} />
      {rates && <RatesNote {...rates} />}
      {note && <p className="rates-note">{note}</p>}
      <HowCalculated state={explanation} />
      <Disclosures key={category.id} state={state} />
      {isScripted && <BrowserDisclosures state={state} />}
      <SettledSummary state={state} />
    </div>
  );
}

/** Keeps what the visitor entered, and the focus, from before the scripts ran. */
function useTakeOver(root: RefObject<HTMLElement>, { state, dispatch }: ConverterProps) {
  const served = useRef(state);
  useEffect(() => {
    const { value, fromUnit, toUnit } = served.current;
    document.documentElement.dataset.scripted = "";
    const entered = readEntries(root.current);
    if (!entered) return;
    if (entered.value !== value) dispatch({ type: "valueEntered", value: entered.value });
    if (entered.from !== fromUnit) dispatch({ type: "sourceChosen", unit: entered.from });
    if (entered.to !== toUnit) dispatch({ type: "targetChosen", unit: entered.to });
    const focused = document.activeElement;
    if (!(focused instanceof HTMLSelectElement)) return;
    const { name } = focused;
    const frame = requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>(`button[data-select="${name}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [root, dispatch]);
}

/** The values in the server-rendered form; null once React's own controls have replaced it. */
function readEntries(root: HTMLElement | null) {
  const form = root?.querySelector("form");
  if (!form?.querySelector("select")) return null;
  const entries = new FormData(form);
  const text = (name: string) => String(entries.get(name) ?? "");
  return { value: text("value"), from: text("from"), to: text("to") };
}

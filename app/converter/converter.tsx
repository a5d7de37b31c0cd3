import { useRef } from "react";
import { ConverterCard } from "./converter-card";
import type { ConverterData } from "./converter-data";
import { HowCalculated } from "./explanation/how-calculated";
import { RecentConversions } from "./recent/recent-conversions";
import { SettledSummary } from "./results/settled-summary";
import { useConverter, useIsScripted } from "./use-converter";

export function Converter({ data }: { data: ConverterData }) {
  const { state, dispatch } = useConverter(data);
  const root = useRef<HTMLDivElement>(null);
  const isScripted = useIsScripted(() => {
    const entered = readEntries(root.current);
    if (entered.value !== state.value) dispatch({ type: "valueEntered", value: entered.value });
    if (entered.from !== state.fromUnit) dispatch({ type: "sourceChosen", unit: entered.from });
    if (entered.to !== state.toUnit) dispatch({ type: "targetChosen", unit: entered.to });
  });
  return (
    <div className="converter" ref={root}>
      <ConverterCard data={data} state={state} dispatch={dispatch} isScripted={isScripted} />
      {data.rates && (
        <p className="rates-note">
          Indicative rates of <time dateTime={data.rates.date}>{data.rates.date}</time> from{" "}
          {data.rates.source}
        </p>
      )}
      {data.note && <p className="rates-note">{data.note}</p>}
      <HowCalculated
        categoryId={data.category.id}
        fromUnit={state.fromUnit}
        toUnit={state.toUnit}
        served={{ ...data.inquiry, explanation: data.explanation }}
      />
      <RecentConversions categoryId={data.category.id} state={state} units={data.units} />
      <SettledSummary state={state} units={data.units} />
    </div>
  );
}

/** What stands in the server's form, perhaps typed before the scripts ran. */
function readEntries(root: HTMLElement | null) {
  const form = root?.querySelector("form");
  const entries = new FormData(form ?? undefined);
  const text = (name: string) => String(entries.get(name) ?? "");
  return { value: text("value"), from: text("from"), to: text("to") };
}

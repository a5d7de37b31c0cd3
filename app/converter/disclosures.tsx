import { type ReactNode, Suspense, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { amountText } from "./answer/answer-line";
import { findListed } from "./converter-data";
import { type ConverterState, viewOf } from "./converter-state";
import { useKeepSettled } from "./recent/use-keep-settled";

const NotLoaded = () => <p role="alert">This part of the page could not be loaded.</p>;
const Scale = loadedLater(() => import("./scale/scale").then(({ Scale }) => Scale), NotLoaded);
const Choices = loadedLater(() => import("./preferences/choices").then(({ Choices }) => Choices), NotLoaded);
const RecentList = loadedLater(
  () => import("./recent/recent-list").then(({ RecentList }) => RecentList),
  NotLoaded,
);

/** The categories with familiar things to compare with. */
const WITH_SCALE = new Set(["length", "area", "volume", "weight", "energy", "pressure", "time"]);

/** Sections that are loaded when opened. */
export function Disclosures({ state }: { state: ConverterState }) {
  const { category, units } = state.data;
  const { fromUnit, value } = state;
  const from = findListed(units, fromUnit);
  return (
    <>
      {WITH_SCALE.has(category.id) && (
        <OnDemand summary="Scale">
          <Scale
            categoryId={category.id}
            units={units}
            results={viewOf(state).results}
            question={from ? amountText(value.trim(), from) : value}
          />
        </OnDemand>
      )}
    </>
  );
}

/** Recent conversions and preferences: stored in the browser, so they need scripts. */
export function BrowserDisclosures({ state }: { state: ConverterState }) {
  const keptCount = useKeepSettled(state);
  return (
    <>
      <OnDemand summary="Recent conversions">
        <RecentList key={keptCount} />
      </OnDemand>
      <OnDemand summary="Preferences">
        <Choices />
      </OnDemand>
    </>
  );
}

function OnDemand({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>}
    </details>
  );
}

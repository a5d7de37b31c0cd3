import { type ReactNode, Suspense, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { amountText } from "./answer-line";
import { findListed } from "./converter-data";
import { type ConverterState, viewOf } from "./converter-state";
import { useKeepSettled } from "./recent/use-keep-settled";

const NotLoaded = () => <p role="alert">This part of the page could not be loaded.</p>;
const FetchedTable = loadedLater(
  () => import("./table/fetched-table").then(({ FetchedTable }) => FetchedTable),
  NotLoaded,
);
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
  const { category, units, pair } = state.data;
  const { fromUnit, toUnit, value } = state;
  const isOnPage = pair?.fromUnit === fromUnit && pair.toUnit === toUnit;
  const from = findListed(units, fromUnit);
  return (
    <>
      {!isOnPage && (
        <OnDemand summary="Table">
          {fromUnit && toUnit ? (
            <FetchedTable
              address={`/table/${category.id}?${new URLSearchParams({ from: fromUnit, to: toUnit })}`}
            />
          ) : (
            <p>Choose both units to see a table.</p>
          )}
        </OnDemand>
      )}
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

import { Suspense, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { loadedLater } from "~/ui/loaded-later";
import type { NumberFormat } from "~/ui/number-format";
import { useNumberFormat } from "~/ui/use-number-format";
import { answerLine } from "../answer/answer-line";
import { FIRST_UNITS, findListed, type ListedUnit, listedUnits } from "../converter-data";
import { answeredBy, type ConverterState, viewOf } from "../converter-state";
import { type Filtered, NO_FILTER } from "./filtered";
import { ResultList } from "./result-list";

const ResultsFilter = loadedLater(
  () => import("./results-filter").then(({ ResultsFilter }) => ResultsFilter),
  () => null,
);

type ResultsProps = { state: ConverterState; isScripted: boolean; onToggle: () => void };

/** The rows, their count, a filter, and the button that expands and collapses them. */
export function Results({ state, isScripted, onToggle }: ResultsProps) {
  const { units, category } = state.data;
  const [filter, setFilter] = useState<Filtered>(NO_FILTER);
  const { results, isPending } = viewOf(state);
  const rows = rowsOf(state, filter);
  return (
    <>
      <ResultList
        units={rows}
        results={results}
        isPending={isPending}
        target={state.toUnit}
        isScripted={isScripted}
      />
      {units.length > FIRST_UNITS && (
        <div className="results-more">
          <MoreButton
            noun={category.id === "currency" ? "Currencies" : "Units"}
            isExpanded={state.isExpanded}
            onToggle={() => {
              setFilter(NO_FILTER);
              onToggle();
            }}
          />
          <span className="results-count" role={filter.text ? "status" : undefined}>
            {countText(state, rows, filter)}
          </span>
          {state.isExpanded && isScripted && (
            <Suspense fallback={null}>
              <ResultsFilter categoryId={category.id} units={units} onFilter={setFilter} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

/** The first units; or all of them, with source and target at the top; or those that match the filter. */
function rowsOf({ data, isExpanded, fromUnit, toUnit }: ConverterState, filter: Filtered) {
  const { units } = data;
  if (!isExpanded) return listedUnits(units, false);
  if (filter.text !== "") return filter.found;
  const chosen = [fromUnit, toUnit].flatMap((id) => findListed(units, id) ?? []);
  return [...new Set([...chosen, ...units])];
}

function countText(
  { data, isExpanded }: ConverterState,
  rows: readonly ListedUnit[],
  filter: Filtered,
): string {
  const { units, category } = data;
  const noun = category.id === "currency" ? "currencies" : "units";
  if (!isExpanded) return `${units.length - FIRST_UNITS} more`;
  if (filter.text === "") return `${units.length} ${noun}`;
  if (rows.length > 0) return `${rows.length} of ${units.length}`;
  return filter.isPending ? "Searching…" : `No unit called “${filter.text}”`;
}

type MoreButtonProps = { noun: string; isExpanded: boolean; onToggle: () => void };

/** Expands or collapses the list. Without scripts, it submits the form, and the server renders the list. */
const MoreButton = ({ noun, isExpanded, onToggle }: MoreButtonProps) => (
  <Button
    look="plain"
    type="submit"
    name="list"
    value={isExpanded ? "first" : "all"}
    onClick={(event) => {
      event.preventDefault();
      onToggle();
    }}
  >
    {`${isExpanded ? "Show Less" : "Show More"} ${noun}`}
  </Button>
);

const SETTLED_AFTER_MS = 800;

/** Announces one sentence to screen readers once results have settled; empty while an answer is pending. */
export function SettledSummary({ state }: { state: ConverterState }) {
  const sentence = summaryOf(state, useNumberFormat());
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="visually-hidden" role="status">
      {settled === sentence ? settled : ""}
    </p>
  );
}

function summaryOf(state: ConverterState, format: NumberFormat): string {
  const { results, refusals } = viewOf(state);
  const answer = answerLine(answeredBy(state), state.data.units, format);
  return (
    answer ?? refusals?.get(state.toUnit) ?? (results.size > 0 ? `Converted into ${results.size} units` : "")
  );
}

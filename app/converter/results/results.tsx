import { useState } from "react";
import { Button } from "~/ui/button";
import { Input } from "~/ui/input";
import { FIRST_UNITS, type ListedUnit, listedUnits } from "../converter-data";
import { type ConverterState, viewOf } from "../converter-state";
import { findUnits } from "../unit-picker/find-units";
import { ResultList } from "./result-list";

type ResultsProps = { state: ConverterState; isScripted: boolean; onToggle: () => void };

/** The rows, and what makes a long list usable: its length, a filter and the way back to the first rows. */
export function Results({ state, isScripted, onToggle }: ResultsProps) {
  const { units, category } = state.data;
  const [filter, setFilter] = useState("");
  const { results, isPending } = viewOf(state);
  const rows = rowsOf(state, filter);
  return (
    <>
      <ResultList
        units={rows}
        results={results}
        isPending={isPending}
        target={state.toUnit}
        isSticky={state.isDropdownOpen}
        isScripted={isScripted}
      />
      {units.length > FIRST_UNITS && (
        <div className="results-more">
          <MoreButton
            noun={category.id === "currency" ? "Currencies" : "Units"}
            isExpanded={state.isExpanded}
            onToggle={() => {
              setFilter("");
              onToggle();
            }}
          />
          <span className="results-count" role={filter ? "status" : undefined}>
            {countText(state, rows, filter)}
          </span>
          {state.isExpanded && isScripted && (
            <Input
              className="results-filter"
              type="search"
              aria-label="Filter the list of results"
              placeholder="Filter"
              autoComplete="off"
              spellCheck={false}
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The first units, or all of them with source and target at the top, or those that the filter finds. */
function rowsOf({ data, isExpanded, fromUnit, toUnit }: ConverterState, filter: string) {
  const { units } = data;
  if (!isExpanded) return listedUnits(units, false);
  if (filter.trim() !== "") return findUnits(units, filter);
  const isChosen = ({ id }: ListedUnit) => id === fromUnit || id === toUnit;
  const isSource = ({ id }: ListedUnit) => id === fromUnit;
  const chosen = units.filter(isChosen).sort((a, b) => Number(isSource(b)) - Number(isSource(a)));
  return chosen.length === 0 ? units : [...chosen, ...units.filter((unit) => !isChosen(unit))];
}

function countText(
  { data, isExpanded }: ConverterState,
  rows: readonly ListedUnit[],
  filter: string,
): string {
  const { units, category } = data;
  const noun = category.id === "currency" ? "currencies" : "units";
  if (!isExpanded) return `${units.length - FIRST_UNITS} more`;
  if (filter.trim() === "") return `${units.length} ${noun}`;
  return rows.length === 0 ? `No unit called “${filter.trim()}”` : `${rows.length} of ${units.length}`;
}

type MoreButtonProps = { noun: string; isExpanded: boolean; onToggle: () => void };

/** A press sends the form where no script runs: the server then draws the longer or shorter list. */
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

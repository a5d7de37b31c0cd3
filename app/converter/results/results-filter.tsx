import { useEffect, useState } from "react";
import type { ListedUnit } from "../converter-data";
import { searchUnits } from "../units/search-units";
import type { Filtered } from "./filtered";

type ResultsFilterProps = {
  categoryId: string;
  units: readonly ListedUnit[];
  onFilter: (filtered: Filtered) => void;
};

/** The filter of the results, loaded with the first expanded list. */
export function ResultsFilter({ categoryId, units, onFilter }: ResultsFilterProps) {
  const [text, setText] = useState("");
  useEffect(
    () =>
      searchUnits({ categoryId, units }, text, (found, isFinal) =>
        onFilter({ text: text.trim(), found, isPending: !isFinal }),
      ),
    [categoryId, units, text, onFilter],
  );
  return (
    <input
      className="input results-filter"
      type="search"
      aria-label="Filter the list of results"
      placeholder="Filter"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

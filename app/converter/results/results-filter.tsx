import { useEffect, useState } from "react";
import { Input } from "~/ui/input";
import type { ListedUnit } from "../converter-data";
import { useUnitSearch } from "../unit-picker/use-unit-search";
import type { Filtered } from "./filtered";

type ResultsFilterProps = {
  categoryId: string;
  units: readonly ListedUnit[];
  onFilter: (filtered: Filtered) => void;
};

/** Loaded with the first expanded list. */
export function ResultsFilter({ categoryId, units, onFilter }: ResultsFilterProps) {
  const [text, setText] = useState("");
  const { found, isPending } = useUnitSearch({ categoryId, units }, text);
  useEffect(() => {
    onFilter({ text: text.trim(), found, isPending });
  }, [text, found, isPending, onFilter]);
  return (
    <Input
      className="results-filter"
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

import type { Dispatch } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { readingNote } from "./answer-line";
import { type ConverterData, FIRST_UNITS, findListed, listedUnits } from "./converter-data";
import type { ConverterEvent, ConverterState } from "./converter-state";
import { ResultField } from "./results/result-field";
import { ResultList } from "./results/result-list";
import { SwapButton } from "./swap-button";
import { UnitSelect } from "./unit-picker/unit-select";
import { ValueField } from "./value-field";

type ConverterCardProps = {
  data: ConverterData;
  state: ConverterState;
  dispatch: Dispatch<ConverterEvent>;
  isScripted: boolean;
};

export function ConverterCard({ data, state, dispatch, isScripted }: ConverterCardProps) {
  const { category, units } = data;
  const listed = listedUnits(units, state.isExpanded);
  const result = state.results.get(state.toUnit);
  const select = {
    units,
    listed,
    isScripted,
    onToggle: (isOpen: boolean) => dispatch({ type: "dropdownToggled", isOpen }),
  };
  return (
    <Card className="converter-card" aria-label={`${category.name} converter`}>
      <form
        className="converter-form"
        method="get"
        onSubmit={(event) => event.preventDefault()}
        aria-label={`Convert ${category.name.toLowerCase()}`}
      >
        {/* The first submit button is the one that Enter presses. */}
        <button type="submit" hidden tabIndex={-1}>
          Convert
        </button>
        <div className="converter-sides">
          <ValueField
            value={state.value}
            problem={state.problem}
            note={readingNote(state.value, category.id)}
            onEnter={(value) => dispatch({ type: "valueEntered", value })}
          >
            <UnitSelect
              {...select}
              label="From unit"
              name="from"
              selected={state.fromUnit}
              onChoose={(unit) => dispatch({ type: "sourceChosen", unit })}
            />
          </ValueField>
          <SwapButton onSwap={() => dispatch({ type: "swapped" })} />
          <ResultField unit={findListed(units, state.toUnit)} result={result} isScripted={isScripted}>
            <UnitSelect
              {...select}
              label="To unit"
              name="to"
              selected={state.toUnit}
              onChoose={(unit) => dispatch({ type: "targetChosen", unit })}
            />
          </ResultField>
        </div>
        {state.isExpanded && <input type="hidden" name="more" value="1" />}
        <Button className="converter-submit" type="submit">
          Convert
        </Button>
        <ResultList
          units={listed}
          results={state.results}
          target={state.toUnit}
          isSticky={state.isDropdownOpen}
          isScripted={isScripted}
        />
        {units.length > FIRST_UNITS && (
          <MoreButton
            isCurrency={category.id === "currency"}
            isExpanded={state.isExpanded}
            hiddenCount={units.length - FIRST_UNITS}
            onToggle={() => dispatch({ type: "listToggled" })}
          />
        )}
      </form>
    </Card>
  );
}

type MoreButtonProps = {
  isCurrency: boolean;
  isExpanded: boolean;
  hiddenCount: number;
  onToggle: () => void;
};

/** A press sends the form where no script runs: the server then draws the longer or shorter list. */
function MoreButton({ isCurrency, isExpanded, hiddenCount, onToggle }: MoreButtonProps) {
  return (
    <div className="converter-more">
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
        {isExpanded ? "Show Less" : "Show More"} {isCurrency ? "Currencies" : "Units"}
      </Button>
      {!isExpanded && <span className="converter-more-count">{hiddenCount} more</span>}
    </div>
  );
}

import type { Dispatch } from "react";
import { Button } from "~/ui/button";
import { readingNote } from "./answer/answer-line";
import { findListed, listedUnits } from "./converter-data";
import { type ConverterEvent, type ConverterState, viewOf } from "./converter-state";
import { INVALID_NUMBER } from "./read-input";
import { ResultField } from "./results/result-field";
import { Results } from "./results/results";
import { UnitSelect } from "./units/unit-select";
import { ValueField } from "./value-field";

type ConverterCardProps = { state: ConverterState; dispatch: Dispatch<ConverterEvent>; isScripted: boolean };

export function ConverterCard({ state, dispatch, isScripted }: ConverterCardProps) {
  const { category, units } = state.data;
  const { results, refusals, problem, isPending, failure } = viewOf(state);
  const isDecided = results.has(state.toUnit) || refusals?.has(state.toUnit);
  const either = state.reading.kind === "invalid" ? state.reading.either : undefined;
  const select = { categoryId: category.id, units, listed: listedUnits(units, state.isExpanded), isScripted };
  return (
    <section className="card converter-card" aria-label={`${category.name} converter`}>
      {state.data.introduction && <h2 className="converter-category">{category.name}</h2>}
      <form
        className="converter-form"
        method="get"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        aria-label={`Convert ${category.name.toLowerCase()}`}
      >
        {/* Enter presses the first submit button. */}
        <button type="submit" hidden tabIndex={-1}>
          Convert
        </button>
        <div className="converter-sides">
          <ValueField
            value={state.value}
            problem={problem}
            note={readingNote(state.reading, problem === INVALID_NUMBER)}
            either={either}
            onEnter={(value) => dispatch({ type: "valueEntered", value })}
          >
            <UnitSelect
              key={category.id}
              {...select}
              label="From unit"
              name="from"
              selected={state.fromUnit}
              onChoose={(unit) => dispatch({ type: "sourceChosen", unit })}
            />
          </ValueField>
          <SwapButton onSwap={() => dispatch({ type: "swapped" })} />
          <ResultField
            unit={findListed(units, state.toUnit)}
            result={results.get(state.toUnit)}
            isPending={isPending && state.toUnit !== "" && !isDecided}
            failure={isDecided ? undefined : failure}
            onAskAgain={() => askAgain(dispatch)}
          >
            <UnitSelect
              key={category.id}
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
        <Results
          key={category.id}
          state={state}
          isScripted={isScripted}
          onToggle={() => dispatch({ type: "listToggled" })}
        />
      </form>
    </section>
  );
}

/** Sends the question again. Focus moves to the result field, because the pressed button disappears. */
function askAgain(dispatch: Dispatch<ConverterEvent>) {
  dispatch({ type: "askedAgain" });
  document.getElementById("result")?.focus();
}

/** Swaps the units. Without scripts, it submits the form, and the server redirects to the swapped address. */
function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <button
      className="swap"
      type="submit"
      name="swap"
      value="1"
      aria-label="Swap units"
      title="Swap units"
      onClick={(event) => {
        event.preventDefault();
        onSwap();
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d="M3 7h12m-3-3 3 3-3 3M17 13H5m3 3-3-3 3-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
    </button>
  );
}

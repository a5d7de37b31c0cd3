import { useId } from "react";
import { findListed, type ListedUnit, unitLabel } from "../converter-data";
import { SELECT_UNIT, type UnitSelectProps } from "./unit-select-props";
import { useListbox } from "./use-listbox";

export function UnitListbox({ label, ...choice }: UnitSelectProps) {
  const id = useId();
  const box = useListbox(choice);
  const { state, options } = box;
  const chosen = findListed(choice.units, choice.selected);
  const listId = `${id}-list`;
  const notFound = options.length === 0 ? `No unit called “${state.query.trim()}”` : "";
  const activeId = options[state.active] ? `${id}-${state.active}` : undefined;
  return (
    <div className="unit-select" ref={box.root}>
      <button
        ref={box.trigger}
        type="button"
        role="combobox"
        data-select={choice.name}
        className="input unit-select-trigger"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={state.isOpen}
        aria-controls={listId}
        onClick={(event) => box.toggle(isTouch(event.nativeEvent))}
        onKeyDown={box.onTriggerKey}
      >
        {chosen ? unitLabel(chosen) : <span className="unit-select-empty">{SELECT_UNIT}</span>}
      </button>
      {state.isOpen && (
        <>
          <input
            ref={box.search}
            className="input unit-select-search"
            type="text"
            role="combobox"
            aria-label="Find a unit"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={activeId}
            placeholder={chosen ? unitLabel(chosen) : "Type to find a unit"}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={state.query}
            onChange={(event) => box.dispatch({ type: "typed", query: event.currentTarget.value })}
            onKeyDown={box.onSearchKey}
          />
          <div className="unit-options" id={listId} role="listbox" aria-label="Units" tabIndex={-1}>
            {options.map((unit, index) => (
              <Option
                key={unit.id}
                id={`${id}-${index}`}
                unit={unit}
                isActive={index === state.active}
                isSelected={unit.id === choice.selected}
                onChoose={() => box.choose(unit)}
              />
            ))}
            {notFound && (
              <div
                className="unit-options-none"
                role="option"
                tabIndex={-1}
                aria-disabled="true"
                aria-selected="false"
              >
                {notFound}
              </div>
            )}
          </div>
          <p className="visually-hidden" role="status">
            {notFound}
          </p>
        </>
      )}
    </div>
  );
}

const isTouch = (event: Event): boolean => "pointerType" in event && event.pointerType === "touch";

type OptionProps = {
  id: string;
  unit: ListedUnit;
  isActive: boolean;
  isSelected: boolean;
  onChoose: () => void;
};

function Option({ id, unit, isActive, isSelected, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which names this option as active
    <div
      id={id}
      className="unit-option"
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive}
      data-unit-option={unit.id}
      onClick={onChoose}
    >
      <span>{unit.name}</span>
      <span className="unit-option-symbol">{codeAndSymbol(unit)}</span>
    </div>
  );
}

/** Many currencies share a symbol; their codes tell them apart. */
function codeAndSymbol({ id, name, symbol, style }: ListedUnit): string {
  if (style.kind === "currency" && symbol !== id) return `${id} ${symbol}`;
  return symbol === name ? "" : symbol;
}

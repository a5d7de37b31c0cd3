import { findListed, type ListedUnit, unitLabel } from "../converter-data";
import type { UnitSelectProps } from "./unit-select-props";
import type { Listbox } from "./use-listbox";
import { useOptions } from "./use-options";

type UnitOptionsProps = { id: string; box: Listbox; choice: Omit<UnitSelectProps, "label"> };

/** The open list: a search field and its matches. */
export function UnitOptions({ id, box, choice }: UnitOptionsProps) {
  const { state } = box;
  const { options, isPending, search, onSearchKey } = useOptions(box, choice);
  const chosen = findListed(choice.units, choice.selected);
  const isEmpty = options.length === 0;
  const message = isEmpty ? (isPending ? "Searching…" : `No unit called “${state.query.trim()}”`) : "";
  return (
    <>
      <input
        ref={search}
        className="input unit-select-search"
        type="text"
        role="combobox"
        aria-label="Find a unit"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={options[state.active] ? `${id}-${state.active}` : undefined}
        placeholder={chosen ? unitLabel(chosen) : "Type to find a unit"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={state.query}
        onChange={(event) => box.dispatch({ type: "typed", query: event.currentTarget.value })}
        onKeyDown={onSearchKey}
      />
      <div className="unit-options" id={`${id}-list`} role="listbox" aria-label="Units" tabIndex={-1}>
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
        {isEmpty && (
          <div
            className="unit-options-none"
            role="option"
            tabIndex={-1}
            aria-disabled="true"
            aria-selected="false"
          >
            {message}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isPending ? "" : message}
      </p>
    </>
  );
}

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

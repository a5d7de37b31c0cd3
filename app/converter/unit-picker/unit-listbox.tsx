import { Suspense, useId } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { findListed, unitLabel } from "../converter-data";
import { SELECT_UNIT, type UnitSelectProps } from "./unit-select-props";
import { useListbox } from "./use-listbox";

const loadOptions = () => import("./unit-options").then(({ UnitOptions }) => UnitOptions);
const UnitOptions = loadedLater(loadOptions, () => (
  <p className="field-error" role="alert">
    The list could not be loaded.
  </p>
));

export function UnitListbox({ label, ...choice }: UnitSelectProps) {
  const id = useId();
  const box = useListbox(choice);
  const { isOpen } = box.state;
  const chosen = findListed(choice.units, choice.selected);
  const preload = () => void loadOptions().catch(() => {});
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
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => box.toggle(isTouch(event.nativeEvent))}
        onKeyDown={box.onTriggerKey}
      >
        {chosen ? unitLabel(chosen) : <span className="unit-select-empty">{SELECT_UNIT}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <UnitOptions id={id} box={box} choice={choice} />
        </Suspense>
      )}
    </div>
  );
}

const isTouch = (event: Event): boolean => "pointerType" in event && event.pointerType === "touch";

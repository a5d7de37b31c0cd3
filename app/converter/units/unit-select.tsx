import { type MouseEvent, type KeyboardEvent as ReactKeyboardEvent, useId, useRef, useState } from "react";
import { isComposing } from "~/ui/combobox";
import { findListed } from "../converter-data";
import { type Opening, UnitList, type UnitSelectProps } from "./unit-list";

const SELECT_UNIT = "Select unit";

/** A native select in the server's HTML; a searchable list once scripts run. */
export function UnitSelect(props: UnitSelectProps) {
  if (props.isScripted) return <UnitCombobox {...props} />;
  const { label, name, listed, units, selected, onChoose } = props;
  const chosen = findListed(units, selected);
  const options = chosen && !listed.includes(chosen) ? [...listed, chosen] : listed;
  return (
    <div className="unit-select">
      <select
        className="input unit-trigger"
        name={name}
        aria-label={label}
        value={selected}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{SELECT_UNIT}</option>
        {options.map((unit) => (
          <option key={unit.id} value={unit.id}>
            {unit.symbol && unit.symbol !== unit.name ? `${unit.name} (${unit.symbol})` : unit.name}
          </option>
        ))}
      </select>
      {listed.length < units.length && (
        <button type="submit" className="button button-plain unit-all" name="list" value="all">
          {`List all ${units.length}`}
        </button>
      )}
    </div>
  );
}

const OPENING_KEYS = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
const isTyping = ({ key, ctrlKey, metaKey, altKey }: ReactKeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
const isTouch = (event: Event): boolean => "pointerType" in event && event.pointerType === "touch";

/** The trigger of a unit list, following the ARIA Authoring Practices' combobox. */
function UnitCombobox(props: UnitSelectProps) {
  const { label, name, units, selected, onChoose } = props;
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = findListed(units, selected);

  function close(unit: string | undefined, isFocusKept: boolean) {
    setOpening(null);
    if (!isFocusKept) trigger.current?.focus();
    if (unit !== undefined) onChoose(unit);
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") setOpening(null);
    if (!OPENING_KEYS.has(event.key) && !isTyping(event)) return;
    event.preventDefault();
    // More keys may be pressed before the list has the focus.
    const typed = isTyping(event) ? event.key : "";
    setOpening((open) => ({ text: (open?.text ?? "") + typed, isByTouch: false }));
  }

  return (
    <div className="unit-select">
      <button
        ref={trigger}
        type="button"
        role="combobox"
        data-select={name}
        className="input unit-trigger"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={opening !== null}
        aria-controls={`${id}-list`}
        onClick={({ nativeEvent }: MouseEvent) =>
          setOpening(opening ? null : { text: "", isByTouch: isTouch(nativeEvent) })
        }
        onKeyDown={onKeyDown}
      >
        {chosen ? (
          <>
            <span>{chosen.name}</span>{" "}
            {chosen.symbol && chosen.symbol !== chosen.name && (
              <span className="unit-symbol">({chosen.symbol})</span>
            )}
          </>
        ) : (
          <span className="unit-empty">{SELECT_UNIT}</span>
        )}
      </button>
      {opening && (
        <UnitList key={JSON.stringify(opening)} id={id} opening={opening} choice={props} onClose={close} />
      )}
    </div>
  );
}

import { findListed, unitLabel } from "../converter-data";
import { UnitListbox } from "./unit-listbox";
import { SELECT_UNIT, type UnitSelectProps } from "./unit-select-props";

/** A native select in the server's HTML; a searchable listbox once scripts run. */
export function UnitSelect(props: UnitSelectProps) {
  if (props.isScripted) return <UnitListbox {...props} />;
  const { label, name, listed, units, selected, onChoose } = props;
  const chosen = findListed(units, selected);
  const options = chosen && !listed.includes(chosen) ? [...listed, chosen] : listed;
  return (
    <div className="unit-select">
      <select
        className="input unit-select-native"
        name={name}
        aria-label={label}
        value={selected}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{SELECT_UNIT}</option>
        {options.map((unit) => (
          <option key={unit.id} value={unit.id}>
            {unitLabel(unit)}
          </option>
        ))}
      </select>
    </div>
  );
}

import type { ListedUnit } from "../converter-data";

export type UnitSelectProps = {
  /** The accessible name: "From unit" or "To unit". */
  label: string;
  /** The form field's name, for pages without scripts. */
  name: "from" | "to";
  categoryId: string;
  units: readonly ListedUnit[];
  /** The options before anything is typed. */
  listed: readonly ListedUnit[];
  selected: string;
  isScripted: boolean;
  onChoose: (unit: string) => void;
  onToggle: (isOpen: boolean) => void;
};

export const SELECT_UNIT = "Select unit";

import { type Inquiry, isBeyondFirst, type ListedUnit } from "./converter-data";
import { type InputReading, readInput } from "./read-input";

export type Results = ReadonlyMap<string, number>;

export type ConverterState = {
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly isExpanded: boolean;
  /** By unit id; a unit without an entry has no result. */
  readonly results: Results;
  readonly isDropdownOpen: boolean;
  /** What is wrong with the value, from the server's rendering or found while typing. */
  readonly problem: string;
};

export type ConverterEvent =
  | { type: "valueEntered"; value: string }
  | { type: "sourceChosen"; unit: string }
  | { type: "targetChosen"; unit: string }
  | { type: "swapped" }
  | { type: "listToggled" }
  | { type: "dropdownToggled"; isOpen: boolean }
  /** Early results leave the other rows as they are until the rest is in. */
  | { type: "resultsArrived"; results: Results; isEarly?: boolean }
  | { type: "resultsDropped"; problem: string };

/** Category and units are fixed while a converter lives; another category is another converter. */
export type ConverterContext = { readonly categoryId: string; readonly units: readonly ListedUnit[] };

export const startConverter = (inquiry: Inquiry, results: Results, problem: string): ConverterState => ({
  ...inquiry,
  results,
  problem,
  isDropdownOpen: false,
});

const NO_RESULTS: Results = new Map();

export const createConverterReducer =
  ({ categoryId, units }: ConverterContext) =>
  (state: ConverterState, event: ConverterEvent): ConverterState => {
    const showing = (unit: string) => state.isExpanded || isBeyondFirst(units, unit);
    switch (event.type) {
      case "valueEntered": {
        const named = unitNamedBy(readInput(event.value, categoryId), units);
        const fromUnit = named ?? state.fromUnit;
        return { ...state, value: event.value, fromUnit, isExpanded: showing(fromUnit), problem: "" };
      }
      case "sourceChosen":
        return { ...state, fromUnit: event.unit, isExpanded: showing(event.unit), problem: "" };
      case "targetChosen":
        return { ...state, toUnit: event.unit, isExpanded: showing(event.unit) };
      case "swapped":
        return { ...state, fromUnit: state.toUnit, toUnit: state.fromUnit, problem: "" };
      case "listToggled":
        return { ...state, isExpanded: !state.isExpanded };
      case "dropdownToggled":
        return { ...state, isDropdownOpen: event.isOpen };
      case "resultsArrived":
        return {
          ...state,
          results: event.isEarly ? new Map([...state.results, ...event.results]) : event.results,
          problem: "",
        };
      case "resultsDropped":
        return { ...state, results: NO_RESULTS, problem: event.problem };
    }
  };

/** 5'11" names its own unit. */
const unitNamedBy = (reading: InputReading, units: readonly ListedUnit[]): string | undefined =>
  reading.kind === "number" && units.some(({ id }) => id === reading.unit) ? reading.unit : undefined;

/** What to convert, or why nothing is: nothing entered yet, or a text that is no number here. */
export type Trigger =
  | { readonly kind: "none" }
  | { readonly kind: "invalid" }
  | { readonly kind: "convert"; readonly decimal: string; readonly fromUnit: string };

export function triggerOf(value: string, fromUnit: string, categoryId: string): Trigger {
  const reading = readInput(value, categoryId);
  if (reading.kind !== "number") return { kind: reading.kind === "empty" ? "none" : "invalid" };
  if (reading.unit && fromUnit && reading.unit !== fromUnit) return { kind: "invalid" };
  return fromUnit ? { kind: "convert", decimal: reading.decimal, fromUnit } : { kind: "none" };
}

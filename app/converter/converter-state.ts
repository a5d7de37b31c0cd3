import { toQuery } from "./address/inquiry";
import { type ConverterData, findListed, type Inquiry, isBeyondFirst } from "./converter-data";
import { readInput } from "./read-input";

export type Results = ReadonlyMap<string, number>;

/** What the server answered, with the question it answers: it is never shown beside another one. */
export type Answer = {
  readonly question: string;
  /** By unit id; a unit without an entry has no result. */
  readonly results: Results;
  /** False while some units of the list are still to come. */
  readonly isComplete: boolean;
  /** Why there are no results; "" when nothing is wrong. */
  readonly problem: string;
  /** The server could not be reached, so the question is sent again when the connection is back. */
  readonly isUnreachable?: boolean;
};

export type ConverterState = {
  readonly data: ConverterData;
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly isExpanded: boolean;
  readonly isDropdownOpen: boolean;
  readonly answer: Answer;
  /** Counts the times that a question is sent again. */
  readonly attempt: number;
  /** The value when the visitor left for another page; what is typed until that page arrives is kept. */
  readonly valueOnLeaving: string | null;
};

export type ConverterEvent =
  | { type: "valueEntered"; value: string }
  | { type: "sourceChosen"; unit: string }
  | { type: "targetChosen"; unit: string }
  | { type: "pairChosen"; from: string; to: string }
  | { type: "swapped" }
  | { type: "listToggled" }
  | { type: "dropdownToggled"; isOpen: boolean }
  | { type: "answered"; answer: Answer }
  | { type: "connectionRestored" }
  | { type: "navigationStarted" }
  | { type: "pageLoaded"; data: ConverterData };

export const questionOf = (categoryId: string, value: string, fromUnit: string): string =>
  JSON.stringify([categoryId, value, fromUnit]);

export const NO_RESULTS: Results = new Map();

export function startConverter(data: ConverterData): ConverterState {
  const { category, inquiry, results, problem } = data;
  const question = questionOf(category.id, inquiry.value, inquiry.fromUnit);
  return {
    data,
    ...inquiry,
    isDropdownOpen: false,
    answer: { question, results: new Map(results), isComplete: true, problem },
    attempt: 0,
    valueOnLeaving: null,
  };
}

export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  switch (event.type) {
    case "valueEntered":
      return enterValue(state, event.value);
    case "sourceChosen":
      return showUnit({ ...withPlainValue(state, event.unit), fromUnit: event.unit }, event.unit);
    case "targetChosen":
      return showUnit({ ...state, toUnit: event.unit }, event.unit);
    case "pairChosen":
      return showUnit(showUnit({ ...state, fromUnit: event.from, toUnit: event.to }, event.from), event.to);
    case "swapped":
      return { ...withPlainValue(state, state.toUnit), fromUnit: state.toUnit, toUnit: state.fromUnit };
    case "listToggled":
      return { ...state, isExpanded: !state.isExpanded };
    case "dropdownToggled":
      return { ...state, isDropdownOpen: event.isOpen };
    case "answered":
      return { ...state, answer: event.answer };
    case "connectionRestored":
      return state.answer.isUnreachable ? { ...state, attempt: state.attempt + 1 } : state;
    case "navigationStarted":
      return { ...state, valueOnLeaving: state.value };
    case "pageLoaded":
      return openPage(state, event.data);
  }
}

function enterValue(state: ConverterState, value: string): ConverterState {
  const entered = { ...state, value };
  const named = namedBy(entered, state.fromUnit)?.unit;
  if (!named || named === state.fromUnit || !findListed(state.data.units, named)) return entered;
  return showUnit({ ...entered, fromUnit: named }, named);
}

/** A list that was made shorter stays so until a unit is chosen that it does not show. */
const showUnit = (state: ConverterState, unit: string): ConverterState => ({
  ...state,
  isExpanded: state.isExpanded || isBeyondFirst(state.data.units, unit),
});

/** 5'11" is a length of its own; before any other source unit than feet or inches it is written as a number. */
function withPlainValue(state: ConverterState, nextUnit: string): ConverterState {
  const named = namedBy(state, state.fromUnit);
  if (!named || namedBy(state, nextUnit)?.unit === nextUnit) return state;
  return { ...state, value: named.plain };
}

function namedBy({ value, data }: ConverterState, fromUnit: string) {
  const reading = readInput(value, data.category.id, fromUnit);
  return reading.kind === "number" ? reading.named : undefined;
}

function openPage(state: ConverterState, data: ConverterData): ConverterState {
  const opened = startConverter(data);
  const isTypedSince = state.valueOnLeaving !== null && state.valueOnLeaving !== state.value;
  return isTypedSince ? enterValue(opened, state.value) : opened;
}

/** What to convert, or why nothing is: nothing entered yet, or a text that is no number here. */
export type Trigger =
  | { readonly kind: "none" }
  | { readonly kind: "invalid" }
  | { readonly kind: "convert"; readonly decimal: string; readonly fromUnit: string };

export function triggerOf(value: string, fromUnit: string, categoryId: string): Trigger {
  const reading = readInput(value, categoryId, fromUnit);
  if (reading.kind !== "number") return { kind: reading.kind === "empty" ? "none" : "invalid" };
  if (reading.named && fromUnit && reading.named.unit !== fromUnit) return { kind: "invalid" };
  return fromUnit ? { kind: "convert", decimal: reading.decimal, fromUnit } : { kind: "none" };
}

/** What the page may show: results and problem of the question on the page, and whether more is to come. */
export type View = {
  readonly results: Results;
  readonly problem: string;
  readonly isPending: boolean;
  readonly isUnreachable: boolean;
};

const NOTHING: View = { results: NO_RESULTS, problem: "", isPending: false, isUnreachable: false };

export function viewOf({ data, value, fromUnit, answer }: ConverterState): View {
  if (answer.question === questionOf(data.category.id, value, fromUnit)) {
    const { results, problem, isComplete, isUnreachable = false } = answer;
    return { results, problem, isPending: !isComplete, isUnreachable };
  }
  return { ...NOTHING, isPending: triggerOf(value, fromUnit, data.category.id).kind === "convert" };
}

/** The result beside the chosen target unit. */
export const targetResult = (state: ConverterState): number | undefined =>
  viewOf(state).results.get(state.toUnit);

/** The path and query that lead to what the page shows; a pair keeps its own page while its units are chosen. */
export function addressOf(state: ConverterState): string {
  const { data, value, fromUnit, toUnit } = state;
  const { pair, category } = data;
  if (pair?.fromUnit === fromUnit && pair.toUnit === toUnit)
    return `${pair.path}${value === "" ? "" : `?${new URLSearchParams({ value })}`}`;
  return `/convert/${category.id}${queryOf(state)}`;
}

/** The query of a converter's address; `more=0` where a list was made shorter that its units would open. */
export function queryOf(state: ConverterState): string {
  const { value, fromUnit, toUnit, isExpanded, data } = state;
  const isHidden = (unit: string) => isBeyondFirst(data.units, unit);
  const inquiry: Inquiry = { value, fromUnit, toUnit, isExpanded };
  return toQuery(inquiry, { isClosed: !isExpanded && (isHidden(fromUnit) || isHidden(toUnit)) });
}

import { LONGEST_NUMBER, withoutInvisible } from "~/numerals/read-number";
import { amountText } from "./answer/answer-line";
import { type ConverterData, findListed, isBeyondFirst } from "./converter-data";
import { eitherNumber, type InputReading, mayBeQuantity, type Quantity, readInput } from "./read-input";

export type Results = ReadonlyMap<string, number>;

/** The server's answer with its question; it is never shown for any other question. */
export type Answered = {
  readonly question: string;
  /** By unit id. A unit without an entry has no result. */
  readonly results: Results;
  /** False while results for some units are still pending. */
  readonly isComplete: boolean;
  /** Why units have no result, by unit id. */
  readonly refusals?: ReadonlyMap<string, string>;
  /** Why there are no results; "" if nothing is wrong. */
  readonly problem: string;
  readonly failure?: Failure;
};

/** Why there is no answer although a retry may succeed: the browser is offline, or the site did not answer. */
export type Failure = "offline" | "unanswered";

export type ConverterState = {
  readonly data: ConverterData;
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly isExpanded: boolean;
  readonly answer: Answered;
  /** The latest number-field text that only the server could parse. */
  readonly quantity: Quantity | null;
  /** The number field's text as parsed, once for each change of value or quantity. */
  readonly reading: InputReading;
  /** Whether the visitor's numbers have a decimal comma: then the page asks what 1.500 means. */
  readonly hasDecimalComma: boolean;
  /** The number of times that questions were sent again. */
  readonly attempt: number;
  /** The value when a link, a button, Back or Forward was last pressed. Anything typed before a new page arrives is kept. */
  readonly valueAtPress: string | null;
};

export type ConverterEvent =
  | { type: "valueEntered"; value: string }
  | { type: "quantityRead"; quantity: Quantity }
  | { type: "sourceChosen"; unit: string }
  | { type: "targetChosen"; unit: string }
  | { type: "pairChosen"; from: string; to: string }
  | { type: "formatRead"; hasDecimalComma: boolean }
  | { type: "lastUnitsRead"; from: string; to: string }
  | { type: "swapped" }
  | { type: "listToggled" }
  | { type: "answered"; answer: Answered }
  | { type: "askedAgain" }
  | { type: "pressed" }
  | { type: "pageLoaded"; data: ConverterData };

export const questionOf = (categoryId: string, value: string, fromUnit: string): string =>
  JSON.stringify([categoryId, value, fromUnit]);

export const NO_RESULTS: Results = new Map();

export function startConverter(data: ConverterData): ConverterState {
  const { category, inquiry, results, refusals, problem, quantity } = data;
  const question = questionOf(category.id, inquiry.value, inquiry.fromUnit);
  return {
    data,
    ...inquiry,
    quantity,
    reading: readEntry({ data, quantity, hasDecimalComma: false, ...inquiry }),
    answer: { question, results: new Map(results), refusals: new Map(refusals), isComplete: true, problem },
    hasDecimalComma: false,
    attempt: 0,
    valueAtPress: null,
  };
}

export function converterReducer(state: ConverterState, event: ConverterEvent): ConverterState {
  return withReading(reduce(state, event), state);
}

/** The next state, with its text parsed unless that is unchanged. */
function withReading(next: ConverterState, last: ConverterState): ConverterState {
  const isSame = ENTRY.every((field) => next[field] === last[field]);
  return isSame ? next : { ...next, reading: readEntry(next) };
}

function reduce(state: ConverterState, event: ConverterEvent): ConverterState {
  switch (event.type) {
    case "valueEntered":
      return takeNamedUnit({ ...state, value: withoutInvisible(event.value) });
    case "quantityRead":
      return readQuantity(state, event.quantity);
    case "sourceChosen":
      return showUnit({ ...withPlainValue(state, event.unit), fromUnit: event.unit }, event.unit);
    case "targetChosen":
      return showUnit({ ...state, toUnit: event.unit }, event.unit);
    case "pairChosen":
      return choosePair(state, event);
    case "formatRead":
      return { ...state, hasDecimalComma: event.hasDecimalComma };
    case "lastUnitsRead":
      // Ignored once a unit is chosen, or if the value names one.
      return state.fromUnit === "" && state.toUnit === "" ? choosePair(state, event) : state;
    case "swapped":
      return { ...withPlainValue(state, state.toUnit), fromUnit: state.toUnit, toUnit: state.fromUnit };
    case "listToggled":
      return { ...state, isExpanded: !state.isExpanded };
    case "answered":
      return { ...state, answer: event.answer };
    case "askedAgain":
      return askAgain(state);
    case "pressed":
      return state.valueAtPress === state.value ? state : { ...state, valueAtPress: state.value };
    case "pageLoaded":
      return openPage(state, event.data);
  }
}

const choosePair = (state: ConverterState, { from, to }: { from: string; to: string }): ConverterState =>
  showUnit(showUnit({ ...state, fromUnit: from, toUnit: to }, from), to);

/** Takes the quantity that the server parsed, unless the field's text has changed since. */
function readQuantity(state: ConverterState, quantity: Quantity): ConverterState {
  return quantity.text === state.value ? takeNamedUnit({ ...state, quantity }) : state;
}

function takeNamedUnit(state: ConverterState): ConverterState {
  const named = namedIn(readEntry(state))?.unit;
  if (!named || named === state.fromUnit || !findListed(state.data.units, named)) return state;
  return showUnit({ ...state, fromUnit: named }, named);
}

/** Expands the list if it hides the unit. */
const showUnit = (state: ConverterState, unit: string): ConverterState => ({
  ...state,
  isExpanded: state.isExpanded || isBeyondFirst(state.data.units, unit),
});

/** Replaces a quantity such as 5'11" by its plain number if the next source unit differs from its own. */
function withPlainValue(state: ConverterState, nextUnit: string): ConverterState {
  const named = namedIn(state.reading);
  if (!named || named.unit === nextUnit) return state;
  return { ...state, value: named.plain };
}

const namedIn = (reading: InputReading) => (reading.kind === "number" ? reading.named : undefined);

/** What the reading depends on. */
const ENTRY = ["value", "quantity", "hasDecimalComma", "data"] as const;
type Entry = Pick<ConverterState, (typeof ENTRY)[number]>;

/** Parses the number field's text, unless the server already did. */
function readEntry({ value, quantity, data, hasDecimalComma }: Entry): InputReading {
  // The value of an address has a decimal point.
  const either = hasDecimalComma && value !== data.inquiry.value ? eitherNumber(value) : null;
  if (either) return either;
  if (quantity?.text !== value) return readInput(value);
  const { decimal, plain, unit } = quantity;
  const listed = findListed(data.units, unit);
  const amount = listed ? amountText(plain, listed) : `${plain} ${unit}`;
  return { kind: "number", decimal, note: `Read as ${amount}`, named: { unit, plain } };
}

/** Asks again for what is missing: the next pair's page and, if the question failed, its answer. */
function askAgain({ answer: { failure, ...answer }, ...state }: ConverterState): ConverterState {
  return {
    ...state,
    answer: { ...answer, isComplete: answer.isComplete && !failure },
    attempt: state.attempt + 1,
  };
}

function openPage(state: ConverterState, data: ConverterData): ConverterState {
  const started = startConverter(data);
  const unitsOf = ({ data, fromUnit, toUnit }: ConverterState) =>
    questionOf(data.category.id, fromUnit, toUnit);
  // A pair page opens for the card's units, so the list stays expanded or collapsed.
  const { isExpanded } = unitsOf(started) === unitsOf(state) ? state : started;
  const opened = { ...started, isExpanded, hasDecimalComma: state.hasDecimalComma };
  // The address of a pair page without a value means 1.
  const hasOwnValue = data.inquiry.value !== (data.pair ? "1" : "");
  const isInAddress = state.value.trim() === "" || valueInAddress(state) !== "";
  const isLeft = state.valueAtPress === state.value && (hasOwnValue || isInAddress);
  return isLeft ? opened : takeNamedUnit({ ...opened, value: state.value });
}

/** The value for an address: "" for an ambiguous number, which pages read as a decimal, and for one that servers refuse. */
export const valueInAddress = ({ reading, value }: ConverterState): string =>
  "either" in reading || value.length > LONGEST_NUMBER ? "" : value.trim() && value;

/** What to convert; or "none" if nothing is entered yet, "invalid" if the text is not a number. */
export type Trigger =
  | { readonly kind: "none" }
  | { readonly kind: "invalid" }
  | { readonly kind: "convert"; readonly decimal: string; readonly fromUnit: string };

export function triggerOf(reading: InputReading, fromUnit: string): Trigger {
  if (reading.kind === "empty" || (reading.kind === "invalid" && reading.either)) return { kind: "none" };
  if (reading.kind === "invalid") return { kind: "invalid" };
  if (reading.named && fromUnit && reading.named.unit !== fromUnit) return { kind: "invalid" };
  return fromUnit ? { kind: "convert", decimal: reading.decimal, fromUnit } : { kind: "none" };
}

/** What the page may show for the current question, and whether more results are pending. */
type View = Omit<Answered, "question" | "isComplete"> & { readonly isPending: boolean };

const NOTHING: View = { results: NO_RESULTS, problem: "", isPending: false };

export function viewOf(state: ConverterState): View {
  const { data, value, fromUnit, answer, reading } = state;
  if (answer.question === questionOf(data.category.id, value, fromUnit) && !("either" in reading)) {
    const { results, refusals, problem, isComplete, failure } = answer;
    return { results, refusals, problem, isPending: !isComplete, failure };
  }
  return { ...NOTHING, isPending: triggerOf(state.reading, fromUnit).kind === "convert" };
}

export const targetResult = (state: ConverterState): number | undefined =>
  viewOf(state).results.get(state.toUnit);

/** The question and its result, for use in a sentence. */
export const answeredBy = (state: ConverterState) => ({
  value: state.value,
  isQuantity:
    namedIn(state.reading) !== undefined || (state.reading.kind === "invalid" && mayBeQuantity(state.value)),
  fromUnit: state.fromUnit,
  toUnit: state.toUnit,
  result: targetResult(state),
});

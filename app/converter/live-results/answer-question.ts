import type { Dispatch } from "react";
import { showToast } from "~/toast/toast-store";
import {
  type ConverterEvent,
  type ConverterState,
  type Failure,
  NO_RESULTS,
  type Trigger,
} from "../converter-state";
import { INVALID_NUMBER, mayBeQuantity, type Quantity } from "../read-input";
import {
  convertUnits,
  failureMessage,
  isUnanswered,
  readAnswer,
  refusalsOf,
  resultsOf,
  type UnitOutcome,
  valueProblem,
} from "./convert-units";

/** The delay before text that the server could not read is reported, because the next key may complete it. */
export const REST_MS = 500;

type Job = {
  state: ConverterState;
  question: string;
  dispatch: Dispatch<ConverterEvent>;
  signal: AbortSignal;
  /** The browser also aborts open requests when the visitor leaves the page; that is not a failure. */
  isDropped: () => boolean;
};

/** Sends a question and dispatches its answer; a failure of all units is also a toast. */
export async function answerQuestion(
  trigger: Trigger,
  { state, question, dispatch, signal, isDropped }: Job,
) {
  const answered = (outcomes: readonly UnitOutcome[], isComplete: boolean) =>
    dispatch({
      type: "answered",
      answer: {
        question,
        results: resultsOf(outcomes),
        refusals: refusalsOf(outcomes),
        isComplete,
        problem: "",
        ...(isComplete && failureOf(outcomes)),
      },
    });
  const refuse = (problem: string, failure?: { failure: Failure }) =>
    dispatch({
      type: "answered",
      answer: { question, results: NO_RESULTS, isComplete: true, problem, ...failure },
    });
  const fail = (outcomes: readonly UnitOutcome[]) => {
    refuse(valueProblem(outcomes), failureOf(outcomes));
    const description = failureMessage(outcomes, { isOffline: !navigator.onLine });
    showToast({ title: "Error", description, variant: "destructive" });
  };
  if (trigger.kind !== "convert") {
    const rested = new Promise((resolve) => setTimeout(resolve, REST_MS));
    const read = await readText(state, signal);
    if (read === null && mayBeQuantity(state.value)) await rested;
    if (isDropped()) return;
    if (read === null) return refuse(INVALID_NUMBER);
    // An error means that the server did not parse the text, so it must not be called invalid.
    return "error" in read ? fail([read]) : dispatch({ type: "quantityRead", quantity: read });
  }
  const outcomes = await convertUnits({
    call: { category: state.data.category.id, fromUnit: trigger.fromUnit, decimal: trigger.decimal },
    ...unitsInOrder(state),
    signal,
    onProgress: (outcomes) => answered(outcomes, false),
  });
  if (isDropped()) return;
  logFailures(outcomes);
  if (outcomes.some(({ result }) => result !== null)) return answered(outcomes, true);
  fail(outcomes);
}

/** The failure to show; undefined unless a retry may bring missing answers. */
function failureOf(outcomes: readonly UnitOutcome[]): { failure: Failure } | undefined {
  const failed = outcomes.filter(({ result }) => result === null);
  if (failed.length === 0 || !isUnanswered(failed)) return undefined;
  return { failure: navigator.onLine ? "unanswered" : "offline" };
}

/** Parses the value on the server; null if it is not a quantity, an outcome with the error if there was no answer. */
async function readText({ value, data, fromUnit }: ConverterState, signal: AbortSignal) {
  if (!mayBeQuantity(value)) return null;
  try {
    const address = `/read/${data.category.id}?${new URLSearchParams({ q: value })}`;
    const { quantity } = (await readAnswer(await fetch(address, { signal }))) as {
      quantity: Quantity | null;
    };
    return quantity;
  } catch (error) {
    return { unit: fromUnit, result: null, error };
  }
}

/** The units in order of visibility: the target, the source, the rows in view, then the others. */
function unitsInOrder({ data, fromUnit, toUnit, isExpanded }: ConverterState) {
  const ids = data.units.map(({ id }) => id);
  const urgent = [...new Set([toUnit, fromUnit, ...rowsInView()])].filter((id) => ids.includes(id));
  return {
    target: toUnit,
    urgent,
    others: ids.filter((id) => !urgent.includes(id)),
    areOthersShown: isExpanded,
  };
}

/** The units of the rows in view, after scrolling and filtering. */
function rowsInView(): readonly string[] {
  const list = document.querySelector(".results");
  if (!list) return [];
  const view = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>("[data-unit]")].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > view.top && top < view.bottom ? (row.dataset.unit ?? []) : [];
  });
}

function logFailures(outcomes: readonly UnitOutcome[]) {
  for (const { unit, result, error } of outcomes) {
    // biome-ignore lint/suspicious/noConsole: a unit that fails is logged (spec, section 8)
    if (result === null) console.error(`No result for ${unit}:`, error);
  }
}

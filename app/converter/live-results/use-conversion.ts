import { type Dispatch, useEffect, useMemo, useRef } from "react";
import { showToast } from "~/toast/use-toast";
import {
  type ConverterEvent,
  type ConverterState,
  type Failure,
  NO_RESULTS,
  questionOf,
  type Trigger,
  triggerOf,
} from "../converter-state";
import { INVALID_NUMBER, mayBeQuantity } from "../read-input";
import {
  convertUnits,
  failureMessage,
  isUnanswered,
  resultsOf,
  type UnitOutcome,
  valueProblem,
} from "./convert-units";
import { fetchQuantity } from "./fetch-quantity";
import { useLeavingPage } from "./use-leaving-page";

const DEBOUNCE_MS = 100;
/** Incomplete input may become a number with the next key, so it is reported only once typing pauses. */
const PAUSE_MS = 800;
/** Text with letters may be a quantity, such as "5 miles", so the server parses it before it is reported. */
const QUANTITY_PAUSE_MS = 300;

/** Converts 100 ms after the last change of value or source unit. A newer trigger aborts the older one. */
export function useConversion(state: ConverterState, dispatch: Dispatch<ConverterEvent>): void {
  const { data, value, fromUnit, attempt } = state;
  const latest = useRef(state);
  latest.current = state;
  const isLeaving = useLeavingPage();
  const question = questionOf(data.category.id, value, fromUnit);
  const isRead = state.quantity?.text === value;
  // The delay runs from the change: by the time of the effect, up to 195 rows have been rendered without their results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the change of any of these
  const changedAtMs = useMemo(() => performance.now(), [question, isRead, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt or a reading sends the same question again
  useEffect(() => {
    const asked = latest.current;
    const { answer, value, fromUnit } = asked;
    if (answer.question === question && answer.isComplete) return;
    const trigger = triggerOf(asked.reading, fromUnit);
    if (trigger.kind === "none") return;
    const controller = new AbortController();
    const isDropped = () => controller.signal.aborted || isLeaving.current === true;
    // Another category may have been rendered meanwhile, which has no such unit.
    const job = (): Job => ({
      state: { ...asked, isExpanded: latest.current.isExpanded },
      question,
      dispatch,
      signal: controller.signal,
      isDropped,
    });
    const delayMs =
      trigger.kind === "convert" ? DEBOUNCE_MS : mayBeQuantity(value) ? QUANTITY_PAUSE_MS : PAUSE_MS;
    const timer = setTimeout(
      () => void answerQuestion(trigger, job()),
      changedAtMs + delayMs - performance.now(),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, isRead, attempt, changedAtMs, dispatch, isLeaving]);

  useConnectionRestored(dispatch);
}

function useConnectionRestored(dispatch: Dispatch<ConverterEvent>) {
  useEffect(() => {
    const restore = () => dispatch({ type: "askedAgain" });
    window.addEventListener("online", restore);
    return () => window.removeEventListener("online", restore);
  }, [dispatch]);
}

type Job = {
  state: ConverterState;
  question: string;
  dispatch: Dispatch<ConverterEvent>;
  signal: AbortSignal;
  /** The browser also aborts open requests when the visitor leaves the page; that is not a failure. */
  isDropped: () => boolean;
};

async function answerQuestion(trigger: Trigger, { state, question, dispatch, signal, isDropped }: Job) {
  const answered = (outcomes: readonly UnitOutcome[], isComplete: boolean) =>
    dispatch({
      type: "answered",
      answer: {
        question,
        results: resultsOf(outcomes),
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
    const rested = new Promise((resolve) => setTimeout(resolve, PAUSE_MS - QUANTITY_PAUSE_MS));
    const read = await readText(state, signal);
    if (read === null && mayBeQuantity(state.value)) await rested;
    if (isDropped()) return;
    if (read === null) return refuse(INVALID_NUMBER);
    // The text could not be parsed remotely, so it must not be called invalid.
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

/** Set if any unit has no answer that a retry may bring. */
function failureOf(outcomes: readonly UnitOutcome[]): { failure: Failure } | undefined {
  const failed = outcomes.filter(({ result }) => result === null);
  if (failed.length === 0 || !isUnanswered(failed)) return undefined;
  return { failure: navigator.onLine ? "unanswered" : "offline" };
}

async function readText({ value, data, fromUnit }: ConverterState, signal: AbortSignal) {
  if (!mayBeQuantity(value)) return null;
  return fetchQuantity(value, data.category.id, signal).catch((error: unknown) => ({
    unit: fromUnit,
    result: null,
    error,
  }));
}

/** In order of sight: the target, which is shown largest, the source, the rows in view, then the others. */
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

/** The units of the rows in view, which depend on how far the list is scrolled, and on its filter. */
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

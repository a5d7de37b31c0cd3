import { type Dispatch, useEffect, useRef } from "react";
import { showToast } from "~/toast/use-toast";
import { FIRST_UNITS } from "../converter-data";
import {
  type ConverterContext,
  type ConverterEvent,
  type ConverterState,
  triggerOf,
} from "../converter-state";
import { INVALID_NUMBER, isUnfinished } from "../read-input";
import { convertUnits, failureMessage, resultsOf, type UnitOutcome, valueProblem } from "./convert-units";

const DEBOUNCE_MS = 100;
/** Nobody is told off in the middle of a number. */
const UNFINISHED_MS = 800;

/** Converts once value and source unit have rested for 100 ms; a newer trigger aborts the older one. */
export function useConversion(
  context: ConverterContext,
  state: ConverterState,
  dispatch: Dispatch<ConverterEvent>,
): void {
  const { value, fromUnit } = state;
  const order = useRef({ state, context });
  order.current = { state, context };
  const isAnswered = useAnsweredByServer(value, fromUnit);

  useEffect(() => {
    if (isAnswered(value, fromUnit)) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => run(order.current, dispatch, controller.signal),
      delayMs(value, fromUnit, order.current.context.categoryId),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [value, fromUnit, dispatch, isAnswered]);
}

function delayMs(value: string, fromUnit: string, categoryId: string): number {
  const isInvalid = triggerOf(value, fromUnit, categoryId).kind === "invalid";
  return isInvalid && isUnfinished(value) ? UNFINISHED_MS : DEBOUNCE_MS;
}

/** The page arrives with the results of its address, so only what differs from them is asked for. */
function useAnsweredByServer(value: string, fromUnit: string) {
  const served = useRef<string | null>(JSON.stringify([value, fromUnit]));
  return useRef((nextValue: string, nextUnit: string): boolean => {
    if (served.current === JSON.stringify([nextValue, nextUnit])) return true;
    served.current = null;
    return false;
  }).current;
}

type Moment = { state: ConverterState; context: ConverterContext };

async function run({ state, context }: Moment, dispatch: Dispatch<ConverterEvent>, signal: AbortSignal) {
  const trigger = triggerOf(state.value, state.fromUnit, context.categoryId);
  if (trigger.kind !== "convert") {
    dispatch({ type: "resultsDropped", problem: trigger.kind === "invalid" ? INVALID_NUMBER : "" });
    return;
  }
  const { urgent, others } = unitsInOrder({ state, context });
  const outcomes = await convertUnits({
    call: { category: context.categoryId, fromUnit: trigger.fromUnit, decimal: trigger.decimal },
    urgent,
    others,
    signal,
    onUrgent: (early) => dispatch({ type: "resultsArrived", results: resultsOf(early), isEarly: true }),
  });
  if (signal.aborted) return;
  logFailures(outcomes);
  const results = resultsOf(outcomes);
  if (results.size > 0 || outcomes.length === 0) {
    dispatch({ type: "resultsArrived", results });
    return;
  }
  dispatch({ type: "resultsDropped", problem: valueProblem(outcomes) });
  showToast({ title: "Error", description: failureMessage(outcomes), variant: "destructive" });
}

/** What everybody sees comes first: the rows at the top and the chosen target, however long the list is. */
function unitsInOrder({ state, context }: Moment) {
  const ids = context.units.map(({ id }) => id);
  const isUrgent = (id: string, index: number) => index < FIRST_UNITS || id === state.toUnit;
  return {
    urgent: ids.filter(isUrgent),
    others: ids.filter((id, index) => !isUrgent(id, index)),
  };
}

function logFailures(outcomes: readonly UnitOutcome[]) {
  for (const { unit, result, error } of outcomes) {
    // biome-ignore lint/suspicious/noConsole: a unit that fails is logged (spec, section 8)
    if (result === null) console.error(`No result for ${unit}:`, error);
  }
}

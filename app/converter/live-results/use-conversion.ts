import { type Dispatch, type RefObject, useEffect, useMemo, useRef } from "react";
import { type ConverterEvent, type ConverterState, questionOf, triggerOf } from "../converter-state";
import { mayBeQuantity } from "../read-input";
import { answerQuestion, REST_MS } from "./answer-question";

const DEBOUNCE_MS = 100;
/** Incomplete input may become a number with the next key, so it is reported only once typing pauses. */
const PAUSE_MS = 800;
/** Text with letters may be a quantity, such as "5 miles", so the server parses it before it is reported. */
const QUANTITY_PAUSE_MS = PAUSE_MS - REST_MS;
/** The request timeout, so that rows do not wait forever for a server that never answers. */
const LONGEST_ANSWER_MS = 30_000;

/** Converts 100 ms after the last change of value or source unit. A newer trigger aborts the older one. */
export function useConversion(state: ConverterState, dispatch: Dispatch<ConverterEvent>): void {
  const { data, value, fromUnit, attempt } = state;
  const latest = useRef(state);
  latest.current = state;
  const isLeaving = useLeavingPage();
  const question = questionOf(data.category.id, value, fromUnit);
  const { kind } = state.reading;
  // The delay starts at the change, because up to 195 rows are rendered without results before the effect runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the change of any of these
  const changedAtMs = useMemo(() => performance.now(), [question, kind, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt or a reading sends the same question again
  useEffect(() => {
    const asked = latest.current;
    const { answer, value, fromUnit } = asked;
    if (answer.question === question && answer.isComplete) return;
    const trigger = triggerOf(asked.reading, fromUnit);
    if (trigger.kind === "none") return;
    const controller = new AbortController();
    let isReplaced = false;
    const isDropped = () => isReplaced || isLeaving.current === true;
    const delayMs =
      trigger.kind === "convert" ? DEBOUNCE_MS : mayBeQuantity(value) ? QUANTITY_PAUSE_MS : PAUSE_MS;
    const send = () => {
      timer = setTimeout(() => controller.abort(), LONGEST_ANSWER_MS);
      // Only `isExpanded` is taken from the latest state, which may be another category without these units.
      const state = { ...asked, isExpanded: latest.current.isExpanded };
      const job = { state, question, dispatch, signal: controller.signal, isDropped };
      void answerQuestion(trigger, job).finally(() => clearTimeout(timer));
    };
    let timer = setTimeout(send, changedAtMs + delayMs - performance.now());
    return () => {
      isReplaced = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, kind, attempt, changedAtMs, dispatch, isLeaving]);

  useConnectionRestored(dispatch);
}

function useConnectionRestored(dispatch: Dispatch<ConverterEvent>) {
  useEffect(() => {
    const restore = () => dispatch({ type: "askedAgain" });
    window.addEventListener("online", restore);
    return () => window.removeEventListener("online", restore);
  }, [dispatch]);
}

/** True once the browser starts to leave the page; false again if the page stays or is restored. */
function useLeavingPage(): RefObject<boolean> {
  const isLeaving = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isLeaving.current = type === "beforeunload";
    };
    for (const event of LEAVING_OR_STAYING) window.addEventListener(event, note, true);
    return () => {
      for (const event of LEAVING_OR_STAYING) window.removeEventListener(event, note, true);
    };
  }, []);
  return isLeaving;
}

const LEAVING_OR_STAYING = ["beforeunload", "pageshow", "input", "pointerdown"];

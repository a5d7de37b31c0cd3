import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { answerLine, converterTitle } from "../answer-line";
import { type ConverterState, queryOf, targetResult } from "../converter-state";
import { toQuery } from "./inquiry";

const ADDRESS_INTERVAL_MS = 250;

/** Address and title follow what the visitor does, without navigation. */
export function useAddress(state: ConverterState): void {
  useTitle(state);
  useQuery(state);
}

/** Written after every page too: the browser keeps a title that React believes it has already set. */
function useTitle(state: ConverterState) {
  const { category, units } = state.data;
  const title = converterTitle(category.name, answerLine({ ...state, result: targetResult(state) }, units));
  useEffect(() => {
    document.title = title;
  });
}

/**
 * Browsers refuse more than a few changes of the address a second, so changes wait for their turn, but not longer
 * than a press. While another page loads the address is no longer this page's.
 */
function useQuery(state: ConverterState) {
  const { data } = state;
  const query = queryOf(state);
  const isLeaving = useNavigation().state !== "idle";
  const written = useRef({ data, query, atMs: 0 });
  if (written.current.data !== data) written.current = { data, query: toQuery(data.inquiry), atMs: 0 };

  useEffect(() => {
    if (isLeaving || written.current.query === query) return;
    const write = () => {
      if (written.current.query === query) return;
      written.current = { data, query, atMs: performance.now() };
      window.history.replaceState(window.history.state, "", `${window.location.pathname}${query}`);
    };
    const timer = setTimeout(write, written.current.atMs + ADDRESS_INTERVAL_MS - performance.now());
    window.addEventListener("click", write, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", write, true);
    };
  }, [data, query, isLeaving]);
}

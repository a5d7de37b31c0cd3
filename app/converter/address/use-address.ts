import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useBeforePaint } from "~/ui/use-before-paint";
import { useNumberFormat } from "~/ui/use-number-format";
import { answerLine, converterTitle } from "../answer/answer-line";
import { answeredBy, type ConverterState, startConverter } from "../converter-state";
import { headingOf, nextPairAddress } from "../pair/follow-pair";
import { addressOf } from "./address-of";

const ADDRESS_INTERVAL_MS = 250;
const LEAVING = ["click", "beforeunload"];

/** Keeps address and title up to date, without navigation. */
export function useAddress(state: ConverterState): void {
  useTitle(state);
  useQuery(state);
}

/** Written after every render: after a navigation, React believes that it has already set the title. */
function useTitle(state: ConverterState) {
  const { units } = state.data;
  const title = converterTitle(headingOf(state), answerLine(answeredBy(state), units, useNumberFormat()));
  useBeforePaint(() => {
    document.title = title;
  });
}

/**
 * Throttled, because browsers allow few address changes per second; a press, or leaving the page, writes at once. Not while another
 * page loads.
 */
function useQuery(state: ConverterState) {
  const { data } = state;
  const address = addressOf(state);
  // For another pair, useFollowPair opens its page instead.
  const isLeaving = useNavigation().state !== "idle" || nextPairAddress(state) !== "";
  const written = useRef({ data, address, atMs: 0 });
  if (written.current.data !== data)
    written.current = { data, address: addressOf(startConverter(data)), atMs: 0 };

  useEffect(() => {
    if (isLeaving || written.current.address === address) return;
    const write = () => {
      if (written.current.address === address) return;
      written.current = { data, address, atMs: performance.now() };
      // The paths / and /convert are kept, although they also show the length page.
      const target = data.pair ? address : address.replace(/^[^?]*/, window.location.pathname);
      window.history.replaceState(window.history.state, "", target);
    };
    const timer = setTimeout(write, written.current.atMs + ADDRESS_INTERVAL_MS - performance.now());
    for (const event of LEAVING) window.addEventListener(event, write, true);
    return () => {
      clearTimeout(timer);
      for (const event of LEAVING) window.removeEventListener(event, write, true);
    };
  }, [data, address, isLeaving]);
}

import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useBeforePaint } from "~/ui/use-before-paint";
import { useNumberFormat } from "~/ui/use-number-format";
import { answerLine, converterTitle } from "../answer/answer-line";
import { answeredBy, type ConverterState, startConverter } from "../converter-state";
import { headingOf, nextPairAddress } from "../pair/follow-pair";
import { addressOf } from "./address-of";

/** Browsers allow 100 address changes in 30 s: 50 of them at once, and one per interval. */
const ADDRESS_INTERVAL_MS = 600;
const MOST_AHEAD_MS = 50 * ADDRESS_INTERVAL_MS;
let aheadMs = 0;

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

/** Writes the address with each key, so that a reload keeps what was typed. Not while another page loads. */
function useQuery(state: ConverterState) {
  const { data } = state;
  const address = addressOf(state);
  // For another pair, useFollowPair opens its page instead.
  const isLeaving = useNavigation().state !== "idle" || nextPairAddress(state) !== "";
  const written = useRef({ data, address });
  if (written.current.data !== data) written.current = { data, address: addressOf(startConverter(data)) };

  useEffect(() => {
    if (isLeaving || written.current.address === address) return;
    const now = performance.now();
    const write = () => {
      written.current = { data, address };
      aheadMs = Math.max(aheadMs, now) + ADDRESS_INTERVAL_MS;
      // The paths / and /convert are kept, although they also show the length page.
      const target = data.pair ? address : address.replace(/^[^?]*/, window.location.pathname);
      window.history.replaceState(window.history.state, "", target);
    };
    const waitMs = aheadMs - MOST_AHEAD_MS - now;
    if (waitMs <= 0) return write();
    const timer = setTimeout(write, waitMs);
    return () => clearTimeout(timer);
  }, [data, address, isLeaving]);
}

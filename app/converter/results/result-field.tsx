import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { formatFull, isShownInFull } from "~/numerals/format";
import { Button } from "~/ui/button";
import { Input } from "~/ui/input";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import type { ListedUnit } from "../converter-data";
import type { Failure } from "../converter-state";
import { formatShown, type NumberFormat } from "../preferences/format-shown";
import { useNumberFormat } from "../preferences/use-number-format";
import { copyResult } from "./copy-result";

type ResultFieldProps = {
  children: ReactNode;
  unit: ListedUnit | undefined;
  result: number | undefined;
  isPending: boolean;
  failure: Failure | undefined;
  /** How the two units convert, e.g. "1 mi = 1.609344 km"; "" until known. */
  equation: string;
  /** The result in two units that are used together, e.g. "5 ft 10.87 in"; otherwise "". */
  compound: string;
  isScripted: boolean;
  onAskAgain: () => void;
  onShare: () => void;
};

export function ResultField(props: ResultFieldProps) {
  const { unit, result, isPending, failure, equation, compound, isScripted, children } = props;
  const format = useNumberFormat();
  const answer = unit && result !== undefined ? presentAnswer(unit, result, format) : undefined;
  return (
    <div className="converter-side">
      <label className="field-label" htmlFor="result">
        To:
      </label>
      <Input
        id="result"
        className="figure figure-result"
        readOnly
        tabIndex={answer ? undefined : -1}
        placeholder="Result"
        value={answer?.shown ?? ""}
        title={answer?.full}
        data-full={answer?.full}
        data-length={lengthClass(answer?.shown ?? "")}
        aria-describedby="result-note"
        aria-busy={isPending}
      />
      {children}
      <p className="figure-note" data-chosen={unit && ""} {...useHeldHeight(isPending)}>
        <span id="result-note">
          {failure
            ? FAILURES[failure]
            : unbrokenNumbers([compound, answer?.note].filter(Boolean).join(" · "))}
        </span>
        {failure === "unanswered" && (
          <Button look="plain" onClick={props.onAskAgain}>
            Try again
          </Button>
        )}
        <span className="figure-equation">{unbrokenNumbers(equation)}</span>
        {answer && isScripted && <CopyButtons {...answer} onShare={props.onShare} />}
      </p>
    </div>
  );
}

/**
 * Reserves the height of the previous note while the next answer is pending, so that nothing moves. The height is
 * observed, because reading it at each keystroke would force a layout.
 */
function useHeldHeight(isPending: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const heightPx = useRef(0);
  useEffect(() => {
    const note = ref.current;
    if (!note) return;
    const observer = new ResizeObserver(() => {
      heightPx.current = note.offsetHeight;
    });
    observer.observe(note);
    return () => observer.disconnect();
  }, []);
  return { ref, style: isPending ? ({ "--held": `${heightPx.current}px` } as CSSProperties) : undefined };
}

/** Offline, the question is sent again once the connection is back. Otherwise only the visitor sends it again. */
const FAILURES: Readonly<Record<Failure, string>> = {
  offline: "Waiting for the connection",
  unanswered: "The site did not answer.",
};

/** Longer results may not fit into the field, so they are repeated in full below it. */
const LONGEST_SURE_TO_FIT = 20;

/** Long results are set smaller before they are cut off. */
const lengthClass = (text: string) =>
  text.length > LONGEST_SURE_TO_FIT ? "longer" : text.length > 14 ? "long" : undefined;

function presentAnswer(unit: ListedUnit, result: number, format: NumberFormat) {
  const { text: shown, number } = formatShown(result, unit.style, format);
  const full = formatFull(result);
  const isNoted = !isShownInFull(result, number) || shown.length > LONGEST_SURE_TO_FIT;
  return { shown, full, note: isNoted ? full : "" };
}

/** The full value first, as shown second. */
function CopyButtons({ shown, full, onShare }: { shown: string; full: string; onShare: () => void }) {
  return (
    <span className="figure-copy">
      <Button look="plain" onClick={() => copyResult(full, shown)} title={`Copy ${full}`}>
        Copy
      </Button>
      {shown !== full && (
        <Button look="plain" onClick={() => copyResult(shown, shown)} title={`Copy ${shown}`}>
          Copy as shown
        </Button>
      )}
      <Button look="plain" onClick={onShare} title="Share a link to this conversion">
        Share
      </Button>
    </span>
  );
}

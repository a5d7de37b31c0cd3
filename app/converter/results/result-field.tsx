import type { ReactNode } from "react";
import { formatFull } from "~/numerals/format";
import { Button } from "~/ui/button";
import { separated } from "~/ui/number-format";
import { useNumberFormat } from "~/ui/use-number-format";
import type { ListedUnit } from "../converter-data";
import type { Failure } from "../converter-state";
import { formatShown } from "../preferences/format-shown";

type ResultFieldProps = {
  children: ReactNode;
  unit: ListedUnit | undefined;
  result: number | undefined;
  isPending: boolean;
  failure: Failure | undefined;
  onAskAgain: () => void;
};

export function ResultField({ unit, result, failure, ...rest }: ResultFieldProps) {
  const { isPending, onAskAgain, children } = rest;
  const format = useNumberFormat();
  const isAnswered = unit && result !== undefined;
  const shown = isAnswered ? formatShown(result, unit.style, format).text : "";
  const full = isAnswered ? separated(formatFull(result), format) : undefined;
  return (
    <div className="converter-side">
      <div className="side-head">
        <label className="field-label" htmlFor="result">
          To:
        </label>
        <p className="side-note">
          <span id="result-note">{failure && FAILURES[failure]}</span>
          {failure === "unanswered" && (
            <Button look="plain" onClick={onAskAgain}>
              Try again
            </Button>
          )}
        </p>
      </div>
      <div className="joined">
        <input
          id="result"
          className="input figure figure-result"
          readOnly
          tabIndex={isAnswered ? undefined : -1}
          placeholder="Result"
          value={shown}
          title={full}
          data-full={full}
          data-length={shown.length > LONGEST_AT_FULL_SIZE ? "long" : undefined}
          aria-describedby="result-note refusal"
          aria-busy={isPending}
        />
        {children}
      </div>
    </div>
  );
}

/** Longer results have a smaller font; the answer line shows them whole. */
const LONGEST_AT_FULL_SIZE = 9;

/** Offline, the question is sent again once the connection is back. Otherwise the visitor has to send it again. */
const FAILURES: Readonly<Record<Failure, string>> = {
  offline: "Waiting for the connection",
  unanswered: "The site did not answer.",
};

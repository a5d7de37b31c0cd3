import type { Explanation } from "~/conversion";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { NumberText } from "~/ui/number-text";
import { useNumberFormat } from "~/ui/use-number-format";
import { addressOf } from "../address/address-of";
import { findListed, type ListedUnit } from "../converter-data";
import { answeredBy, type ConverterState, viewOf } from "../converter-state";
import type { ExplanationState } from "../explanation/use-explanation";
import { presentResult } from "../preferences/format-shown";
import { shorten } from "../read-input";
import { amountText, askedInWords, unitInWords } from "./answer-line";
import { compoundAnswer } from "./compound-answer";
import { copyResult, shareLink } from "./copy-result";
import { shortEquation } from "./short-equation";

type AnswerProps = { state: ConverterState; explanation: ExplanationState; isScripted: boolean };

/** "5 miles = 8.04672 kilometers", once both units are chosen. Its height never changes, so that nothing moves meanwhile. */
export function Answer({ state, explanation, isScripted }: AnswerProps) {
  const { units } = state.data;
  const from = findListed(units, state.fromUnit);
  const to = findListed(units, state.toUnit);
  const format = useNumberFormat();
  if (!from || !to) return null;
  const { result, value, ...rest } = answeredBy(state);
  const { results, refusals, problem } = viewOf(state);
  const isInvalid = state.reading.kind === "invalid";
  const asked = { ...rest, value: isInvalid ? "" : shorten(value.trim()) };
  const answer = result === undefined ? undefined : presentResult(result, to.style, format);
  const refusal = refusals?.get(to.id);
  return (
    <div className="answer">
      <output className="answer-line" htmlFor="value" aria-live="off">
        <span className="answer-asked">
          {`${askedInWords(asked, units) || `… ${unitInWords(from, "")}`} ${answer?.isRounded ? "≈" : "="}`}
        </span>{" "}
        <span className="answer-value" data-length={lengthClass(answer?.shown)}>
          {refusal || (problem && !isInvalid) ? (
            "no result"
          ) : (
            <>
              <data value={answer?.full}>{answer?.shown ?? "…"}</data>{" "}
              <span>{unitInWords(to, answer?.shown ?? "")}</span>
            </>
          )}
        </span>
      </output>
      {answer && isScripted && (
        <span className="answer-actions">
          <Button
            look="plain"
            title={`Copy ${answer.copied}`}
            onClick={() => copyResult(answer.copied, answer.copiedInFull)}
          >
            Copy
          </Button>
          <Button
            look="plain"
            title="Share a link to this conversion"
            onClick={() => shareLink(document.title, addressOf(state))}
          >
            Share
          </Button>
        </span>
      )}
      <p className={classNames("answer-note", refusal && "answer-refusal")}>
        <span id="refusal">{refusal}</span>
        {answer && (
          <Note
            answer={answer}
            unit={to}
            compound={compoundAnswer(state.data.category.id, to.id, results, units)}
            explained={explanation.kind === "explained" ? explanation.explanation : null}
            ratesDate={state.data.rates?.date}
            isScripted={isScripted}
          />
        )}
      </p>
    </div>
  );
}

type NoteProps = {
  answer: ReturnType<typeof presentResult>;
  unit: ListedUnit;
  /** The result in two units that are used together, e.g. "5 ft 10.87 in"; otherwise "". */
  compound: string;
  /** How the two units convert; null until known. */
  explained: Explanation | null;
  ratesDate: string | undefined;
  isScripted: boolean;
};

/** One line: the full value of a rounded answer, as a button that copies it; otherwise, and for money, the equation. */
function Note({ answer, unit, compound, explained, ratesDate, isScripted }: NoteProps) {
  const { full } = answer;
  const isInFull = Number(answer.plain) !== Number(full) && unit.style.kind !== "currency";
  const text = <NumberText>{amountText(full, unit)}</NumberText>;
  const equation = explained ? shortEquation(explained, ratesDate) : "";
  const isExact = explained?.exactness === "exact" && !equation.includes("≈") && !answer.isRounded;
  return (
    <>
      {compound && <NumberText>{`${compound} `}</NumberText>}
      {!isInFull && isExact && <span>Exact. </span>}
      {!isInFull && <NumberText>{equation}</NumberText>}
      {isInFull && <span>In full </span>}
      {isInFull &&
        (isScripted ? (
          <button
            type="button"
            className="answer-full"
            title="Copy the full value"
            onClick={() => copyResult(answer.copiedInFull)}
          >
            {text}
          </button>
        ) : (
          text
        ))}
    </>
  );
}

/** The size class of a number: long numbers are smaller, so that they fit on one line of a phone. */
const lengthClass = (shown = "") => (shown.length > 20 ? "longer" : shown.length > 12 ? "long" : undefined);

import type { Explanation } from "~/conversion";
import { ExplanationText } from "~/explanation/explanation-text";
import { formatFull, groupNumbers, isBeyondDouble } from "~/numerals/format";
import { unitAfterNumber } from "~/numerals/unit-after-number";
import { NumberText } from "~/ui/number-text";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import { useNumberFormat } from "~/ui/use-number-format";
import { amountText } from "../answer/answer-line";
import { findListed, type ListedUnit } from "../converter-data";
import { type ConverterState, targetResult } from "../converter-state";
import { presentResult } from "../preferences/format-shown";
import { SHOWN_DIGITS } from "../read-input";
import type { ExplanationState } from "./use-explanation";

type CalculationProps = { state: ConverterState; explanation: ExplanationState };

/** How the visitor's own number is converted: "5 mi × 1.609344 km/mi = 8.04672 km". */
export function Calculation({ state, explanation }: CalculationProps) {
  if (explanation.kind === "none") return null;
  return (
    <section className="part" aria-labelledby="calculation">
      <h2 id="calculation">Calculation</h2>
      {explanation.kind === "loading" && <p>Loading the formula…</p>}
      {explanation.kind === "failed" && <p role="alert">{explanation.message}</p>}
      {explanation.kind === "explained" && (
        <ExplanationText
          explanation={explanation.explanation}
          sum={<Sum state={state} explanation={explanation.explanation} />}
        />
      )}
    </section>
  );
}

/** The calculation with the visitor's number, or the equation of the two units while there is no answer. */
function Sum({ state, explanation }: { state: ConverterState; explanation: Explanation }) {
  const format = useNumberFormat();
  const to = findListed(state.data.units, state.toUnit);
  const result = targetResult(state);
  const number = numberOf(state);
  if (!to || result === undefined || number === "")
    return <NumberText>{groupNumbers(explanation.equation)}</NumberText>;
  const [before, rest] = explanation.calculation;
  const { shown, isRounded } = presentResult(result, to.style, format);
  const after = inNumber(rest, findListed(state.data.units, state.fromUnit), number);
  const isCut = explanation.exactness === "rate" || isBeyondDouble(number);
  return (
    <>
      <NumberText>{groupNumbers(`${before}${shortened(number)}${after}`)}</NumberText>{" "}
      <span>{isRounded || isCut ? "≈" : "="}</span> <b>{unbrokenNumbers(amountText(shown, to))}</b>
    </>
  );
}

/** Replaces the plural unit by the form for the number: "1 cup (US) × 236.5882365". */
const inNumber = (after: string, from: ListedUnit | undefined, number: string): string =>
  from ? after.replace(` ${unitAfterNumber(from, "2")}`, () => ` ${unitAfterNumber(from, number)}`) : after;

/** The visitor's number, without a unit that was typed with it. */
const numberOf = ({ reading }: ConverterState): string => (reading.kind === "number" ? reading.decimal : "");

/** The number in full, or rounded if it has more digits than a double. */
const shortened = (number: string): string =>
  formatFull(Number(isBeyondDouble(number) ? Number(number).toPrecision(SHOWN_DIGITS) : number));

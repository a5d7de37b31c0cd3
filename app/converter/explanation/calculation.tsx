import type { Explanation } from "~/conversion";
import { ExplanationText } from "~/explanation/explanation-text";
import { formatFull, groupNumbers } from "~/numerals/format";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import { amountText } from "../answer/answer-line";
import { findListed } from "../converter-data";
import { type ConverterState, targetResult } from "../converter-state";
import { presentResult } from "../preferences/format-shown";
import { useNumberFormat } from "../preferences/use-number-format";
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

/** The equation of the two units while there is no answer. */
function Sum({ state, explanation }: { state: ConverterState; explanation: Explanation }) {
  const format = useNumberFormat();
  const to = findListed(state.data.units, state.toUnit);
  const result = targetResult(state);
  const number = numberOf(state);
  if (!to || result === undefined || number === "")
    return unbrokenNumbers(groupNumbers(explanation.equation));
  const [before, after] = explanation.calculation;
  const { shown, isRounded } = presentResult(result, to.style, format);
  return (
    <>
      <span>{unbrokenNumbers(groupNumbers(`${before}${number}${after}`))}</span>{" "}
      <span>{isRounded ? "≈" : "="}</span> <b>{unbrokenNumbers(amountText(shown, to))}</b>
    </>
  );
}

/** The visitor's number as a calculator takes it, without a unit that was typed with it. */
function numberOf({ reading }: ConverterState): string {
  if (reading.kind !== "number") return "";
  return formatFull(Number(Number(reading.decimal).toPrecision(SHOWN_DIGITS)));
}

import { useRouteLoaderData } from "@remix-run/react";
import type { Site } from "~/shell/site";
import { addressOf } from "./address/address-of";
import { answerLine } from "./answer-line";
import { answeredBy, type ConverterState } from "./converter-state";
import type { ExplanationState } from "./explanation/use-explanation";

type PrintSummaryProps = { state: ConverterState; explanation: ExplanationState };

/** What a printed page needs besides the rows: the answer in a sentence, the formula and the address. */
export function PrintSummary({ state, explanation }: PrintSummaryProps) {
  const site = useRouteLoaderData<Site>("root");
  const { units } = state.data;
  const answer = answerLine(answeredBy(state), units);
  return (
    <div className="print-only">
      {answer && <p className="print-answer">{answer}</p>}
      {explanation.kind === "explained" && (
        <p>{`${explanation.explanation.equation}. ${explanation.explanation.formula}`}</p>
      )}
      <p>{`${site?.siteOrigin ?? ""}${addressOf(state)}`}</p>
    </div>
  );
}

import { useEffect, useState } from "react";
import { answerLine } from "../answer/answer-line";
import { answeredBy, type ConverterState, viewOf } from "../converter-state";

const SETTLED_AFTER_MS = 800;

/** Announces one sentence to screen readers once results have settled; empty while an answer is pending. */
export function SettledSummary({ state }: { state: ConverterState }) {
  const sentence = summaryOf(state);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="visually-hidden" role="status">
      {settled === sentence ? settled : ""}
    </p>
  );
}

function summaryOf(state: ConverterState): string {
  const { results } = viewOf(state);
  const answer = answerLine(answeredBy(state), state.data.units);
  return answer ?? (results.size > 0 ? `Converted into ${results.size} units` : "");
}

import { ExplanationText } from "./explanation-text";
import type { ExplanationState } from "./use-explanation";

/** Factor, formula and sources of the current conversion. */
export function HowCalculated({ state }: { state: ExplanationState }) {
  return (
    <details className="disclosure">
      <summary>How is this calculated?</summary>
      <Content state={state} />
    </details>
  );
}

function Content({ state }: { state: ExplanationState }) {
  switch (state.kind) {
    case "none":
      return <p>Choose both units to see the formula.</p>;
    case "loading":
      return <p>Loading the formula…</p>;
    case "failed":
      return <p role="alert">{state.message}</p>;
    case "explained":
      return <ExplanationText explanation={state.explanation} />;
  }
}

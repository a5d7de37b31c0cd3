import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Explanation } from "~/conversion";
import { ExplanationText } from "./explanation-text";

const FetchedExplanation = lazy(() =>
  import("./fetched-explanation").then(
    (module) => ({ default: module.FetchedExplanation }),
    () => ({ default: NotLoaded }),
  ),
);

type HowCalculatedProps = {
  categoryId: string;
  fromUnit: string;
  toUnit: string;
  /** What came with the page, for the units of its address. */
  served: { fromUnit: string; toUnit: string; explanation: Explanation | null };
};

/** Factor, formula and sources of the conversion on show; fetched when somebody opens it. */
export function HowCalculated({ categoryId, fromUnit, toUnit, served }: HowCalculatedProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It opens without scripts, so it may stand open before they run.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const isServed = served.fromUnit === fromUnit && served.toUnit === toUnit;
  return (
    <details ref={details} className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How is this calculated?</summary>
      {!fromUnit || !toUnit ? (
        <p>Choose a unit on both sides, and this says what stands between them.</p>
      ) : isServed && served.explanation ? (
        <ExplanationText explanation={served.explanation} />
      ) : (
        isOpen && (
          <Suspense fallback={<p>Looking it up…</p>}>
            <FetchedExplanation
              address={`/explain/${categoryId}?${new URLSearchParams({ from: fromUnit, to: toUnit })}`}
            />
          </Suspense>
        )
      )}
    </details>
  );
}

function NotLoaded() {
  return <p role="alert">The explanation could not be loaded.</p>;
}

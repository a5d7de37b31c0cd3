import { useEffect, useState } from "react";
import type { Explanation } from "~/conversion";
import type { ConverterState } from "../converter-state";

/** How the two chosen units convert; "none" while one of them is missing. */
export type ExplanationState =
  | { readonly kind: "none" | "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "explained"; readonly explanation: Explanation };

const NOT_LOADED = "The explanation could not be loaded.";

/** Explains the chosen units: from the page's own data for the units in its address, otherwise fetched. */
export function useExplanation({ data, fromUnit, toUnit, attempt }: ConverterState): ExplanationState {
  const { category, inquiry, explanation } = data;
  const isChosen = fromUnit !== "" && toUnit !== "";
  const isServed = explanation !== null && inquiry.fromUnit === fromUnit && inquiry.toUnit === toUnit;
  const address =
    isChosen && !isServed
      ? `/explain/${category.id}?${new URLSearchParams({ from: fromUnit, to: toUnit })}`
      : "";
  const fetched = useFetched(address, attempt);
  if (!isChosen) return { kind: "none" };
  return isServed ? { kind: "explained", explanation } : fetched;
}

/** A new attempt fetches the explanation again if that failed. */
function useFetched(address: string, attempt: number): ExplanationState {
  const [latest, setLatest] = useState<{ address: string; state: ExplanationState } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt fetches the same address again
  useEffect(() => {
    if (address === "") return;
    let isCurrent = true;
    const settle = (state: ExplanationState) => isCurrent && setLatest({ address, state });
    import("../live-results/query-client")
      .then(({ queryClient }) => queryClient.fetchQuery<Explanation>({ queryKey: [address] }))
      .then(
        (explanation) => settle({ kind: "explained", explanation }),
        (error: Error) =>
          settle({ kind: "failed", message: error instanceof TypeError ? NOT_LOADED : error.message }),
      );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);
  return latest?.address === address ? latest.state : { kind: "loading" };
}

import { useRouteLoaderData } from "@remix-run/react";
import type { Site } from "~/shell/site";
import { addressOf } from "./address/address-of";
import type { ConverterState } from "./converter-state";
import type { ExplanationState } from "./explanation/use-explanation";

type PrintSummaryProps = { state: ConverterState; explanation: ExplanationState };

/** What only a printed page needs: the formula and the address. */
export function PrintSummary({ state, explanation }: PrintSummaryProps) {
  const site = useRouteLoaderData<Site>("root");
  return (
    <div className="print-only">
      {explanation.kind === "explained" && (
        <p>{`${explanation.explanation.equation}. ${explanation.explanation.formula}`}</p>
      )}
      <p>{`${site?.siteOrigin ?? ""}${addressOf(state)}`}</p>
    </div>
  );
}

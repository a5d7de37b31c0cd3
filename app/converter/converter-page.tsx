import type { ComponentType } from "react";
import { QueryBox } from "~/shell/query-box";
import { Answer } from "./answer/answer";
import { questionInWords } from "./answer/answer-line";
import { CategoryTabs } from "./category-tabs";
import { Converter } from "./converter";
import type { ConverterData, DirectoryGroup } from "./converter-data";
import { answeredBy, type ConverterState } from "./converter-state";
import { Directory } from "./directory";
import { Examples } from "./examples";
import { Calculation } from "./explanation/calculation";
import { type ExplanationState, useExplanation } from "./explanation/use-explanation";
import { headingOf, isOnItsPair } from "./pair/follow-pair";
import { useFollowPair } from "./pair/use-follow-pair";
import { PrintSummary } from "./print-summary";
import { useConverter, useIsScripted } from "./use-converter";
import { useLowWindow } from "./use-low-window";

type ConverterPageProps = {
  data: ConverterData;
  directory: readonly DirectoryGroup[] | undefined;
  /** What stands below the card. */
  Details?: ComponentType<{ state: ConverterState; explanation: ExplanationState }>;
};

/** The answer first, then what asks. While a pair's page loads for what the card has, the heading says that already. */
export function ConverterPage({ data, directory, Details = Calculation }: ConverterPageProps) {
  const { category, tabs, units, introduction } = data;
  const { state, dispatch } = useConverter(data);
  const isScripted = useIsScripted();
  const explanation = useExplanation(state);
  useLowWindow();
  useFollowPair(state);
  return (
    <div className="page converter-page">
      <header className="converter-head">
        <h1>{introduction ? "Convert units exactly" : headingOf(state)}</h1>
        <p className="tagline">We make unit conversions easy and accessible</p>
      </header>
      {introduction && <p className="converter-introduction">{introduction}</p>}
      <Answer state={state} explanation={explanation} isScripted={isScripted} />
      <PrintSummary state={state} explanation={explanation} />
      <QueryBox query={questionInWords(answeredBy(state), units)} />
      {introduction && <Examples state={state} />}
      <CategoryTabs tabs={tabs} active={category.id} value={state.value} />
      <Converter state={state} dispatch={dispatch} isScripted={isScripted} />
      <div className="parts" data-stale={isOnItsPair(state) ? undefined : ""}>
        <Details state={state} explanation={explanation} />
      </div>
      <Directory groups={directory} active={category.id} />
    </div>
  );
}

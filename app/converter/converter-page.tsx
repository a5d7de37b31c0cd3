import { useLoaderData, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ComponentType, useEffect } from "react";
import { askAddress } from "~/links/addresses";
import { LinkList } from "~/shell/link-list";
import { QueryBox } from "~/shell/query-box";
import type { Site } from "~/shell/site";
import { isLowWindow } from "~/ui/low-window";
import { NumberText } from "~/ui/number-text";
import { addressOf } from "./address/address-of";
import { Answer } from "./answer/answer";
import { questionInWords } from "./answer/answer-line";
import { CategoryTabs } from "./category-tabs";
import { Converter } from "./converter";
import type { DirectoryGroup } from "./converter-data";
import { answeredBy, type ConverterState, valueInAddress } from "./converter-state";
import { Directory } from "./directory";
import { Calculation } from "./explanation/calculation";
import { type ExplanationState, useExplanation } from "./explanation/use-explanation";
import { type PackedData, unpackData } from "./pack-data";
import { headingOf, isOnItsPair, useFollowPair } from "./pair/follow-pair";
import { RecentChips } from "./recent/recent-chips";
import { useConverter, useIsScripted } from "./use-converter";

/** The handle of a converter route. */
type Handle = {
  directory?: readonly DirectoryGroup[];
  /** The content below the card. */
  Details?: ComponentType<{ state: ConverterState; explanation: ExplanationState }>;
};

/** The converter page. All converter routes render it, so that React keeps the input and the focus across pages. */
export function ConverterPage() {
  const data = unpackData(useLoaderData<PackedData>());
  const { directory, Details = Calculation } = (useMatches().at(-1)?.handle ?? {}) as Handle;
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
      <QueryBox query={questionInWords({ ...answeredBy(state), value: valueInAddress(state) }, units)} />
      {introduction && <Examples state={state} />}
      <CategoryTabs tabs={tabs} active={category.id} value={valueInAddress(state)} />
      <Converter state={state} dispatch={dispatch} isScripted={isScripted} />
      <div className="parts" data-stale={isOnItsPair(state) ? undefined : ""}>
        <Details state={state} explanation={explanation} />
      </div>
      <Directory groups={directory} active={category.id} />
    </div>
  );
}

type PrintSummaryProps = { state: ConverterState; explanation: ExplanationState };

/** The formula and the address, for print only. */
function PrintSummary({ state, explanation }: PrintSummaryProps) {
  const site = useRouteLoaderData<Site>("root");
  return (
    <div className="print-only">
      {explanation.kind === "explained" && (
        <p>
          <NumberText>{`${explanation.explanation.equation}. ${explanation.explanation.formula}`}</NumberText>
        </p>
      )}
      <p>{`${site?.siteOrigin ?? ""}${addressOf(state)}`}</p>
    </div>
  );
}

/** Marks a low window, in which the answer stays in view during typing, and sets the top of its visible part. */
function useLowWindow(): void {
  useEffect(() => {
    const { visualViewport } = window;
    const root = document.documentElement;
    const mark = () => {
      root.toggleAttribute("data-low", isLowWindow());
      root.style.setProperty("--visible-top", `${visualViewport?.offsetTop ?? 0}px`);
    };
    mark();
    visualViewport?.addEventListener("resize", mark);
    visualViewport?.addEventListener("scroll", mark);
    return () => {
      visualViewport?.removeEventListener("resize", mark);
      visualViewport?.removeEventListener("scroll", mark);
    };
  }, []);
}

const QUESTIONS = ["350 F to C", "2 cups in ml", "180 cm in feet"];

/** Questions that people ask; the home page offers them until something is entered. */
function Examples({ state }: { state: ConverterState }) {
  if (state.value !== "") return null;
  return (
    <RecentChips>
      <nav className="chips" aria-label="Examples">
        <LinkList className="" links={QUESTIONS.map((name) => ({ href: askAddress(name), name }))} />
      </nav>
    </RecentChips>
  );
}

import { ExplanationText } from "~/converter/explanation/explanation-text";
import { LinkList } from "~/shell/link-list";
import { QueryBox } from "~/shell/query-box";
import { RatesLine } from "~/ui/rates-line";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import { askAddress } from "./ask-address";
import type { AskData, AskOutcome } from "./ask-data";

const EXAMPLES = ["5 miles in km", "5 ft 11 in to cm", "60 mph", "180 cm in ft;in", "5 W/(m2 Hz) to Jy"];

export function AskPage({ query, outcome }: AskData) {
  return (
    <div className="page ask">
      <QueryBox query={query} />
      <Outcome outcome={outcome} />
    </div>
  );
}

function Outcome({ outcome }: { outcome: AskOutcome }) {
  switch (outcome.kind) {
    case "empty":
      return (
        <>
          <h1>Ask for a conversion</h1>
          <p className="lede">Type a quantity and the unit you want it in.</p>
          <Examples />
        </>
      );
    case "failed":
      return <Failed {...outcome} />;
    case "answered":
      return <Answered {...outcome} />;
  }
}

function Failed({ isAmbiguous, message, suggestions }: Extract<AskOutcome, { kind: "failed" }>) {
  return (
    <>
      <h1>{isAmbiguous ? "Which one do you mean?" : "We could not answer this question"}</h1>
      <p className="lede">{message}</p>
      {suggestions.length > 0 && (
        <nav aria-labelledby="nearest">
          <h2 id="nearest">Did you mean one of these?</h2>
          <LinkList links={suggestions} />
        </nav>
      )}
      <Examples />
    </>
  );
}

function Answered(answer: Extract<AskOutcome, { kind: "answered" }>) {
  const { quantity, results, assumptions, explanation, rates, converter } = answer;
  return (
    <>
      <h1 className="ask-answer">
        <span>{unbrokenNumbers(quantity)}</span>{" "}
        {results.map((result) => (
          <span className="ask-result" key={result}>
            {unbrokenNumbers(result)}
          </span>
        ))}
      </h1>
      {assumptions.map(({ text, others }) => (
        <div key={text}>
          <p>{text}</p>
          <LinkList links={others} />
        </div>
      ))}
      {rates && <RatesLine {...rates} />}
      {explanation && <ExplanationText explanation={explanation} />}
      {converter && (
        <p>
          <a href={converter.href}>{converter.name}</a>
        </p>
      )}
    </>
  );
}

const Examples = () => (
  <nav aria-labelledby="examples">
    <h2 id="examples">Examples</h2>
    <LinkList links={EXAMPLES.map((name) => ({ href: askAddress(name), name }))} />
  </nav>
);

import type { ReactNode } from "react";
import { ExplanationText } from "~/explanation/explanation-text";
import { askAddress } from "~/links/addresses";
import { LinkList } from "~/shell/link-list";
import { QueryBox } from "~/shell/query-box";
import { NumberText } from "~/ui/number-text";
import { RatesLine } from "~/ui/rates-line";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import type { AskData, AskOutcome, Choice } from "./ask-data";

const EXAMPLES = ["5 miles in km", "5 ft 11 in to cm", "60 mph", "180 cm in ft;in", "5 W/(m2 Hz) to Jy"];

export function AskPage({ query, outcome }: AskData) {
  return (
    <div className="page ask">
      {pageOf(query, outcome)}
      <script type="module" src="/numbers.js" />
    </div>
  );
}

/** The page in order: the result, the box with the question, the explanation, and further links. */
function pageOf(query: string, outcome: AskOutcome) {
  switch (outcome.kind) {
    case "empty":
      return (
        <>
          <h1>Ask for a conversion</h1>
          <p className="lede">Type a quantity and the unit you want it in.</p>
          <QueryBox />
          <Examples />
        </>
      );
    case "failed":
      return <Failed query={query} {...outcome} />;
    case "answered":
      return <Answered query={query} {...outcome} />;
  }
}

type Asked<Kind extends AskOutcome["kind"]> = { query: string } & Extract<AskOutcome, { kind: Kind }>;

function Failed({ query, problem, advice, choices, suggestions, converter }: Asked<"failed">) {
  const hasWayOn = choices.length + suggestions.length > 0 || converter;
  return (
    <>
      <h1 id="problem" className="ask-problem">
        {unbrokenNumbers(problem)}
      </h1>
      {advice && <p className="lede">{advice}</p>}
      <Choices label="What it may mean" choices={choices} />
      <Choices label="Questions with an answer" choices={suggestions} />
      <QueryBox query={query} refusalId="problem" />
      {converter && (
        <p>
          <a href={converter.href}>{converter.name}</a>
        </p>
      )}
      {!hasWayOn && <Examples />}
    </>
  );
}

/** Links to questions, each with its answer. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="choices">
        {choices.map(({ href, name, answer }) => (
          <li key={href}>
            <a href={href}>
              <span>{unbrokenNumbers(name)}</span>{" "}
              <b>
                <NumberText>{answer}</NumberText>
              </b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answered({ query, ...answer }: Asked<"answered">) {
  const { quantity, results, assumptions, explanation, rates, converter } = answer;
  return (
    <>
      <h1 className="ask-answer">
        <span>{unbrokenNumbers(quantity)}</span>{" "}
        {results.map(({ text }) => (
          <span className="ask-result" key={text}>
            <NumberText>{text}</NumberText>
          </span>
        ))}
      </h1>
      <p className="ask-copies">
        {results.map(({ text, copied, full }) => (
          <span key={text}>
            <CopyButton text={copied}>
              <span>{results.length > 1 ? `Copy ${copied}` : "Copy"}</span>
            </CopyButton>
            {full && (
              <>
                <span> In full </span>
                <CopyButton text={full.replaceAll(",", "").replace(/ .*/, "")}>
                  <NumberText>{full}</NumberText>
                </CopyButton>
              </>
            )}
          </span>
        ))}
      </p>
      {assumptions.map(({ text, others }) => (
        <div key={text}>
          <p>{text}</p>
          <LinkList links={others} />
        </div>
      ))}
      {rates && <RatesLine {...rates} />}
      <QueryBox query={query} />
      {explanation && (
        <section className="part" aria-labelledby="calculation">
          <h2 id="calculation">Calculation</h2>
          <ExplanationText explanation={explanation} />
        </section>
      )}
      {converter && (
        <p>
          <a href={converter.href}>{converter.name}</a>
        </p>
      )}
    </>
  );
}

/** A copy button. The script in the head handles its clicks. */
const CopyButton = ({ text, children }: { text: string; children: ReactNode }) => (
  <button type="button" className="button button-plain" data-copy={text}>
    {children}
  </button>
);

const Examples = () => (
  <nav aria-labelledby="examples">
    <h2 id="examples">Examples</h2>
    <LinkList links={EXAMPLES.map((name) => ({ href: askAddress(name), name }))} />
  </nav>
);

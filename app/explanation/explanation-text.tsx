import type { ReactNode } from "react";
import type { Exactness, Explanation } from "~/conversion";
import { groupNumbers } from "~/numerals/format";
import { NumberText } from "~/ui/number-text";

const EXACTNESS: Readonly<Record<Exactness, string>> = {
  exact: "Exact by definition.",
  conventional: "Based on a convention; other values are also in use.",
  measured: "Based on a measured value.",
  rate: "Based on market exchange rates, which are indicative only.",
};

type ExplanationTextProps = {
  explanation: Explanation;
  /** The calculation with the visitor's own number. Default: how the two units convert. */
  sum?: ReactNode;
};

/** The calculation and the formula; definitions, notes and sources are collapsed. */
export function ExplanationText({ explanation, sum }: ExplanationTextProps) {
  const { equation, formula, exactness, relativeUncertainty, definitions, notes, sources } = explanation;
  const uncertainty = relativeUncertainty?.toExponential(1);
  return (
    <>
      <p className="sum">{sum ?? <NumberText>{groupNumbers(equation)}</NumberText>}</p>
      <p>
        <NumberText>{groupNumbers(formula)}</NumberText> {EXACTNESS[exactness]}
        {uncertainty !== undefined && (
          <NumberText>
            {` Relative uncertainty ${explanation.isUncertaintyBound ? `at most ${uncertainty} (an upper bound)` : uncertainty}.`}
          </NumberText>
        )}
      </p>
      <details className="definitions">
        <summary>Definitions and sources</summary>
        <Lines title="Definitions" lines={definitions.map(groupNumbers)} />
        <Lines title="Notes" lines={notes} />
        <Lines title="Sources" lines={sources.map((source) => <SourceLine key={source.id} {...source} />)} />
      </details>
    </>
  );
}

type LinesProps = { title: string; lines: readonly (string | JSX.Element)[] };

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={typeof line === "string" ? line : line.key}>
            {typeof line === "string" ? <NumberText>{line}</NumberText> : line}
          </li>
        ))}
      </ul>
    </>
  );
}

function SourceLine({ title, url }: Explanation["sources"][number]) {
  return url ? (
    <a href={url} rel="noreferrer">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  );
}

import type { Exactness, Explanation } from "~/conversion";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";

const EXACTNESS: Readonly<Record<Exactness, string>> = {
  exact: "Exact by definition.",
  conventional: "Based on a convention; other values are also in use.",
  measured: "Based on a measured value.",
  rate: "Based on market exchange rates, which are indicative only.",
};

export function ExplanationText({ explanation }: { explanation: Explanation }) {
  const { equation, formula, exactness, relativeUncertainty, definitions, notes, sources } = explanation;
  const uncertainty = relativeUncertainty?.toExponential(1);
  return (
    <div className="explanation">
      <p className="explanation-equation">{unbrokenNumbers(equation)}</p>
      <p>
        {unbrokenNumbers(formula)} {EXACTNESS[exactness]}
        {uncertainty !== undefined &&
          unbrokenNumbers(
            ` Relative uncertainty ${explanation.isUncertaintyBound ? `at most ${uncertainty} (an upper bound)` : uncertainty}.`,
          )}
      </p>
      <Lines title="Definitions" lines={definitions} />
      <Lines title="Notes" lines={notes} />
      <Lines title="Sources" lines={sources.map((source) => <SourceLine key={source.id} {...source} />)} />
    </div>
  );
}

type LinesProps = { title: string; lines: readonly (string | JSX.Element)[] };

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={typeof line === "string" ? line : line.key}>
            {typeof line === "string" ? unbrokenNumbers(line) : line}
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

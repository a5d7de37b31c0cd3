import { LinkList } from "~/shell/link-list";
import type { ConverterState } from "../converter-state";
import { Calculation } from "../explanation/calculation";
import type { ExplanationState } from "../explanation/use-explanation";
import { PairTable } from "./pair-table";
import { Ruler } from "./ruler";

const csvAddress = ({ data: { category, pair } }: ConverterState): string =>
  `/table/${category.id}?${new URLSearchParams({ from: pair?.fromUnit ?? "", to: pair?.toUnit ?? "" })}`;

type PairDetailsProps = { state: ConverterState; explanation: ExplanationState };

/** The content below a pair's converter: the ruler, the calculation, both tables and related pairs. */
export function PairDetails({ state, explanation }: PairDetailsProps) {
  const { pair } = state.data;
  if (!pair) return <Calculation state={state} explanation={explanation} />;
  return (
    <>
      <div className="parts-column">
        {pair.scale && <Ruler state={state} scale={pair.scale} />}
        <Calculation state={state} explanation={explanation} />
      </div>
      <section className="part" aria-labelledby="tables">
        <h2 id="tables">Tables</h2>
        <PairTable table={pair.table} value={state.value.trim()} inversePath={pair.inverse.href} />
        <p>
          <a href={csvAddress(state)} download>
            Download as CSV
          </a>
        </p>
      </section>
      <section className="part part-wide">
        <h2 id="related">Related conversions</h2>
        <nav className="chips" aria-labelledby="related">
          <LinkList className="" links={[pair.inverse, ...pair.neighbors]} />
        </nav>
      </section>
    </>
  );
}

import { LinkList } from "~/shell/link-list";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import type { PairData } from "./pair-data";
import { PairTable } from "./pair-table";

/** Shown below a pair's converter: the formula, an example, both tables and related pairs. */
export function PairDetails({ pair }: { pair: PairData }) {
  const { formula, example, table, inverse, neighbours } = pair;
  return (
    <section className="pair" aria-labelledby="pair-formula">
      <h2 id="pair-formula">Formula</h2>
      <p>{unbrokenNumbers(formula)}</p>
      <p>{unbrokenNumbers(`For example, ${example}.`)}</p>
      <h2>Table</h2>
      <PairTable table={table} />
      <h2>Related conversions</h2>
      <LinkList className="pair-links" links={[inverse, ...neighbours]} />
    </section>
  );
}

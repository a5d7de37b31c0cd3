import { converterQuery, pairPath } from "~/links/addresses";
import { findListed } from "./converter-data";
import type { ConverterState } from "./converter-state";

/** From a converter to the page of its two units, which has their tables. */
export function PairLink({ state }: { state: ConverterState }) {
  const { data, value, fromUnit, toUnit } = state;
  const [from, to] = [fromUnit, toUnit].map((id) => findListed(data.units, id));
  const isOnPage = data.pair?.fromUnit === fromUnit && data.pair.toUnit === toUnit;
  if (!from || !to || from === to || isOnPage) return null;
  const path = pairPath(data.category.id, { from: fromUnit, to: toUnit });
  return (
    <p>
      <a
        className="pair-link"
        href={path + converterQuery({ value: value.trim() && value })}
      >{`Table: ${from.name} to ${to.name}`}</a>
    </p>
  );
}

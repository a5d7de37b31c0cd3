import type { CategoryId, UnitIdOf } from "~/conversion";
import { formatResult } from "~/numerals/format";
import { findListed, type ListedUnit } from "../converter-data";
import type { Results } from "../converter-state";

/** Units that are used together, the larger first: a height of 5 ft 11 in, a film of 1 h 30 min. */
const NAMED_TOGETHER: Readonly<Record<string, readonly (readonly [larger: string, smaller: string])[]>> = {
  length: [["ft", "in"]],
  weight: [
    ["st", "lb"],
    ["lb", "oz"],
  ],
  time: [
    ["day", "hour"],
    ["hour", "minute"],
    ["minute", "second"],
  ],
} satisfies { [Id in CategoryId]?: readonly (readonly [larger: UnitIdOf<Id>, smaller: UnitIdOf<Id>])[] };

/** Larger numbers are not split. */
const MOST_WHOLE = 1000;
const STYLE = { kind: "general" } as const;

/** "5 ft 10.87 in" for 5.905512 ft; "" if the unit is not usually split, or the remainder is zero. */
export function compoundAnswer(
  categoryId: string,
  toUnit: string,
  results: Results,
  units: readonly ListedUnit[],
): string {
  const pair = NAMED_TOGETHER[categoryId]?.find(([larger]) => larger === toUnit);
  if (!pair) return "";
  const [larger, smaller] = pair.map((id) => ({ unit: findListed(units, id), result: results.get(id) }));
  if (!larger?.unit || !smaller?.unit || !larger.result || !smaller.result) return "";
  if (larger.result < 1 || larger.result > MOST_WHOLE) return "";
  const perLarger = Math.round(smaller.result / larger.result);
  const hundredths = Math.round(smaller.result * 100);
  const whole = Math.floor(hundredths / (perLarger * 100));
  const rest = (hundredths - whole * perLarger * 100) / 100;
  return rest === 0
    ? ""
    : `${whole} ${larger.unit.symbol} ${formatResult(rest, STYLE)} ${smaller.unit.symbol}`;
}

import {
  type Answer,
  type Assumption,
  describeReading,
  type ExchangeRates,
  replaceWhole,
  type UnitMatch,
} from "~/conversion";
import { askAddress, converterAddress } from "~/links/addresses";
import type { Suggestion } from "~/links/suggest-pages";
import type { ShownAssumption } from "./ask-data";
import { fieldValueOf } from "./field-value";

const MOST_OTHERS = 6;

/** A sentence about something that was assumed, with links to the same question in its other meanings. */
export function describeAssumption(
  reading: Assumption,
  answer: Answer,
  rates: ExchangeRates,
): ShownAssumption {
  const sentence = describeReading(reading, answer, rates);
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  return { text, others: othersOf(reading, answer).slice(0, MOST_OTHERS) };
}

function othersOf(reading: Assumption, answer: Answer): readonly Suggestion[] {
  if (reading.kind === "unit" && reading.role !== "added") {
    const { role } = reading;
    return reading.alternatives.flatMap((other) => otherUnit(other, role, answer));
  }
  if (reading.kind !== "number") return [];
  const query = replaceWhole(answer.query, reading.text, reading.alternative);
  if (query === null) return [];
  return [{ href: askAddress(query), name: `Read as ${reading.alternative}` }];
}

/** A link to the converter of the other meaning, with as much of the question filled in as possible. */
function otherUnit(
  { category, unit }: UnitMatch,
  role: "from" | "to",
  answer: Answer,
): readonly Suggestion[] {
  const { from, targets } = answer;
  if (!category?.units.includes(unit)) return [];
  const [target] = targets;
  const [source, result] = role === "from" ? [unit, target] : [from, unit];
  if (!category.units.includes(source)) return [];
  const to = result && category.units.includes(result) ? result.id : "";
  return [
    {
      href: converterAddress(category.id, { value: fieldValueOf(answer), from: source.id, to }),
      name: `Use ${unit.name}`,
    },
  ];
}

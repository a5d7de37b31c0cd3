import { formatResult } from "~/numerals/format";
import { findListed, type ListedUnit } from "./converter-data";
import { readInput } from "./read-input";

type Answered = {
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly result: number | undefined;
};

/** "5 mi = 8.04672 km", or null while there is no answer. Currency carries its own symbol: "5 USD = €4.40". */
export function answerLine(
  { value, fromUnit, toUnit, result }: Answered,
  units: readonly ListedUnit[],
): string | null {
  const from = findListed(units, fromUnit);
  const to = findListed(units, toUnit);
  if (!from || !to || result === undefined) return null;
  const shown = formatResult(result, to.style);
  const target = to.style.kind === "currency" ? `${shown} ${to.id}` : `${shown} ${shortName(to)}`;
  return `${value.trim()} ${from.style.kind === "currency" ? from.id : shortName(from)} = ${target}`;
}

const shortName = ({ symbol, name }: ListedUnit): string => symbol || name;

/** How the value reads where that is not plain to see, e.g. "Read as 1234.5"; "" otherwise. */
export function readingNote(value: string, categoryId: string): string {
  const reading = readInput(value, categoryId);
  return reading.kind === "number" ? reading.note : "";
}

import { formatAlone, isShownInFull, withoutSymbol } from "~/numerals/format";
import { unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import { findListed, type ListedUnit } from "./converter-data";
import type { InputReading } from "./read-input";

type Answered = {
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly result: number | undefined;
};

/**
 * "5 mi = 8.04672 km", "1 °F ≈ -17.2 °C" where the result is rounded; null while there is no answer. Currencies are given
 * by code, because many share a symbol.
 */
export function answerLine(
  { value, fromUnit, toUnit, result }: Answered,
  units: readonly ListedUnit[],
): string | null {
  const from = findListed(units, fromUnit);
  const to = findListed(units, toUnit);
  if (!from || !to || result === undefined) return null;
  const number = formatAlone(result, withoutSymbol(to.style));
  const sign = isShownInFull(result, number) ? "=" : "≈";
  return `${amountText(value.trim(), from)} ${sign} ${amountText(number, to)}`;
}

/** A number and its unit in a sentence: "5 mi", "8 cups (US)", "5 USD". */
export const amountText = (number: string, unit: ListedUnit): string =>
  withUnit(number, unit.style.kind === "currency" ? unit.id : unitAfterNumber(unit, number));

/** How the value was read, if that is not obvious, e.g. "Read as 1234.5"; or what is missing from an invalid one. */
export function readingNote(reading: InputReading, isRefused: boolean): string {
  if (reading.kind === "number") return reading.note;
  return reading.kind === "invalid" && isRefused ? reading.hint : "";
}

/** A converter page's title: its answer, if any, and its name. */
export const converterTitle = (name: string, answer: string | null): string =>
  answer ? `${answer} · ${name}` : name;

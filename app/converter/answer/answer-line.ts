import { isShownInFull, withoutSymbol } from "~/numerals/format";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import { DEFAULT_FORMAT, separated } from "~/ui/number-format";
import { findListed, type ListedUnit } from "../converter-data";
import { numberAlone } from "../preferences/format-shown";
import { type InputReading, shorten } from "../read-input";

type Asked = {
  readonly value: string;
  /** The value names its own unit, as "5 ft 11 in" does. */
  readonly isQuantity?: boolean;
  readonly fromUnit: string;
  readonly toUnit: string;
};

type Answered = Asked & { readonly result: number | undefined };

/** "5 mi = 8.04672 km", or "1 °F ≈ -17.2 °C" if the result is rounded; null without an answer. Currencies have their code. */
export function answerLine(
  { fromUnit, toUnit, result, ...asked }: Answered,
  units: readonly ListedUnit[],
  format = DEFAULT_FORMAT,
): string | null {
  const from = findListed(units, fromUnit);
  const to = findListed(units, toUnit);
  if (!from || !to || result === undefined) return null;
  const number = numberAlone(result, withoutSymbol(to.style), format);
  const sign = isShownInFull(result, number) ? "=" : "≈";
  return `${amountAsked(asked, from)} ${sign} ${amountText(separated(number, format), to)}`;
}

/** The quantity to convert in a sentence: "5 mi", or as entered, "5 ft 11 in". A long number is cut. */
export const amountAsked = (
  { value, isQuantity }: Pick<Asked, "value" | "isQuantity">,
  from: ListedUnit,
): string => (isQuantity ? value.trim() : amountText(shorten(value.trim()), from));

/** A number and its unit in a sentence: "5 mi", "8 cups (US)", "5 USD". */
export const amountText = (number: string, unit: ListedUnit): string =>
  withUnit(number, unit.style.kind === "currency" ? unit.id : unitAfterNumber(unit, number));

/** The unit in a headline, after a number: "miles", "mile" after 1, "°C", "USD". */
export function unitInWords(unit: ListedUnit, number: string): string {
  if (unit.style.kind === "currency") return unit.id;
  if (unit.style.kind === "temperature") return unit.symbol;
  return takesSingular(number) ? unit.name : (unit.plural ?? unit.name);
}

/** The quantity to convert, in words: "5 miles", "5 ft 11 in", "350 °F"; "" without a value or a unit. */
export function askedInWords(
  { value, isQuantity = false, fromUnit }: Omit<Asked, "toUnit">,
  units: readonly ListedUnit[],
): string {
  const number = value.trim();
  const from = findListed(units, fromUnit);
  if (!from || number === "") return "";
  return isQuantity ? number : `${number} ${unitInWords(from, number)}`;
}

/** The question that the page answers, as the query box understands it: "5 miles to kilometers", "5 miles". */
export function questionInWords(asked: Asked, units: readonly ListedUnit[]): string {
  const quantity = askedInWords(asked, units);
  const to = findListed(units, asked.toUnit);
  return quantity && to ? `${quantity} to ${unitInWords(to, "")}` : quantity;
}

/** How the value was read, if that is not obvious, e.g. "Read as 1234.5"; or how to complete an invalid value. */
export function readingNote(reading: InputReading, isRefused: boolean): string {
  if (reading.kind === "number") return reading.note;
  return reading.kind === "invalid" && isRefused ? reading.hint : "";
}

/** A converter page's title: its answer, if any, and its name. */
export const converterTitle = (name: string, answer: string | null): string =>
  answer ? `${answer} · ${name}` : name;

import { once } from "~/numerals/once";
import { isSameSize } from "../../converting/rule";
import { rowsNamed } from "../name/named-rows";
import { takeNumberPhrase } from "../quantity/number-phrase";

// Created on first use: V8 looks the letters up for each.
/** "(ft)", "(km/h)", "(s)" after letters. */
const inParentheses = once(() => /(?<=\p{L}) ?\(([^()\d]+)\)/gu);
/** "five (5) km" */
const numberTwice = once(() => /(?<=^| )([a-z-]+|\d+) \((\d[\d.,]*)\)(?= ?\p{L})/giu);
const MAX_WORDS = 5;

/** Whether two texts name the same unit: feet and ft, miles per hour and mph. */
const nameOneUnit = (first: string, second: string): boolean => {
  const others = rowsNamed(second, {});
  return rowsNamed(first, {}).some((row) => others.some(({ unit }) => isSameSize(unit, row.unit)));
};

/** Whether the last words before some parentheses name the unit in them; "5 gallons (UK)" is a name of its own. */
function isSaidTwice(before: string, inner: string): boolean {
  const words = before.trim().split(" ");
  const lasts = words.slice(-MAX_WORDS).map((_, i, some) => some.slice(i).join(" "));
  if (lasts.some((last) => rowsNamed(`${last} (${inner})`, {}).length > 0)) return false;
  return lasts.some((last) => nameOneUnit(last, inner));
}

/** Without the units and numbers that are given twice: "5 feet (ft) to meters (m)", "5 mile(s)", "five (5) km". */
export function withoutRepeats(text: string): string {
  const unrepeated = text.replace(numberTwice(), (written, word: string, number: string) =>
    (takeNumberPhrase(`${word} x`)?.digits ?? word) === number ? word : written,
  );
  return unrepeated.replace(inParentheses(), (written, inner: string, at: number) => {
    const isPlural = written === "(s)";
    return isPlural || isSaidTwice(unrepeated.slice(0, at), inner) ? "" : written;
  });
}

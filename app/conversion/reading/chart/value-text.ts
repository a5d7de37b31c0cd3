import { exactText, toExactText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import type { Text } from "../text/text";
import type { Item } from "./item";
import { numbersAt } from "./numbers";

type Span = Pick<Item, "start" | "end">;
type Named = Span & Partial<Pick<Item, "number" | "text" | "names">>;

/** The words of an item as they were written. */
export const spanOf = ({ source, tokens }: Text, { start, end }: Span): string =>
  source.slice(tokens[start]?.start, tokens[end - 1]?.end);

/** Where the unit of an item starts, after its first number. */
export function unitStart(text: Text, { start, end, number, text: name, names }: Named): number {
  const { tokens, source } = text;
  // A name may start with a number, or with what a number may end with: "100 ft3/min", "4.7 K ohm".
  if (number === null) return start;
  const written = source.slice(0, tokens[end - 1]?.end);
  if (name && names === 1 && written.endsWith(name)) {
    const at = tokens.findIndex((one) => one.start === written.length - name.length);
    if (at >= start) return at;
  }
  const sign = /^(?:[-+]|minus|negative)$/.test(tokens[start]?.lower ?? "") ? start + 1 : start;
  const ends = numbersAt(text, sign).flatMap((one) => (one.end < end ? one.end : []));
  return ends.length > 0 ? Math.max(...ends) : start;
}

/** The unit of an item as it was written: all of it where it has several numbers. */
export const unitTextOf = (text: Text, item: Named): string =>
  spanOf(text, { start: unitStart(text, item), end: item.end });

/** The number of a quantity as it was read, "5", or the whole of it where it has several: "5 ft 11 in". */
export function valueTextOf(text: Text, item: Item): string {
  const { start, end, number } = item;
  if (number === null) return "1";
  const unit = unitStart(text, item);
  const hasMore = text.tokens.slice(unit, end).some(({ kind }) => kind === "number");
  if (unit === start || hasMore) return spanOf(text, item);
  const written = spanOf(text, { start, end: unit });
  const read = readNumber(written);
  if (!read.ok && /[×*·/+]/.test(written)) return spanOf(text, item);
  return read.ok ? read.text : (exactText(item.value) ?? toExactText(item.value));
}

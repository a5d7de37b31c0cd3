import { exactText, ONE, type Ratio, toExactText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import { toExpression, type UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import type { ConversionError } from "../../errors";
import { type DimensionId, NO_DIMENSION } from "../lexicon/dimensions";
import { type Entry, NO_NOTES, type Note } from "../lexicon/entry";
import type { UnitMatch } from "../name/readings";
import type { Text } from "../text/text";
import { numbersAt } from "./numbers";

/** Thrown to reject the whole text with an error. */
export class Refusal extends Error {
  constructor(readonly error: ConversionError) {
    super(error.code);
  }
}

/**
 * One meaning of a span of tokens: a number, a unit or a quantity. Its number and expression are computed only if it wins. It
 * is a class because a question creates hundreds of items, and objects of one shape are five times as fast.
 */
export class Item {
  /** Whether it has no unit. */
  isBare = false;
  /** Computes the product of its numbers; null if it has no number. */
  number: (() => Ratio) | null = null;
  notes: readonly Note[] = NO_NOTES;
  asks: string | null = null;
  /** The unit's name if the unit is a single name. */
  text: string | null = null;
  /** The unit's text if it is one number and one name, which a smaller amount may follow: "5 ft" in "5 ft 11 in". */
  counted: string | null = null;
  names = 1;
  /** The depth of nested powers. */
  depth = 0;
  /** The number of adjacent units multiplied without a sign. */
  loose = 0;
  startsWithNumber = false;
  /** Index of its first token; −1 until it is known. */
  start = -1;
  /** Whether its last factor is a number, which claims the unit after it: "2 m * 3" before "m". */
  endsBare = false;
  /** The text of numbers multiplied before one unit: "8.5 × 11 in". */
  sides: string | null = null;
  /** Whether a temperature scale is a factor; a product cannot keep its zero point. */
  hasOffset = false;
  hasQuotient = false;
  /** Whether only a target decides if it is multiplied or divided by a rate. */
  needsTarget = false;
  /** Whether it is a sum of amounts. */
  isSum = false;
  /** Whether a word before targets is read as a unit: the inch of "5 m in". */
  hasLink = false;
  row: UnitMatch | null;
  category: Category | null;

  constructor(
    public end: number,
    public cost: number,
    public dimension: DimensionId,
    /** The meaning of its name if its unit is a single name. */
    public entry: Entry | null,
    public expression: () => UnitExpression,
  ) {
    this.row = entry === null ? null : entry.row;
    this.category = this.row === null ? null : this.row.category;
  }

  /** Returns a copy, which the caller may modify, with another end and cost if they are given. */
  copy(end = this.end, cost = this.cost): Item {
    const copy = new Item(end, cost, this.dimension, this.entry, this.expression);
    copy.isBare = this.isBare;
    copy.number = this.number;
    copy.notes = this.notes;
    copy.asks = this.asks;
    copy.text = this.text;
    copy.counted = this.counted;
    copy.names = this.names;
    copy.depth = this.depth;
    copy.loose = this.loose;
    copy.startsWithNumber = this.startsWithNumber;
    copy.endsBare = this.endsBare;
    copy.sides = this.sides;
    copy.hasOffset = this.hasOffset;
    copy.hasQuotient = this.hasQuotient;
    copy.needsTarget = this.needsTarget;
    copy.hasLink = this.hasLink;
    copy.isSum = this.isSum;
    copy.start = this.start;
    return copy;
  }

  /** Makes it a unit that is not a single name. */
  composed(dimension: DimensionId, expression: () => UnitExpression): this {
    this.entry = null;
    this.row = null;
    this.category = null;
    this.dimension = dimension;
    this.expression = expression;
    return this;
  }

  noting(...notes: readonly Note[]): this {
    if (notes.length > 0) this.notes = this.notes.length > 0 ? [...this.notes, ...notes] : notes;
    return this;
  }

  counting(number: () => Ratio): this {
    this.number = number;
    this.counted = null;
    return this;
  }

  get value(): Ratio {
    return this.number === null ? ONE : this.number();
  }

  get scale(): string {
    return this.row?.unit.scale.kind ?? "linear";
  }
}

/** Whether a unit does not multiply numbers: the gauge of a wire, or a wavelength as a frequency. */
export const isOnScale = ({ scale }: Item): boolean => scale === "curve" || scale === "reciprocal";

export function ofEntry(one: Entry, end: number, text: string | null = null, cost = one.cost): Item {
  const item = new Item(end, cost, one.dimension, one, one.expression);
  item.notes = one.notes;
  item.asks = one.asks;
  item.text = text;
  return item;
}

const one = (): UnitExpression => toExpression(1);

export function ofNumber(end: number, value: Ratio, cost = 0, notes: readonly Note[] = NO_NOTES): Item {
  const item = new Item(end, cost, NO_DIMENSION, null, one);
  item.isBare = true;
  item.number = () => value;
  item.notes = notes;
  item.names = 0;
  item.startsWithNumber = true;
  return item;
}

/** Concatenates notes; allocates only if both lists have notes. */
export const bothNotes = (a: readonly Note[], b: readonly Note[]): readonly Note[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];

type Span = Pick<Item, "start" | "end">;
type Named = Span & Partial<Pick<Item, "number" | "text" | "names">>;

/** The source text of an item. */
export const spanOf = ({ source, tokens }: Text, { start, end }: Span): string =>
  source.slice(tokens[start]?.start, tokens[end - 1]?.end);

/** Index of the token where the unit starts, after the first number. */
export function unitStart(text: Text, { start, end, number, text: name, names }: Named): number {
  const { tokens, source } = text;
  // A name may start with a number or a multiplier: "ft3/min" in "100 ft3/min", "K ohm" in "4.7 K ohm".
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

/** The source text of an item without its first number: "mi" for "5 mi", "ft 11 in" for "5 ft 11 in". */
export const unitTextOf = (text: Text, item: Named): string =>
  spanOf(text, { start: unitStart(text, item), end: item.end });

/** The number of a quantity as it was read, "5"; the whole source text if it has several numbers: "5 ft 11 in". */
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

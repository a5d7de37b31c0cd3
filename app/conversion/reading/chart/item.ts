import { ONE, type Ratio } from "~/numerals/ratio";
import type { UnitExpression } from "../../algebra/expression";
import { toExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import type { ConversionError } from "../../errors";
import { type DimensionId, NO_DIMENSION } from "../lexicon/dimensions";
import { type Entry, NO_NOTES, type Note } from "../lexicon/entry";
import type { UnitMatch } from "../name/readings";

/** What no reading of a text makes sense of, in words. */
export class Refusal extends Error {
  constructor(readonly error: ConversionError) {
    super(error.code);
  }
}

/**
 * One meaning of a span of tokens: a number, a unit or a quantity. Its number and its expression are worked out only for
 * readings that win. A class, because a question makes hundreds of them, and of one shape they are five times as fast.
 */
export class Item {
  /** No unit at all. */
  isBare = false;
  /** The product of its numbers; null where it has none. */
  number: (() => Ratio) | null = null;
  notes: readonly Note[] = NO_NOTES;
  asks: string | null = null;
  /** The name that it is, where it is one. */
  text: string | null = null;
  /** One number and one name: what may go on in a smaller unit. */
  counted: string | null = null;
  names = 1;
  /** How many powers are on it. */
  depth = 0;
  /** Units side by side without a sign between. */
  loose = 0;
  startsWithNumber = false;
  /** Its first token; −1 until it is known. */
  start = -1;
  /** Its last factor is a number, which what follows belongs to. */
  endsBare = false;
  isAlone = false;
  /** Numbers that were multiplied before one unit: "8.5 × 11 in". */
  sides: string | null = null;
  /** The name of a temperature scale, whatever it is read as. */
  isOffset = false;
  /** One in a product, whose zero it cannot keep. */
  hasOffset = false;
  hasQuotient = false;
  /** A rate that only a target settles. */
  needsTarget = false;
  /** A unit of the SI has the name too. */
  isRarer = false;
  /** The part of its cost that only decides between dimensions. */
  tie = 0;
  /** A mass as a force. */
  isLoad = false;
  /** Of several amounts. */
  isSum = false;
  /** A word before targets, read as a unit: the inch of "5 m in". */
  hasLink = false;

  constructor(
    public end: number,
    public cost: number,
    public dimension: DimensionId,
    public row: UnitMatch | null,
    public expression: () => UnitExpression,
  ) {}

  get category(): Category | null {
    return this.row === null ? null : this.row.category;
  }

  /** The same meaning of a longer span, or at another cost; the copy is changed before anybody sees it. */
  copy(end: number, cost: number): Item {
    const copy = new Item(end, cost, this.dimension, this.row, this.expression);
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
    copy.isAlone = this.isAlone;
    copy.isLoad = this.isLoad;
    copy.isRarer = this.isRarer;
    copy.tie = this.tie;
    copy.sides = this.sides;
    copy.isOffset = this.isOffset;
    copy.hasOffset = this.hasOffset;
    copy.hasQuotient = this.hasQuotient;
    copy.needsTarget = this.needsTarget;
    copy.hasLink = this.hasLink;
    copy.isSum = this.isSum;
    copy.start = this.start;
    return copy;
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
    return this.row === null ? "linear" : this.row.unit.scale.kind;
  }
}

export function ofEntry(one: Entry, end: number, text: string | null = null, cost = one.cost): Item {
  const item = new Item(end, cost, one.dimension, one.row, one.expression);
  item.notes = one.notes;
  item.asks = one.asks;
  item.text = text;
  item.isAlone = one.isAlone;
  item.isLoad = one.isLoad === true;
  item.isRarer = one.isRarer === true;
  item.tie = one.tie ?? 0;
  item.isOffset = one.isOffset === true;
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

/** Every note of two, which are rarely any. */
export const bothNotes = (a: readonly Note[], b: readonly Note[]): readonly Note[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];

/** A reading of a whole text as the meaning of a name; a number is part of its unit: 10^3. */
export const ofItem = (item: Item): Entry => ({
  row: item.row,
  dimension: item.dimension,
  expression: item.expression,
  cost: item.cost,
  notes: item.notes,
  asks: item.asks,
  isAlone: item.isAlone,
});

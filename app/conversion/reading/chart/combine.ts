import { divide, multiply, power, type Ratio } from "~/numerals/ratio";
import { per, times, toThe, type UnitExpression } from "../../algebra/expression";
import { combined, NO_DIMENSION, raised } from "../lexicon/dimensions";
import { type Entry, leastCost, type Note } from "../lexicon/entry";
import { ownNames } from "../lexicon/own-names";
import type { Cell, Chart } from "./chart";
import { bothNotes, Item, ofEntry } from "./item";

/** @file Products, quotients and powers of readings. */

const INTERVAL = 0.3;
/** The empty text is later replaced by that of the whole unit. */
const INTERVAL_NOTE: Note = { kind: "interval", text: "" };
/** The cost of rpm as a frequency in a product. */
const RPM = 6;
const RARER = 4;
const MOST_INEXACT = 6;

/** The cost of an inexact name, which a product counts a second time. */
const inexactness = ({ entry, cost }: Item): number =>
  entry?.row ? Math.max(0, Math.min(cost - (entry.tie ?? 0), MOST_INEXACT)) : 0;

/** The extra cost of a reading as a factor; null if it cannot be one. */
function factorCost(one: Item): number | null {
  const { row, entry, number } = one;
  if (entry?.isAlone) return null;
  const rarer = (number === null && entry?.isRarer ? RARER : 0) + inexactness(one);
  if (row === null) return rarer;
  const { scale, name } = row.unit;
  if (scale.kind === "reciprocal" || scale.kind === "curve" || row.category?.id === "prefixes") return null;
  // In a product 1/cm is an inverse length, and not the energy of a photon.
  if (name.startsWith("wavenumber ")) return null;
  if (scale.kind === "affine") return INTERVAL + rarer;
  return name === "revolution/minute (frequency)" ? RPM : rarer;
}

/** Whether the name is that of a temperature scale, even if it is read as a difference. */
const isOffset = ({ scale, entry }: Item): boolean => scale === "affine" || entry?.isOffset === true;

const factorNotes = ({ row, notes }: Item): Item["notes"] =>
  row?.unit.scale.kind === "affine" ? [...notes, INTERVAL_NOTE] : notes;

const quotientIn = (expression: UnitExpression) =>
  expression.form.kind === "quotient" && !expression.label ? expression.form : undefined;

function productOf(x: UnitExpression, y: UnitExpression): UnitExpression {
  const [a, b] = [quotientIn(x), quotientIn(y)];
  if (!a && !b) return times(x, y);
  const top = times(a?.numerator ?? x, b?.numerator ?? y);
  return per(top, ...(a?.denominators ?? []), ...(b?.denominators ?? []));
}

function quotientOf(x: UnitExpression, y: UnitExpression): UnitExpression {
  const a = quotientIn(x);
  const below = y.form.kind === "product" && !y.label ? y.form.factors : [y];
  return a ? per(a.numerator, ...a.denominators, ...below) : per(x, ...below);
}

function numberOf(a: Item, b: Item, sign: 1 | -1): (() => Ratio) | null {
  if (a.number === null && (b.number === null || sign > 0)) return b.number;
  if (b.number === null) return a.number;
  return () => (sign > 0 ? multiply(a.value, b.value) : divide(a.value, b.value));
}

const expressionOf = (a: Item, b: Item, sign: 1 | -1) => (): UnitExpression => {
  if (b.isBare) return a.expression();
  if (sign > 0) return productOf(a.expression(), b.expression());
  return a.isBare ? per(1, b.expression()) : quotientOf(a.expression(), b.expression());
};

/** The product (sign 1) or quotient (sign −1) of two readings; null if they do not combine or `into` does not want it. */
export function combine(a: Item, b: Item, sign: 1 | -1, extra: number, into: Cell): Item | null {
  if (a.isBare && (sign > 0 || b.isBare)) {
    const kept = b.isBare ? a : b;
    const cost = a.cost + b.cost + extra;
    if (!into.wants(b.end, cost, kept.dimension, kept.category, kept.isBare)) return null;
    return joined(kept.copy(b.end, cost), a, b, sign);
  }
  const [x, y] = [a.isBare ? 0 : factorCost(a), b.isBare ? 0 : factorCost(b)];
  if (x === null || y === null) return null;
  const dimension = b.isBare ? a.dimension : combined(a.dimension, b.dimension, sign);
  const cost = a.cost + b.cost + x + y + extra;
  if (!into.wants(b.end, cost, dimension, null, false)) return null;
  const item = joined(new Item(b.end, cost, dimension, null, expressionOf(a, b, sign)), a, b, sign);
  item.start = a.start;
  item.needsTarget = a.needsTarget;
  item.isSum = a.isSum;
  item.hasOffset ||= isOffset(a) || isOffset(b);
  item.notes = bothNotes(factorNotes(a), factorNotes(b));
  return item;
}

function joined(item: Item, a: Item, b: Item, sign: 1 | -1): Item {
  item.number = numberOf(a, b, sign);
  item.notes = bothNotes(a.notes, b.notes);
  item.asks = a.asks ?? b.asks;
  item.names = a.names + b.names;
  item.startsWithNumber = a.startsWithNumber;
  item.counted = null;
  item.depth = Math.max(a.depth, b.depth);
  item.loose = a.loose + b.loose;
  item.hasLink = a.hasLink || b.hasLink;
  item.endsBare = b.isBare && !a.isBare;
  item.sides = null;
  item.hasOffset = a.hasOffset || b.hasOffset;
  item.hasQuotient = sign < 0 || a.hasQuotient || b.hasQuotient;
  return item;
}

/** The readings of a number with a unit: the cheapest meanings of the name, at no cost. */
export function countedIn(
  chart: Chart,
  number: Item,
  name: string,
  end: number,
  isMeant: (one: Entry) => boolean = () => true,
): readonly Item[] {
  const entries = ownNames(name).filter(isMeant);
  const least = leastCost(entries);
  return entries.flatMap((one) =>
    one.cost > least ? [] : (combine(number, ofEntry(one, end, name, 0), 1, 0, chart.cell()) ?? []),
  );
}

const MOST_EXPONENT = 99;
/** Larger exponents need a number, or a unit that has a dimension, and no power of a power. */
const LARGE_EXPONENT = 9;

/** Raises a reading to a power; null if it has none or `into` does not want it. */
export function raise(base: Item, exponent: number, end: number, into: Cell): Item | null {
  const size = Math.abs(exponent);
  if ((exponent === 0 && !base.isBare) || size > MOST_EXPONENT) return null;
  const isPlainUnit = !base.isBare && base.dimension === NO_DIMENSION;
  if (size > LARGE_EXPONENT && (isPlainUnit || base.depth > 0)) return null;
  const extra = base.isBare ? 0 : factorCost(base);
  if (extra === null) return null;
  const dimension = raised(base.dimension, exponent);
  const cost = base.cost + extra;
  if (!into.wants(end, cost, dimension, null, base.isBare)) return null;
  const item = base.copy(end, cost);
  const { number } = base;
  item.dimension = dimension;
  item.number = number && (() => power(number(), exponent));
  item.counted = null;
  item.depth = base.depth + 1;
  if (base.isBare) return item;
  item.text = null;
  item.hasOffset ||= isOffset(base);
  item.hasQuotient ||= exponent < 0;
  item.notes = factorNotes(base);
  return item.composed(dimension, () => toThe(exponent, base.expression()));
}

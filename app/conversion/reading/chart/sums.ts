import {
  fraction,
  isEqual,
  isLess,
  multiply,
  negate,
  ONE,
  add as plus,
  type Ratio,
  toExactText,
  ZERO,
} from "~/numerals/ratio";
import { per } from "../../algebra/expression";
import { evaluate, isRational } from "../../converting/rule";
import type { Note } from "../lexicon/entry";
import type { FindOptions } from "../name/named-rows";
import { wording } from "../name/readings";
import type { Cell, Chart, Rule } from "./chart";
import { bothNotes, type Item, isOnScale, Refusal, unitStart } from "./item";

const MOST_TERMS = 50;
const OUT_OF_ORDER =
  "Write compound quantities from the largest unit to the smallest, as in 5 ft 11 in; use + to add";
/** A smaller unit is less than this part of the larger one: a sidereal hour is not a part of an hour. */
const SMALLER = fraction("9/10");
/** Readings that cost this much or more do not lead to an error message. */
const UNLIKELY = 5;

/** The factor from one unit to another; null if it needs exchange rates that were not given. */
function factorBetween(from: Item, to: Item, { rates }: FindOptions): Ratio | null {
  const form = per(from.expression(), to.expression()).resolve();
  if (isRational(form)) return form.ratio;
  const size = rates ? evaluate(form, rates()) : null;
  if (size && !size.ok) throw new Refusal(size.error);
  return size ? size.value : null;
}

const whyNotAdded = ({ scale }: Item, sign: 1 | -1): string => {
  if (scale === "curve") return "Values of this scale cannot be added. Convert each of them first";
  return sign < 0
    ? "The difference of two temperatures is an interval, which the category temperature-interval converts"
    : "Two temperatures cannot be added. Add a difference, as in '20 °C + 5 K'";
};

/** Adds two readings of one dimension, in the unit of the first. If `isPart`, the second must have a smaller unit. */
export function add(
  chart: Chart,
  a: Item,
  b: Item,
  sign: 1 | -1,
  extra: number,
  into: Cell,
  isPart = false,
): Item | null {
  if (a.dimension !== b.dimension) return null;
  const isReading = b.scale === "curve" || b.scale === "affine";
  if (a.row && a.category === b.category && isReading && a.cost < UNLIKELY)
    chart.refusal ??= { why: whyNotAdded(b, sign), cost: 2 * (a.cost + b.cost) };
  if (isOnScale(a) || isOnScale(b) || b.scale === "affine") return null;
  const cost = a.cost + b.cost + extra;
  if (!into.wants(b.end, cost, a.dimension, a.category, a.isBare)) return null;
  if (isPart) {
    const factor = factorBetween(b, a, chart.options);
    // A fraction of the same unit is allowed too: "1 hour 1/2 hour".
    const isFraction = factor !== null && isEqual(factor, ONE) && isLess(b.value, ONE);
    if (!factor || !(isFraction || isLess(factor, SMALLER))) {
      if (factor && a.cost + b.cost < UNLIKELY)
        chart.refusal ??= { why: OUT_OF_ORDER, cost: Number.POSITIVE_INFINITY };
      return null;
    }
  }
  const item = a.copy(b.end, cost).counting(() => {
    const factor = factorBetween(b, a, chart.options);
    if (!factor) return ZERO;
    const x = a.value;
    const more = multiply(b.value, factor);
    return plus(x, isPart && x.numerator < 0n ? negate(more) : sign > 0 ? more : negate(more));
  });
  item.notes = bothNotes(a.notes, b.notes);
  item.asks = a.asks ?? b.asks;
  item.names = a.names + b.names;
  item.isSum = true;
  return a.scale === "affine"
    ? item.noting(wording(chart.between(b.end - 1, b.end), "a difference of temperatures"))
    : item;
}

const SIGNED = /^(?:-|\+|minus|negative)$/;
const OPERATOR = /^(?:\+|-|plus|minus)$/;

/** Reads a product with an optional sign. */
function signed(chart: Chart, at: number): readonly Item[] {
  const word = chart.word(at);
  if (!SIGNED.test(word)) return chart.read("quotient", at);
  const all = chart.read("quotient", at + 1);
  if (word === "+") return all;
  return all.map((one) => {
    const item = one.copy();
    item.number = () => negate(one.value);
    item.startsWithNumber = true;
    return item;
  });
}

/** States that "5 + 3 km" is read as (5 + 3) km. */
function sharedUnit(chart: Chart, at: number, left: Item, { number, text, names, end }: Item): Note {
  const unit = unitStart(chart.text, { start: left.end + 1, end, number, text, names });
  return wording(chart.between(at, end), `(${chart.between(at, unit)}) ${chart.between(unit, end)}`);
}

/** Adds a number without a unit to a quantity, whose unit it shares: "5 + 3 km". */
function addNumber(chart: Chart, at: number, left: Item, right: Item, sign: 1 | -1, into: Cell): void {
  const cost = left.cost + right.cost;
  if (!into.wants(right.end, cost, right.dimension, right.category, right.isBare)) return;
  const item = right
    .copy(right.end, cost)
    .counting(() => plus(left.value, sign > 0 ? right.value : negate(right.value)));
  item.startsWithNumber = true;
  into.put(right.isBare ? item : item.noting(sharedUnit(chart, at, left, right)));
}

const isPercent = ({ text }: Item): boolean => /^(?:%|per ?cent)$/i.test(text ?? "");

/** Adds or subtracts a percentage of a quantity: "5 kg + 10 %". */
const withPercent = (whole: Item, part: Item, sign: 1 | -1): Item =>
  whole.copy(part.end, whole.cost + part.cost).counting(() => {
    const share = multiply(part.value, fraction("1/100"));
    return multiply(whole.value, plus(ONE, sign > 0 ? share : negate(share)));
  });

export const FEET = /^(?:'|ft|foot|feet)$/i;
const INCHES = /^(?:"|''|in(?:ch(?:es)?)?)$/i;

/** States that 8' - 6" is a difference, as in GNU units: drawings write 8'-6" for a sum. */
function feetMinusInches(chart: Chart, at: number, left: Item, right: Item): readonly Note[] {
  if (!FEET.test(left.text ?? "") || !INCHES.test(right.text ?? "") || !left.counted || !right.counted)
    return [];
  const [feet, inches] = [toExactText(left.value), toExactText(right.value)];
  const text = chart.between(at, right.end);
  const shown = `${feet}' minus ${inches}"; write ${feet}' ${inches}" for ${feet} feet ${inches} inches`;
  return [wording(text, shown)];
}

function extend(chart: Chart, at: number, left: Item, into: Cell): void {
  const word = chart.word(left.end);
  if (!OPERATOR.test(word)) return;
  const sign = word === "+" || word === "plus" ? 1 : -1;
  const next = left.end + 1;
  // A hyphen without spaces may be a range: "5 kg-3 kg".
  const isTight = !chart.token(left.end).space && !chart.token(next).space && chart.sign(next) !== "(";
  if (word === "-" && !left.isBare && isTight) return;
  for (const right of signed(chart, next)) {
    if (right.number === null && right.names > 0 && left.number !== null && right.row !== null) continue;
    if (left.isBare) {
      if (right.isBare || (right.number && left.number)) addNumber(chart, at, left, right, sign, into);
      continue;
    }
    if (isPercent(right) && left.dimension !== right.dimension) {
      into.offer(withPercent(left, right, sign));
      continue;
    }
    if (!right.isBare && right.dimension !== left.dimension && left.cost + right.cost < UNLIKELY)
      chart.apart ??= [left, right];
    const sum = right.isBare ? null : add(chart, left, right, sign, 0, into);
    if (sum && word === "-") sum.noting(...feetMinusInches(chart, at, left, right));
    if (sum) into.put(sum);
  }
}

/** Reads sums and differences, from left to right. */
export const sums: Rule = (chart, at, _, into) => {
  let front = signed(chart, at);
  // A sum before another plus is not offered: the partial sums of fifty terms would crowd out the whole.
  const isOpen = ({ end }: Item): boolean => /^(?:\+|plus)$/.test(chart.word(end));
  for (let depth = 0; depth < MOST_TERMS && front.length > 0; depth += 1) {
    const next = chart.cell();
    for (const left of front) extend(chart, at, left, next);
    into.offerAll(next.items.length > 0 ? front.filter((one) => !isOpen(one)) : front);
    front = next.items;
  }
  into.offerAll(front);
};

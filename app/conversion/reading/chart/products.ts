import { multiply, ONE, type Ratio, toExactText } from "~/numerals/ratio";
import { AS_SHOWN, type Note } from "../lexicon/entry";
import { wording } from "../name/readings";
import type { Cell, Chart, Rule } from "./chart";
import { combine, raise } from "./combine";
import { type Item, ofNumber, unitStart } from "./item";
import { numbersAt } from "./numbers";
import { isQuotient } from "./side-by-side";

type Operator = {
  readonly sign: 1 | -1;
  readonly length: number;
  readonly cost: number;
  readonly isWord: boolean;
};

const TIMES: Operator = { sign: 1, length: 1, cost: 0, isWord: false };
const PER: Operator = { ...TIMES, sign: -1 };
const TIMES_WORD: Operator = { ...TIMES, isWord: true };
const PER_WORD: Operator = { ...PER, isWord: true };
const PER_ONE: Operator = { ...PER_WORD, length: 2 };
const AN: Operator = { ...PER_WORD, cost: 0.2 };
const EACH = /^(?:an?|one|each|every)$/;

/** The operator at a token, in signs or in words; null if there is none. */
function operatorAt(chart: Chart, at: number): Operator | null {
  const { text, lower, space } = chart.token(at);
  switch (lower) {
    case "*":
    case "×":
    case "·":
      return TIMES;
    case "/":
      return PER;
    case ".":
      return chart.isAttached(at) && chart.isAttached(at + 1) ? TIMES : null;
    case "by":
      return TIMES_WORD;
    case "over":
      return PER_WORD;
    case "per":
      return EACH.test(chart.sign(at + 1)) && chart.word(at + 2) !== "" ? PER_ONE : PER_WORD;
    case "divided":
      return chart.word(at + 1) === "by" ? PER_ONE : null;
  }
  return space && /^(?:an?|each|every)$/.test(text) ? AN : null;
}

const MOST_FACTORS = 20;
const TOO_MANY = { why: "An expression has at most 20 units", cost: Number.POSITIVE_INFINITY };
const SIDES = 3;
/** The extra cost of a factor after a slash, which rather divides: "mol/L·s" is mol/(L·s). */
const AFTER_SLASH = 7;
const SIDE = /^[×x*]$|^by$/;
const SPOKEN_SIDE = /^[×x]$|^by$/;

/** Whether an amount after a spaced slash is the start of a rate with an unspaced one: "70 kWh / 15 kWh/100km". */
const isRateAt = (chart: Chart, at: number, { end, number, isBare }: Item): boolean =>
  number !== null &&
  !isBare &&
  chart.sign(end) === "/" &&
  !chart.isAttached(at) &&
  chart.isAttached(end) &&
  chart.isAttached(end + 1);

const isTimes = (chart: Chart, at: number): boolean => operatorAt(chart, at) === TIMES;

/** The candidates for the right operand, including those that bind tighter: "J/mol·K" may mean J/(mol·K). */
function rightOf(chart: Chart, at: number): readonly Item[] {
  const all = chart.read("amount", at);
  if (!all.some((one) => isRateAt(chart, at, one) || isTimes(chart, one.end))) return all;
  const cell = chart.cell();
  chart.grow(all, MOST_FACTORS, cell, (one, next) => {
    if (isRateAt(chart, at, one))
      for (const more of chart.read("amount", one.end + 1)) next.put(combine(one, more, -1, 0, next));
    else if (isTimes(chart, one.end) && !one.number)
      // The hours of "60 km/h*h" cancel.
      for (const more of chart.read("beside", one.end + 1, false))
        if (chart.sign(more.end) !== "/" && more.text !== one.text) next.put(combine(one, more, 1, 0, next));
  });
  return cell.items;
}

/** The assumption of a product: all units after the slash divide, or numbers were multiplied before one unit. */
function noteOf(chart: Chart, at: number, left: Item, right: Item, { sign, isWord }: Operator): Note | null {
  if (sign > 0) {
    const isSide =
      left.isBare &&
      right.counted !== null &&
      right.number &&
      !right.isBare &&
      !right.isSum &&
      SPOKEN_SIDE.test(chart.word(left.end));
    const written = chart.between(at, right.end);
    return isSide ? wording(written, inParentheses(written)) : null;
  }
  if (isWord || right.names < 2 || right.number) return null;
  if (chart.sign(left.end + 1) === "(") return null;
  return wording(chart.between(unitStart(chart.text, { start: at, end: right.end }), right.end), AS_SHOWN);
}

/** States that "500 GB / 100 MB/s" is read as 500 GB / (100 MB/s). */
const overRate = (chart: Chart, at: number, left: Item, right: Item): Note =>
  wording(
    chart.between(at, right.end),
    `${chart.between(at, left.end + 1)} (${chart.between(left.end + 1, right.end)})`,
  );

/** Puts numbers before one unit in parentheses: "(8.5 × 11) in". */
function inParentheses(sides: string): string {
  const spaced = sides.replace(/ ?\b(?:x|by)\b ?/g, " × ");
  const last = spaced.lastIndexOf("×");
  return `(${spaced.slice(0, last)}${spaced.slice(last).replace(/^(×[-\d.,/ ¼-¾⅐-⅞\p{Sc}]*[\d¼-¾⅐-⅞]) ?/u, "$1) ")}`;
}

function hasSlash(chart: Chart, from: number, to: number): boolean {
  if (chart.sign(from) === "(") return false;
  for (let i = from; i < to; i += 1) if (chart.sign(i) === "/") return true;
  return false;
}

/** Whether one pair of parentheses encloses the whole span: "(5 m)", but not "(2 * 5) m". */
function isOneParenthesis(chart: Chart, from: number, to: number): boolean {
  if (chart.sign(from) !== "(") return false;
  let depth = 0;
  for (let i = from; i < to; i += 1) {
    if (chart.sign(i) === "(") depth += 1;
    else if (chart.sign(i) === ")") depth -= 1;
    if (depth === 0) return i === to - 1;
  }
  return false;
}

/** Adjacent units in a denominator, which another slash cannot follow: "USD/yd USD/m" is two rates. */
const UNITS_BELOW = /\/ ?[^\s\d()/·*]+ [^\s\d()/·*+-]+$/;

function extend(chart: Chart, at: number, left: Item, into: Cell): void {
  const operator = operatorAt(chart, left.end);
  if (!operator) return;
  const { sign, length, cost, isWord } = operator;
  const isSlash = sign < 0 && !isWord;
  if (isSlash && UNITS_BELOW.test(chart.between(at, left.end))) return;
  const next = left.end + length;
  for (const right of sign < 0 ? rightOf(chart, next) : chart.read("amount", next)) {
    if (isWord && sign > 0 && !right.number) continue;
    // A name with "per" is not a divisor: "mL per kg per min" is read from the left.
    if (sign < 0 && right.row && / per /i.test(right.text ?? "")) continue;
    // "0.5 / 3 m" is ambiguous: (0.5/3) m or 0.5/(3 m).
    const isAmount = right.number && right.names > 0;
    if (isSlash && left.isBare && isAmount && !isOneParenthesis(chart, left.end + 1, right.end)) continue;
    const isNested = isSlash && hasSlash(chart, left.end + 1, right.end);
    // Unspaced slashes are read from the left: "mcg/kg/min". A rate divides after a spaced one: "500 km / 100 km/h".
    if (isNested && (!right.number || chart.isAttached(left.end + 1))) continue;
    const unit = chart.between(unitStart(chart.text, { start: at, end: left.end }), left.end);
    const isAbove = operator === TIMES && !right.number && isQuotient(unit);
    const product = combine(left, right, sign, isAbove ? cost + AFTER_SLASH : cost, into);
    if (!product) continue;
    const nested = isNested ? overRate(chart, at, left, right) : null;
    const note = nested ?? noteOf(chart, at, left, right, operator);
    if (note && sign > 0) product.sides = chart.between(at, right.end);
    into.put(note ? product.noting(note) : product);
  }
}

const OF_PI = /^[\d.]* ?(?:pi|π|tau|τ) ?\/ ?\d+$/;

/** Multiplies a quotient of numbers by the unit after it: "(5 + 3)/2 m", "π/2 rad". */
function afterQuotient(chart: Chart, at: number, left: Item, into: Cell): void {
  const written = chart.between(at, left.end);
  if (!(left.isBare || OF_PI.test(written)) || chart.token(left.end).kind !== "word") return;
  for (const right of chart.read("beside", left.end, false)) {
    const product = right.number || right.isBare ? null : combine(left, right, 1, 0, into);
    if (!product) continue;
    const isPlain = OF_PI.test(written);
    const shown = `(${written}) ${chart.between(left.end, right.end)}`;
    into.put(isPlain ? product : product.noting(wording(chart.between(at, right.end), shown)));
  }
}

/** Reads several numbers before one unit as sides: "10 x 12 ft" as 10 ft × 12 ft. */
function sides(chart: Chart, at: number, into: Cell): void {
  const numbers: Ratio[] = [];
  let i = at;
  for (;;) {
    const [number] = numbersAt(chart.text, i);
    if (!number || number.end === i) return;
    numbers.push(number.value);
    i = number.end;
    if (!SIDE.test(chart.word(i))) break;
    i += 1;
  }
  if (numbers.length < 2) return;
  for (const unit of chart.read("power", i, false)) {
    if (unit.isBare || unit.number) continue;
    const cell = chart.cell();
    const item = raise(unit, numbers.length, unit.end, cell);
    if (!item) continue;
    item.cost += SIDES;
    item.startsWithNumber = true;
    item.counting(() => numbers.reduce(multiply, ONE));
    const name = chart.between(i, unit.end);
    const shown = numbers.map((one) => `${toExactText(one)} ${name}`).join(" × ");
    into.offer(item.noting(wording(chart.between(at, unit.end), shown)));
  }
}

function starts(chart: Chart, at: number, isFirst: boolean): readonly Item[] {
  const isReciprocal = chart.sign(at) === "/" || chart.word(at) === "per";
  if (!isReciprocal) return isFirst ? chart.read("amount", at) : chart.read("beside", at, false);
  const one = ofNumber(at, ONE);
  one.number = null;
  const cell = chart.cell();
  for (const right of chart.read("beside", at + 1, false)) cell.put(combine(one, right, -1, 0, cell));
  cell.offerAll(chart.read("beside", at, false));
  return cell.items;
}

/** Reads products and quotients, from left to right. */
export const products: Rule = (chart, at, isFirst, into) => {
  const front = chart.grow(starts(chart, at, isFirst), MOST_FACTORS, into, (left, next, depth) => {
    extend(chart, at, left, next);
    if (depth > 0) afterQuotient(chart, at, left, next);
  });
  if (front.some(({ end }) => operatorAt(chart, end))) chart.refusal ??= TOO_MANY;
  sides(chart, at, into);
};

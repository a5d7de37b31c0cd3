import { toExactText } from "~/numerals/ratio";
import { isSameForm } from "../../algebra/base-unit-form";
import { type Assumption, numeral, wording } from "../name/readings";
import type { Cell, Chart, Rule } from "./chart";
import { combine, raise } from "./combine";
import { type Item, ofNumber } from "./item";
import { powerOfTenAt } from "./names";
import { numbersAt } from "./numbers";
import { isReciprocalAt } from "./primaries";

const MOST_FACTORS = 8;
const SIDE_BY_SIDE = 0.1;
const NUMBERS_BESIDE = 2;
/** Makes a square with sides of 10 ft cheaper than 10 square feet for "10 feet square". */
const SQUARE = -9;
/** Whether a text has a slash or "per" after its last parenthesis. */
export const isQuotient = (name: string): boolean =>
  /\/| per /.test(name.slice(Math.max(name.lastIndexOf("("), name.lastIndexOf(")")) + 1));
const LONE_SIGN = /[°'"]/;

function extend(chart: Chart, at: number, left: Item, into: Cell): void {
  const hasHyphen =
    chart.sign(left.end) === "-" && chart.isAttached(left.end) && chart.isAttached(left.end + 1);
  const start = hasHyphen ? left.end + 1 : left.end;
  const { kind, text, lower, space } = chart.token(start);
  const isOpen = text === "(";
  const isUnitAhead = powerOfTenAt(chart.text, start) !== null || isReciprocalAt(chart, start);
  if (kind === "number" && left.isBare && left.names === 0 && space && !isUnitAhead) {
    productOf(chart, at, left, start, into);
    return;
  }
  if ((kind === "number" && !isUnitAhead) || (kind === "sign" && !isOpen && text !== "[")) return;
  if (lower === "square" && isSideOf(chart, left, start)) {
    squareOf(chart, at, left, into);
    return;
  }
  // The "as" of "5 kg as g" is the word before the target, not attoseconds.
  if (left.names > 0 && /^(?:as|As|AS)$/.test(text) && space) return;
  const isGlued = !space && !hasHyphen && kind === "word" && !LONE_SIGN.test(text);
  if (left.names > 0 && isGlued && chart.token(start - 1).kind === "word") return;
  // A quotient is not multiplied by an adjacent unit: "m/s kg".
  if (left.names > 0 && !isOpen && isQuotient(chart.between(at, left.end))) return;
  for (const right of chart.read("power", start, false)) {
    if (right.isBare && isOpen && left.isBare && !hasHyphen) {
      into.put(combine(left, right, 1, 0, into));
    }
    if (right.isBare || (right.number && left.isBare && !isOpen)) continue;
    if (isOpen && left.names > 0 && right.number === null && left.dimension === right.dimension) {
      // The parentheses of "5 feet (ft)" repeat the unit.
      if (isSameForm(left.expression().resolve(), right.expression().resolve()))
        into.offer(left.copy(right.end));
      continue;
    }
    // Words of one name are not factors: "fl oz" is not femtoliters times ounces.
    if (chart.isOneName(start - 1, right.end)) continue;
    // A name with "per" is not a factor: "days gallons per mile".
    if (left.names > 0 && / per /i.test(right.text ?? "")) continue;
    paceOf(left, right, into);
    const product = combine(left, right, 1, left.isBare ? 0 : SIDE_BY_SIDE, into);
    if (!product) continue;
    if (!left.isBare && !hasHyphen) product.loose += 1;
    if (left.isBare && !left.counted && right.names === 1) product.counted = chart.between(start, right.end);
    into.put(product);
  }
}

/** Whether "square" refers to the length before it: "10 ft square per hour", but "ft square yd" is a product. */
function isSideOf(chart: Chart, { counted, number }: Item, at: number): boolean {
  const next = chart.token(at + 1);
  return (
    counted !== null &&
    number !== null &&
    (next.text === "" ||
      /^(?:per|\/|\)|to|into|in|as|→|=|is|are|equals?|converted|expressed)$/.test(next.lower))
  );
}

/** Reads "ten feet square" as a square whose sides are ten feet. */
function squareOf(chart: Chart, at: number, side: Item, into: Cell): void {
  const item = raise(side, 2, side.end + 1, chart.cell());
  if (!item) return;
  const [number, unit] = [toExactText(side.value), side.counted ?? ""];
  const shown = `${number} ${unit} by ${number} ${unit}; write ${number} square ${unit} for that area`;
  item.cost += SQUARE;
  into.offer(item.noting(wording(chart.between(at, item.end), shown)));
}

/** States that "2 3 miles" is read as 2 × 3 miles, and could be 2.3 miles; null for anything but digits and a unit. */
function productReading(written: string, rest: string): Assumption | null {
  const [, next = ""] = /^(\.?\d[\d.,]*)(?: +\p{L}| ?['"°])/u.exec(rest) ?? [];
  if (next === "") return null;
  const [first, text] = [written.trim(), `${written.trim()} ${next}`];
  return numeral(text, `${first} × ${next}`, first + (/\./.test(first + next) ? "" : ".") + next);
}

/** Multiplies adjacent numbers, as GNU units does: "2 3 miles" is six miles. */
function productOf(chart: Chart, at: number, left: Item, next: number, into: Cell): void {
  for (const one of numbersAt(chart.text, next)) {
    const note = productReading(chart.between(at, left.end), chart.between(next, one.end + 1));
    const item = note && combine(left, ofNumber(one.end, one.value, one.cost + NUMBERS_BESIDE), 1, 0, into);
    if (item && note) into.put(item.noting(note));
  }
}

/** Adds a pace, minutes divided by a distance: "eight-minute mile". */
function paceOf(left: Item, right: Item, into: Cell): void {
  const isPace =
    /^min(?:ute)?s?$/i.test(left.counted ?? "") &&
    /^(?:mi(?:le)?s?|km|kilomet(?:er|re)s?)$/i.test(right.text ?? "");
  into.put(isPace && right.number === null ? combine(left, right, -1, 0, into) : null);
}

/** Reads adjacent factors, which bind tighter than signs: "5 ft lb", "kW-h", "3 (m/s)". */
export const sideBySide: Rule = (chart, at, isFirst, into) => {
  const first = chart.read("power", at, isFirst);
  chart.grow(first, MOST_FACTORS, into, (left, next) => extend(chart, at, left, next));
};

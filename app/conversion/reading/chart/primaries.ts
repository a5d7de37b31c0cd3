import { ONE } from "~/numerals/ratio";
import { joinedBeforeReciprocal, joinedProduct } from "../lexicon/own-names";
import { wording } from "../name/readings";
import type { Cell, Chart, Rule } from "./chart";
import { combine, raise } from "./combine";
import { type Item, ofEntry, ofNumber } from "./item";
import { powerOfTenAt } from "./names";
import { numbersAt } from "./numbers";
import { money, specialAmountsAt } from "./special-amounts";

const SHAPE = /^(?:square|sq\.?|cubic|cu\.?)$/;

/** Reads a number, a name, a sum in parentheses, or a unit after "square" or "cubic". */
export const primaries: Rule = (chart, at, isFirst, into) => {
  const { kind, lower, text } = chart.token(at);
  if (kind !== "sign" || text === "[") into.offerAll(chart.read("name", at, false));
  if (text === "(")
    for (const one of chart.read("sum", at + 1)) {
      if (chart.sign(one.end) !== ")") continue;
      const item = one.copy(one.end + 1);
      item.counted = null;
      into.offer(item);
    }
  if (isReciprocalAt(chart, at) && !isFirst) {
    const one = ofNumber(at + 1, ONE);
    one.number = null;
    for (const right of chart.read("power", at + 2, false)) {
      into.put(right.isBare ? null : combine(one, right, -1, 0, into));
    }
  }
  if (SHAPE.test(lower)) {
    const next = chart.sign(at + 1) === "-" ? at + 2 : at + 1;
    for (const one of chart.read("power", next, false)) {
      // "cubic" applies to one unit, not to a quotient: "cubic foot per minute".
      if (one.isBare || one.number || one.depth > 0 || / per |\//i.test(one.text ?? "")) continue;
      into.put(raise(one, lower.startsWith("s") ? 2 : 3, one.end, into));
    }
  }
  if (!isFirst || powerOfTenAt(chart.text, at)) return;
  for (const one of numbersAt(chart.text, at)) into.offer(ofNumber(one.end, one.value, one.cost, one.notes));
  money(chart, at, into);
  into.offerAll(specialAmountsAt(chart, at));
};

/** Whether a reciprocal unit without spaces starts at a token: "5 1/cm". */
export const isReciprocalAt = (chart: Chart, at: number): boolean =>
  chart.sign(at) === "1" &&
  chart.sign(at + 1) === "/" &&
  chart.isAttached(at + 1) &&
  chart.isAttached(at + 2);

const DIGITS = /^\d{1,3}$/;
const MOST_ATTACHED = 4;
/** The limit in a denominator: "dyn·s/cm5" is the unit of vascular resistance. */
const MOST_BELOW = 6;

/** Reads powers: "m^2", "m2", "m squared", "m^(-2)". */
export const powers: Rule = (chart, at, isFirst, into) => {
  for (const base of chart.read("primary", at, isFirst)) {
    into.offer(base);
    const { end } = base;
    const next = chart.token(end);
    if (next.kind === "word" && !/^(?:sq|cube)/.test(next.lower)) continue;
    if (isOfLast(chart, at, end, base.names)) continue;
    const word = next.lower;
    const spelled = /^(?:squared|sq\.?)$/.test(word) ? 2 : word === "cubed" ? 3 : 0;
    if (spelled && !(base.isBare && word.length < 4)) {
      into.put(raise(base, spelled, end + 1, into));
      continue;
    }
    const exponent = exponentAt(chart, end, !base.isBare && base.number === null);
    if (!exponent) continue;
    const joined = joinedAt(chart, base.text ?? "", end, exponent.value);
    into.put(
      joined ? lastRaised(chart, joined, exponent, into) : raise(base, exponent.value, exponent.end, into),
    );
    metersPerSecond(chart, at, base, exponent, into);
  }
  const { kind, text } = chart.token(at);
  const exponent = kind === "word" && into.items.length === 0 ? exponentAt(chart, at + 1, true) : null;
  const joined = exponent && exponent.value < 0 ? joinedBeforeReciprocal(text) : null;
  if (exponent && joined) {
    chart.known.add(at);
    into.put(lastRaised(chart, joined, exponent, into));
  }
};

/** Makes m·s⁻¹ more expensive than the power of a millisecond. */
const WITHOUT_SPACE = 8;

/** Reads "5 ms-1" as 5 m s⁻¹ with its space left out. */
function metersPerSecond(chart: Chart, at: number, { text }: Item, exponent: Exponent, into: Cell): void {
  const [, meters = "", seconds = ""] = (exponent.value < 0 && /^(k?m)(s)$/.exec(text ?? "")) || [];
  if (meters === "") return;
  const written = chart.between(at, exponent.end);
  const item = lastRaised(chart, [meters, seconds], exponent, chart.cell());
  if (!item) return;
  item.cost += WITHOUT_SPACE;
  into.offer(item.noting(wording(written, written.replace(meters, `${meters} `))));
}

type Exponent = { readonly value: number; readonly end: number };

const joinedAt = (chart: Chart, text: string, end: number, exponent: number) =>
  chart.token(end - 1).text === text
    ? (joinedProduct(text) ?? (exponent < 0 ? joinedBeforeReciprocal(text) : null))
    : null;

/** Raises the last of two joined symbols: "Nm²" is N·m², "kms-1" is km·s⁻¹. */
function lastRaised(
  chart: Chart,
  [first, last]: readonly [string, string],
  { value, end }: Exponent,
  into: Cell,
): Item | null {
  const [one] = chart.entries(first, end - 1);
  const [two] = chart.entries(last, end - 1);
  const raised = two && raise(ofEntry(two, end, last), value, end, chart.cell());
  return one && raised ? combine(ofEntry(one, end, first), raised, 1, 0, into) : null;
}

/** Whether an exponent applies to the last word of a name only: to the meter in "dyne meter^2". */
function isOfLast(chart: Chart, at: number, end: number, names: number): boolean {
  if (names !== 1 || end - at < 2 || chart.token(end - 1).kind !== "word") return false;
  if (chart.sign(at) === "°") return false;
  const isKnown = (i: number): boolean => chart.entries(chart.sign(i), i).some(({ cost }) => cost < 5);
  return isKnown(end - 1) && isKnown(at);
}

function exponentAt(chart: Chart, at: number, isUnit: boolean): Exponent | null {
  const hasCaret = chart.sign(at) === "^";
  let i = hasCaret ? at + 1 : at;
  const isOpen = hasCaret && chart.sign(i) === "(";
  if (isOpen) i += 1;
  const sign = /^[-+]$/.test(chart.sign(i)) ? chart.sign(i) : "";
  if (sign) i += 1;
  const digits = chart.token(i);
  if (digits.kind !== "number" || !DIGITS.test(digits.text)) return null;
  const isAttached = chart.isAttached(i) && (!sign || chart.isAttached(i - 1));
  const isUnitBefore = isUnit && /[\p{L}.)]$/u.test(chart.sign(at - 1));
  const isBelow = sign === "-" || /^(?:\/|per)$/.test(chart.sign(at - 2));
  const most = isBelow ? MOST_BELOW : MOST_ATTACHED;
  const mayAttach = isAttached && isUnitBefore && sign !== "+" && Number(digits.text) <= most;
  if (!hasCaret && !mayAttach) return null;
  // "m^1/2" is a root, which units do not have; so is "m1/2", copied from print.
  const isRoot = digits.text === "1" && chart.sign(i + 1) === "/" && chart.token(i + 2).kind === "number";
  if ((isRoot && chart.isAttached(i + 2)) || (isOpen && chart.sign(i + 1) !== ")")) return null;
  return { value: Number(digits.text) * (sign === "-" ? -1 : 1), end: isOpen ? i + 2 : i + 1 };
}

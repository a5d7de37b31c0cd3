import { add, divide, fraction, multiply, ONE } from "~/numerals/ratio";
import { isSameForm } from "../../algebra/base-unit-form";
import { per, times, type UnitExpression } from "../../algebra/expression";
import { AMPERE, COULOMB, VOLT } from "../../constants/exact";
import { Cell, type Chart } from "../chart/chart";
import { combine } from "../chart/combine";
import type { Item } from "../chart/item";
import { numbersAt, part } from "../chart/numbers";
import { afters, compile, endsFrom } from "../grammar/sentences";
import { type DimensionId, exponentOf, idOf, isPowerOf, NO_DIMENSION, raised } from "../lexicon/dimensions";
import type { Note } from "../lexicon/entry";
import { wording } from "../name/readings";
import { MULTIPLES, partNamed } from "../text/number-words";

/** @file Quantities beyond sums: at a rate, as a part of another, of a substance. */

const AFTER = 0.05;
const OF_SUBSTANCE = 2;
const MOST_SUBSTANCE_WORDS = 3;
const MOST_GOING_ON = 60;
/** Extra cost if only a target decides whether to multiply or divide by a rate. */
const EITHER = 0.5;
const afterPatterns = afters.map(compile);
const NO_SUBSTANCE = /^(?:to|in|into|as|arc|force|an?|the|difference|interval|change|rise|drop)$/;
const A_OR_ONE = /^(?:an?|one)$/;

const isMoney = ({ dimension }: Item): boolean => exponentOf(dimension, "money") === 1;

function divides(chart: Chart, a: Item, b: Item, end: number, note: Note): readonly Item[] {
  const inverse = b.copy(end).composed(raised(b.dimension, -1), () => per(1, b.expression()));
  inverse.number = () => divide(ONE, b.value);
  const item = combine(a, inverse, 1, 0, chart.cell());
  if (!item) return [];
  item.startsWithNumber = true;
  return [item.noting(note)];
}

/** Puts a composed unit in parentheses: "(5 mg/kg)", but "60 mph". */
const grouped = (text: string): string =>
  /[/ ]/.test(text.replace(/^(?:[\d.,]+|an?|one|two|three|four|five|six|seven|eight|nine|ten) /, ""))
    ? `(${text})`
    : text;

const isOf = (unit: UnitExpression, dimension: DimensionId): boolean =>
  idOf(unit.resolve().dimension) === dimension;

/** The numerator and denominator of a rate: miles and hours for mph; null if it is not a quotient of two units. */
function sidesOf({ form }: UnitExpression): readonly [UnitExpression, UnitExpression] | null {
  if (form.kind === "definition") return sidesOf(form.is);
  if (form.kind === "prefixed") return sidesOf(form.unit);
  if (form.kind !== "quotient") return null;
  const sides = [form.numerator, times(...form.denominators)] as const;
  return sides.some((side) => isOf(side, NO_DIMENSION)) ? null : sides;
}

/**
 * Whether to multiply a quantity by a rate (hours at a speed) or to divide it (a distance at a speed). Null if neither makes
 * sense ("120 V at 60 Hz") or both do ("100 g at 5 mg/kg").
 */
function signOf(quantity: Item, rate: Item): "*" | "/" | null {
  const own = quantity.dimension;
  if (isOf(VOLT, rate.dimension)) return isOf(AMPERE, own) || isOf(COULOMB, own) ? "*" : null;
  if (isOf(VOLT, own) && isOf(AMPERE, rate.dimension)) return "*";
  const sides = sidesOf(rate.expression());
  if (!sides) return null;
  // The unit decides if both sides have its dimension: "70 kg at 5 mg/kg".
  const isBoth = sides.every((side) => isOf(side, own));
  const [top, bottom] = sides.map((side) =>
    isBoth ? isSameForm(side.resolve(), quantity.expression().resolve()) : isOf(side, own),
  );
  return top === bottom ? null : top ? "/" : "*";
}

/** Multiplies or divides a quantity by a rate, as signOf decides; returns both if only a target can decide. */
function atRate(chart: Chart, at: number, one: Item, rate: Item, word: string): readonly Item[] {
  if (rate.scale === "reciprocal") return [];
  const [left, right] = [chart.between(at, one.end), chart.between(one.end + 1, rate.end)];
  const noteOf = (sign: string, a = left, b = right): Note =>
    wording(chart.between(at, rate.end), `${a} ${sign} ${grouped(b)}`);
  const multiplies = (): readonly Item[] => {
    const item = combine(one, rate, 1, 0, chart.cell());
    return item ? [item.noting(noteOf("×"))] : [];
  };
  const isTime = isPowerOf(rate.dimension, "T");
  const isDivided = isTime || isPowerOf(rate.dimension, "L", 3);
  if (word === "in")
    return isDivided && one.dimension !== rate.dimension && one.number
      ? divides(chart, one, rate, rate.end, noteOf("/"))
      : [];
  if (word === "for" && isMoney(rate) && !isMoney(one))
    return divides(chart, rate, one, rate.end, noteOf("/", right, left));
  if (word === "for") return isTime && !isPowerOf(one.dimension, "T") ? multiplies() : [];
  if (!one.number) return [];
  const sign = signOf(one, rate);
  if (sign === "*") return multiplies();
  if (sign === "/") return divides(chart, one, rate, rate.end, noteOf("/"));
  const both = [...multiplies(), ...divides(chart, one, rate, rate.end, noteOf("/"))];
  for (const item of both) {
    item.cost += EITHER;
    item.needsTarget = true;
  }
  return both;
}

/** Adds a half or a quarter of the unit: "an hour and a half". */
function andHalf(chart: Chart, one: Item): Item | null {
  const start = one.end + (A_OR_ONE.test(chart.word(one.end + 1)) ? 2 : 1);
  const below = /^(?:half|quarter)$/.test(chart.word(start)) ? partNamed(chart.word(start)) : 0;
  if (!below || one.names !== 1) return null;
  const item = one.copy(start + 1).counting(() => add(one.value, part(below)));
  item.startsWithNumber = true;
  return item;
}

/** Multiplies a quantity by a number: "half of 10 km", "10 % of a mile". */
const multipleOf = (whole: Item, value: () => ReturnType<typeof fraction>, cost: number): Item =>
  whole.copy(whole.end, whole.cost + cost).counting(() => multiply(value(), whole.value));

export class Quantities {
  private readonly memo: (readonly Item[] | undefined)[] = [];

  constructor(private readonly chart: Chart) {}

  at(at: number): readonly Item[] {
    const known = this.memo[at];
    if (known) return known;
    this.memo[at] = [];
    const { chart } = this;
    const sums = chart.read("sum", at);
    const cell = new Cell(Number.POSITIVE_INFINITY);
    cell.offerAll(sums);
    const { items } = cell;
    for (let i = 0; i < items.length && i < MOST_GOING_ON; i += 1) this.goOn(at, items[i] as Item, cell);
    for (const one of numbersAt(chart.text, at)) {
      const isOf = chart.word(one.end) === "of";
      // A whole number in digits is not a part of another quantity: "5 of 10 km".
      if (one.value.denominator === 1n && !one.isWord) continue;
      if (!isOf && !/^(?:of|an?|the)$/.test(chart.word(one.end - 1))) continue;
      for (const whole of this.at(isOf ? one.end + 1 : one.end))
        if (whole.startsWithNumber && whole.number) cell.offer(multipleOf(whole, () => one.value, one.cost));
    }
    const multiple = MULTIPLES.get(chart.word(at));
    if (multiple)
      for (const whole of this.at(at + 1))
        if (whole.number) cell.offer(multipleOf(whole, () => fraction(String(multiple)), 0));
    this.memo[at] = items;
    return items;
  }

  private goOn(at: number, one: Item, into: Cell): void {
    const { chart } = this;
    const word = chart.word(one.end);
    if (word === "") return;
    for (const end of endsFrom(afterPatterns, chart, one.end))
      if (word !== "," || end < chart.text.tokens.length) into.offer(one.copy(end, one.cost + AFTER));
    switch (word) {
      case "and": {
        const more = andHalf(chart, one);
        if (more) into.offer(more);
        return;
      }
      case "at":
      case "for":
      case "@":
      case "in":
        if (one.isBare) return;
        for (const rate of chart.read("sum", one.end + 1))
          if (!rate.isBare && rate.number) into.offerAll(atRate(chart, at, one, rate, word));
        return;
      case "(":
        this.secondAmount(at, one, into);
        return;
      case "of":
        this.of(at, one, into);
    }
  }

  /** Ignores a second amount in parentheses: "12 fl oz (355 ml)". */
  private secondAmount(at: number, one: Item, into: Cell): void {
    const { chart } = this;
    if (!one.number || one.isBare) return;
    for (const more of chart.read("sum", one.end + 1)) {
      if (more.isBare || !more.number || chart.sign(more.end) !== ")") continue;
      const first = chart.between(at, one.end);
      const item = one.copy(more.end + 1, one.cost + AFTER);
      into.offer(item.noting(wording(chart.between(at, more.end + 1), first)));
    }
  }

  private of(at: number, one: Item, into: Cell): void {
    const { chart } = this;
    for (let end = one.end + 1; !one.isBare && end <= one.end + MOST_SUBSTANCE_WORDS; end += 1) {
      const { kind, lower } = chart.token(end);
      if (kind !== "word" || NO_SUBSTANCE.test(lower)) break;
      into.offer(
        one
          .copy(end + 1, one.cost + OF_SUBSTANCE)
          .noting(wording(chart.between(at, end + 1), chart.between(at, one.end))),
      );
    }
    if (!one.number || one.category?.id !== "ratio") return;
    const value = () => multiply(one.value, one.expression().resolve().ratio);
    const start = chart.word(one.end + 1) === "the" ? one.end + 2 : one.end + 1;
    for (const whole of this.at(start)) if (!whole.isBare) into.offer(multipleOf(whole, value, one.cost));
  }
}

import { once } from "~/numerals/once";
import { type ReadNumber, readNumber } from "~/numerals/read-number";
import { openAmount, type Place } from "./amount-opening";
import { findPair } from "./find-pair";
import { matchAt } from "./match-at";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { startsWithNumberWord } from "./number-phrase";
import { productReading, separatorReading } from "./number-readings";
import { present, type Reading, wording } from "./readings";
import { smallerUnit } from "./smaller-units";
import type { UnitNode } from "./unit-node";
import { type Factors, UnitParser } from "./unit-parser";

/** A number as it was written and what follows it, which may hold targets: 5 and "mi km". */
export type Counted = {
  readonly digits: string;
  readonly number: Extract<ReadNumber, { ok: true }>;
  readonly unit: string;
};

/** A number with its unit. */
export type Amount = Counted & {
  readonly node: UnitNode;
  /** Where the text ends that it was read from. */
  readonly end: number;
  /** Whether it is the number that was written: not in ten feet square, 2^3 m, π/2 rad. */
  readonly isCounted: boolean;
};

/** What is no number as anybody writes one: 1e3.5, 1:30, 6.67430(15). */
export class InvalidNumber extends Error {}

/** No quantity that people mean has more; each takes a search of the catalogue. */
const MOST_AMOUNTS = 50;
/** More than the longest name in the catalogue has. */
const MAX_NAME_WORDS = 12;

/** "-5 ft -11 in": a sign before a further number with its unit. */
const SIGNED = once(() => / +(?=-\d[\d.]* ?[\p{L}'"])/uy);
/** What may stand between "5 ft" and "11 in". */
const LINK = /,? +(?:(?:and|&) +)?|, */iy;
const STARTS_NUMBER = /^\.?[\d¼-¾⅐-⅞]/;
/** What makes the number before it none. */
const NO_NUMBER = /^(?:\.\d|:\d|\(\d+\)| ?[¼-¾⅐-⅞])/;
const ATTACHED = once(() => /(\d[\d.]*(?:\/\d+)?)\s*([\p{L}'"°]*)/uy);

const isProduct = ({ node }: Amount): boolean => node.kind !== "number";

/** Reads the amounts of a quantity, each a number with its unit or in several units, wherever a factor may stand. */
export class AmountParser extends UnitParser {
  protected readings: Reading[] = [];
  /** What the term that is read began with, where that was numbers. */
  protected amounts: readonly Amount[] = [];
  protected amountsEnd = 0;
  protected amountCount = 0;
  protected hasNumber = false;
  protected place: Place["at"] = "start";
  /** Whether what follows divides the amount before it: "$3 a" gallon. */
  private isPer = false;
  /** Whether an amount is read that others come before in the same quantity. */
  private isFurther = false;
  /** The number whose unit is read, and where that starts. */
  private counting = { digits: "", unitAt: -1 };

  constructor(text: string) {
    super(text, isNameOfOneUnit);
  }

  protected get isTooLong(): boolean {
    return this.amountCount > MOST_AMOUNTS;
  }

  /** Goes on to a further number with a sign of its own. */
  protected signedNext(): boolean {
    return this.text.startsWith(" -", this.at) && this.take(SIGNED()) !== null;
  }

  /** Goes on to a further number of the same quantity. */
  protected link(): boolean {
    const end = this.at;
    const link = this.take(LINK);
    const rest = this.text.slice(this.at);
    if (link !== null && (STARTS_NUMBER.test(rest) || (/^[a-z]/i.test(rest) && startsWithNumberWord(rest))))
      return true;
    this.at = end;
    return false;
  }

  protected override operator(): string | null {
    if (!this.isPer) return super.operator();
    this.isPer = false;
    return "per";
  }

  /** One factor may be in several units: 5 ft 11 in, 5'11", 2 h 30 min, 5 ft 11. */
  protected override juxtaposed(): Factors {
    const { place } = this;
    this.place = "factor";
    this.skipSpaces();
    const start = this.at;
    const amounts = [...this.amountsAt(place)];
    const [first] = amounts;
    if (!first) return super.juxtaposed();
    let isCompleted = false;
    for (let last = amounts.at(-1); last && isProduct(last) && !this.isPer; last = amounts.at(-1)) {
      const further = this.furtherAmounts(last);
      if (further.amounts.length === 0) break;
      amounts.push(...further.amounts);
      isCompleted = further.isCompleted;
    }
    if (place !== "factor") this.keep(amounts);
    if (isCompleted) {
      const shown = amounts.map(({ digits, unit }) => `${digits} ${unit}`).join(" ");
      this.readings.push(wording(this.text.slice(start, this.at), shown));
    }
    if (amounts.length === 1)
      return { node: first.node, factors: first.node.kind === "product" ? first.node.factors : [first.node] };
    const terms = amounts.map(({ node, digits, unit }) => ({
      sign: 1 as const,
      node,
      text: `${digits} ${unit}`,
    }));
    const node: UnitNode = { kind: "sum", terms };
    return { node, factors: [node] };
  }

  private keep(amounts: readonly Amount[]): void {
    this.amounts = amounts;
    this.amountsEnd = this.at;
  }

  /** The amounts that a number starts here; none where no number is next. */
  private amountsAt(place: Place["at"]): readonly Amount[] {
    const start = this.at;
    const isDivisor = this.text[start - 1] === "/";
    const opened = openAmount(this.text.slice(start), { at: place, isDivisor });
    if (!opened) return [];
    this.at += opened.length;
    this.amountCount += 1;
    if (this.isTooLong) this.refuse(`A quantity has at most ${MOST_AMOUNTS} terms`);
    this.nameCount = 0;
    this.hasNumber = true;
    this.isPer = opened.isPer;
    this.readings.push(...present(opened.reading));
    const { parts, isPer, isSquared } = opened;
    return parts.map(([digits, unit], i): Amount => {
      const amount = this.counted(start, digits, unit);
      if (isSquared)
        return { ...amount, node: { kind: "power", base: amount.node, exponent: 2 }, isCounted: false };
      if (i < parts.length - 1) return amount;
      if (isPer) return { ...amount, unit: `${unit}/` };
      // Kept in case its unit cannot be parsed.
      if (place !== "factor") this.keep([amount]);
      return this.withUnit(amount);
    });
  }

  /** A number with the unit that belongs to its form. */
  private counted(start: number, digits: string, unit: string): Amount {
    const number = readNumber(digits);
    const rest = this.text.slice(this.at);
    if (!number.ok || (unit === "" && NO_NUMBER.test(rest)))
      throw new InvalidNumber(/^\S+/.exec(this.text.slice(start))?.[0]);
    this.readings.push(...present(separatorReading(digits, number)));
    const column = start + 1;
    const node: UnitNode = { kind: "number", text: number.text, column };
    const isCounted = unit !== "π" && (unit !== "" || !/^ *[*×·/^]/.test(rest));
    return {
      digits: digits.trim(),
      number,
      unit,
      end: this.at,
      isCounted,
      node: unit === "" ? node : { kind: "product", factors: [node, { kind: "atom", text: unit, column }] },
    };
  }

  /** An amount with what stands beside it. */
  private withUnit(amount: Amount): Amount {
    const { digits, unit, end } = amount;
    const rest = this.text.slice(end);
    const own = amount.node.kind === "product" ? amount.node.factors : [this.raised(amount.node)];
    const [first = amount.node, ...others] = own;
    if (unit === "" && /^ +\.?\d/.test(rest)) others.push(this.numberBeside(digits));
    this.counting = { digits, unitAt: this.at + (/^ */.exec(this.text.slice(this.at))?.[0].length ?? 0) };
    const { node } = this.beside(first, ...others);
    return { ...withRest(amount, this.text.slice(end, this.at)), node, end: this.at };
  }

  /** "2 3 miles" is a product; "5 1000 cubic feet" counts units of such a name. */
  private numberBeside(before: string): UnitNode {
    const rest = this.text.slice(this.at);
    const words = rest.trim().split(" ").slice(0, MAX_NAME_WORDS);
    for (let { length } = words; length > (words.length > 1 ? 1 : 0); length -= 1) {
      const text = words.slice(0, length).join(" ");
      // The unit one has the code 1: "5 1" is five.
      if (rowsNamed(text, {}).length === 0) continue;
      this.skipSpaces();
      const { column } = this;
      this.at += text.length;
      return { kind: "atom", text, column };
    }
    this.readings.push(...present(productReading(before, rest.trim())));
    return this.factor();
  }

  /** What follows an amount within the same quantity; none where that has ended. */
  private furtherAmounts(last: Amount): {
    readonly amounts: readonly Amount[];
    readonly isCompleted: boolean;
  } {
    const end = this.at;
    const known = this.readings.length;
    const isLinked = this.link();
    const start = this.at;
    if (!isLinked && !/^\d/.test(this.text.slice(start))) return { amounts: [], isCompleted: false };
    const { amounts: kept, amountsEnd } = this;
    this.isFurther = true;
    const amounts = this.amountsAt("term");
    this.isFurther = false;
    [this.amounts, this.amountsEnd] = [kept, amountsEnd];
    const [next] = amounts;
    if (next && amounts.every(isProduct)) return { amounts, isCompleted: false };
    const { digits = "" } = next ?? {};
    const smaller = next && smallerUnit({ number: last.digits, unit: last.unit }, digits, start === end);
    if (smaller) {
      const { unit } = smaller;
      const node = productOf([next.node, { kind: "atom", text: unit, column: start + 1 }]);
      return { amounts: [{ ...next, unit, node }], isCompleted: smaller.isStated };
    }
    this.at = end;
    this.isPer = false;
    this.readings.splice(known);
    return { amounts: [], isCompleted: false };
  }

  protected override isNextBeside(): boolean {
    const { at } = this;
    const isFurther = this.signedNext() || this.link();
    this.at = at;
    return !isFurther && super.isNextBeside();
  }

  /** The minutes of 1 h 30 min per km are no part of a pace of their own. */
  protected override isUnit(name: string, isSeveralWords: boolean): boolean {
    return !(this.isFurther && / per /i.test(name)) && super.isUnit(name, isSeveralWords);
  }

  protected override nameEnd(): number {
    const name = matchAt(/[^\d\s/*×·^()+]+(?=\d)/y, this.text, this.at)?.[0] ?? "";
    const end = this.at + name.length;
    return name !== "" && this.at === this.counting.unitAt && this.isAmountAfter(name, end)
      ? end
      : super.nameEnd();
  }

  protected override isFollowedByAmount(base: UnitNode): boolean {
    const isFirst = base.kind === "atom" && base.column - 1 === this.counting.unitAt;
    return isFirst && this.isAmountAfter(base.text, this.at);
  }

  /** The 11 of "5ft11in" and "5ft11"; but the 2 of m2 is a power. */
  private isAmountAfter(name: string, at: number): boolean {
    if (!/\d/.test(this.text[at] ?? "")) return false;
    const [, digits = "", unit = ""] = matchAt(ATTACHED(), this.text, at) ?? [];
    const word = /^\S*/.exec(this.text.slice(at))?.[0] ?? "";
    if (digits === "" || !isNameOfOneUnit(name, false) || rowsNamed(name + word, {}).length > 0) return false;
    if (unit === "")
      return smallerUnit({ number: this.counting.digits, unit: name }, digits, true) !== undefined;
    // In kg.m2.s-2 the 2 is a power, and "m2K" goes on in no unit of length.
    if (/^[2-4]\.\p{L}/u.test(word)) return false;
    return !/^[23]\p{L}/u.test(word) || findPair(name, unit).ok;
  }
}

const productOf = (factors: readonly [UnitNode, ...UnitNode[]]): UnitNode =>
  factors.length === 1 ? factors[0] : { kind: "product", factors };

/** With what follows its unit: "in" and " cm" of 5'11" cm. */
export function withRest<T extends Counted>(counted: T, rest: string): T {
  const space =
    counted.unit !== "" && !counted.unit.endsWith("/") && /^[^\s\d/*×·^(.,;-]/.test(rest) ? " " : "";
  return { ...counted, unit: (counted.unit + space + rest).trim() };
}

import { once } from "~/numerals/once";
import { numberedNameAt } from "../expression/name-end";
import { productNode, type UnitNode } from "../expression/unit-node";
import { type Factors, UnitParser } from "../expression/unit-parser";
import { isNameOfOneUnit } from "../name/named-rows";
import { type Assumption, present, wording } from "../name/readings";
import { type Amount, amountOf, sumNode, textOf, withRest } from "./amount";
import { openAmount, type Place } from "./amount-opening";
import { startsWithNumberWord } from "./number-phrase";
import { productReading, separatorReading } from "./number-readings";
import { isAmountAfter, isOfOtherSystem, smallerUnit } from "./smaller-units";

/** No quantity that people mean has more; each takes a search of the catalogue. */
const MOST_AMOUNTS = 50;

/** "-5 ft -11 in": a sign before a further number with its unit. */
const SIGNED = once(() => / +(?=-\d[\d.]* ?[\p{L}'"])/uy);
/** What may stand between "5 ft" and "11 in". */
const LINK = /,? +(?:(?:and|&) +)?|, */iy;
const STARTS_NUMBER = /^\.?[\d¼-¾⅐-⅞]/;

/** The amount whose unit is being read: its number, where its unit starts, and whether others come before in the quantity. */
type Counting = { readonly digits: string; readonly unitAt: number; readonly isFurther: boolean };

const NOTHING_COUNTED: Counting = { digits: "", unitAt: -1, isFurther: false };

const isProduct = ({ node }: Amount): boolean => node.kind !== "number";

/** Reads the amounts of a quantity, each a number with its unit or in several units, wherever a factor may stand. */
export class AmountParser extends UnitParser {
  protected readings: Assumption[] = [];
  /** What the term that is read began with, where that was numbers. */
  protected amounts: readonly Amount[] = [];
  protected hasNumber = false;
  protected place: Place["at"] = "start";
  private amountCount = 0;
  /** Whether what follows divides the amount before it: "$3 a" gallon. */
  private isPer = false;
  private counting = NOTHING_COUNTED;

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
    const link = this.peek(LINK);
    if (link === null) return false;
    const next = this.text.slice(this.at + link.length);
    const isNumber = STARTS_NUMBER.test(next) || (/^[a-z]/i.test(next) && startsWithNumberWord(next));
    if (isNumber) this.at += link.length;
    return isNumber;
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
    this.counting = NOTHING_COUNTED;
    this.skipSpaces();
    const start = this.at;
    const amounts = [...this.amountsAt(place)];
    const [first] = amounts;
    if (!first) return super.juxtaposed();
    for (let last = amounts.at(-1); last && isProduct(last) && !this.isPer; last = amounts.at(-1)) {
      const further = this.furtherAmounts(last);
      if (further.length === 0) break;
      amounts.push(...further);
    }
    if (place !== "factor") this.amounts = amounts;
    if (amounts.at(-1)?.isCompleted)
      this.readings.push(wording(this.text.slice(start, this.at), amounts.map(textOf).join(" ")));
    const node = amounts.length === 1 ? first.node : sumNode(amounts);
    return { node, factors: node.kind === "product" ? node.factors : [node] };
  }

  /** The amounts that a number starts here; none where no number is next. */
  private amountsAt(place: Place["at"]): readonly Amount[] {
    const start = this.at;
    const isDivisor = this.text[start - 1] === "/";
    const opened = openAmount(this.rest, { at: place, isDivisor, isInner: this.depth > 0 });
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
      const amount = amountOf(digits, unit, { text: this.text, start, end: this.at });
      this.readings.push(...present(separatorReading(digits, amount.number, this.rest)));
      if (isSquared)
        return { ...amount, node: { kind: "power", base: amount.node, exponent: 2 }, isCounted: false };
      if (i < parts.length - 1) return amount;
      if (isPer) return { ...amount, unit: `${unit}/` };
      // Kept in case its unit cannot be parsed.
      if (place !== "factor") this.amounts = [amount];
      return this.withUnit(amount, place);
    });
  }

  /** An amount with what stands beside it. */
  private withUnit(amount: Amount, place: Place["at"]): Amount {
    const { digits, unit, end } = amount;
    const own = amount.node.kind === "product" ? amount.node.factors : [this.raised(amount.node)];
    const [first = amount.node, ...others] = own;
    if (unit === "" && /^ +\.?\d/.test(this.text.slice(end))) others.push(this.numberBeside(digits));
    const unitAt = this.at + (/^ */.exec(this.rest)?.[0].length ?? 0);
    this.counting = { digits, unitAt, isFurther: place === "further" };
    const { node } = this.beside(first, ...others);
    return { ...withRest(amount, this.text.slice(end, this.at)), node, end: this.at };
  }

  /** "2 3 miles" is a product; "5 1000 cubic feet" counts units of such a name. */
  private numberBeside(before: string): UnitNode {
    const text = numberedNameAt(this.rest.trim());
    if (text === null) {
      this.readings.push(...present(productReading(before, this.rest.trim())));
      return this.factor();
    }
    this.skipSpaces();
    const { column } = this;
    this.at += text.length;
    return { kind: "atom", text, column };
  }

  /** What follows an amount within the same quantity; none where that has ended. */
  private furtherAmounts(last: Amount): readonly Amount[] {
    const end = this.at;
    const known = this.readings.length;
    const isLinked = this.link();
    const start = this.at;
    if (!isLinked && !/^\d/.test(this.rest)) return [];
    const { amounts: kept } = this;
    const amounts = this.amountsAt("further");
    this.amounts = kept;
    const [next] = amounts;
    const larger = { number: last.digits, unit: last.unit };
    const smaller = next && smallerUnit(larger, next.digits, start === end);
    if (next && amounts.every(isProduct)) {
      if (!smaller || !isOfOtherSystem(smaller.unit, next.unit)) return amounts;
      // 5 ft 11 cm asks for centimeters.
      this.at = start + next.digits.length;
      const { digits } = next;
      const completed = amountOf(digits, smaller.unit, { text: this.text, start, end: this.at });
      this.readings.push(wording(`${textOf(last)} ${digits}`, `${textOf(last)} ${textOf(completed)}`));
      return [this.withUnit(completed, "further")];
    }
    if (smaller) {
      const { unit } = smaller;
      const node = productNode([next.node, { kind: "atom", text: unit, column: start + 1 }]);
      return [{ ...next, unit, node, isCompleted: smaller.isStated }];
    }
    this.at = end;
    this.isPer = false;
    this.readings.splice(known);
    return [];
  }

  protected override isNextBeside(): boolean {
    return !this.ahead(() => this.signedNext() || this.link()) && super.isNextBeside();
  }

  /** The minutes of 1 h 30 min per km are not part of a pace of their own. */
  protected override isUnit(name: string, isSeveralWords: boolean): boolean {
    return !(this.counting.isFurther && / per /i.test(name)) && super.isUnit(name, isSeveralWords);
  }

  protected override nameEnd(): number {
    const name = this.at === this.counting.unitAt ? this.peek(/[^\d\s/*×·^()+]+(?=\d)/y) : null;
    const end = this.at + (name?.length ?? 0);
    return name !== null && this.isAmountAfter(name, end) ? end : super.nameEnd();
  }

  protected override isFollowedByAmount(base: UnitNode): boolean {
    const isFirst = base.kind === "atom" && base.column - 1 === this.counting.unitAt;
    return isFirst && this.isAmountAfter(base.text, this.at);
  }

  private isAmountAfter(unit: string, at: number): boolean {
    return isAmountAfter({ number: this.counting.digits, unit }, this.text, at);
  }
}

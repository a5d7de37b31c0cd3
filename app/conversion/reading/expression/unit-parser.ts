import { readNumber } from "~/numerals/read-number";
import { type IsName, isOfSeveralUnits, nameEnd } from "./name-end";
import { TextScanner } from "./text-scanner";
import {
  hasUnits,
  ONE_NODE,
  type ParsedExpression,
  productNode,
  quotientNode,
  startsWithNumber,
  type UnitNode,
} from "./unit-node";
import { isMark, raisedTo, takePower, whyTooHigh } from "./unit-powers";
import * as token from "./unit-tokens";

const MAX_DEPTH = 20;
/** Every name is looked up in every possible reading. */
const MAX_NAMES = 20;

/** Factors side by side, as one node and each by itself. */
export type Factors = { readonly node: UnitNode; readonly factors: readonly UnitNode[] };

/** A descent through the grammar, from quotients to single units; each method takes what it can from `at` on. */
export class UnitParser extends TextScanner {
  protected depth = 0;
  protected isAmbiguous = false;
  protected nameCount = 0;
  /** Whether a divisor is read: in "mL per kg per min" no "kg per min" divides. */
  private isDivided = false;
  /** Whether "square" or "cubic" is before: a cubic dyne meter is not a cube of both. */
  private isShaped = false;

  constructor(
    text: string,
    private readonly isName: IsName,
    /** Whether a raised point binds as tightly as a space. */
    private readonly isPointTight = false,
  ) {
    super(text);
  }

  parse(): ParsedExpression {
    const node = this.quotient();
    this.refuseRest();
    return { node, isAmbiguous: this.isAmbiguous };
  }

  /** Products and quotients, from the left. */
  protected quotient(): UnitNode {
    // UCUM writes a reciprocal with a leading slash: "/min".
    const isReciprocal = this.take(/\//y) !== null;
    let { node } = this.juxtaposed();
    if (isReciprocal) node = quotientNode(ONE_NODE, node);
    let hasQuotient = false;
    let isOverCount = false;
    for (;;) {
      const operator = this.operator();
      if (operator === null) return node;
      const isDivision = /^(?:\/|per)/i.test(operator);
      if (isDivision && this.peek(token.FRACTION_NEXT)) this.isAmbiguous = true;
      this.isDivided = isDivision;
      const right = this.juxtaposed();
      this.isDivided = false;
      const [first, ...units] = right.factors;
      // (5 + 3)/2 m is four meters, as 8/2 m is.
      if (isDivision && first && units.length > 0 && !hasUnits(node) && !hasUnits(first)) {
        this.isAmbiguous = true;
        node = productNode([quotientNode(node, first), ...units]);
        continue;
      }
      const startsWithCount = startsWithNumber(right.node);
      const isProduct = right.factors.length > 1;
      // W/m K; m/s*kg; and "4 GB / 20 MB/s" may be meant as 4 GB over a rate.
      const isDoubtful = isDivision ? (isProduct && operator === "/") || isOverCount : hasQuotient;
      if (isDoubtful && !startsWithCount) this.isAmbiguous = true;
      isOverCount = isDivision && isProduct && startsWithCount;
      hasQuotient ||= isDivision;
      node = isDivision ? quotientNode(node, right.node) : productNode([node, right.node]);
    }
  }

  /** The sign or word of a product or quotient. */
  protected operator(): string | null {
    if (!this.isPerEachNext()) return this.take(token.OPERATOR)?.trim() ?? null;
    this.take(token.PER_EACH);
    return "per";
  }

  /** Whether the " a " of "5 m a second" is next, before a unit. */
  private isPerEachNext(): boolean {
    return this.ahead(() => {
      if (this.take(token.PER_EACH) === null) return false;
      const name = this.text.slice(this.at, this.nameEnd());
      return this.peek(token.SHAPE) !== null || this.isUnit(name, name.includes(" "));
    });
  }

  /** Factors side by side: "kg m", "ft-lb". They bind more tightly than * and /. */
  protected juxtaposed(): Factors {
    return this.beside(this.factor());
  }

  /** One or more factors with those that are beside them. */
  protected beside(...first: readonly [UnitNode, ...UnitNode[]]): Factors {
    const factors: [UnitNode, ...UnitNode[]] = [...first];
    while (this.isNextBeside()) {
      this.take(/-| ?·/y);
      factors.push(this.factor());
    }
    return { node: productNode(factors), factors };
  }

  protected isNextBeside(): boolean {
    if (this.isPerEachNext()) return false;
    return token.startsFactor(this.rest) || (this.isPointTight && /^ ?· ?[^\s\d]/.test(this.rest));
  }

  protected factor(): UnitNode {
    this.skipSpaces();
    return this.raised(this.primary());
  }

  /** With the power after it. */
  protected raised(base: UnitNode): UnitNode {
    const { text, at } = this;
    const takesBare = !isMark(text[at - 1] ?? "") && hasUnits(base) && !this.isFollowedByAmount(base);
    const power = takesBare || text[at] === "^" ? takePower(text, at) : null;
    if (power === null) return base;
    if ("reason" in power) {
      const isSign = base.kind === "atom" && !/[\p{L}\p{Sc}%°]/u.test(base.text);
      if (!isSign) return this.refuse(power.reason);
      this.at = base.column - 1;
      return this.refuse(`'${base.text}' is not expected here`);
    }
    this.at = power.end;
    return this.checked(raisedTo(power.exponent, base));
  }

  private checked(raised: UnitNode): UnitNode {
    const reason = whyTooHigh(raised);
    return reason === null ? raised : this.refuse(reason);
  }

  /** Whether the digits straight after a unit are a number of their own: "5ft11". */
  protected isFollowedByAmount(_base: UnitNode): boolean {
    return false;
  }

  private primary(): UnitNode {
    if (this.take(/\(/y) !== null) return this.parenthesised();
    const { column } = this;
    const text = this.number();
    return text === null ? this.unit() : { kind: "number", text, column };
  }

  /** A number as a decimal or a fraction. */
  private number(): string | null {
    const mixed = this.take(token.MIXED);
    if (mixed === null) return this.take(token.NUMBER);
    const read = readNumber(mixed);
    if (!read.ok) return this.refuse("A fraction cannot be over zero");
    return `${read.value.numerator}/${read.value.denominator}`;
  }

  private parenthesised(): UnitNode {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.refuse("The expression nests too deeply");
    const inner = this.inner();
    this.skipSpaces();
    const next = this.text[this.at];
    if (next === undefined) this.refuse("A closing parenthesis is missing");
    if (next !== ")") this.refuse(`'${next}' is not expected here`);
    this.at += 1;
    this.depth -= 1;
    return inner;
  }

  /** What parentheses hold. */
  protected inner(): UnitNode {
    return this.quotient();
  }

  /** Where the name of a unit ends that is next; this place where there is none. */
  protected nameEnd(): number {
    return nameEnd(this.text, this.at, (name, isSeveralWords) => this.isUnit(name, isSeveralWords));
  }

  protected isUnit(name: string, isSeveralWords: boolean): boolean {
    // "per" divides all that stands before it: in "days gallons per mile" no gallons per mile are a name.
    const isRate = / per /i.test(name);
    if (isRate && (this.isDivided || /[a-z)²³][ ·*]+$/i.test(this.text.slice(0, this.at)))) return false;
    if (this.isShaped && isSeveralWords && isOfSeveralUnits(name, this.isName)) return false;
    return this.isName(name, isSeveralWords);
  }

  /** A name, after "square" or "cubic" to that power. */
  private unit(): UnitNode {
    const { text, at } = this;
    const end = this.nameEnd();
    const shape = this.peek(token.SHAPE);
    // "ft square yd" may be meant as ft² yd.
    const before = shape && /(?<!\p{L})(\p{L}+) $/u.exec(text.slice(0, at))?.[1];
    if (before && this.isUnit(`${shape.trim()} ${before}`, true)) this.isAmbiguous = true;
    if (shape !== null && end <= at + shape.trimEnd().length) {
      this.at += shape.length;
      if (this.peek(token.SHAPE)) this.refuse(`'${shape.trim()}' stands before a unit`);
      this.isShaped = true;
      const base = this.factor();
      this.isShaped = false;
      return this.checked({ kind: "power", base, exponent: /^sq/i.test(shape) ? 2 : 3 });
    }
    if (end === at)
      this.refuse(at >= text.length ? "A unit is missing at the end" : `'${text[at]}' is not expected here`);
    this.nameCount += 1;
    if (this.nameCount > MAX_NAMES) this.refuse(`An expression has at most ${MAX_NAMES} units`);
    this.at = end;
    // The full stop of an abbreviation.
    this.take(/\.(?=$|[ /)+*×-])/y);
    return { kind: "atom", text: text.slice(at, end), column: at + 1 };
  }
}

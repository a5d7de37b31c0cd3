import { readNumber } from "~/numerals/read-number";
import { type Result, succeed } from "../errors";
import { normaliseOperators } from "./expression-text";
import { invalidExpression } from "./invalid-expression";
import { joinedBeforeReciprocal, joinedProduct } from "./joined-symbols";
import { matchAt } from "./match-at";
import { type IsName, nameEnd } from "./name-end";
import { atomsOf, type ParsedExpression, partsOf, type UnitNode } from "./unit-node";
import { takePower } from "./unit-powers";
import * as token from "./unit-tokens";

const MAX_LENGTH = 500;
const MAX_DEPTH = 20;
/** Every name is looked up in every possible reading. */
const MAX_NAMES = 20;

/** "J/mol·K" may be meant as J/(mol·K), as most write it who leave the parentheses out. */
const POINT_AFTER_SLASH = /\/[^()]*·/;

const ONE: UnitNode = { kind: "number", text: "1", column: 1 };

export class ExpressionError extends Error {
  constructor(
    readonly reason: string,
    readonly column: number,
  ) {
    super(reason);
  }
}

function startsWithNumber(node: UnitNode): boolean {
  const [first] = partsOf(node);
  return node.kind === "number" || node.kind === "sum" || (first !== undefined && startsWithNumber(first));
}

/** Factors side by side, as one node and each by itself. */
export type Factors = { readonly node: UnitNode; readonly factors: readonly UnitNode[] };

/** A descent through the grammar, from quotients to single units; each method takes what it can from `at` on. */
export class UnitParser {
  protected at = 0;
  protected depth = 0;
  protected isAmbiguous = false;
  protected nameCount = 0;

  constructor(
    protected readonly text: string,
    private readonly isName: IsName,
    /** Whether a raised point binds as tightly as a space. */
    private readonly isPointTight = false,
  ) {}

  protected get column(): number {
    return this.at + 1;
  }

  parse(): ParsedExpression {
    const node = this.quotient();
    this.refuseRest();
    return { node, isAmbiguous: this.isAmbiguous };
  }

  protected refuseRest(): void {
    this.skipSpaces();
    const next = this.text[this.at];
    if (next !== undefined)
      this.refuse(next === ")" ? "An opening parenthesis is missing" : `'${next}' is not expected here`);
  }

  protected skipSpaces(): void {
    while (this.text[this.at] === " ") this.at += 1;
  }

  protected take(pattern: RegExp): string | null {
    const found = matchAt(pattern, this.text, this.at)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  protected refuse(reason: string): never {
    throw new ExpressionError(reason, this.column);
  }

  protected quotient(): UnitNode {
    // UCUM writes a reciprocal with a leading slash: "/min".
    const isReciprocal = this.take(/\//y) !== null;
    let { node } = this.juxtaposed();
    if (isReciprocal) node = { kind: "quotient", numerator: ONE, denominator: node };
    let hasQuotient = false;
    let isOverCount = false;
    for (;;) {
      const operator = this.operator();
      if (operator === null) return node;
      const isDivision = /^(?:\/|per)/i.test(operator);
      if (isDivision && matchAt(token.FRACTION_NEXT, this.text, this.at)) this.isAmbiguous = true;
      const right = this.juxtaposed();
      const [first, ...units] = right.factors;
      // (5 + 3)/2 m is four meters, as 8/2 m is.
      if (isDivision && first?.kind === "number" && units.length > 0 && atomsOf(node).length === 0) {
        this.isAmbiguous = true;
        node = {
          kind: "product",
          factors: [{ kind: "quotient", numerator: node, denominator: first }, ...units],
        };
        continue;
      }
      const startsWithCount = startsWithNumber(right.node);
      const isProduct = right.factors.length > 1;
      // W/m K; m/s*kg; and "4 GB / 20 MB/s" may be meant as 4 GB over a rate.
      const isDoubtful = isDivision ? (isProduct && operator === "/") || isOverCount : hasQuotient;
      if (isDoubtful && !startsWithCount) this.isAmbiguous = true;
      isOverCount = isDivision && isProduct && startsWithCount;
      hasQuotient ||= isDivision;
      node = isDivision
        ? { kind: "quotient", numerator: node, denominator: right.node }
        : { kind: "product", factors: [node, right.node] };
    }
  }

  /** The sign or word of a product or quotient. */
  protected operator(): string | null {
    const each = this.perEach();
    if (each === "") return this.take(token.OPERATOR)?.trim() ?? null;
    this.at += each.length;
    return "per";
  }

  /** The " a " of "5 m a second", before a unit. */
  private perEach(): string {
    const { at } = this;
    const word = matchAt(token.PER_EACH, this.text, at)?.[0] ?? "";
    if (word === "") return "";
    this.at += word.length;
    const name = this.text.slice(this.at, this.nameEnd());
    this.at = at;
    return matchAt(token.SHAPE, this.text, at + word.length) || this.isUnit(name, name.includes(" "))
      ? word
      : "";
  }

  /** Factors side by side: "kg m", "ft-lb". They bind more tightly than * and /. */
  protected juxtaposed(): Factors {
    return this.beside(this.factor());
  }

  /** One or more factors with those that are beside them. */
  protected beside(...first: readonly [UnitNode, ...UnitNode[]]): Factors {
    const factors = [...first];
    while (this.isNextBeside()) {
      this.take(/-| ?·/y);
      factors.push(this.factor());
    }
    return { node: factors.length === 1 ? first[0] : { kind: "product", factors }, factors };
  }

  protected isNextBeside(): boolean {
    const rest = this.text.slice(this.at);
    if (this.perEach() !== "") return false;
    return token.startsFactor(rest) || (this.isPointTight && /^ ?· ?[^\s\d]/.test(rest));
  }

  protected factor(): UnitNode {
    this.skipSpaces();
    return this.raised(this.primary());
  }

  /** With the power after it. */
  protected raised(base: UnitNode): UnitNode {
    // 5'11 is no foot to the power of 11, and $20 no dollar to the power of 20.
    const before = this.text[this.at - 1] ?? "";
    const isMark = /['"$]/.test(before) || (before > "~" && /\p{Sc}/u.test(before));
    const isBare = isMark || base.kind === "number" || this.isFollowedByAmount(base);
    const isPower = this.text[this.at] === "^" || !isBare;
    const power = isPower ? takePower(this.text, this.at) : null;
    if (power === null) return base;
    if ("reason" in power) {
      const isSign = base.kind === "atom" && !/[\p{L}\p{Sc}%°]/u.test(base.text);
      if (!isSign) return this.refuse(power.reason);
      this.at = base.column - 1;
      return this.refuse(`'${base.text}' is not expected here`);
    }
    this.at = power.end;
    return raisedTo(power.exponent, base);
  }

  /** Whether the digits straight after a unit are a number of their own: "5ft11". */
  protected isFollowedByAmount(_base: UnitNode): boolean {
    return false;
  }

  private primary(): UnitNode {
    const { column } = this;
    if (this.take(/\(/y) !== null) return this.parenthesised();
    const text = this.number();
    return text === null ? this.unit() : { kind: "number", text, column };
  }

  /** A number as a decimal or a fraction. */
  protected number(): string | null {
    const mixed = this.take(token.MIXED);
    if (mixed === null) return this.take(token.NUMBER);
    const read = readNumber(mixed);
    return read.ok
      ? `${read.value.numerator}/${read.value.denominator}`
      : this.refuse("A fraction cannot be over zero");
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

  protected nameEnd(): number {
    return nameEnd(this.text, this.at, (name, isSeveralWords) => this.isUnit(name, isSeveralWords));
  }

  protected isUnit(name: string, isSeveralWords: boolean): boolean {
    return this.isName(name, isSeveralWords);
  }

  /** A name, after "square" or "cubic" to that power. */
  private unit(): UnitNode {
    const { text, at } = this;
    const end = this.nameEnd();
    const shape = matchAt(token.SHAPE, text, at)?.[0];
    // "ft square yd" may be meant as ft² yd.
    const before = shape && /(\p{L}+) $/u.exec(text.slice(0, at))?.[1];
    if (before && this.isUnit(`${shape.trim()} ${before}`, true)) this.isAmbiguous = true;
    if (shape !== undefined && end <= at + shape.trimEnd().length) {
      this.at += shape.length;
      return { kind: "power", base: this.factor(), exponent: /^sq/i.test(shape) ? 2 : 3 };
    }
    if (end === at)
      this.refuse(at >= text.length ? "A unit is missing at the end" : `'${text[at]}' is not expected here`);
    this.nameCount += 1;
    if (this.nameCount > MAX_NAMES) this.refuse(`An expression has at most ${MAX_NAMES} units`);
    this.at = end;
    // The full stop of an abbreviation.
    this.take(/\.(?=$| |\/|\))/y);
    return { kind: "atom", text: text.slice(at, end), column: at + 1 };
  }
}

/** A factor to a power; of symbols without a space between them the last: N·m² for Nm², km·s⁻¹ for kms-1. */
function raisedTo(exponent: number, base: UnitNode): UnitNode {
  const joined =
    base.kind === "atom"
      ? (joinedProduct(base.text) ?? (exponent < 0 ? joinedBeforeReciprocal(base.text) : null))
      : null;
  if (!joined || base.kind !== "atom") return { kind: "power", base, exponent };
  const [first, second] = joined.map((text) => ({ ...base, text })) as [UnitNode, UnitNode];
  return { kind: "product", factors: [first, { kind: "power", base: second, exponent }] };
}

/**
 * Parses products, quotients, powers and parentheses of units. Side by side binds tighter than "*" and "/", which are equal
 * and read from the left, as in GNU units. Error: invalid_expression with its column.
 */
export function parseExpression(text: string, isName: IsName): Result<ParsedExpression> {
  // Normalising halves a text at most: "**" becomes "^".
  const normalised = text.length > 2 * MAX_LENGTH ? text : normaliseOperators(text).trim();
  if (normalised.length > MAX_LENGTH)
    return invalidExpression(text, `An expression has at most ${MAX_LENGTH} characters`, 1);
  try {
    const parsed = new UnitParser(normalised, isName).parse();
    if (!POINT_AFTER_SLASH.test(normalised)) return succeed(parsed);
    const { node } = new UnitParser(normalised, isName, true).parse();
    return succeed({ ...parsed, alternative: node });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return invalidExpression(text, error.reason, error.column);
  }
}

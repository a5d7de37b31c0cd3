import { once } from "~/numerals/once";
import { fail, invalidExpression, type Result, succeed } from "../../errors";
import { ExpressionError } from "../expression/text-scanner";
import { countNumbers, hasUnits, type UnitNode } from "../expression/unit-node";
import { rowsNamed } from "../name/named-rows";
import type { Assumption } from "../name/readings";
import { type Counted, InvalidNumber, textOf, withRest } from "./amount";
import { AmountParser } from "./amount-parser";

/** The operator before a term; none between "5 ft" and "11 in". */
export type Operator = "" | "+" | "-";

/** One term of a sum. */
export type ParsedTerm = {
  readonly operator: Operator;
  readonly isNegative: boolean;
  readonly text: string;
  readonly node: UnitNode;
  /** Null where numbers are multiplied or divided, and where there is none. */
  readonly counted: Counted | null;
  /** False where no number was written: "speed of light". */
  readonly hasNumber: boolean;
  /** Whether another way to parse it is usual as well. */
  readonly isAmbiguous: boolean;
  readonly readings: readonly Assumption[];
};

const MAX_LENGTH = 2000;

const SIGN = /[+-] ?|(?:minus|negative) (?=[^\s(])/iy;
const DIFFERENCE = / ?- ?(?=\.?[\d(])/y;
const OPERATOR = / *\+ *| *-(?: +| *(?=\())/y;
/** A number that is part of the quantity and not of a unit's name: "km / 2 h". */
const HAS_FACTOR = once(() => /[*×·/(] ?\p{Sc}?[\d.]/u);

/** A descent through quantities: sums of products of amounts, each of which may be in several units. */
class QuantityParser extends AmountParser {
  quantity(): readonly ParsedTerm[] {
    this.skipSpaces();
    const terms = this.sum();
    const last = terms.at(-1);
    const { rest } = this;
    // The names of targets, or what a message about the unit quotes: "cm ft;in".
    if (last?.counted && rest.trim() !== "")
      return [...terms.slice(0, -1), { ...last, counted: withRest(last.counted, rest) }];
    this.refuseRest();
    return terms;
  }

  private sum(): readonly ParsedTerm[] {
    const terms: ParsedTerm[] = [];
    let operator: Operator | null = "";
    while (operator !== null) {
      terms.push(...this.term(operator, terms.length === 0));
      operator = this.nextTerm(terms.at(-1));
    }
    return terms;
  }

  /** Goes on to a further term; null where the sum ends. */
  private nextTerm(before: ParsedTerm | undefined): Operator | null {
    const sign = this.take(OPERATOR)?.trim();
    if (sign === "+" || sign === "-") return sign;
    // 10-2 g may be anything, but (10-2) g is a difference.
    if (before && !hasUnits(before.node)) return this.take(DIFFERENCE) === null ? null : "-";
    return this.signedNext() || this.link() ? "" : null;
  }

  /** A term, or several outside parentheses where it is one amount in several units. */
  private term(operator: Operator, isFirst: boolean): readonly ParsedTerm[] {
    if (this.depth === 0) {
      this.readings = [];
      this.isAmbiguous = false;
      this.hasNumber = false;
    }
    const sign = this.take(SIGN);
    const isNegative = sign !== null && !sign.startsWith("+");
    if (this.at >= this.text.length) this.refuse("A number is missing after the sign");
    this.place = isFirst && sign === null ? "start" : "term";
    this.amounts = [];
    const start = this.at;
    const node = this.product();
    const { amounts, readings, isAmbiguous, hasNumber } = this;
    const text = this.text.slice(start, this.at).trim();
    const term = { operator, isNegative, text, node, counted: null, hasNumber, isAmbiguous, readings };
    const [first, ...others] = amounts;
    if (others.length > 0 && amounts.at(-1)?.end === this.at && this.depth === 0)
      return amounts.map((amount, i) => ({
        ...term,
        ...(i > 0 ? { operator: "", isNegative: false, readings: [] } : {}),
        text: textOf(amount),
        node: amount.node,
        counted: amount,
      }));
    const counted =
      first && others.length === 0 ? withRest(first, this.text.slice(first.end, this.at)) : null;
    const isCounted =
      counted?.isCounted && (countNumbers(node) === 1 || rowsNamed(counted.unit, {}).length > 0);
    return [isCounted ? { ...term, counted } : term];
  }

  /** What a term is; outside parentheses what follows one number is its unit, even if it cannot be parsed. */
  private product(): UnitNode {
    try {
      return this.quotient();
    } catch (error) {
      const [amount, ...others] = this.amounts;
      const isFew = !this.isTooLong && others.length === 0;
      const isUnit = this.depth === 0 && isFew && amount?.isCounted;
      if (!(error instanceof ExpressionError && isUnit) || HAS_FACTOR().test(this.text.slice(amount.end)))
        throw error;
      this.at = this.text.length;
      return amount.node;
    }
  }

  protected override inner(): UnitNode {
    const { amounts } = this;
    const terms = this.sum();
    this.amounts = amounts;
    const [only, ...others] = terms;
    if (only && others.length === 0 && !only.isNegative) return only.node;
    return {
      kind: "sum",
      terms: terms.map(({ operator, isNegative, node, text }) => ({
        sign: isNegative === (operator === "-") ? 1 : -1,
        node,
        text,
      })),
    };
  }
}

/** Parses a quantity into the terms of its sum. Errors: invalid_value, invalid_expression with its column. */
export function parseQuantity(text: string): Result<readonly ParsedTerm[]> {
  if (text.length > MAX_LENGTH)
    return invalidExpression(text, `A quantity has at most ${MAX_LENGTH} characters`);
  try {
    return succeed(new QuantityParser(text).quantity());
  } catch (error) {
    if (error instanceof InvalidNumber) return fail({ code: "invalid_value", text: error.message });
    if (!(error instanceof ExpressionError)) throw error;
    const isWord = /^[\p{L}(°]/u.test(text) || /\d/.test(text);
    return isWord
      ? invalidExpression(text, error.reason, error.column)
      : fail({ code: "invalid_value", text });
  }
}

import { type Result, succeed } from "../errors";
import { numberNode, sumOfParts } from "./compound-node";
import { takeCompound } from "./compound-quantity";
import { normaliseOperators } from "./expression-text";
import { invalidExpression } from "./invalid-expression";
import { type IsName, nameEnd } from "./name-end";
import type { ParsedExpression, SumTerm, UnitNode } from "./unit-node";
import { takePower } from "./unit-powers";
import * as token from "./unit-tokens";

const MAX_LENGTH = 500;
const MAX_DEPTH = 20;
/** Every name is looked up in every possible reading. */
const MAX_NAMES = 20;

const ONE: UnitNode = { kind: "number", text: "1", column: 1 };

class ExpressionError extends Error {
  constructor(
    readonly reason: string,
    readonly column: number,
  ) {
    super(reason);
  }
}

function createParser(text: string, isName: IsName) {
  let at = 0;
  let depth = 0;
  let nameCount = 0;
  let isAmbiguous = false;
  let afterCompound = -1;

  const skipSpaces = (): void => {
    while (text[at] === " ") at += 1;
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  const take = (pattern: RegExp): string | null => {
    const found = match(pattern);
    if (found !== null) at += found.length;
    return found;
  };
  const refuse = (reason: string): never => {
    throw new ExpressionError(reason, at + 1);
  };

  function parseExponent(): number | null {
    const power = takePower(text, at);
    if (power === null) return null;
    if ("reason" in power) return refuse(power.reason);
    at = power.end;
    return power.exponent;
  }

  function parsePrimary(): UnitNode {
    const column = at + 1;
    if (text[at] === "(") {
      depth += 1;
      if (depth > MAX_DEPTH) refuse("The expression nests too deeply");
      at += 1;
      const inner = parseSum();
      skipSpaces();
      if (text[at] !== ")") refuse("A closing parenthesis is missing");
      at += 1;
      depth -= 1;
      return inner;
    }
    const compound = takeCompound(text.slice(at));
    if (compound) {
      at += compound.length;
      afterCompound = at;
      return sumOfParts(compound, column);
    }
    const mixed = take(token.MIXED);
    if (mixed !== null) return numberNode(mixed, column) ?? refuse("A fraction cannot be over zero");
    const number = take(token.NUMBER);
    if (number !== null) return { kind: "number", text: number, column };
    const end = nameEnd(text, at, isName);
    const shape = match(token.SHAPE);
    if (shape !== null && end <= at + shape.trimEnd().length) {
      at += shape.length;
      return { kind: "power", base: parseFactor(), exponent: /^sq/i.test(shape) ? 2 : 3 };
    }
    if (end === at)
      refuse(at >= text.length ? "A unit is missing at the end" : `'${text[at]}' is not expected here`);
    nameCount += 1;
    if (nameCount > MAX_NAMES) refuse(`An expression has at most ${MAX_NAMES} units`);
    const atom: UnitNode = { kind: "atom", text: text.slice(at, end), column };
    at = end;
    if (text[at] === "." && (at + 1 === text.length || / |\/|\)/.test(text[at + 1] ?? ""))) at += 1;
    return atom;
  }

  function parseFactor(): UnitNode {
    skipSpaces();
    const base = parsePrimary();
    const exponent = parseExponent();
    return exponent === null ? base : { kind: "power", base, exponent };
  }

  /** "1 m + 50 cm", and "5 ft 11 in", where a number after a unit begins the next term. */
  function parseSum(): UnitNode {
    const terms: SumTerm[] = [];
    let sign: 1 | -1 = 1;
    for (;;) {
      skipSpaces();
      const start = at;
      const node = parseQuotient();
      terms.push({ sign, node, text: text.slice(start, at).trim() });
      const operator = take(/ *\+ *| +- +/y);
      if (operator !== null) sign = operator.includes("-") ? -1 : 1;
      else if (/[\d.]/.test(text[at] ?? "") && text[at - 1] === " ") sign = 1;
      else break;
    }
    const [first] = terms;
    return terms.length === 1 && first ? first.node : { kind: "sum", terms };
  }

  const isFactorNext = (): boolean => at !== afterCompound && token.startsFactor(text.slice(at));

  /** Factors side by side: "kg m", "ft-lb". They bind more tightly than * and /. */
  function parseJuxtaposed(): { node: UnitNode; count: number } {
    const factors = [parseFactor()];
    while (isFactorNext()) {
      if (text[at] === "-") at += 1;
      factors.push(parseFactor());
    }
    const [first] = factors;
    return {
      node: factors.length === 1 && first ? first : { kind: "product", factors },
      count: factors.length,
    };
  }

  function parseQuotient(): UnitNode {
    let { node } = parseJuxtaposed();
    let hasQuotient = false;
    let isOverCount = false;
    for (;;) {
      skipSpaces();
      const operator = take(token.PER_TIME) ?? take(token.OPERATOR);
      if (operator === null) return node;
      const isDivision = /^(?:\/|per|a)/i.test(operator);
      if (isDivision && match(token.FRACTION_NEXT) !== null) isAmbiguous = true;
      const right = parseJuxtaposed();
      const firstFactor = right.node.kind === "product" ? right.node.factors[0] : right.node;
      if (isDivision && right.count > 1 && operator === "/" && firstFactor?.kind !== "number")
        isAmbiguous = true;
      if (!isDivision && hasQuotient && firstFactor?.kind !== "number") isAmbiguous = true;
      // "4 GB / 20 MB/s" may be meant as 4 GB over a rate.
      if (isDivision && isOverCount && firstFactor?.kind !== "number") isAmbiguous = true;
      isOverCount = isDivision && right.count > 1 && firstFactor?.kind === "number";
      hasQuotient ||= isDivision;
      node = isDivision
        ? { kind: "quotient", numerator: node, denominator: right.node }
        : { kind: "product", factors: [node, right.node] };
    }
  }

  return {
    parse(): ParsedExpression {
      // UCUM writes a reciprocal with a leading slash: "/min".
      const isReciprocal = text.startsWith("/");
      if (isReciprocal) at += 1;
      const parsed = parseQuotient();
      const node: UnitNode = isReciprocal
        ? { kind: "quotient", numerator: ONE, denominator: parsed }
        : parsed;
      skipSpaces();
      if (at < text.length)
        refuse(text[at] === ")" ? "An opening parenthesis is missing" : `'${text[at]}' is not expected here`);
      return { node, isAmbiguous };
    },
  };
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
    return succeed(createParser(normalised, isName).parse());
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return invalidExpression(text, error.reason, error.column);
  }
}

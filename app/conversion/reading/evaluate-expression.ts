import { fraction, isZero } from "~/numerals/ratio";
import { isSameForm } from "../algebra/base-unit-form";
import { per, times, toExpression, toThe, type UnitExpression } from "../algebra/expression";
import { fail, type Result, succeed } from "../errors";
import type { FindOptions } from "./row-candidates";
import { type AtomReading, readAtom } from "./unit-atoms";
import type { UnitNode } from "./unit-node";
import { unknownUnit } from "./unknown-unit";

export type Evaluated = {
  readonly expression: UnitExpression;
  readonly rank: number;
  readonly isOffset: boolean;
  /** What each name in it means: the same throughout, so that the bushels of "bu/ac * lb/bu" cancel. */
  readonly names: ReadonlyMap<string, UnitExpression>;
};

const NO_NAMES: ReadonlyMap<string, UnitExpression> = new Map();

const MAX_COMBINATIONS = 48;

export function evaluateNode(
  node: UnitNode,
  whole: string,
  options: FindOptions,
): Result<readonly Evaluated[]> {
  switch (node.kind) {
    case "number":
      return succeed([{ expression: toExpression(node.text), rank: 0, isOffset: false, names: NO_NAMES }]);
    case "atom":
      return evaluateAtom(node.text, node.column, whole, options);
    case "power": {
      if (node.exponent < 0 && isZeroNode(node.base)) return overZero(whole);
      const base = evaluateNode(node.base, whole, options);
      if (!base.ok) return base;
      const safe = base.value.filter(({ isOffset }) => !isOffset || Math.abs(node.exponent) === 1);
      if (safe.length === 0) return fail({ code: "offset_in_product", unit: whole });
      return succeed(safe.map((one) => ({ ...one, expression: toThe(node.exponent, one.expression) })));
    }
    case "product":
      return combineAll(node.factors, whole, options, (expressions) => times(...expressions));
    case "sum":
      return fail({ code: "invalid_expression", text: whole, reason: "A unit cannot be a sum", column: 1 });
    case "quotient":
      if (isZeroNode(node.denominator)) return overZero(whole);
      return combineAll([node.numerator, node.denominator], whole, options, ([numerator, denominator]) =>
        quotientOf(numerator, denominator),
      );
  }
}

const overZero = (text: string): Result<never> =>
  fail({ code: "invalid_expression", text, reason: "A unit cannot be divided by zero", column: 1 });

function isZeroNode(node: UnitNode): boolean {
  switch (node.kind) {
    case "number":
      return isZero(fraction(node.text));
    case "product":
      return node.factors.some(isZeroNode);
    case "quotient":
      return isZeroNode(node.numerator);
    case "power":
      return isZeroNode(node.base);
    default:
      return false;
  }
}

/** kg/m/s² and kg/(m·s²) are one quotient. */
function quotientOf(
  numerator: UnitExpression | undefined,
  denominator: UnitExpression | undefined,
): UnitExpression {
  const factors =
    denominator?.form.kind === "product" && !denominator.label
      ? denominator.form.factors
      : [denominator ?? 1];
  if (numerator?.form.kind === "quotient" && !numerator.label)
    return per(numerator.form.numerator, ...numerator.form.denominators, ...factors);
  return per(numerator ?? 1, ...factors);
}

/** "KM/H" rather than "MHZ": single words have a separate rule. */
const isInCapitals = (whole: string): boolean =>
  /^[^a-z]*$/.test(whole) && /[A-Z].*[^A-Z].*[A-Z]/.test(whole);

function evaluateAtom(
  text: string,
  column: number,
  whole: string,
  options: FindOptions,
): Result<readonly Evaluated[]> {
  // The UK in "UK tablespoon" is no microkelvin.
  const isCountry = /^U[KS]$/.test(text) && whole.trim() !== text;
  const reading: AtomReading = isCountry
    ? { kind: "unknown" }
    : readAtom(text, {
        isLenient: options.isLenient,
        isAnyCase: options.isLenient && isInCapitals(whole),
      });
  if (reading.kind === "meanings")
    return succeed(reading.meanings.map((one) => ({ ...one, names: new Map([[text, one.expression]]) })));
  if (reading.kind === "case")
    return fail({ code: "ambiguous_unit", unit: text, choices: reading.choices, isCase: true });
  const unknown = unknownUnit(text, options);
  const isWhole = whole.trim() === text.trim();
  return isWhole ? unknown : fail({ ...unknown.error, within: whole, column });
}

function combineAll(
  nodes: readonly UnitNode[],
  whole: string,
  options: FindOptions,
  build: (expressions: readonly UnitExpression[]) => UnitExpression,
): Result<readonly Evaluated[]> {
  let combinations: (Omit<Evaluated, "expression"> & { readonly expressions: readonly UnitExpression[] })[] =
    [{ expressions: [], rank: 0, isOffset: false, names: NO_NAMES }];
  for (const node of nodes) {
    const evaluated = evaluateNode(node, whole, options);
    if (!evaluated.ok) return evaluated;
    combinations = combinations
      .flatMap(({ expressions, rank, isOffset, names }) =>
        evaluated.value
          .filter((one) => agree(names, one.names))
          .map((one) => ({
            expressions: [...expressions, one.expression],
            rank: rank + one.rank,
            isOffset: isOffset || one.isOffset,
            names: one.names.size === 0 ? names : new Map([...names, ...one.names]),
          })),
      )
      .slice(0, MAX_COMBINATIONS);
  }
  return succeed(combinations.map(({ expressions, ...one }) => ({ ...one, expression: build(expressions) })));
}

const agree = (a: Evaluated["names"], b: Evaluated["names"]): boolean =>
  [...b].every(([text, expression]) => {
    const known = a.get(text);
    return known === undefined || isSameForm(known.resolve(), expression.resolve());
  });

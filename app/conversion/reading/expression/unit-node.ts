import type { UnitMatch } from "../name/readings";

/** A unit expression as written. `column` counts characters from 1. */
export type UnitNode =
  | { readonly kind: "atom"; readonly text: string; readonly column: number }
  | { readonly kind: "number"; readonly text: string; readonly column: number }
  | { readonly kind: "product"; readonly factors: readonly UnitNode[] }
  | { readonly kind: "quotient"; readonly numerator: UnitNode; readonly denominator: UnitNode }
  | { readonly kind: "power"; readonly base: UnitNode; readonly exponent: number }
  /** Of quantities only: "(1 m + 50 cm) * 2", "2 h 30 min * 3". */
  | { readonly kind: "sum"; readonly terms: readonly SumTerm[] };

export type SumTerm = { readonly sign: 1 | -1; readonly node: UnitNode; readonly text: string };

export type ParsedExpression = {
  readonly node: UnitNode;
  /** True where another reading is usual as well: "W/m K" is W/(m·K) here. */
  readonly isAmbiguous: boolean;
  /** The other reading, for where this one makes no sense. */
  readonly alternative?: UnitNode;
};

export const ONE_NODE: UnitNode = { kind: "number", text: "1", column: 1 };

export const quotientNode = (numerator: UnitNode, denominator: UnitNode): UnitNode => ({
  kind: "quotient",
  numerator,
  denominator,
});

/** A product of several factors; a factor alone stays what it is. */
export const productNode = (factors: readonly [UnitNode, ...UnitNode[]]): UnitNode =>
  factors.length === 1 ? factors[0] : { kind: "product", factors };

/** The expressions that an expression consists of. */
export function partsOf(node: UnitNode): readonly UnitNode[] {
  switch (node.kind) {
    case "product":
      return node.factors;
    case "quotient":
      return [node.numerator, node.denominator];
    case "power":
      return [node.base];
    case "sum":
      return node.terms.map((term) => term.node);
    default:
      return [];
  }
}

/** The names of units in an expression, each time they are written. */
export const atomsOf = (node: UnitNode): readonly Extract<UnitNode, { kind: "atom" }>[] =>
  node.kind === "atom" ? [node] : partsOf(node).flatMap(atomsOf);

/** False for an expression of numbers alone. */
export const hasUnits = (node: UnitNode): boolean => atomsOf(node).length > 0;

/** How many numbers an expression has. */
export const countNumbers = (node: UnitNode): number =>
  node.kind === "number" ? 1 : partsOf(node).reduce((count, part) => count + countNumbers(part), 0);

/** Whether the first thing in an expression is a number or a sum of quantities. */
export function startsWithNumber(node: UnitNode): boolean {
  const [first] = partsOf(node);
  return node.kind === "number" || node.kind === "sum" || (first !== undefined && startsWithNumber(first));
}

/**
 * A unit as it was written, with its syntax tree if it has been parsed; `written` is then the parsed text, to which the columns
 * of the node count.
 */
export type UnitText = {
  readonly text: string;
  readonly node?: UnitNode;
  readonly written?: string;
  /** All of the sum that the unit is in, which may show a habit of capitals. */
  readonly context?: string;
  /** The unit, where it has been found. */
  readonly known?: UnitMatch;
};

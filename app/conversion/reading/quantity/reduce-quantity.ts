import {
  add,
  divide,
  fraction,
  isZero,
  multiply,
  negate,
  ONE,
  power,
  type Ratio,
  ZERO,
} from "~/numerals/ratio";
import { fail, type Result, succeed } from "../../errors";
import {
  ONE_NODE,
  partsOf,
  productNode,
  quotientNode,
  type UnitNode,
  type UnitText,
} from "../expression/unit-node";
import type { Assumption } from "../name/readings";

/** Adds parenthesised quantities in the unit of the first, which requires resolved units. */
export type AddQuantities = (
  quantities: readonly { readonly number: Ratio; readonly unit: UnitText }[],
) => Result<{ readonly number: Ratio; readonly unit: UnitText; readonly readings: readonly Assumption[] }>;

type Reduced = { readonly number: Ratio; readonly unit: UnitText | null };

const NO_QUANTITY: Reduced = { number: ONE, unit: null };

/** An expression as it may be written to be parsed as that again. */
export function textOfNode(node: UnitNode): string {
  switch (node.kind) {
    case "atom":
    case "number":
      return node.text;
    case "product":
      return node.factors.map(factorText).join(" * ");
    case "quotient":
      return `${factorText(node.numerator)}/${factorText(node.denominator)}`;
    case "power":
      return `${baseText(node.base)}^${node.exponent}`;
    case "sum":
      return `(${node.terms
        .map(({ sign, text }) => `${sign < 0 ? "-" : "+"} ${text}`)
        .join(" ")
        .replace(/^\+ |(?<=^-) /, "")})`;
  }
}
const bracketed = (node: UnitNode): string =>
  ["atom", "number", "sum"].includes(node.kind) ? textOfNode(node) : `(${textOfNode(node)})`;
/** (N per m)^2 */
const baseText = (node: UnitNode): string =>
  node.kind === "atom" && /[ /]/.test(node.text) ? `(${node.text})` : bracketed(node);
const factorText = (node: UnitNode): string => (node.kind === "power" ? textOfNode(node) : bracketed(node));

const unitOf = (node: UnitNode): UnitText => ({ text: textOfNode(node), node });
const nodeOf = (unit: UnitText): UnitNode => unit.node ?? { kind: "atom", text: unit.text, column: 1 };

/**
 * Works the numbers of an expression out, so that one number and one unit remain. Errors: out_of_domain for a division by
 * zero; those of `addQuantities`.
 */
export function reduce(node: UnitNode, addQuantities: AddQuantities): Result<Reduced> {
  if (node.kind === "number") return succeed({ number: fraction(node.text), unit: null });
  if (node.kind === "atom") return succeed({ number: ONE, unit: unitOf(node) });
  const parts: Reduced[] = [];
  for (const inner of partsOf(node)) {
    const part = reduce(inner, addQuantities);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return combine(node, parts, addQuantities);
}

/** Combines the reduced parts of an expression. */
function combine(
  node: Exclude<UnitNode, { kind: "number" | "atom" }>,
  parts: readonly Reduced[],
  addQuantities: AddQuantities,
): Result<Reduced> {
  const units = parts.flatMap(({ unit }) => (unit ? nodeOf(unit) : []));
  const [first = NO_QUANTITY, second = NO_QUANTITY] = parts;
  switch (node.kind) {
    case "sum": {
      const signed = parts.map(({ number, unit }, i) => ({
        number: (node.terms[i]?.sign ?? 1) < 0 ? negate(number) : number,
        unit: unit ?? { text: "" },
      }));
      return units.length > 0
        ? addQuantities(signed)
        : succeed({ number: signed.map(({ number }) => number).reduce(add, ZERO), unit: null });
    }
    case "power": {
      if (isZero(first.number) && node.exponent < 0) return divisionByZero(node);
      const unit = first.unit && unitOf({ ...node, base: nodeOf(first.unit) });
      return succeed({ number: power(first.number, node.exponent), unit });
    }
    case "product": {
      const [only, ...others] = units;
      const number = parts.map((part) => part.number).reduce(multiply, ONE);
      return succeed({ number, unit: only ? unitOf(productNode([only, ...others])) : null });
    }
    case "quotient": {
      if (isZero(second.number)) return divisionByZero(node);
      const number = divide(first.number, second.number);
      if (!second.unit) return succeed({ number, unit: first.unit });
      const numerator = first.unit ? nodeOf(first.unit) : ONE_NODE;
      return succeed({ number, unit: unitOf(quotientNode(numerator, nodeOf(second.unit))) });
    }
  }
}

const divisionByZero = (node: UnitNode): Result<never> =>
  fail({ code: "out_of_domain", reason: "division_by_zero", value: textOfNode(node), unit: "" });

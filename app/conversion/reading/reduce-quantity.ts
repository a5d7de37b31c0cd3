import { add, fraction, multiply, negate, ONE, power, type Ratio, ratio } from "~/numerals/ratio";
import { fail, type Result, succeed } from "../errors";
import type { Reading } from "./readings";
import type { UnitNode } from "./unit-node";
import type { UnitText } from "./unit-text";

/** Adds parenthesised quantities in the unit of the first, which requires resolved units. */
export type AddQuantities = (
  quantities: readonly { readonly number: Ratio; readonly unit: UnitText }[],
) => Result<{ readonly number: Ratio; readonly unit: UnitText; readonly readings: readonly Reading[] }>;

type Reduced = { readonly number: Ratio; readonly unit: UnitText | null };

const ONE_NODE: UnitNode = { kind: "number", text: "1", column: 1 };

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
      return `${bracketed(node.base)}^${node.exponent}`;
    case "sum":
      return `(${node.terms.map((term) => term.text).join(" + ")})`;
  }
}
const bracketed = (node: UnitNode): string =>
  node.kind === "atom" || node.kind === "number" ? textOfNode(node) : `(${textOfNode(node)})`;
const factorText = (node: UnitNode): string => (node.kind === "power" ? textOfNode(node) : bracketed(node));

const unitOf = (node: UnitNode): UnitText => ({ text: textOfNode(node), node });
const nodeOf = (unit: UnitText): UnitNode => unit.node ?? { kind: "atom", text: unit.text, column: 1 };

export function reduce(node: UnitNode, addQuantities: AddQuantities): Result<Reduced> {
  switch (node.kind) {
    case "number":
      return succeed({ number: fraction(node.text), unit: null });
    case "atom":
      return succeed({ number: ONE, unit: unitOf(node) });
    case "power": {
      const base = reduce(node.base, addQuantities);
      if (!base.ok) return base;
      const { number, unit } = base.value;
      if (number.numerator === 0n && node.exponent < 0) return divisionByZero(node);
      return succeed({
        number: power(number, node.exponent),
        unit: unit && unitOf({ kind: "power", base: nodeOf(unit), exponent: node.exponent }),
      });
    }
    case "product":
      return reduceProduct(node.factors, addQuantities);
    case "quotient": {
      const numerator = reduce(node.numerator, addQuantities);
      if (!numerator.ok) return numerator;
      const denominator = reduce(node.denominator, addQuantities);
      if (!denominator.ok) return denominator;
      if (denominator.value.number.numerator === 0n) return divisionByZero(node);
      const [top, bottom] = [numerator.value.unit, denominator.value.unit];
      const number = multiply(numerator.value.number, power(denominator.value.number, -1));
      if (!bottom) return succeed({ number, unit: top });
      const quotient: UnitNode = {
        kind: "quotient",
        numerator: top ? nodeOf(top) : ONE_NODE,
        denominator: nodeOf(bottom),
      };
      return succeed({ number, unit: unitOf(quotient) });
    }
    case "sum": {
      const parts: { number: Ratio; unit: UnitText | null }[] = [];
      for (const term of node.terms) {
        const part = reduce(term.node, addQuantities);
        if (!part.ok) return part;
        parts.push({ ...part.value, number: term.sign < 0 ? negate(part.value.number) : part.value.number });
      }
      if (parts.every(({ unit }) => unit === null))
        return succeed({ number: parts.map(({ number }) => number).reduce(add, ratio(0n)), unit: null });
      return addQuantities(parts.map(({ number, unit }) => ({ number, unit: unit ?? { text: "" } })));
    }
  }
}

function reduceProduct(factors: readonly UnitNode[], addQuantities: AddQuantities): Result<Reduced> {
  let number = ONE;
  const units: UnitNode[] = [];
  for (const factor of factors) {
    const reduced = reduce(factor, addQuantities);
    if (!reduced.ok) return reduced;
    number = multiply(number, reduced.value.number);
    if (reduced.value.unit) units.push(nodeOf(reduced.value.unit));
  }
  const [first, ...others] = units;
  if (!first) return succeed({ number, unit: null });
  return succeed({ number, unit: unitOf(others.length === 0 ? first : { kind: "product", factors: units }) });
}

const divisionByZero = (node: UnitNode): Result<never> =>
  fail({ code: "out_of_domain", reason: "division_by_zero", value: textOfNode(node), unit: "" });

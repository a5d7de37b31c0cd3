import { readNumber } from "~/numerals/read-number";
import type { CompoundQuantity } from "./compound-quantity";
import type { UnitNode } from "./unit-node";

/** A number with a fraction, "5 1/2", as a node; null where its denominator is zero. */
export function numberNode(written: string, column: number): UnitNode | null {
  const read = readNumber(written);
  return read.ok
    ? { kind: "number", text: `${read.value.numerator}/${read.value.denominator}`, column }
    : null;
}

/** 12' 6" as a sum within a product. */
export const sumOfParts = ({ parts }: CompoundQuantity, column: number): UnitNode => ({
  kind: "sum",
  terms: parts.map(({ number, unit }) => {
    const factor = numberNode(number, column);
    const atom: UnitNode = { kind: "atom", text: unit, column };
    return {
      sign: 1,
      node: factor ? { kind: "product", factors: [factor, atom] } : atom,
      text: `${number} ${unit}`,
    };
  }),
});

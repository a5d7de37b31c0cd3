import type { UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import { isSameSize } from "../../converting/rule";
import { ONE_NODE, productNode, quotientNode, type UnitNode, type UnitText } from "../expression/unit-node";
import { type FoundUnit, findUnit } from "../meaning/find-unit";
import type { FindOptions } from "../name/row-candidates";
import { textOfNode } from "./reduce-quantity";

/** The unit of a sum by its name, where what was written may mean another: (1 M + 50 CM) * 2 is in m, 12 st 7 lb in no steres. */
export function namedInFull(unit: UnitText, found: FoundUnit, options: FindOptions): UnitText {
  const alone = /^[A-Z](?![A-Za-z])/.test(unit.text) ? null : findUnit(unit, options);
  if (alone?.ok && isSameSize(alone.value.unit, found.unit)) return unit;
  // Each unit of an expression is found by its name, but nothing is named "square ampere".
  if (found.category?.units.includes(found.unit)) return { text: found.unit.name };
  const node = nodeInFull(found.unit.scale.factor, found.unit.name);
  return { text: textOfNode(node), node };
}

/** An expression with each of its units by its name; `name` is for one that has none. */
function nodeInFull(expression: UnitExpression, name: string): UnitNode {
  const { form, label, names } = expression;
  const own = nameOf(expression) ?? name;
  const all = (parts: readonly UnitExpression[]): UnitNode => {
    const [first = ONE_NODE, ...others] = parts.map((part) => nodeInFull(part, own));
    return productNode([first, ...others]);
  };
  if (label === undefined && names === undefined) {
    if (form.kind === "number") return { kind: "number", text: form.text, column: 1 };
    if (form.kind === "product") return all(form.factors);
    if (form.kind === "quotient")
      return quotientNode(nodeInFull(form.numerator, own), all(form.denominators));
    if (form.kind === "power")
      return { kind: "power", base: nodeInFull(form.base, own), exponent: form.exponent };
  }
  return { kind: "atom", text: own, column: 1 };
}

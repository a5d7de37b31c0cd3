import type { UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import type { Item } from "../chart/item";
import { unitTextOf } from "../chart/value-text";
import { NO_DIMENSION } from "../lexicon/dimensions";
import { isCatalogued } from "../name/expression-unit";
import { isMoment, isNameOfOneUnit } from "../name/named-rows";
import { isSiUnit } from "../name/prefixed-units";
import type { Text } from "../text/text";
import { categoryFor, unitOf } from "./agreement";

/** @file Whether units side by side, without a target after them, are one unit: "kN m" is, "T m" may be, "kWh ft" is not. */

const hasOperator = (text: string): boolean =>
  /[/^*×·⁰-⁹²³()]|\d|\b(?:per|squared|cubed)\b| (?:an?|each|every) (?=[^\s\d])/i.test(text);

/** A product of units of the SI alone. */
function isSi(expression: UnitExpression): boolean {
  const { form } = expression;
  if (form.kind === "product") return form.factors.every(isSi);
  if (form.kind === "quotient") return [form.numerator, ...form.denominators].every(isSi);
  if (form.kind === "power") return isSi(form.base);
  if (form.kind === "number") return true;
  return isSiUnit(expression);
}

/** "m kmh" is not a product: a quotient with its own name is never a factor. */
const hasNamedQuotient = ({ form }: UnitExpression): boolean =>
  form.kind === "product" &&
  form.factors.some((factor) => factor.label !== undefined && factor.form.kind === "quotient");

/** More than an expression has. */
export const MOST_NAMES = 6;

export function isLooseUnit(item: Item, text: Text, known: Category | null): "silent" | "stated" | null {
  if (item.loose === 0 || item.row !== null) return "silent";
  const written = unitTextOf(text, item);
  const isComposed = hasOperator(written);
  if (isMoment(written)) return "silent";
  const expression = item.expression();
  if (hasNamedQuotient(expression) && !isComposed) return null;
  // Units that cancel are a question without its mark: 532 nm cm-1.
  if (item.dimension === NO_DIMENSION) return null;
  const category = known ?? categoryFor(item);
  const isKnown = isCatalogued(unitOf(item, category, written), category);
  // What follows "in" after a number is a target.
  if (!isKnown && /(?<![\p{L}] )\bin [^*/×·)]/u.test(written)) return null;
  if (isKnown || (isComposed && category !== null)) return "silent";
  if (item.names > MOST_NAMES) return null;
  const last = written.split(" ").at(-1) ?? "";
  if (!isNameOfOneUnit(last)) return "silent";
  if (hasOperator(last)) return null;
  return isSi(expression) ? "stated" : null;
}

import type { UnitExpression } from "../../algebra/expression";
import { isCatalogued } from "../expression/expression-unit";
import { HAS_PER_EACH } from "../expression/unit-tokens";
import { type Meaning, meaningsOf } from "../meaning/meanings";
import { isNameOfOneUnit } from "../name/named-rows";
import { isSiUnit } from "../name/si-units";

/** @file Whether units side by side, of which none converts into the other, are one unit. */

export const hasOperator = (text: string): boolean =>
  /[/^*×·⁰-⁹²³()]|\d|\b(?:per|squared|cubed)\b/i.test(text) || HAS_PER_EACH.test(text);

/** "m kmh" is not a product: a quotient with its own name is never a factor. */
const hasNamedQuotient = (words: readonly string[]): boolean =>
  words.some((word) => {
    const meanings = hasOperator(word) ? null : meaningsOf({ text: word });
    return meanings?.ok === true && meanings.value[0]?.unit.scale.factor.form.kind === "quotient";
  });

/** A product of units of the SI alone. */
function isSi(expression: UnitExpression): boolean {
  const { form, label } = expression;
  if (form.kind === "product") return form.factors.every(isSi);
  if (form.kind === "quotient") return [form.numerator, ...form.denominators].every(isSi);
  if (form.kind === "power") return isSi(form.base);
  return isSiUnit(form.kind === "prefixed" && label === undefined ? form.unit : expression);
}

/**
 * Whether words are one unit, of which `best` is the likeliest meaning: "kN m" and "J/kg K" are, "T m" may be, which is an
 * assumption; but in "kWh ft" and "m/s kg/s" the last can only be a target.
 */
export function isOneUnit(words: readonly string[], best: Meaning): boolean | "assumed" {
  const last = words.at(-1) ?? "";
  const isComposed = hasOperator(words.join(" "));
  if (hasNamedQuotient(words) && !isComposed) return false;
  const isKnown = isCatalogued(best.unit, best.category) || (isComposed && best.category !== null);
  if (isKnown || !isNameOfOneUnit(last, false)) return true;
  if (hasOperator(last)) return false;
  return best.assumptions.length > 0 || (isSi(best.unit.scale.factor) && "assumed");
}

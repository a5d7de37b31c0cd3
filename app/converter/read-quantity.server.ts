import { ask, type Category, type ExchangeRates } from "~/conversion";
import { toSignificantText } from "~/numerals/ratio";
import { EXACT_DIGITS, mayBeQuantity, type Quantity, SHOWN_DIGITS } from "./read-input";

/** Parses the number field's text as a question. Null unless it is a quantity of this category without a target. */
export function readQuantity(text: string, category: Category, rates: ExchangeRates): Quantity | null {
  if (!mayBeQuantity(text)) return null;
  const asked = ask(text, rates, { category: category.id });
  if (!asked.ok) return null;
  const { value, from, hasNumber, isForAllUnits } = asked.value;
  if (!hasNumber || !isForAllUnits || !category.units.includes(from)) return null;
  const decimal = toSignificantText(value, EXACT_DIGITS);
  if (!Number.isFinite(Number(decimal))) return null;
  return { text, unit: from.id, decimal, plain: toSignificantText(value, SHOWN_DIGITS) };
}

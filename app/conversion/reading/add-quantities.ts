import { add, multiply, type Ratio, subtract, toExactText } from "~/numerals/ratio";
import { evaluate, isRational, ruleBetween } from "../converting/rule";
import { fail, type Result, succeed } from "../errors";
import { quantityOf } from "./choose-meaning";
import { findCounterpart, findPair } from "./find-pair";
import { type FoundUnit, findUnit } from "./find-unit";
import type { Term } from "./quantity-grammar";
import type { AddQuantities } from "./reduce-quantity";
import type { FindOptions } from "./row-candidates";
import type { UnitText } from "./unit-text";

/** Adds quantities in the unit of the first. Errors: those of findPair. */
export const addQuantities =
  (options: FindOptions): AddQuantities =>
  (quantities) => {
    const [first, ...others] = quantities;
    const bare = quantities.find(({ unit }) => unit.text === "");
    if (!first || bare) return fail({ code: "missing_unit", value: bare ? toExactText(bare.number) : "" });
    const found = findFirst(first.unit, others[0]?.unit, options);
    if (!found.ok) return found;
    let { number } = first;
    for (const other of others) {
      const more = convertInto(other.unit, other.number, found.value, first.unit.text, options);
      if (!more.ok) return more;
      number = add(number, more.value);
    }
    return succeed({ number, unit: first.unit });
  };

/** Converts a term of a sum into another unit. */
function convertInto(
  unit: UnitText,
  number: Ratio,
  into: FoundUnit,
  intoText: string,
  options: FindOptions,
): Result<Ratio> {
  const found = findCounterpart(unit, into, intoText, options);
  if (!found.ok) return found;
  const rule = ruleBetween(found.value.unit, into.unit);
  const isAdditive = rule.kind === "proportional" && (isRational(rule.factor) || options.rates !== undefined);
  if (!isAdditive)
    return fail({
      code: "incompatible_units",
      from: unit.text,
      fromQuantity: `${quantityOf(found.value)} on a scale that does not add`,
      to: intoText,
      toQuantity: quantityOf(into),
    });
  const factor = options.rates ? evaluate(rule.factor, options.rates) : succeed(rule.factor.ratio);
  return factor.ok ? succeed(multiply(number, factor.value)) : factor;
}

/** The unit of the first term, as the partner that it converts into settles it. */
export function findFirst(
  unit: UnitText,
  partner: string | UnitText | undefined,
  options: FindOptions,
): Result<FoundUnit> {
  if (partner === undefined) return findUnit(unit, options);
  const pair = findPair(unit, partner, options);
  if (!pair.ok) return pair;
  const { category, from, fromReadings } = pair.value;
  return succeed({ category, unit: from, readings: fromReadings });
}

/** One sign stands for the whole quantity: -5 ft 11 in is as far below zero as -5 ft -11 in. */
export function sumOf(
  first: Term,
  found: FoundUnit,
  others: readonly Term[],
  options: FindOptions,
): Result<Ratio> {
  let { value } = first;
  const isNegative = value.numerator < 0n;
  for (const term of others) {
    const more = convertInto(term.unit, term.value, found, first.unit.text, options);
    if (!more.ok) return more;
    const continuesSign = term.operator === "" && isNegative && more.value.numerator > 0n;
    value = continuesSign ? subtract(value, more.value) : add(value, more.value);
  }
  return succeed(value);
}

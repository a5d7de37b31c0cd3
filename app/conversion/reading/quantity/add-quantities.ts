import {
  add,
  isLess,
  isZero,
  multiply,
  ONE,
  type Ratio,
  ratio,
  subtract,
  toExactText,
} from "~/numerals/ratio";
import { evaluate, isRational, isSameSize, ruleBetween } from "../../converting/rule";
import { fail, invalidExpression, type Result, succeed } from "../../errors";
import type { UnitText } from "../expression/unit-node";
import { withinSum } from "../meaning/capitals";
import { quantityOf } from "../meaning/choose-meaning";
import { findCounterpart, findPair, sourceOf } from "../meaning/find-pair";
import { type FoundUnit, findUnit } from "../meaning/find-unit";
import { type Assumption, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { namedInFull } from "./named-in-full";
import type { Term } from "./quantity-terms";
import type { AddQuantities } from "./reduce-quantity";

/** Adds quantities in the unit of the first. Errors: missing_unit; those of findFirst and sumOf. */
export const addQuantities =
  (options: FindOptions): AddQuantities =>
  (quantities) => {
    const bare = quantities.find(({ unit }) => unit.text === "");
    const [first, ...others] = quantities.map(
      ({ number, unit }): Addend => ({ value: number, unit, operator: "+", isNegative: false }),
    );
    if (!first || bare) return fail({ code: "missing_unit", value: bare ? toExactText(bare.number) : "" });
    const units = others.map((one) => one.unit);
    const unit = withinSum(first.unit, units);
    // What 5 cc + 5 cc are depends on what they are multiplied by and converted into, which is checked there.
    const isOfOne = units.every(({ text }) => text === unit.text);
    const found = findFirst(unit, units, isOfOne ? { ...options, isStrict: false } : options);
    if (!found.ok) return found;
    const sum = sumOf({ ...first, unit }, found.value, others, options);
    if (!sum.ok) return sum;
    return succeed({ ...sum.value, unit: namedInFull(first.unit, found.value, options) });
  };

/** A sum in the unit of its first term. */
export type Amount = { readonly number: Ratio; readonly readings: readonly Assumption[] };

/** One unit of a term in the unit of the first. */
type UnitSize = {
  readonly size: Ratio;
  readonly readings: readonly Assumption[];
  readonly isInterval?: boolean;
};

const HUNDREDTH = ratio(1n, 100n);

/** After an amount of money cents are hundredths of its currency, and pence of a pound. */
const isHundredth = (text: string, { category, unit }: FoundUnit): boolean =>
  category?.id === "currency" &&
  category.units.includes(unit) &&
  (/pound/i.test(unit.name) ? /^(?:p|pence|penny)$/i : /^(?:c|¢|cents?)$/i).test(text.trim());

/** What the unit of a term of a sum is in another unit. */
function sizeIn(unit: UnitText, into: FoundUnit, intoUnit: UnitText, options: FindOptions): Result<UnitSize> {
  if (unit.text === intoUnit.text) return succeed({ size: ONE, readings: [] });
  if (isHundredth(unit.text, into)) return succeed({ size: HUNDREDTH, readings: [] });
  const found = findCounterpart(unit, into, intoUnit, options);
  if (!found.ok) return found;
  const rule = ruleBetween(found.value.unit, into.unit);
  // 20 °C + 5 K: a scale of its own, where an absolute one adds intervals.
  const isInterval = rule.kind === "affine" && found.value.unit.scale.kind === "linear";
  const isAdditive =
    (rule.kind === "proportional" || isInterval) && (isRational(rule.factor) || options.rates !== undefined);
  if (!isAdditive)
    return fail({
      code: "incompatible_units",
      from: unit.text,
      fromQuantity: `${quantityOf(found.value)} on a scale that does not add`,
      to: intoUnit.text,
      toQuantity: quantityOf(into),
    });
  const size = options.rates ? evaluate(rule.factor, options.rates()) : succeed(rule.factor.ratio);
  if (!size.ok) return size;
  const interval = isInterval ? [wording(unit.text, "a difference of temperatures")] : [];
  return succeed({
    size: size.value,
    readings: [...interval, ...found.value.readings.map(asAdded)],
    isInterval,
  });
}

/** An assumption about a unit of a sum: another meaning would change one term, not the whole quantity. */
export const asAdded = (reading: Assumption): Assumption =>
  reading.kind === "unit" ? { ...reading, role: "added" } : reading;

/**
 * The unit of the first term: what it means alone if the others convert into that, otherwise what its partner settles. Errors:
 * those of findPair, and of findUnit where all units are the same.
 */
export function findFirst(
  unit: UnitText,
  others: readonly UnitText[],
  options: FindOptions,
): Result<FoundUnit> {
  const alone = findUnit(unit, options);
  const partners = others.filter(({ text }) => text !== unit.text);
  const [partner] = partners;
  if (partner === undefined) return alone;
  const pair = findPair(unit, partner, options);
  const isAlone = pair.ok && alone.ok && isSameSize(pair.value.from, alone.value.unit);
  const converts = (one: UnitText): boolean =>
    alone.ok && (isHundredth(one.text, alone.value) || findCounterpart(one, alone.value, unit, options).ok);
  if (alone.ok && !isAlone && partners.every(converts)) return alone;
  return pair.ok ? succeed(sourceOf(pair.value)) : pair;
}

type Addend = Pick<Term, "value" | "unit" | "operator" | "isNegative">;

/** The sign that the parts after a term share with it: -0 ft 6 in are -6 in. */
const isBelowZero = ({ value, isNegative }: Addend): boolean =>
  isZero(value) ? isNegative : value.numerator < 0n;

/**
 * The sum of terms in the unit found for the first. One sign stands for all parts of a quantity: -5 ft 11 in are -5 ft -11 in,
 * and 5 h - 1 h 30 min are 3 h 30 min. Errors: those of findCounterpart; incompatible_units for a scale that does not add;
 * invalid_expression for parts that do not start with the largest, and for two readings of one scale.
 */
export function sumOf(
  first: Addend,
  found: FoundUnit,
  others: readonly Addend[],
  options: FindOptions,
): Result<Amount> {
  let { value } = first;
  const readings: Assumption[] = [];
  const { unit } = found;
  let isNegative = isBelowZero(first);
  let previous = ONE;
  for (const term of others) {
    if (term.operator !== "") isNegative = isBelowZero(term);
    const more = sizeIn(term.unit, found, first.unit, options);
    if (!more.ok) return more;
    const { size, isInterval = false } = more.value;
    const number = multiply(term.value, size);
    // "5 kg, 6 kg" are two quantities.
    const isPart = term.operator === "" && term.value.numerator >= 0n;
    if (isPart && !isLess(size, previous))
      return invalidExpression(
        `${first.unit.text} ${term.unit.text}`,
        "Write compound quantities from the largest unit to the smallest, as in 5 ft 11 in; use + to add",
      );
    previous = size;
    if (unit.scale.kind === "curve")
      return invalidExpression(
        `${first.unit.text} ${term.operator} ${term.unit.text}`,
        "Values of this scale cannot be added. Convert each of them first",
      );
    // 30 °C - 20 °C is a difference and no temperature of 10 °C, and 5 °C + 10 °C is nothing.
    if (unit.scale.kind === "affine" && term.operator !== "" && !isInterval)
      return invalidExpression(
        `${first.unit.text} ${term.operator} ${term.unit.text}`,
        term.operator === "-"
          ? "The difference of two temperatures is an interval, which the category temperature-interval converts"
          : "Two temperatures cannot be added. Add a difference, as in '20 °C + 5 K'",
      );
    const continuesSign = term.operator === "" && isNegative && number.numerator > 0n;
    value = continuesSign ? subtract(value, number) : add(value, number);
    readings.push(...more.value.readings);
  }
  return succeed({ number: value, readings });
}

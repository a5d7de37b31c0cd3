import { add, divide, exactText, isZero, multiply, type Ratio } from "~/numerals/ratio";
import type { BaseUnitForm } from "../../algebra/base-unit-form";
import type { UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { areConvertible, ruleBetween } from "../../converting/rule";
import type { Item } from "../chart/item";
import type { Reading } from "./findings";

/** A unit without names, which only a reading that wins needs. */
const nameless = (factor: UnitExpression): Unit => ({
  id: "",
  name: "",
  symbol: "",
  plural: "",
  aliases: [],
  ucum: null,
  qudt: null,
  isConventional: false,
  sources: [],
  scale: { kind: "linear", factor },
});

const sizeOf = (one: Item): Unit => one.row?.unit ?? nameless(one.expression());

const fractionText = (a: Ratio): string => exactText(a) ?? `${a.numerator}/${a.denominator}`;
const constantsText = ({ constants }: BaseUnitForm): string =>
  [...constants]
    .map(([{ id }, exponent]) => `${id}^${exponent}`)
    .sort()
    .join(" ");

function answerKey(value: Ratio, from: Unit, to: Unit): string {
  if (!areConvertible(from, to)) return "inconvertible";
  const rule = ruleBetween(from, to);
  const constants = constantsText(rule.factor);
  switch (rule.kind) {
    case "curve":
      return `${from.id} ${to.id} ${fractionText(value)} ${fractionText(rule.factor.ratio)}`;
    case "inverse":
      return isZero(value) ? "none" : `${fractionText(divide(rule.factor.ratio, value))} ${constants}`;
    case "affine":
      return fractionText(add(multiply(value, rule.factor.ratio), rule.intercept));
    case "proportional":
      return `${fractionText(multiply(value, rule.factor.ratio))} ${constants}`;
  }
}

function keyAlone({ value, dimension }: Item, { scale, id }: Unit): string {
  if (scale.kind !== "linear" && scale.kind !== "affine") return `${scale.kind} ${id} ${fractionText(value)}`;
  const form = scale.factor.resolve();
  const size = multiply(value, form.ratio);
  const zero = scale.kind === "affine" ? add(size, scale.zero) : size;
  return `${fractionText(zero)} ${constantsText(form)} ${dimension}`;
}

/** The answers of a reading as a text: two readings that give the same are one. */
export function keyOf({ quantity, targets }: Reading): string {
  const from = sizeOf(quantity);
  return targets.length === 0
    ? keyAlone(quantity, from)
    : targets.map((target) => answerKey(quantity.value, from, sizeOf(target))).join();
}

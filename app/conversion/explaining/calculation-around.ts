import { divide, isTerminating, ONE, type Ratio, toExactText } from "~/numerals/ratio";
import { withUnit } from "~/numerals/unit-after-number";
import { combineForms } from "../algebra/base-unit-form";
import { DIMENSIONLESS, isSameDimension } from "../algebra/dimension";
import type { UnitExpression } from "../algebra/expression";
import { symbolOf } from "../algebra/names";
import type { Unit } from "../categories/unit";
import { type ConversionRule, isRational } from "../converting/rule";
import { calculationOf, scalingOf } from "./formula";

/** A placeholder for the number to convert. */
const NUMBER = "\u0000";

type Conversion = {
  readonly from: Unit;
  readonly to: Unit;
  /** How the units are written after a number. */
  readonly names: readonly [from: string, to: string];
  readonly rule: ConversionRule;
  readonly factor: Ratio;
  readonly shown: string;
};

/** The text before and after the number in its calculation: ["", " mi × 1.609344 km/mi"], ["(", " − 32) ÷ 1.8"]. */
export function calculationAround(conversion: Conversion): readonly [before: string, after: string] {
  const { from, to, rule, factor, shown } = conversion;
  const text =
    rule.kind === "proportional"
      ? withUnit(NUMBER, conversion.names[0]) + (stepsBetween(from, to) ?? stepOf(conversion))
      : calculationOf(rule, factor, shown, NUMBER);
  const [before = "", after = ""] = text.split(NUMBER);
  return [before, after];
}

const IS_ONE_SYMBOL = /^[^\s/·()×÷]+$/;

function stepOf({ factor, shown, names: [from, to] }: Conversion): string {
  const scaling = scalingOf(factor, shown);
  if (!scaling) return "";
  const { sign, number } = scaling;
  const hasUnit = [from, to].every((name) => IS_ONE_SYMBOL.test(name)) && !/[×÷]/.test(number);
  return ` ${sign} ${number}${hasUnit ? ` ${sign === "×" ? `${to}/${from}` : `${from}/${to}`}` : ""}`;
}

/** Converts a quotient such as km/h part by part: " × 1000 m/km ÷ 3600 s/h". Null for other units. */
function stepsBetween(from: Unit, to: Unit): string | null {
  const [a, b] = [from, to].map(({ scale }) => (scale.kind === "linear" ? scale.factor.form : null));
  if (a?.kind !== "quotient" || b?.kind !== "quotient") return null;
  const [aBelow, bBelow] = [a.denominators, b.denominators];
  if (aBelow.length !== 1 || bBelow.length !== 1 || !aBelow[0] || !bBelow[0]) return null;
  const above = partStep(a.numerator, b.numerator, "×");
  const below = partStep(aBelow[0], bBelow[0], "÷");
  return above === null || below === null ? null : above + below;
}

function partStep(from: UnitExpression, to: UnitExpression, sign: "×" | "÷"): string | null {
  const [fromSymbol, toSymbol] = [from, to].map(symbolOf);
  const form = combineForms(from.resolve(), to.resolve(), -1);
  const isNumber = isRational(form) && isSameDimension(form.dimension, DIMENSIONLESS);
  if (!fromSymbol || !toSymbol || !isNumber) return null;
  if (fromSymbol === toSymbol) return "";
  const turned = divide(ONE, form.ratio);
  const inverse = sign === "×" ? "÷" : "×";
  if (isShort(form.ratio)) return ` ${sign} ${toExactText(form.ratio)} ${toSymbol}/${fromSymbol}`;
  return isShort(turned) ? ` ${inverse} ${toExactText(turned)} ${fromSymbol}/${toSymbol}` : null;
}

const LONGEST_FACTOR = 12;
const isShort = (ratio: Ratio): boolean =>
  isTerminating(ratio) && toExactText(ratio).length <= LONGEST_FACTOR;

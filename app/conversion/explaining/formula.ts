import { divide, isEqual, isTerminating, ONE, type Ratio, toExactText, ZERO } from "~/numerals/ratio";
import { withUnit } from "~/numerals/unit-after-number";
import type { ConversionRule } from "../converting/rule";

type Equation = {
  readonly from: string;
  readonly to: string;
  readonly rule: ConversionRule;
  readonly factor: Ratio;
  /** The factor as displayed. */
  readonly shown: string;
  readonly isRounded: boolean;
};

/** "1 mi = 1.609344 km", "x °F = ((x − 32) ÷ 1.8) °C". */
export function equationOf({ from, to, rule, factor, shown, isRounded }: Equation): string {
  const sign = isRounded ? "≈" : "=";
  if (rule.kind === "proportional") return `${withUnit("1", from)} ${sign} ${withUnit(shown, to)}`;
  return `${withUnit("x", from)} ${sign} ${withUnit(calculationOf(rule, factor, shown, "x"), to)}`;
}

/** The calculation for a number or "x": "5 × 1.609344", "(5 − 32) ÷ 1.8", or "5" if it stays the same. */
export function calculationOf(rule: ConversionRule, factor: Ratio, shown: string, number: string): string {
  if (rule.kind === "inverse") return `${shown} ÷ ${number}`;
  if (rule.kind === "curve") return alongCurves(rule, factor, shown, number);
  const { scaling, shift, isShiftFirst } = stepsOf(rule, factor, shown);
  const scaled = scaling ? ` ${scaling.sign} ${scaling.number}` : "";
  if (rule.kind === "proportional") return number + scaled;
  const shifted = ` ${shift.sign} ${shift.number}`;
  return isShiftFirst ? `(${number}${shifted})${scaled}` : number + scaled + shifted;
}

/** The calculation as an instruction: "Subtract 32, then divide by 1.8." */
export function formulaOf(rule: ConversionRule, factor: Ratio, shown: string): string {
  if (rule.kind === "inverse") return `Divide ${shown} by the number.`;
  if (rule.kind === "curve") return `Calculate ${alongCurves(rule, factor, shown, "x")}.`;
  const { scaling, shift, isShiftFirst } = stepsOf(rule, factor, shown);
  const scale = scaling ? [`${scaling.verb} ${scaling.number}`] : [];
  const move = rule.kind !== "affine" ? [] : [`${shift.verb} ${shift.number}`];
  const sentence = (isShiftFirst ? [...move, ...scale] : [...scale, ...move]).join(", then ");
  return sentence === ""
    ? "The number stays the same."
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** The calculation along two curves: "0.127 × 92^((36 − x) ÷ 39)". */
function alongCurves(
  { from, to }: Extract<ConversionRule, { kind: "curve" }>,
  factor: Ratio,
  shown: string,
  number: string,
): string {
  const inner = from.applyText(number);
  return to.invertText(isEqual(factor, ONE) ? inner : `${shown} × ${inner}`);
}

function stepsOf(rule: ConversionRule, factor: Ratio, shown: string) {
  const intercept = rule.kind === "affine" ? rule.intercept : ZERO;
  const isShiftFirst = !isTerminating(intercept);
  return {
    isShiftFirst,
    scaling: scalingOf(factor, shown),
    shift: shiftOf(isShiftFirst ? divide(intercept, factor) : intercept),
  };
}

/** The multiplication or division by a factor; null if the factor is 1. */
export function scalingOf(factor: Ratio, shown: string) {
  if (isEqual(factor, ONE)) return null;
  const divisor = { numerator: factor.denominator, denominator: factor.numerator };
  return isReciprocalNicer(factor)
    ? { verb: "divide by", sign: "÷", number: toExactText(divisor) }
    : { verb: "multiply by", sign: "×", number: shown };
}

function shiftOf(amount: Ratio) {
  const text = toExactText(amount);
  return text.startsWith("-")
    ? { verb: "subtract", sign: "−", number: text.slice(1) }
    : { verb: "add", sign: "+", number: text };
}

const LONGEST_DIVISOR = 12;

/** Whether dividing by the reciprocal is easier to read: by 12 for 1/12, by 1.8 for 5/9. */
function isReciprocalNicer(factor: Ratio): boolean {
  const { numerator, denominator } = factor;
  if (numerator <= 0n || (numerator !== 1n && isTerminating(factor))) return false;
  const divisor = { numerator: denominator, denominator: numerator };
  return isTerminating(divisor) && toExactText(divisor).length <= LONGEST_DIVISOR;
}

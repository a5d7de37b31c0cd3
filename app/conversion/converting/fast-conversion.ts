import { type DecimalDigits, MAX_EXPONENT, roughly } from "~/numerals/decimal-digits";
import { type DoubleDouble, divideBy, multiplyAndAdd, toDoubleDouble } from "~/numerals/double-double";
import { decimal, divide, multiply, type Ratio, ZERO } from "~/numerals/ratio";
import type { ConversionRule } from "./rule";

export type StraightRule = Exclude<ConversionRule, { kind: "curve" }>;

/** The double nearest to the exact answer, or null where only the exact path can tell or explain the failure. */
export type FastConversion = (digits: DecimalDigits) => number | null;

const tenTo = (exponent: number): Ratio => decimal(`1e${exponent}`);

/** A conversion in double-double arithmetic, for values above `lowest`; others take the exact path. */
export function fastConversion(rule: StraightRule, factor: Ratio, lowest: number): FastConversion {
  const isInverse = rule.kind === "inverse";
  const isProportional = rule.kind === "proportional";
  const intercept = toDoubleDouble(rule.kind === "affine" ? rule.intercept : ZERO);
  if (!intercept) return () => null;
  const factors: (DoubleDouble | null | undefined)[] = new Array(2 * MAX_EXPONENT + 1).fill(undefined);
  const createFactor = (exponent: number): DoubleDouble | null => {
    const scaled = isInverse ? divide(factor, tenTo(exponent)) : multiply(factor, tenTo(exponent));
    const created = toDoubleDouble(scaled);
    factors[exponent + MAX_EXPONENT] = created;
    return created;
  };
  return (digits) => {
    const { high, low, exponent } = digits;
    if (lowest !== Number.NEGATIVE_INFINITY && !(roughly(digits) > lowest)) return null;
    if (high === 0 && !(rule.kind === "affine")) return isProportional ? 0 : null;
    const known = factors[exponent + MAX_EXPONENT];
    const scaled = known === undefined ? createFactor(exponent) : known;
    if (scaled === null) return null;
    return isInverse ? divideBy(high, low, scaled) : multiplyAndAdd(high, low, scaled, intercept);
  };
}

import { type DecimalDigits, MAX_EXPONENT, roughly } from "~/numerals/decimal-digits";
import { type DoubleDouble, divideBy, multiplyAndAdd, toDoubleDouble } from "~/numerals/double-double";
import { decimal, divide, multiply, type Ratio, ZERO } from "~/numerals/ratio";
import type { ConversionRule } from "./rule";

export type StraightRule = Exclude<ConversionRule, { kind: "curve" }>;

const tenTo = (exponent: number): Ratio => decimal(`1e${exponent}`);

/** Factors with longer numerators or denominators take the exact path: scaled, they might have too many digits. */
const LONGEST = 10n ** 1000n;
const isLong = ({ numerator, denominator }: Ratio): boolean =>
  numerator > LONGEST || numerator < -LONGEST || denominator > LONGEST;

/**
 * A conversion in double-double arithmetic, for values above `lowest`; others take the exact path. It is a class because
 * V8 inlines one method for all pairs of units, but not a separate function per pair.
 */
export class FastConversion {
  private readonly isInverse: boolean;
  private readonly isAffine: boolean;
  private readonly isLimited: boolean;
  private readonly intercept: DoubleDouble | null;
  /** The factor scaled by each power of ten, computed on first use. */
  private readonly factors: (DoubleDouble | null | undefined)[] = new Array(2 * MAX_EXPONENT + 1).fill(
    undefined,
  );

  constructor(
    rule: StraightRule,
    private readonly factor: Ratio,
    private readonly lowest: number,
  ) {
    this.isInverse = rule.kind === "inverse";
    this.isAffine = rule.kind === "affine";
    this.isLimited = lowest !== Number.NEGATIVE_INFINITY;
    this.intercept = toDoubleDouble(rule.kind === "affine" ? rule.intercept : ZERO);
  }

  /** The double nearest to the exact answer, or NaN if only the exact path can compute it or explain the failure. */
  convert(digits: DecimalDigits): number {
    if (this.isLimited && !(roughly(digits) > this.lowest)) return Number.NaN;
    if (digits.high === 0 && !this.isAffine) return this.isInverse ? Number.NaN : 0;
    const known = this.factors[digits.exponent + MAX_EXPONENT];
    const scaled = known === undefined ? this.scaleFactor(digits.exponent) : known;
    if (scaled === null || this.intercept === null) return Number.NaN;
    return this.isInverse ? divideBy(digits, scaled) : multiplyAndAdd(digits, scaled, this.intercept);
  }

  private scaleFactor(exponent: number): DoubleDouble | null {
    const { factor, isInverse } = this;
    const scale = isInverse ? divide : multiply;
    const created = isLong(factor) ? null : toDoubleDouble(scale(factor, tenTo(exponent)));
    this.factors[exponent + MAX_EXPONENT] = created;
    return created;
  }
}

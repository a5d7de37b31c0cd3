import { type DecimalDigits, digitsOfDouble, scanDecimal } from "~/numerals/decimal-digits";
import { add, decimal, divide, isLess, isZero, multiply, type Ratio, toDouble, ZERO } from "~/numerals/ratio";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import type { ExchangeRates } from "../currencies/rates";
import { type ConversionError, fail, type Result, succeed } from "../errors";
import {
  type Conversion,
  type Converter,
  type NumberInput,
  representable,
  shownValue,
  toRatio,
} from "./conversion";
import { curveConverter } from "./curve-converter";
import { type DoubleDouble, divideBy, multiplyAndAdd, toDoubleDouble } from "./double-double";
import { areConvertible, type ConversionRule, evaluate, exactnessOf, isRational, ruleBetween } from "./rule";

const digits: DecimalDigits = { high: 0, low: 0, exponent: 0 };

/**
 * Prepares the conversion of many numbers between two units. `category` is null for expressions outside the catalogue.
 * Errors: incompatible dimensions are a bug of the caller; no_rate.
 */
export function converter(
  category: Category | null,
  from: Unit,
  to: Unit,
  rates: ExchangeRates,
): Result<Converter> {
  if (!areConvertible(from, to)) throw new TypeError(`${from.id} does not convert into ${to.id}`);
  const rule = ruleBetween(from, to);
  const evaluated = evaluate(rule.factor, rates);
  if (!evaluated.ok) return evaluated;
  const factor = evaluated.value;
  const exactness = exactnessOf(rule.factor);
  const isExact = isRational(rule.factor);
  const minimum = category?.minimum ?? null;

  if (rule.kind === "curve") return succeed(curveConverter(rule, factor, exactness, isExact, from, to));

  const answerTo = (value: Ratio): Ratio => {
    if (rule.kind === "inverse") return divide(factor, value);
    const product = multiply(factor, value);
    return rule.kind === "affine" ? add(product, rule.intercept) : product;
  };

  const convertExactly = (input: NumberInput): Result<Conversion> => {
    const value = toRatio(input);
    if (!value) return fail({ code: "invalid_value", text: String(input) });
    const problem = domainProblem(minimum, from, rule, value, input);
    if (problem) return fail(problem);
    const answer = answerTo(value);
    const result = toDouble(answer);
    return representable(result, isExact ? answer : null, () => answer, exactness, to);
  };

  const fast = fastConversion(minimum, from, rule, factor);

  /** Fractions are worked out again if anyone reads them: few callers do. */
  const lazily = (result: number, input: NumberInput): Result<Conversion> => {
    let answer: Ratio | undefined;
    const approximate = (): Ratio => (answer ??= answerTo(toRatio(input) ?? ZERO));
    return {
      ok: true,
      value: {
        result,
        exactness,
        get approximate() {
          return approximate();
        },
        get exact() {
          return isExact ? approximate() : null;
        },
      },
    };
  };

  return succeed({
    rule,
    exactness,
    convert: (input) => {
      const isScanned =
        typeof input === "number"
          ? digitsOfDouble(input, digits) || scanDecimal(String(input), digits)
          : typeof input === "string" && scanDecimal(input, digits);
      const result = isScanned ? fast(digits) : null;
      return result === null ? convertExactly(input) : lazily(result, input);
    },
    tryFastConvert: (text) => (scanDecimal(text, digits) ? fast(digits) : null),
  });
}

type StraightRule = Exclude<ConversionRule, { kind: "curve" }>;
/** The conversion in double-double arithmetic: a correctly rounded result, or null where it cannot prove one. */
function fastConversion(
  minimum: Ratio | null,
  from: Unit,
  rule: StraightRule,
  factor: Ratio,
): (digits: DecimalDigits) => number | null {
  const intercept = toDoubleDouble(rule.kind === "affine" ? rule.intercept : ZERO);
  if (!intercept) return () => null;
  const lowest = minimum && lowestSafeValue(minimum, from);
  const factors = new Map<number, DoubleDouble | null>();
  const factorFor = (exponent: number): DoubleDouble | null => {
    const known = factors.get(exponent);
    if (known !== undefined) return known;
    const scaled =
      rule.kind === "inverse" ? divide(factor, tenTo(exponent)) : multiply(factor, tenTo(exponent));
    const made = toDoubleDouble(scaled);
    factors.set(exponent, made);
    return made;
  };
  return ({ high, low, exponent }) => {
    if (lowest !== null && !(high * 10 ** exponent > lowest)) return null;
    if (high === 0) return rule.kind === "proportional" ? 0 : null;
    const scaled = factorFor(exponent);
    if (scaled === null) return null;
    return rule.kind === "inverse"
      ? divideBy(high, low, scaled)
      : multiplyAndAdd(high, low, scaled, intercept);
  };
}

const tenTo = (exponent: number): Ratio => decimal(`1e${exponent}`);

/** Values clearly above this lie inside the domain; the exact path judges the others. Infinity: it judges all. */
function lowestSafeValue(minimum: Ratio, { scale }: Unit): number {
  const factor = scale.factor.resolve().ratio;
  if (scale.kind === "reciprocal" || factor.numerator <= 0n) return Number.POSITIVE_INFINITY;
  const zero = scale.kind === "affine" ? scale.zero : ZERO;
  return toDouble(divide(add(minimum, multiply(zero, { numerator: -1n, denominator: 1n })), factor)) + 1e-9;
}

function domainProblem(
  minimum: Ratio | null,
  from: Unit,
  rule: ConversionRule,
  value: Ratio,
  input: NumberInput,
): ConversionError | null {
  const shown = shownValue(input);
  const unit = from.symbol || from.name;
  if (rule.kind === "inverse" && isZero(value))
    return { code: "out_of_domain", reason: "division_by_zero", value: shown, unit };
  if (minimum === null || from.scale.kind === "reciprocal") return null;
  const zero = from.scale.kind === "affine" ? from.scale.zero : ZERO;
  const inReference = add(multiply(value, from.scale.factor.resolve().ratio), zero);
  return isLess(inReference, minimum)
    ? { code: "out_of_domain", reason: "below_absolute_zero", value: shown, unit }
    : null;
}

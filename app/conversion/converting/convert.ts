import { type DecimalDigits, digitsOfDouble, scanDecimal } from "~/numerals/decimal-digits";
import { enclose, encloseTiny, isLong } from "~/numerals/interval";
import { toDouble } from "~/numerals/nearest-double";
import { add, divide, isLess, isZero, multiply, negate, type Ratio, ZERO } from "~/numerals/ratio";
import { bounded } from "../bounded";
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
import { FastConversion } from "./fast-conversion";
import { LazyConversion, type Recomputation } from "./lazy-conversion";
import {
  areConvertible,
  type ConversionRule,
  type Exactness,
  evaluate,
  exactnessOf,
  isRational,
  ruleBetween,
} from "./rule";

/** Enough to decide the last bit of nearly every result; the exact value decides the rest. */
const ENCLOSING_BITS = 192;

/** Shared by all calls, so that a conversion allocates only its result. */
const digits: DecimalDigits = { high: 0, low: 0, exponent: 0 };

const scan = (input: NumberInput): boolean =>
  typeof input === "number"
    ? digitsOfDouble(input, digits) || scanDecimal(String(input), digits)
    : typeof input === "string" && scanDecimal(input, digits);

/**
 * Prepares the conversion of many numbers between two units. `category` is null for expressions outside the catalogue.
 * Error: no_rate. @throws TypeError if the units do not convert into each other, which is a bug of the caller.
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
  if (!evaluated.ok) return fail(withDependent(evaluated.error, from, to));
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

  const isInDomain = (value: Ratio): boolean => domainProblem(minimum, from, rule, value, "") === null;

  /** The double to which both ends of a short interval around the value convert; null if they differ or leave the domain. */
  const convertLong = (value: Ratio): number | null => {
    const besideZero = rule.kind === "inverse" ? null : encloseTiny(value);
    const { low, high } = besideZero ?? enclose(value, ENCLOSING_BITS);
    if (!isInDomain(low) || !isInDomain(high)) return null;
    const result = toDouble(answerTo(low));
    return result === toDouble(answerTo(high)) ? result : null;
  };

  const convertExactly = (input: NumberInput): Result<Conversion> => {
    const value = toRatio(input);
    if (!value) return fail({ code: "invalid_value", text: String(input) });
    const long = isLong(value) ? convertLong(value) : null;
    // An affine rule may convert a long number to exactly zero; other rules convert only zero to zero.
    if (long !== null && (long !== 0 || rule.kind !== "affine"))
      return representable(new LazyConversion(long, input, shared), false, to);
    const problem = domainProblem(minimum, from, rule, value, input);
    if (problem) return fail(problem);
    const answer = answerTo(value);
    const conversion = new LazyConversion(toDouble(answer), input, shared, fractions(answer));
    return representable(conversion, isZero(answer), to);
  };

  const fractions = (answer: Ratio) => ({ exact: isExact ? answer : null, approximate: answer });
  const shared: Recomputation = {
    exactness,
    fractionsOf: (input) => fractions(answerTo(toRatio(input) ?? ZERO)),
  };
  const fast = new FastConversion(rule, factor, lowestSafeValue(minimum, from));
  return succeed(new StraightConverter(from, to, rule, fast, shared, convertExactly));
}

/** Converts by multiplication, division and addition: in doubles if they decide the last bit, otherwise in fractions. */
class StraightConverter implements Converter {
  constructor(
    readonly from: Unit,
    readonly to: Unit,
    readonly rule: ConversionRule,
    private readonly fast: FastConversion,
    private readonly shared: Recomputation,
    private readonly convertExactly: (input: NumberInput) => Result<Conversion>,
  ) {}

  get exactness(): Exactness {
    return this.shared.exactness;
  }

  convert(input: NumberInput): Result<Conversion> {
    const result = scan(input) ? this.fast.convert(digits) : Number.NaN;
    if (Number.isNaN(result)) return bounded(() => this.convertExactly(input));
    return { ok: true, value: new LazyConversion(result, input, this.shared) };
  }

  tryFastConvert(text: string): number | null {
    const result = scanDecimal(text, digits) ? this.fast.convert(digits) : Number.NaN;
    return Number.isNaN(result) ? null : result;
  }
}

/** Adds the unit that is fixed to the currency without a rate, if that currency was not asked for. */
function withDependent(error: ConversionError, from: Unit, to: Unit): ConversionError {
  if (error.code !== "no_rate" || error.currency === from.id || error.currency === to.id) return error;
  const dependent = [from, to].find(({ scale }) =>
    [...scale.factor.resolve().constants.keys()].some(({ id }) => id === error.currency),
  );
  return { ...error, dependent: dependent?.id };
}

/** Values above this are certainly in the domain; others take the exact path. Infinity: all do. */
function lowestSafeValue(minimum: Ratio | null, { scale }: Unit): number {
  if (minimum === null) return Number.NEGATIVE_INFINITY;
  const factor = scale.factor.resolve().ratio;
  if (scale.kind === "reciprocal" || factor.numerator <= 0n) return Number.POSITIVE_INFINITY;
  const zero = scale.kind === "affine" ? scale.zero : ZERO;
  return toDouble(divide(add(minimum, negate(zero)), factor)) + 1e-9;
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

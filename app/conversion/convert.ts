import {
  add,
  divide,
  fromDouble,
  isLess,
  isZero,
  multiply,
  parseDecimal,
  power,
  type Ratio,
  subtract,
  toDouble,
  toExactText,
  ZERO,
} from "~/numerals/ratio";
import type { ExchangeRates } from "./currencies/rates";
import { combineResolved, type Resolved } from "./definition";
import { type ConversionError, fail, type Result, succeed } from "./errors";
import { fastProduct } from "./fast-product";
import type { Category, Unit } from "./unit";

/** "rate": market exchange rates stand in between; dated, indicative, never exact. */
export type Exactness = "exact" | "conventional" | "measured" | "rate";

/**
 * `result`: the double nearest to the exact answer. `exact`: that answer as a fraction, or null where a measured,
 * irrational or market number stands in between; `approximate` is then a fraction good for 100 digits and more,
 * or as good as the measurement.
 */
export type Conversion = {
  readonly result: number;
  readonly exact: Ratio | null;
  readonly approximate: Ratio;
  readonly exactness: Exactness;
};

/** The law from one unit to another: y = factor × x, y = factor ÷ x, or y = factor × x + intercept. */
export type Law = {
  readonly kind: "proportional" | "inverse" | "affine";
  readonly factor: Resolved;
  readonly intercept: Ratio;
};

/** The law between two units of one category. Rates are not looked up yet. */
export function lawBetween(from: Unit, to: Unit): Law {
  const source = from.scale;
  const target = to.scale;
  const f = source.factor.resolve();
  const g = target.factor.resolve();
  const over = (a: Resolved, b: Resolved): Resolved => {
    const factor = combineResolved(a, b, -1);
    return {
      ...factor,
      isConventional: from !== to && (factor.isConventional || from.isConventional || to.isConventional),
    };
  };
  if (source.kind === "reciprocal" && target.kind === "reciprocal")
    return { kind: "proportional", factor: over(g, f), intercept: ZERO };
  if (source.kind === "reciprocal") return { kind: "inverse", factor: over(f, g), intercept: ZERO };
  if (target.kind === "reciprocal") return { kind: "inverse", factor: over(g, f), intercept: ZERO };
  const zeros = subtract(
    source.kind === "affine" ? source.zero : ZERO,
    target.kind === "affine" ? target.zero : ZERO,
  );
  const intercept = isZero(zeros) ? ZERO : divide(zeros, g.ratio);
  return { kind: isZero(intercept) ? "proportional" : "affine", factor: over(f, g), intercept };
}

/** The number a resolved factor comes to, pi and measured constants by the fractions that stand for them. */
export function evaluate(factor: Resolved, rates: ExchangeRates): Result<Ratio> {
  let value = factor.ratio;
  for (const [atom, exponent] of factor.atoms) {
    const size = atom.value ?? rateOf(atom.id, rates);
    if (!size) return fail({ code: "no_rate", currency: atom.id });
    value = multiply(value, power(size, exponent));
  }
  return succeed(value);
}

/** What one unit of a currency is worth in the rates' base. */
function rateOf(code: string, rates: ExchangeRates): Ratio | null {
  const perBase = rates.rates[code] === undefined ? null : parseDecimal(rates.rates[code]);
  return perBase && !isZero(perBase) ? power(perBase, -1) : null;
}

export function exactnessOf(factor: Resolved): Exactness {
  const kinds = new Set([...factor.atoms.keys()].map((atom) => atom.kind));
  if (kinds.has("rate")) return "rate";
  if (kinds.has("measured")) return "measured";
  return factor.isConventional ? "conventional" : "exact";
}

/** True when a fraction holds the factor: no pi, nothing measured, no market rate. */
export const isRational = (factor: Resolved): boolean => factor.atoms.size === 0;

export type Converter = {
  readonly law: Law;
  /** One number of the source unit; a decimal text is read as the decimal it is. */
  readonly convert: (value: string | number | Ratio) => Result<Conversion>;
  /** The double nearest to the exact answer, or null where only `convert` can tell (or explain the failure). */
  readonly convertQuickly: (text: string) => number | null;
};

/** Prepares the conversion of many numbers between two units of one category. */
export function converter(category: Category, from: Unit, to: Unit, rates: ExchangeRates): Result<Converter> {
  const law = lawBetween(from, to);
  const evaluated = evaluate(law.factor, rates);
  if (!evaluated.ok) return evaluated;
  const factor = evaluated.value;
  const exactness = exactnessOf(law.factor);
  const isExact = isRational(law.factor);

  const convert = (input: string | number | Ratio): Result<Conversion> => {
    const value = toRatio(input);
    if (!value) return fail({ code: "invalid_value", text: String(input) });
    const problem = domainProblem(category, from, law, value, input);
    if (problem) return fail(problem);
    const answer =
      law.kind === "inverse" ? divide(factor, value) : add(multiply(factor, value), law.intercept);
    const result = toDouble(answer);
    const beyond = { exact: isExact ? answer : null, approximate: answer, exactness };
    if (!Number.isFinite(result))
      return fail({ code: "not_representable", size: "too_large", unit: to.id, beyond });
    if (result === 0 && !isZero(answer))
      return fail({ code: "not_representable", size: "too_small", unit: to.id, beyond });
    return succeed({ result, ...beyond });
  };

  const product = law.kind === "proportional" && category.minimum === null ? fastProduct(factor) : () => null;
  return succeed({ law, convert, convertQuickly: product });
}

function toRatio(input: string | number | Ratio): Ratio | null {
  if (typeof input === "object") return input;
  if (typeof input === "string") return parseDecimal(input);
  return Number.isFinite(input) ? fromDouble(input) : null;
}

function domainProblem(
  category: Category,
  from: Unit,
  law: Law,
  value: Ratio,
  input: string | number | Ratio,
): ConversionError | null {
  const shown = typeof input === "object" ? toExactText(input) : String(input);
  if (law.kind === "inverse" && isZero(value))
    return {
      code: "out_of_domain",
      reason: "division_by_zero",
      value: shown,
      unit: from.symbol || from.name,
    };
  if (category.minimum === null || from.scale.kind === "reciprocal") return null;
  const zero = from.scale.kind === "affine" ? from.scale.zero : ZERO;
  const inReference = add(multiply(value, from.scale.factor.resolve().ratio), zero);
  return isLess(inReference, category.minimum)
    ? { code: "out_of_domain", reason: "below_absolute_zero", value: shown, unit: from.symbol || from.name }
    : null;
}

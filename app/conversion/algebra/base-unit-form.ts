import { multiply, ONE, power, type Ratio } from "~/numerals/ratio";
import type { SourceId } from "../constants/bibliography";
import { combine, DIMENSIONLESS, type Dimension, isSameDimension, raise } from "./dimension";

type ConstantFields = { readonly id: string; readonly source: SourceId };

/**
 * A number that is not a fraction and can cancel as a symbol. `value` is a fraction that approximates it: more than
 * 100 digits of an irrational number, the published digits of a measured one. A market rate does not have a `value`:
 * rates are passed to each conversion.
 */
export type SymbolicConstant =
  | (ConstantFields & { readonly kind: "irrational"; readonly value: Ratio })
  | (ConstantFields & {
      readonly kind: "measured";
      readonly value: Ratio;
      /** Relative standard uncertainty. */
      readonly relativeUncertainty: number;
    })
  | (ConstantFields & { readonly kind: "rate" });

/** What an expression evaluates to: ratio × the product of constants to whole powers, in coherent SI base units. */
export type BaseUnitForm = {
  readonly dimension: Dimension;
  readonly ratio: Ratio;
  readonly constants: ReadonlyMap<SymbolicConstant, number>;
  readonly sources: ReadonlySet<SourceId>;
  /** True if any part is one of several published values. */
  readonly isConventional: boolean;
};

const NO_CONSTANTS: ReadonlyMap<SymbolicConstant, number> = new Map();
const NO_SOURCES: ReadonlySet<SourceId> = new Set();

export const UNITY_FORM: BaseUnitForm = {
  dimension: DIMENSIONLESS,
  ratio: ONE,
  constants: NO_CONSTANTS,
  sources: NO_SOURCES,
  isConventional: false,
};

function mergeConstants(
  a: BaseUnitForm["constants"],
  b: BaseUnitForm["constants"],
  sign: 1 | -1,
): BaseUnitForm["constants"] {
  if (b.size === 0) return a;
  const merged = new Map(a);
  for (const [constant, exponent] of b) {
    const sum = (merged.get(constant) ?? 0) + sign * exponent;
    if (sum === 0) merged.delete(constant);
    else merged.set(constant, sum);
  }
  return merged;
}

const mergeSources = (a: ReadonlySet<SourceId>, b: ReadonlySet<SourceId>): ReadonlySet<SourceId> =>
  b.size === 0 ? a : a.size === 0 ? b : new Set([...a, ...b]);

/** a × b (sign 1) or a ÷ b (sign −1). */
export function combineForms(a: BaseUnitForm, b: BaseUnitForm, sign: 1 | -1): BaseUnitForm {
  return {
    dimension: combine(a.dimension, b.dimension, sign),
    ratio: multiply(a.ratio, sign === 1 ? b.ratio : power(b.ratio, -1)),
    constants: mergeConstants(a.constants, b.constants, sign),
    sources: mergeSources(a.sources, b.sources),
    isConventional: a.isConventional || b.isConventional,
  };
}

export const raiseForm = (form: BaseUnitForm, exponent: number): BaseUnitForm => ({
  dimension: raise(form.dimension, exponent),
  ratio: power(form.ratio, exponent),
  constants:
    exponent === 0
      ? NO_CONSTANTS
      : new Map([...form.constants].map(([constant, n]) => [constant, n * exponent])),
  sources: form.sources,
  isConventional: form.isConventional,
});

export const withSource = (form: BaseUnitForm, source: SourceId): BaseUnitForm => ({
  ...form,
  sources: mergeSources(form.sources, new Set([source])),
});

export const isSameForm = (a: BaseUnitForm, b: BaseUnitForm): boolean =>
  a.ratio.numerator === b.ratio.numerator &&
  a.ratio.denominator === b.ratio.denominator &&
  a.constants.size === b.constants.size &&
  [...a.constants].every(([constant, n]) => b.constants.get(constant) === n) &&
  isSameDimension(a.dimension, b.dimension);

import { decimal, fraction, type Ratio } from "~/numerals/ratio";
import type { Source } from "../constants/sources";
import {
  type BaseUnitForm,
  combineForms,
  raiseForm,
  type SymbolicConstant,
  UNITY_FORM,
  withSource,
} from "./base-unit-form";
import { type BaseDimension, baseDimension } from "./dimension";
import type { Prefix } from "./prefix";

/** The names of a named unit, from which expressions compose theirs. */
export type UnitNames = {
  /** Where it differs from the label. */
  readonly name?: string;
  readonly symbol: string;
  /** Where the rule of plural.ts does not give it. */
  readonly plural?: string;
  /** Other names and symbols; British spellings and "per" for "/" are found without being listed. */
  readonly aliases?: readonly string[];
  /** The name within a compound, where that is shorter: "joule/kilogram/K". */
  readonly inCompounds?: string;
  /** The UCUM code (case-sensitive), where UCUM has this very unit. */
  readonly ucum?: string;
  /** The local name in QUDT's vocabulary. */
  readonly qudt?: string;
  /** What a number in this unit is taken to state, where that needs saying. */
  readonly readAs?: string;
};

/**
 * A unit or a constant as an expression of others. Nothing is computed before `resolve` is first called, so thousands
 * of definitions cost nothing until one of them is used.
 */
export type UnitExpression = {
  readonly resolve: () => BaseUnitForm;
  readonly form: Form;
  /** The name of a constant or named unit: "yard". Compound expressions have none. */
  readonly label?: string;
  readonly names?: UnitNames;
};

export type Form =
  | { readonly kind: "base" }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "constant" }
  | { readonly kind: "prefixed"; readonly prefix: Prefix; readonly unit: UnitExpression }
  | { readonly kind: "product"; readonly factors: readonly UnitExpression[] }
  | {
      readonly kind: "quotient";
      readonly numerator: UnitExpression;
      readonly denominators: readonly UnitExpression[];
    }
  | { readonly kind: "power"; readonly base: UnitExpression; readonly exponent: number }
  | { readonly kind: "definition"; readonly is: UnitExpression };

/** An expression, or a plain number: a whole number, or a decimal or fraction as text ("0.45359237", "5/9"). */
export type Term = UnitExpression | number | string;

/** Every unit that states names of its own, in the order of definition; filled as the constants are defined. */
export const namedExpressions: UnitExpression[] = [];

function lazily(compute: () => BaseUnitForm, form: Form, label?: string, names?: UnitNames): UnitExpression {
  let resolved: BaseUnitForm | undefined;
  const expression = { resolve: () => (resolved ??= compute()), form, label, names };
  if (names !== undefined) namedExpressions.push(expression);
  return expression;
}

export function toExpression(term: Term): UnitExpression {
  if (typeof term === "object") return term;
  const text = String(term);
  return lazily(() => ({ ...UNITY_FORM, ratio: fraction(text) }), { kind: "number", text });
}

const productOf = (factors: readonly UnitExpression[]): BaseUnitForm =>
  factors.map((factor) => factor.resolve()).reduce((a, b) => combineForms(a, b, 1), UNITY_FORM);

/** The product of terms: `times("0.3048", METRE)`. */
export function times(...terms: readonly Term[]): UnitExpression {
  const factors = terms.map(toExpression);
  return lazily(() => productOf(factors), { kind: "product", factors });
}

/** The first term ÷ the product of the others: `per(METRE, SECOND)`, `per(GRAM, LITRE, HOUR)`. */
export function per(first: Term, ...others: readonly Term[]): UnitExpression {
  const numerator = toExpression(first);
  const denominators = others.map(toExpression);
  return lazily(() => combineForms(numerator.resolve(), productOf(denominators), -1), {
    kind: "quotient",
    numerator,
    denominators,
  });
}

/** A base to a whole power. */
export const toThe = (exponent: number, base: UnitExpression): UnitExpression =>
  lazily(() => raiseForm(base.resolve(), exponent), { kind: "power", base, exponent });
export const squared = (base: UnitExpression): UnitExpression => toThe(2, base);
export const cubed = (base: UnitExpression): UnitExpression => toThe(3, base);
export const inverse = (base: UnitExpression): UnitExpression => toThe(-1, base);

/** A prefix before a unit: `prefixed(KILO, METRE)`. */
export const prefixed = (prefix: Prefix, unit: UnitExpression): UnitExpression =>
  lazily(() => combineForms(prefix.form, unit.resolve(), 1), {
    kind: "prefixed",
    prefix,
    unit,
  });

/** A coherent unit of one base dimension: meter, kilogram, second … */
export const base = (
  label: string,
  dimension: BaseDimension,
  source: Source,
  names: UnitNames,
): UnitExpression =>
  lazily(
    () => ({ ...UNITY_FORM, dimension: baseDimension(dimension), sources: new Set([source]) }),
    { kind: "base" },
    label,
    names,
  );

/**
 * A constant that is exact by definition, law or agreement: `exact("yard", times("0.9144", METRE), s.YARD_AND_POUND_1959)`.
 * With names it is a unit that people can write.
 */
export function exact(label: string, is: Term, source: Source, names?: UnitNames): UnitExpression {
  const definition = toExpression(is);
  return lazily(
    () => withSource(definition.resolve(), source),
    { kind: "definition", is: definition },
    label,
    names,
  );
}

/** A constant with several published values, of which one is chosen and named. */
export function conventional(label: string, is: Term, source: Source, names?: UnitNames): UnitExpression {
  const chosen = exact(label, is, source);
  return lazily(() => ({ ...chosen.resolve(), isConventional: true }), chosen.form, label, names);
}

/** Reads the digits of a constant when they are first needed: most conversions need none. */
function lazyConstant<T extends object>(fields: T, digits: string): T & { readonly value: Ratio } {
  let value: Ratio | undefined;
  return Object.defineProperty({ ...fields }, "value", {
    get: () => (value ??= decimal(digits)),
    enumerable: true,
  }) as T & { readonly value: Ratio };
}

function fromConstant(
  label: string,
  constant: SymbolicConstant,
  unit: Term,
  names?: UnitNames,
): UnitExpression {
  const expression = toExpression(unit);
  return lazily(
    () => {
      const own: BaseUnitForm = {
        ...UNITY_FORM,
        constants: new Map([[constant, 1]]),
        sources: new Set([constant.source]),
      };
      return combineForms(own, expression.resolve(), 1);
    },
    { kind: "constant" },
    label,
    names,
  );
}

/** A mathematical constant; `digits` has enough that a product rounds to the right double (100 and more). */
export const irrational = (label: string, digits: string, source: Source): UnitExpression =>
  fromConstant(label, lazyConstant({ id: label, kind: "irrational", source } as const, digits), 1);

/** A measured constant: CODATA's value and standard uncertainty in the same unit. */
export function measured(
  label: string,
  value: string,
  uncertainty: string,
  unit: Term,
  source: Source,
  names?: UnitNames,
): UnitExpression {
  const relativeUncertainty = Number(uncertainty) / Math.abs(Number(value));
  const constant = lazyConstant({ id: label, kind: "measured", relativeUncertainty, source } as const, value);
  return fromConstant(label, constant, unit, names);
}

/** A quantity whose size is a market rate, looked up by its id when a conversion runs. */
export const rated = (id: string, unit: Term, source: Source): UnitExpression =>
  fromConstant(id, { id, kind: "rate", source }, unit);

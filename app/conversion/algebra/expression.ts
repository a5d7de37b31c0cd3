import { fraction } from "~/numerals/ratio";
import type { SourceId } from "../constants/bibliography";
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
import { listOf, type OtherNames, type StatedNames, type UnitNames } from "./unit-names";

/** An expression, or a plain number: a whole number, or a decimal or fraction as text ("0.45359237", "5/9"). */
export type Term = UnitExpression | number | string;

/** A product whose numbers become expressions on first use, because importing the engine creates hundreds of products. */
class ProductForm {
  readonly kind = "product";
  private expressions: readonly UnitExpression[] | undefined;

  constructor(private readonly terms: readonly Term[]) {}

  get factors(): readonly UnitExpression[] {
    this.expressions ??= this.terms.map(toExpression);
    return this.expressions;
  }
}

/** A quotient whose numbers become expressions on first use. */
class QuotientForm {
  readonly kind = "quotient";
  private expressions: readonly UnitExpression[] | undefined;

  constructor(
    readonly numerator: UnitExpression,
    private readonly others: readonly Term[],
  ) {}

  get denominators(): readonly UnitExpression[] {
    this.expressions ??= this.others.map(toExpression);
    return this.expressions;
  }
}

export type Form =
  | { readonly kind: "base"; readonly dimension: BaseDimension; readonly source: SourceId }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "constant"; readonly constant: SymbolicConstant; readonly unit: UnitExpression }
  | { readonly kind: "prefixed"; readonly prefix: Prefix; readonly unit: UnitExpression }
  | ProductForm
  | QuotientForm
  | { readonly kind: "power"; readonly base: UnitExpression; readonly exponent: number }
  | {
      readonly kind: "definition";
      readonly is: UnitExpression;
      readonly source: SourceId;
      /** True if it is one of several published values. */
      readonly isConventional: boolean;
    };

const productOf = (factors: readonly UnitExpression[]): BaseUnitForm =>
  factors.map((factor) => factor.resolve()).reduce((a, b) => combineForms(a, b, 1), UNITY_FORM);

function constantForm(constant: SymbolicConstant): BaseUnitForm {
  return { ...UNITY_FORM, constants: new Map([[constant, 1]]), sources: new Set([constant.source]) };
}

function evaluate(form: Form): BaseUnitForm {
  switch (form.kind) {
    case "base":
      return { ...UNITY_FORM, dimension: baseDimension(form.dimension), sources: new Set([form.source]) };
    case "number":
      return { ...UNITY_FORM, ratio: fraction(form.text) };
    case "constant":
      return combineForms(constantForm(form.constant), form.unit.resolve(), 1);
    case "prefixed":
      return combineForms(form.prefix.form, form.unit.resolve(), 1);
    case "product":
      return productOf(form.factors);
    case "quotient":
      return combineForms(form.numerator.resolve(), productOf(form.denominators), -1);
    case "power":
      return raiseForm(form.base.resolve(), form.exponent);
    case "definition": {
      const defined = withSource(form.is.resolve(), form.source);
      return form.isConventional ? { ...defined, isConventional: true } : defined;
    }
  }
}

const readNames = ({ plural, aliases = "", ...others }: StatedNames, label?: string): UnitNames => ({
  ...others,
  plural: plural === null ? (others.name ?? label) : plural,
  aliases: listOf(aliases),
});

/**
 * A unit or a constant as an expression of others. Nothing is computed before `resolve` is first called, so thousands
 * of definitions cost little until one of them is used. It is a class because importing the engine creates 1,500,
 * and a closure for each takes three times as long.
 */
export class UnitExpression {
  private evaluated: BaseUnitForm | undefined;
  private listed: UnitNames | undefined;

  constructor(
    readonly form: Form,
    /** The name of a constant or named unit: "yard"; undefined for compound expressions. */
    readonly label?: string,
    private readonly stated?: StatedNames,
  ) {}

  get names(): UnitNames | undefined {
    if (this.stated) this.listed ??= readNames(this.stated, this.label);
    return this.listed;
  }

  resolve(): BaseUnitForm {
    this.evaluated ??= evaluate(this.form);
    return this.evaluated;
  }
}

/** A unit whose name and symbol are literal types, from which the types of ids are derived; the field is never set. */
export type NamedUnit<Name extends string = string, UnitSymbol extends string = string> = UnitExpression & {
  readonly literalNames?: readonly [Name, UnitSymbol];
};

/** The full name of a unit: the stated name, or else the label. */
type NameOf<Label extends string, Names extends OtherNames> = Names extends {
  readonly name: infer Name extends string;
}
  ? Name
  : Label;

/** Every unit that states its own names, in the order of definition; filled as the constants are defined. */
export const namedExpressions: UnitExpression[] = [];

function define(form: Form, label: string, symbol?: string, others?: OtherNames): UnitExpression {
  if (symbol === undefined) return new UnitExpression(form, label);
  const expression = new UnitExpression(form, label, { symbol, ...others });
  namedExpressions.push(expression);
  return expression;
}

/**
 * The same unit under another name.
 * Bundlers drop unused calls of a function with this mark: `everyunit/length` does not contain pressure.
 */
/* @__NO_SIDE_EFFECTS__ */
export const renamed = <const Label extends string, const Names extends StatedNames>(
  unit: UnitExpression,
  label: Label,
  names: Names,
): NamedUnit<NameOf<Label, Names>, Names["symbol"]> => new UnitExpression(unit.form, label, names);

export const toExpression = (term: Term): UnitExpression =>
  typeof term === "object" ? term : new UnitExpression({ kind: "number", text: String(term) });

/** The product of terms: `times("0.3048", METER)`. */
export const times = /* @__NO_SIDE_EFFECTS__ */ (...terms: readonly Term[]): UnitExpression =>
  new UnitExpression(new ProductForm(terms));

/** The first term ÷ the product of the others: `per(METER, SECOND)`, `per(GRAM, LITER, HOUR)`. */
export const per = /* @__NO_SIDE_EFFECTS__ */ (first: Term, ...others: readonly Term[]): UnitExpression =>
  new UnitExpression(new QuotientForm(toExpression(first), others));

export const toThe = /* @__NO_SIDE_EFFECTS__ */ (exponent: number, base: UnitExpression): UnitExpression =>
  new UnitExpression({ kind: "power", base, exponent });
export const squared = /* @__NO_SIDE_EFFECTS__ */ (base: UnitExpression): UnitExpression => toThe(2, base);
export const cubed = /* @__NO_SIDE_EFFECTS__ */ (base: UnitExpression): UnitExpression => toThe(3, base);
export const inverse = /* @__NO_SIDE_EFFECTS__ */ (base: UnitExpression): UnitExpression => toThe(-1, base);

/** A prefix before a unit: `prefixed(KILO, METER)`. */
export const prefixed = /* @__NO_SIDE_EFFECTS__ */ (prefix: Prefix, unit: UnitExpression): UnitExpression =>
  new UnitExpression({ kind: "prefixed", prefix, unit });

/** A coherent unit of one base dimension: meter, kilogram, second … */
/* @__NO_SIDE_EFFECTS__ */
export const base = <
  const Label extends string,
  const UnitSymbol extends string,
  const Names extends OtherNames,
>(
  label: Label,
  dimension: BaseDimension,
  source: SourceId,
  symbol: UnitSymbol,
  names?: Names,
): NamedUnit<NameOf<Label, Names>, UnitSymbol> =>
  define({ kind: "base", dimension, source }, label, symbol, names);

const definition = (is: Term, source: SourceId, isConventional: boolean): Form => ({
  kind: "definition",
  is: toExpression(is),
  source,
  isConventional,
});

/**
 * A constant that is exact by definition, law or agreement: `exact("yard", times("0.9144", METER), "24 FR 5348", "yd")`.
 * With a symbol it is a unit that people can write.
 */
/* @__NO_SIDE_EFFECTS__ */
export const exact = <
  const Label extends string,
  const UnitSymbol extends string,
  const Names extends OtherNames,
>(
  label: Label,
  is: Term,
  source: SourceId,
  symbol?: UnitSymbol,
  names?: Names,
): NamedUnit<NameOf<Label, Names>, UnitSymbol> => define(definition(is, source, false), label, symbol, names);

/** A constant with several published values, of which one is chosen and named. */
/* @__NO_SIDE_EFFECTS__ */
export const conventional = (
  label: string,
  is: Term,
  source: SourceId,
  symbol?: string,
  names?: OtherNames,
): UnitExpression => define(definition(is, source, true), label, symbol, names);

export const constantIn = (
  constant: SymbolicConstant,
  unit: Term,
  symbol?: string,
  names?: OtherNames,
): UnitExpression =>
  define({ kind: "constant", constant, unit: toExpression(unit) }, constant.id, symbol, names);

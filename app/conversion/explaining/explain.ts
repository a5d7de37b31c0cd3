import {
  decimalExponent,
  divide,
  isZero,
  negate,
  type Ratio,
  toDouble,
  toExactText,
  toSignificantText,
} from "~/numerals/ratio";
import type { BaseUnitForm } from "../algebra/base-unit-form";
import type { UnitExpression } from "../algebra/expression";
import { superscript } from "../algebra/names";
import type { Category } from "../categories/category";
import type { Scale, Unit } from "../categories/unit";
import type { Source } from "../constants/sources";
import { requireCategory, requireUnit } from "../converting/catalogue-conversion";
import { type Exactness, evaluate, exactnessOf, ruleBetween } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import { type Result, succeed } from "../errors";
import { constantsIn, describeDefinition, sourcesOf } from "./describe";
import { equationOf, formulaOf } from "./formula";

/** How one conversion works, as data; `equation`, `formula` and the like are the texts to show. */
export type Explanation = {
  /** "1 mi = 1.609344 km" */
  readonly equation: string;
  /** True where the equation shows a rounded factor. */
  readonly isRounded: boolean;
  /** The exact factor as a decimal or fraction, with π or ln 10 as symbols; null where it is measured or a rate. */
  readonly exactFactor: string | null;
  /** The factor as the nearest double shows it. */
  readonly factor: string;
  readonly exactness: Exactness;
  /** "Multiply by 1.609344." */
  readonly formula: string;
  /** Relative standard uncertainty of a measured factor. */
  readonly relativeUncertainty: number | null;
  /** "mile = 1760 × yard", one line for each constant the two units rest on. */
  readonly definitions: readonly string[];
  readonly sources: readonly Source[];
  /** What ambiguous names were taken to mean, conventions, remarks of the category. */
  readonly notes: readonly string[];
};

/** Longer exact factors are shown as decimals only, and the longest not at all. */
const MAX_EXACT_LENGTH = 60;
const MAX_FRACTION_LENGTH = 120;
const MAX_TERMINATING_DIGITS = 40;

/** A long fraction says less than the decimal it comes to: 5/9, but not 8896443230521/1290320000. */
const isReadable = (text: string): boolean => text.length <= (text.includes("/") ? 9 : 24);

/** Many currencies have a sign that another country reads as its own; their codes are unambiguous. */
const shownName = (unit: Unit, category: Category | null): string =>
  category?.displayStyle(unit).kind === "currency" ? unit.id : unit.symbol || unit.name;

/** Explains the conversion between two units of a category. Errors: unknown_category, unknown_unit, no_rate. */
export function explain(
  categoryId: string,
  fromId: string,
  toId: string,
  rates: ExchangeRates,
): Result<Explanation> {
  const category = requireCategory(categoryId);
  if (!category.ok) return category;
  const from = requireUnit(category.value, fromId);
  if (!from.ok) return from;
  const to = requireUnit(category.value, toId);
  return to.ok ? explainUnits(category.value, from.value, to.value, rates) : to;
}

/** Explains the conversion between two units that convert into each other. Error: no_rate. */
export function explainUnits(
  category: Category | null,
  from: Unit,
  to: Unit,
  rates: ExchangeRates,
): Result<Explanation> {
  const rule = ruleBetween(from, to);
  const evaluated = evaluate(rule.factor, rates);
  if (!evaluated.ok) return evaluated;
  const factor = evaluated.value;
  const exactFactor = exactText(rule.factor);
  const rounded = String(toDouble(factor));
  const shown = exactFactor !== null && isReadable(exactFactor) ? exactFactor : rounded;
  const isRounded = shown !== exactFactor;
  return succeed({
    equation: equationOf({
      from: shownName(from, category),
      to: shownName(to, category),
      rule,
      factor,
      shown,
      isRounded,
    }),
    isRounded,
    exactFactor,
    factor: rounded,
    exactness: exactnessOf(rule.factor),
    formula: formulaOf(rule, factor, shown),
    relativeUncertainty: uncertaintyOf(rule.factor),
    definitions: definitionsOf(from, to),
    sources: [...new Set([...sourcesOf(from), ...sourcesOf(to)])],
    notes: [...new Set([from.note, to.note, category?.note].filter((note) => note !== undefined))],
  });
}

/** The factor as an exact text: "1.609344", "5/9", "π ÷ 180"; null where something measured or a rate is in it. */
function exactText({ ratio, constants }: BaseUnitForm): string | null {
  const symbols: string[] = [];
  for (const [constant, exponent] of constants) {
    if (constant.kind !== "irrational") return null;
    const size = Math.abs(exponent);
    symbols.push(`${exponent < 0 ? "÷" : "×"} ${constant.id}${size === 1 ? "" : superscript(size)}`);
  }
  const plain = toExactText(ratio);
  const text = symbols.length === 0 ? plain : withSymbols(plain, symbols);
  return text.length <= MAX_EXACT_LENGTH ? text : toLongText(ratio, plain, symbols);
}

/** "π ÷ 180" rather than "1/180 × π". */
function withSymbols(plain: string, symbols: readonly string[]): string {
  const [numerator, denominator] = plain.split("/");
  const isUnity = numerator === "1" && symbols[0]?.startsWith("×");
  const parts = [...(isUnity ? [] : [numerator]), ...symbols, ...(denominator ? ["÷", denominator] : [])];
  return parts.join(" ").replace(/^× /, "");
}

/** A long exact number in scientific notation where its digits end, or else as a fraction; null where both are too long. */
function toLongText(ratio: Ratio, plain: string, symbols: readonly string[]): string | null {
  const digits = plain.replace(/^-?0\.?0*|\.|0+$/g, "");
  const terminates = !isZero(ratio) && !plain.includes("/") && digits.length <= MAX_TERMINATING_DIGITS;
  if (terminates) return [toSignificantText(ratio, MAX_TERMINATING_DIGITS), ...symbols].join(" ");
  const fraction = `${ratio.numerator}/${ratio.denominator}`;
  return fraction.length <= MAX_FRACTION_LENGTH ? [fraction, ...symbols].join(" ") : null;
}

function uncertaintyOf({ constants }: BaseUnitForm): number | null {
  let sum = 0;
  for (const [constant, exponent] of constants)
    if (constant.kind === "measured") sum += (exponent * constant.relativeUncertainty) ** 2;
  return sum === 0 ? null : Math.sqrt(sum);
}

function definitionsOf(from: Unit, to: Unit): string[] {
  const lines = new Set<string>();
  for (const unit of [from, to]) for (const line of definitionLines(unit)) lines.add(line);
  return [...lines];
}

function definitionLines({ name, symbol, scale }: Unit): readonly string[] {
  const { factor } = scale;
  if (isRate(factor)) return [`${name}: market exchange rate`];
  return [...ownLine(name, symbol, scale), ...constantsIn(factor).flatMap(constantLine)];
}

function ownLine(name: string, symbol: string, scale: Scale): readonly string[] {
  if (scale.kind === "affine") return [`absolute zero = ${zeroOf(scale)} ${symbol}`];
  const { form, label } = scale.factor;
  if (form.kind === "prefixed" && label === undefined && scale.kind === "linear")
    return [`${name} = ${prefixText(form.prefix.form.ratio)} × ${describeDefinition(form.unit)}`];
  const definition = describeDefinition(scale.factor);
  if (scale.kind === "curve") return [`x ${symbol} = ${definition} × ${scale.curve.applyText("x")}`];
  const shown = scale.kind === "reciprocal" && scale.factor.label ? `1 ÷ ${definition}` : definition;
  return shown.toLowerCase() === name.toLowerCase() ? [] : [`${name} = ${shown}`];
}

/** 1000 and 0.01, but 10⁻⁹. */
function prefixText(factor: Ratio): string {
  const exponent = decimalExponent(factor);
  const isPowerOfTen = toExactText(factor).replaceAll(/[0.]/g, "") === "1";
  return isPowerOfTen && Math.abs(exponent) > 6 ? `10${superscript(exponent)}` : toExactText(factor);
}

function constantLine(constant: UnitExpression): readonly string[] {
  const { label, form } = constant;
  if (form.kind === "constant") return [`${label}: ${constantText(constant.resolve())}`];
  if (form.kind !== "definition") return [];
  const definition = describeDefinition(form.is);
  return definition === label ? [] : [`${label} = ${definition}`];
}

const isRate = ({ form, resolve }: UnitExpression): boolean =>
  form.kind === "constant" && [...resolve().constants.keys()].some(({ kind }) => kind === "rate");

/** What the unit reads where the reference unit reads zero. */
const zeroOf = ({ zero, factor }: Extract<Scale, { kind: "affine" }>): string =>
  toExactText(negate(divide(zero, factor.resolve().ratio))).replace("-", "−");

function constantText({ constants }: BaseUnitForm): string {
  const [constant] = constants.keys();
  switch (constant?.kind) {
    case "rate":
      return "market exchange rate";
    case "irrational":
      return "mathematical constant";
    case "measured":
      return `measured, ${toSignificantText(constant.value, 15)} in SI units (${constant.source.id})`;
    case undefined:
      return "";
  }
}

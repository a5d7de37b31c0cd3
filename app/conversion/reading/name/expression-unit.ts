import { rememberedFor } from "~/numerals/once";
import type { Dimension } from "../../algebra/dimension";
import { per, renamed, times, toThe, type UnitExpression } from "../../algebra/expression";
import { nameOf, symbolOf, systemOf, ucumOf } from "../../algebra/names";
import { pluralNameOf } from "../../algebra/plural";
import type { UnitNames } from "../../algebra/unit-names";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import * as exact from "../../constants/exact";

/** The named units and prefixes in an expression, with their exponents: the same map for kg·m⁻³ and kg/m³. */
export function factorsOf(
  expression: UnitExpression,
  exponent = 1,
  into = new Map<string, number>(),
): Map<string, number> {
  const { form, label } = expression;
  const put = (key: string): Map<string, number> => into.set(key, (into.get(key) ?? 0) + exponent);
  if (label !== undefined) return put(label);
  switch (form.kind) {
    case "prefixed":
      return put(`${form.prefix.name}-${form.unit.label ?? symbolOf(form.unit)}`);
    case "number":
      return form.text === "1" ? into : put(form.text);
    case "product":
      for (const factor of form.factors) factorsOf(factor, exponent, into);
      return into;
    case "quotient":
      factorsOf(form.numerator, exponent, into);
      for (const denominator of form.denominators) factorsOf(denominator, -exponent, into);
      return into;
    case "power":
      return factorsOf(form.base, exponent * form.exponent, into);
    default:
      return into;
  }
}

const keyOf = (expression: UnitExpression): string =>
  [...factorsOf(expression)]
    .filter(([, exponent]) => exponent !== 0)
    .map(([name, exponent]) => `${name}^${exponent}`)
    .sort()
    .join(" ");

/** The linear rows of a category by the key of their expression, in the category's order. */
const rowsOf = rememberedFor((category: Category): ReadonlyMap<string, readonly Unit[]> => {
  const rows = new Map<string, Unit[]>();
  for (const unit of category.units) {
    if (unit.scale.kind !== "linear") continue;
    const key = keyOf(unit.scale.factor);
    rows.set(key, [...(rows.get(key) ?? []), unit]);
  }
  return rows;
});

/**
 * The category's row for an expression, with its factors in any order. Rows without a UCUM code are skipped if the expression
 * has one: they count something that the expression does not name, so 1/m is not dot/m.
 */
export function rowFor(expression: UnitExpression, category: Category): Unit | undefined {
  const rows = rowsOf(category).get(keyOf(expression));
  return rows?.find((unit) => unit.ucum !== null || ucumOf(expression) === null);
}

/** Whether a category has a row for a unit, or for the product that it is a multiple of: N·m for kN·m. */
export function isCatalogued(unit: Unit, category: Category | null): boolean {
  if (category?.units.includes(unit)) return true;
  const { form } = unit.scale.factor;
  if (form.kind !== "product" || category === null) return false;
  const factors = form.factors.map((factor) => (factor.form.kind === "prefixed" ? factor.form.unit : factor));
  const product = times(...factors);
  // A row may be defined as the product, such as the watt-hour.
  const isDefinition = ({ form: own }: UnitExpression): boolean =>
    own.kind === "definition" && keyOf(own.is) === keyOf(product);
  return (
    rowFor(product, category) !== undefined || category.units.some((row) => isDefinition(row.scale.factor))
  );
}

/** Removes the braces of nouns: {cells}/mL is shown as cells/mL. */
const withoutBraces = (text: string): string =>
  /[{[]/.test(text) ? text.replace(/[{}]/g, "").replace("[IU]", "IU") : text;

/** A row as part of an expression: its own expression if that has a symbol, otherwise one with the names of the row. */
export function expressionOfRow({ id, name, symbol, plural, ucum, scale }: Unit): UnitExpression {
  const { factor } = scale;
  if (symbolOf(factor) !== null) return factor;
  const names = { name, symbol: symbol || id, plural, ucum: ucum ?? undefined };
  return renamed(factor, factor.label ?? name, names);
}

/** An expression as a unit, named by its symbol. `text` is the user's wording, for parts without a symbol. */
export function expressionUnit(expression: UnitExpression, text: string): Unit {
  // 1/cm becomes cm⁻¹, because "0.02 1/cm" looks like two numbers.
  const symbol = withoutBraces(symbolOf(expression) ?? text).replace(/^1\/([\p{L}°]+)$/u, "$1⁻¹");
  const name = withoutBraces(nameOf(expression) ?? symbol);
  return {
    id: symbol,
    name,
    symbol,
    plural: withoutBraces(pluralNameOf(expression) ?? name),
    aliases: [],
    ucum: ucumOf(expression),
    isConventional: false,
    system: systemOf(expression),
    sources: [],
    scale: { kind: "linear", factor: expression },
  };
}

/** The names of the units in an expression whose definition is an assumption. */
export function unitsToExplain({ form, names }: UnitExpression): readonly UnitNames[] {
  if (names) return names.readAs === undefined ? [] : [names];
  switch (form.kind) {
    case "prefixed":
      return unitsToExplain(form.unit);
    case "product":
      return form.factors.flatMap(unitsToExplain);
    case "quotient":
      return [form.numerator, ...form.denominators].flatMap(unitsToExplain);
    case "power":
      return unitsToExplain(form.base);
    default:
      return [];
  }
}

/** The base units, in the order of BASE_DIMENSIONS. */
const baseUnits: readonly UnitExpression[] = [
  exact.METER,
  exact.KILOGRAM,
  exact.SECOND,
  exact.AMPERE,
  exact.KELVIN,
  exact.MOLE,
  exact.CANDELA,
  exact.RADIAN,
  exact.BIT,
  exact.US_DOLLAR,
  exact.BEL,
];

/** The coherent unit of a dimension, composed of base units: kg·m/s². */
export function baseUnitOf(dimension: Dimension): Unit {
  const powers = (sign: 1 | -1): UnitExpression[] =>
    baseUnits.flatMap((unit, i) => {
      const exponent = (dimension[i] ?? 0) * sign;
      return exponent <= 0 ? [] : [exponent === 1 ? unit : toThe(exponent, unit)];
    });
  const [numerator, denominators] = [powers(1), powers(-1)];
  const top = times(...(numerator.length > 0 ? numerator : [1]));
  return expressionUnit(denominators.length > 0 ? per(top, ...denominators) : top, "1");
}

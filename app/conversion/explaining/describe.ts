import { decimal, decimalExponent, toExactText } from "~/numerals/ratio";
import type { UnitExpression } from "../algebra/expression";
import { superscript } from "../algebra/names";
import type { Prefix } from "../algebra/prefix";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import type { SourceId } from "../constants/bibliography";
import { type Exactness, exactnessOf } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import { findInQudt } from "./qudt-vocabulary";
import { noteOf } from "./repeated-size";

/** The exactness of the unit's own definition, whatever it is converted into. */
export function exactnessOfUnit(unit: Unit): Exactness {
  const form = unit.scale.factor.resolve();
  return exactnessOf(form, form.isConventional || unit.isConventional);
}

/** Every source of the unit's definition by its short name, the unit's own first. */
export const sourcesOf = (unit: Unit): readonly SourceId[] => [
  ...new Set([...unit.sources, ...unit.scale.factor.resolve().sources]),
];

/** The sources of a unit as a text: "NIST SP 811; 3rd CGPM". */
export const describeSources = (unit: Unit): string => sourcesOf(unit).join("; ");

/** The sources of a conversion: those of both units, or the exchange rates with their date. */
export function describeConversionSource(
  units: readonly Unit[],
  exactness: Exactness,
  rates: ExchangeRates,
): string {
  if (exactness === "rate") return `${rates.source}, ${rates.date}`;
  return [...new Set(units.flatMap(sourcesOf))].join("; ");
}

/** A unit as GET /api/units and `everyunit units --json` give it. */
export type UnitDescription = Pick<Unit, "id" | "name" | "symbol" | "plural" | "aliases" | "ucum"> & {
  readonly qudt: string | null;
  readonly exactness: Exactness;
  readonly source: string;
  readonly note: string | null;
};

const describeUnit = (category: Category, unit: Unit): UnitDescription => ({
  id: unit.id,
  name: unit.name,
  symbol: unit.symbol,
  plural: unit.plural,
  aliases: unit.aliases,
  ucum: unit.ucum,
  qudt: unit.qudt ? findInQudt(unit.qudt) : null,
  exactness: exactnessOfUnit(unit),
  source: describeSources(unit),
  note: noteOf(category, unit) ?? null,
});

export type CategoryDescription = {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly units: readonly UnitDescription[];
};

export const describeCategory = (category: Category): CategoryDescription => ({
  id: category.id,
  name: category.name,
  quantity: category.quantityKind,
  units: category.units.map((unit) => describeUnit(category, unit)),
});

/** A definition as text: "550 × foot × pound-force ÷ second". A named constant appears by its name. */
export function describeDefinition(definition: UnitExpression): string {
  return definition.label ?? describeForm(definition);
}

function describeForm({ form }: UnitExpression): string {
  switch (form.kind) {
    case "number":
      return numberText(form.text);
    case "prefixed":
      return prefixedText(form.prefix, form.unit);
    case "product":
      return form.factors.map((factor) => bracketed(factor, "quotient")).join(" × ");
    case "quotient": {
      const isOne = form.denominators.length === 1;
      const denominators = form.denominators.map((part) =>
        bracketed(part, "quotient", ...(isOne ? ["product"] : [])),
      );
      const denominator = denominators.join(" × ");
      return `${bracketed(form.numerator, "quotient")} ÷ ${isOne ? denominator : `(${denominator})`}`;
    }
    case "power":
      return powerText(bracketed(form.base, "product", "quotient", "power"), form.exponent);
    case "definition":
      return describeDefinition(form.is);
    case "base":
    case "constant":
      return "";
  }
}

/** Joins a prefix to a name of one word; otherwise the prefix is a factor: "10⁹ × thermochemical calorie". */
const prefixedText = (prefix: Prefix, unit: UnitExpression): string => {
  const name = describeDefinition(unit);
  return /^[\p{L}-]+$/u.test(name) ? prefix.name + name : `${prefixSize(prefix)} × ${name}`;
};

/** The size of a prefix, as a power of ten if it has more than six zeros: 1000, 10⁻⁹. */
export function prefixSize({ form: { ratio } }: Prefix): string {
  const exponent = decimalExponent(ratio);
  const isPowerOfTen = toExactText(ratio).replaceAll(/[0.]/g, "") === "1";
  return isPowerOfTen && Math.abs(exponent) > MAX_PLAIN_EXPONENT
    ? `10${superscript(exponent)}`
    : toExactText(ratio);
}

function powerText(base: string, exponent: number): string {
  if (exponent === 1) return base;
  if (exponent < 0) return `1 ÷ ${powerText(base, -exponent)}`;
  return base + superscript(exponent);
}

const bracketed = (part: UnitExpression, ...kinds: string[]): string => {
  const text = describeDefinition(part);
  const { kind } = part.form;
  const shownKind = kind === "prefixed" && text.includes(" × ") ? "product" : kind;
  return part.label === undefined && kinds.includes(shownKind) ? `(${text})` : text;
};

const MAX_PLAIN_EXPONENT = 6;

/** A number without e notation: 1000 for "1e3", and 3.7 × 10¹⁰ for "3.7e10". */
function numberText(text: string): string {
  const scientific = /^(.+)e([+-]?\d+)$/.exec(text);
  if (!scientific) return text;
  const [, mantissa, exponent] = scientific;
  if (Math.abs(Number(exponent)) <= MAX_PLAIN_EXPONENT) return toExactText(decimal(text));
  const power = `10${superscript(Number(exponent))}`;
  return mantissa === "1" ? power : `${mantissa} × ${power}`;
}

/** The named constants in a definition and in their definitions, down to base units; outermost first. */
export function constantsIn(definition: UnitExpression): UnitExpression[] {
  const seen = new Set<UnitExpression>();
  const visit = (part: UnitExpression) => {
    if (seen.has(part)) return;
    if (part.label !== undefined) seen.add(part);
    const { form } = part;
    if (form.kind === "product") form.factors.forEach(visit);
    else if (form.kind === "quotient") [form.numerator, ...form.denominators].forEach(visit);
    else if (form.kind === "power") visit(form.base);
    else if (form.kind === "prefixed") visit(form.unit);
    else if (form.kind === "definition") visit(form.is);
  };
  visit(definition);
  return [...seen];
}

import { decimal, toExactText } from "~/numerals/ratio";
import type { Exactness } from "./convert";
import type { Definition } from "./definition";
import { qudtName } from "./qudt-names";
import type { Source } from "./sources";
import type { Category, Unit } from "./unit";

/** How well the unit's own definition is known, whatever it is converted into. */
export function exactnessOfUnit(unit: Unit): Exactness {
  const { atoms, isConventional } = unit.scale.factor.resolve();
  const kinds = new Set([...atoms.keys()].map((atom) => atom.kind));
  if (kinds.has("rate")) return "rate";
  if (kinds.has("measured")) return "measured";
  return isConventional || unit.isConventional ? "conventional" : "exact";
}

/** Every document the unit's definition rests on, the unit's own first. */
export const sourcesOf = (unit: Unit): readonly Source[] => [
  ...new Set([...unit.sources, ...unit.scale.factor.resolve().sources]),
];

/** The same documents by their short names: "NIST SP 811; CGPM 1901". */
export const describeSources = (unit: Unit): string =>
  sourcesOf(unit)
    .map(({ id }) => id)
    .join("; ");

/** A unit as GET /api/units and `everyunit units --json` give it. */
export type UnitDescription = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly ucum: string | null;
  readonly qudt: string | null;
  readonly exactness: Exactness;
  readonly source: string;
  readonly note: string | null;
};

export const describeUnit = (unit: Unit, category: Category): UnitDescription => ({
  id: unit.id,
  name: unit.name,
  symbol: unit.symbol,
  plural: unit.plural,
  aliases: unit.aliases,
  ucum: unit.ucum ?? null,
  qudt: qudtName(category.id, unit.id),
  exactness: exactnessOfUnit(unit),
  source: describeSources(unit),
  note: unit.note ?? null,
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
  quantity: category.quantity,
  units: category.units.map((unit) => describeUnit(unit, category)),
});

/** A definition in words and signs: "550 × foot × pound-force ÷ second". A named constant stands as its name. */
export function describeDefinition(definition: Definition): string {
  return definition.label ?? describeForm(definition);
}

function describeForm({ form }: Definition): string {
  switch (form.kind) {
    case "number":
      return numberText(form.text);
    case "product":
      return form.factors.map((factor) => bracketed(factor, "quotient")).join(" × ");
    case "quotient":
      return `${bracketed(form.over, "quotient")} ÷ ${bracketed(form.under, "product", "quotient")}`;
    case "power":
      return `${bracketed(form.base, "product", "quotient", "power")}${superscript(form.exponent)}`;
    case "named":
      return describeDefinition(form.is);
    default:
      return "";
  }
}

const bracketed = (part: Definition, ...kinds: string[]): string => {
  const text = describeDefinition(part);
  return part.label === undefined && kinds.includes(part.form.kind) ? `(${text})` : text;
};

const MAX_PLAIN_EXPONENT = 6;

/** "1e3" as 1000 and "3.7e10" as 3.7 × 10¹⁰: no layperson reads the letter. */
function numberText(text: string): string {
  const scientific = /^(.+)e([+-]?\d+)$/.exec(text);
  if (!scientific) return text;
  const [, mantissa, exponent] = scientific;
  if (Math.abs(Number(exponent)) <= MAX_PLAIN_EXPONENT) return toExactText(decimal(text));
  const power = `10${superscript(Number(exponent))}`;
  return mantissa === "1" ? power : `${mantissa} × ${power}`;
}

export const superscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(sign)]).join("");

/** The named constants a definition is made of, each with its own definition, outermost first; base units end the chain. */
export function constantsIn(definition: Definition): Definition[] {
  const seen = new Set<Definition>();
  const visit = (part: Definition) => {
    if (seen.has(part)) return;
    if (part.label !== undefined) seen.add(part);
    const { form } = part;
    if (form.kind === "product") form.factors.forEach(visit);
    else if (form.kind === "quotient") [form.over, form.under].forEach(visit);
    else if (form.kind === "power") visit(form.base);
    else if (form.kind === "named") visit(form.is);
  };
  visit(definition);
  return [...seen];
}

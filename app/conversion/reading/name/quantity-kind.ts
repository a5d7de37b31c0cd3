import { formatDimension } from "../../algebra/dimension";
import type { UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import type { UnitMatch } from "./readings";
import { rememberedFor } from "./remembered";

/** @file Which of several categories of one dimension a unit is of: Btu/gal is not a pressure, and lbf·ft is a torque. */

/** By what such categories differ: forces and, also within a power, energies. */
const KINDS: Readonly<Record<string, number>> = { "L·M·T^-2": 1, "L^2·M·T^-2": 100, "L^2·M·T^-3": 100 };

/** How many forces an expression multiplies, and how many energies, in hundreds. */
function kindOf(expression: UnitExpression): number {
  const { form, label } = expression;
  const sum = (parts: readonly UnitExpression[]): number => parts.reduce((all, one) => all + kindOf(one), 0);
  if (label === undefined && form.kind === "product") return sum(form.factors);
  if (label === undefined && form.kind === "quotient") return kindOf(form.numerator) - sum(form.denominators);
  if (label === undefined && form.kind === "power") return form.exponent * kindOf(form.base);
  return KINDS[formatDimension(expression.resolve().dimension)] ?? 0;
}

const kindOfUnit = rememberedFor(({ scale }: Unit) => kindOf(scale.factor));

/** Whether a unit of a category is of the kind of its first. */
function isOfItsKind({ category, unit }: UnitMatch): boolean {
  const first = category?.units[0];
  return first !== undefined && kindOfUnit(unit) !== 0 && kindOfUnit(unit) === kindOfUnit(first);
}

/** Of matches with the same names in several categories, those whose category is of their unit's kind. */
export function ofTheirKind<T>(
  all: readonly T[],
  matchOf: (one: T) => UnitMatch,
  namesOf: (one: T) => string,
): readonly T[] {
  const [first] = all.map((one) => matchOf(one).category);
  if (all.every((one) => matchOf(one).category === first)) return all;
  const own = all.filter((one) => isOfItsKind(matchOf(one)));
  const names = own.map(namesOf);
  return all.filter((one) => own.includes(one) || !names.includes(namesOf(one)));
}

import { once } from "~/numerals/once";
import { fraction, isZero } from "~/numerals/ratio";
import { spend } from "~/numerals/work";
import { combine, DIMENSIONLESS, type Dimension, raise } from "../../algebra/dimension";
import { per, times, toExpression, toThe, type UnitExpression } from "../../algebra/expression";
import { nameOf } from "../../algebra/names";
import { invalidExpression, type Result, succeed } from "../../errors";
import type { AtomMeaning } from "../name/atom-meaning";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import type { ReadName } from "./unit-atoms";
import { atomsOf, partsOf, type UnitNode } from "./unit-node";

/** An expression where each of its names has one of its meanings. */
export type Evaluated = {
  readonly dimension: Dimension;
  readonly rank: number;
  readonly isOffset: boolean;
  /** Its names in their own case, where only that tells them from others. */
  readonly spelling: string | undefined;
  /** Whether one of its names is in another case, in which it may be a unit of something else. */
  readonly isOneOfCases: boolean;
  /** Whether the radian counts as the number one. */
  readonly hasPlainRadians?: boolean;
  /** Composed when it is first asked for: most meanings of a long product convert into nothing. */
  readonly expression: () => UnitExpression;
};

/** What each name means: the same throughout, so that the bushels of "bu/ac * lb/bu" cancel. */
type Names = (text: string) => AtomMeaning | undefined;

/** Of meanings: fewer of a long product, each of which costs more and is less likely to be meant. */
const MOST_COMBINATIONS = 48;
const MOST_CHOICES = 192;
const MANY_NAMES = 6;
const MOST_OF_MANY = 8;

/** All meanings of an expression. Errors: unknown_unit, ambiguous_unit, invalid_expression. */
export function evaluateNode(
  node: UnitNode,
  whole: string,
  options: FindOptions,
  read: ReadName,
): Result<readonly Evaluated[]> {
  const meanings = new Map<string, readonly AtomMeaning[]>();
  const counts = new Map<string, number>();
  for (const { text, column } of atomsOf(node)) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (meanings.has(text)) continue;
    const found = meaningsOfName(text, column, whole, options, read);
    if (!found.ok) return found;
    meanings.set(text, found.value);
  }
  if (hasZero(node)) return invalidExpression(whole, "A unit cannot be multiplied or divided by zero", 1);
  return succeed(
    combinationsOf([...meanings.values()]).map((chosen): Evaluated => {
      spend(chosen.length);
      const byName = new Map([...meanings.keys()].map((text, i) => [text, chosen[i]]));
      const names: Names = (text) => byName.get(text);
      const rankOf = ([text, count]: readonly [string, number]): number => count * (names(text)?.rank ?? 0);
      return {
        dimension: dimensionOf(node, names),
        rank: [...counts].map(rankOf).reduce((a, b) => a + b, isOfTwoCountries(chosen) ? 1 : 0),
        isOffset: chosen.some(({ isOffset }) => isOffset),
        spelling: chosen.flatMap(({ spelling }) => spelling ?? []).join(" ") || undefined,
        isOneOfCases: chosen.some((one) => one.isOneOfCases === true),
        expression: once(() => compose(node, names)),
      };
    }),
  );
}

/** US gallons at miles per imperial gallon, or at pounds sterling: nobody mixes those. */
function isOfTwoCountries(chosen: readonly AtomMeaning[]): boolean {
  if (chosen.length === 1) return false;
  const names = chosen.map(({ expression }) => nameOf(expression) ?? "");
  return [/\(US\)/, /\(UK\)|British/].every((country) => names.some((name) => country.test(name)));
}

/** The first combinations of one from each list, the last changing fastest. */
function combinationsOf<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const countOf = (some: readonly (readonly T[])[]): number => some.reduce((n, { length }) => n * length, 1);
  const periods = lists.map((_, i) => countOf(lists.slice(i + 1)));
  const most =
    lists.length >= MANY_NAMES
      ? MOST_OF_MANY
      : Math.min(MOST_COMBINATIONS, Math.ceil(MOST_CHOICES / lists.length));
  return Array.from({ length: Math.min(countOf(lists), most) }, (_, place) =>
    lists.flatMap((list, i) => {
      const at = Math.floor(place / (periods[i] ?? 1)) % list.length;
      return list.slice(at, at + 1);
    }),
  );
}

const hasZero = (node: UnitNode): boolean =>
  node.kind === "number" ? isZero(fraction(node.text)) : partsOf(node).some(hasZero);

function dimensionOf(node: UnitNode, names: Names): Dimension {
  if (node.kind === "atom") return names(node.text)?.expression.resolve().dimension ?? DIMENSIONLESS;
  const [first = DIMENSIONLESS, ...others] = partsOf(node).map((part) => dimensionOf(part, names));
  if (node.kind === "power") return raise(first, node.exponent);
  return others.reduce((a, b) => combine(a, b, node.kind === "quotient" ? -1 : 1), first);
}

function compose(node: UnitNode, names: Names): UnitExpression {
  if (node.kind === "atom") return names(node.text)?.expression ?? toExpression(1);
  if (node.kind === "number") return toExpression(node.text);
  const parts = partsOf(node).map((part) => compose(part, names));
  const [first = toExpression(1), second = toExpression(1)] = parts;
  if (node.kind === "power") return toThe(node.exponent, first);
  return node.kind === "quotient" ? quotientOf(first, second) : productOf(parts);
}

/** The parts of a quotient without a name of its own. */
const openQuotient = ({ form, label }: UnitExpression) =>
  form.kind === "quotient" && !label ? form : undefined;

/** (g/kW)·h is g·h/kW: without parentheses it would look like g/(kW·h). */
function productOf(factors: readonly UnitExpression[]): UnitExpression {
  if (!factors.some(openQuotient)) return times(...factors);
  const numerators = factors.map((factor) => openQuotient(factor)?.numerator ?? factor);
  const named = numerators.filter(({ form }) => form.kind !== "number" || form.text !== "1");
  const numerator = times(...(named.length > 0 ? named : [1]));
  return per(numerator, ...factors.flatMap((factor) => openQuotient(factor)?.denominators ?? []));
}

/** kg/m/s² and kg/(m·s²) are one quotient. */
function quotientOf(numerator: UnitExpression, denominator: UnitExpression): UnitExpression {
  const isProduct = denominator.form.kind === "product" && !denominator.label;
  const factors = isProduct ? denominator.form.factors : [denominator];
  const open = openQuotient(numerator);
  return open ? per(open.numerator, ...open.denominators, ...factors) : per(numerator, ...factors);
}

/** What a name within an expression means. */
function meaningsOfName(
  text: string,
  column: number,
  whole: string,
  options: FindOptions,
  read: ReadName,
): Result<readonly AtomMeaning[]> {
  const isWhole = whole.trim() === text.trim();
  // The UK is not a microkelvin, nor the US a microsecond.
  const isCountry = /^U[KS]$/.test(text);
  const meanings = isCountry ? [] : read(text, whole);
  if (meanings.length > 0) return succeed(meanings);
  // Of "UK tsp" the name as a whole is unknown.
  if (isCountry && !isWhole) return unknownUnit(whole.trim(), options);
  return unknownUnit(text, options, isWhole ? {} : { within: whole, column });
}

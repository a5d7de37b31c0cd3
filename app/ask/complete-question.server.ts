import {
  ask,
  type Category,
  type CategoryId,
  type ExchangeRates,
  findCategory,
  searchUnits,
  splitNumber,
  type Unit,
  type UnitIdOf,
  type UnitMatch,
} from "~/conversion";
import { popularPairs } from "~/links/popular-pairs.server";
import { readNumber } from "~/numerals/read-number";
import { type Candidate, quantityText } from "./question-candidate.server";

const MOST_SEARCHED = 24;

type Pair = { [Id in CategoryId]: readonly [category: Id, from: UnitIdOf<Id>, to: UnitIdOf<Id>] }[CategoryId];

/** The pairs that are suggested for a number without a unit. */
const EVERYDAY: readonly Pair[] = [
  ["length", "mi", "km"],
  ["weight", "kg", "lb"],
  ["temperature", "celsius", "fahrenheit"],
  ["length", "cm", "in"],
  ["volume", "L", "gallon-us"],
  ["currency", "USD", "EUR"],
];

/** Completes a quantity and the start of a target: "5 miles in k". */
export function completeTarget(quantity: string, target: string, rates: ExchangeRates): readonly Candidate[] {
  const asked = ask(quantity, rates);
  if (!asked.ok || !asked.value.category) return [];
  const { category, from } = asked.value;
  const units = target === "" ? targetsFor(category, from) : targetsCalled(target, category);
  return units.filter((to) => to !== from).map((to) => ({ text: quantity, category, from, to }));
}

/** The best match for a text, and the units whose names start with it: "km" must not suggest dekameters. */
function targetsCalled(text: string, { id }: Category): readonly Unit[] {
  const start = text.toLowerCase();
  return searchUnits(text, { category: id, limit: MOST_SEARCHED })
    .map(({ unit }) => unit)
    .filter(
      ({ name, plural }, at) => at === 0 || [name, plural].some((of) => of.toLowerCase().startsWith(start)),
    );
}

/** Text that starts like this continues the number: "5 1/", "5'11". */
const UNFINISHED = /^[\d,.'’/]/;

/** Completes a number and the start of a unit: "5 mi". */
export function completeSource(typed: string): readonly Candidate[] {
  const { number, rest: name } = splitNumber(typed);
  const value = number || "1";
  if (UNFINISHED.test(name) || !readNumber(value).ok) return [];
  if (name === "") return EVERYDAY.flatMap(([category, from, to]) => pairOf(value, category, from, to));
  const [best, ...others] = searchUnits(name, { limit: MOST_SEARCHED });
  const isEveryday = ({ category }: UnitMatch) => category && popularPairs(category.id).length > 0;
  const sorted = [
    // Shortest names first: "5 mil" suggests miles before milliliters.
    ...others.filter(isPopular).toSorted((a, b) => a.unit.name.length - b.unit.name.length),
    ...others.filter((match) => !isPopular(match) && isEveryday(match)),
  ];
  return [...(best ? [best] : []), ...sorted].flatMap(({ category, unit }, at) =>
    category
      ? targetsFor(category, unit)
          .slice(0, at === 0 && best && isPopular(best) ? 2 : 1)
          .map((to) => ({ text: quantityText(value, category, unit), category, from: unit, to }))
      : [],
  );
}

/** Whether a popular pair has the unit: "5 mil" suggests miles before Scandinavian miles. */
const isPopular = ({ category, unit }: UnitMatch): boolean =>
  popularPairs(category?.id ?? "").some(({ from }) => from === unit.id);

function pairOf(value: string, categoryId: string, from: string, to: string): readonly Candidate[] {
  const category = findCategory(categoryId);
  const [source, target] = [from, to].map((id) => category?.units.find((unit) => unit.id === id));
  if (!category || !source || !target) return [];
  return [{ text: quantityText(value, category, source), category, from: source, to: target }];
}

/** Popular targets for a unit, most popular first; otherwise the category's first units. */
export function targetsFor({ id, units }: Category, from: Unit): readonly Unit[] {
  const partners = popularPairs(id).flatMap((pair) => {
    if (pair.from === from.id) return pair.to;
    return pair.to === from.id ? pair.from : [];
  });
  const wanted = [...new Set(partners)].flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  return wanted.length > 0 ? wanted : units.slice(0, 2).filter((unit) => unit !== from);
}

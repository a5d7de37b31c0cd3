import {
  ask,
  type Category,
  categories,
  type ExchangeRates,
  normaliseQuantity,
  searchUnits,
  type Unit,
  type UnitMatch,
} from "~/conversion";
import { popularPairs } from "~/converter/pair/popular-pairs.server";
import { formatResult } from "~/numerals/format";
import { readNumber, takeNumber } from "~/numerals/read-number";
import { unitAfterNumber } from "./unit-after-number";

/** A question that the box may be completed to, and what it leads to. */
export type QuestionSuggestion = { readonly query: string; readonly answer: string };

const MOST_SUGGESTIONS = 6;
const MOST_SEARCHED = 24;
/** A longer text is a question already. */
const LONGEST_TEXT = 80;

/** "5 miles in km": everything before the last connecting word, and the unit that is being typed. */
const WITH_TARGET = /^(.*\S)\s+(?:in|to|as|into|=)\s*(\p{L}.*)?$/iu;

/** Asked of a number without a unit. */
const EVERYDAY: readonly (readonly [category: string, from: string, to: string])[] = [
  ["length", "mi", "km"],
  ["weight", "kg", "lb"],
  ["temperature", "celsius", "fahrenheit"],
  ["length", "cm", "in"],
  ["volume", "L", "gallon-us"],
  ["currency", "USD", "EUR"],
];

type Candidate = {
  readonly text: string;
  readonly category: Category;
  readonly from: Unit;
  readonly to: Unit;
};

/** What a text in the query box may become, each with its answer; every one of them is a question that is understood. */
export function suggestQuestions(text: string, rates: ExchangeRates): readonly QuestionSuggestion[] {
  const typed = text.trim().replace(/\s+/g, " ");
  if (typed === "" || typed.length > LONGEST_TEXT) return [];
  const converters = categoriesCalled(typed);
  if (converters.length > 0) return converters;
  const found = new Map<string, QuestionSuggestion>();
  for (const candidate of candidatesFor(typed, rates)) {
    const suggestion = answer(candidate, rates);
    // The same answer again is the same unit by another name.
    if (suggestion && !found.has(suggestion.answer)) found.set(suggestion.answer, suggestion);
    if (found.size === MOST_SUGGESTIONS) break;
  }
  return [...found.values()];
}

const categoriesCalled = (typed: string): readonly QuestionSuggestion[] =>
  categories
    .filter(({ name }) => typed.length > 2 && name.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => ({ query: name, answer: "Converter" }));

function candidatesFor(typed: string, rates: ExchangeRates): readonly Candidate[] {
  const [, quantity = "", target = ""] = WITH_TARGET.exec(typed) ?? [];
  const withTarget = quantity === "" ? [] : completeTarget(quantity, target, rates);
  if (withTarget.length > 0) return withTarget;
  const withSource = completeSource(typed);
  return withSource.length > 0 ? withSource : completeTarget(typed, "", rates);
}

function completeTarget(quantity: string, target: string, rates: ExchangeRates): readonly Candidate[] {
  const asked = ask(quantity, rates);
  if (!asked.ok || !asked.value.category) return [];
  const { category, from } = asked.value;
  const units = target === "" ? targetsFor(category, from) : targetsCalled(target, category);
  return units.filter((to) => to !== from).map((to) => ({ text: quantity, category, from, to }));
}

/** The unit that a text names, and those whose names go on from it: a "km" does not become a dekameter. */
function targetsCalled(text: string, { id }: Category): readonly Unit[] {
  const start = text.toLowerCase();
  return searchUnits(text, { category: id, limit: MOST_SEARCHED })
    .map(({ unit }) => unit)
    .filter(
      ({ name, plural }, at) => at === 0 || [name, plural].some((of) => of.toLowerCase().startsWith(start)),
    );
}

/** A name that starts like this belongs to an unfinished number: "5 1/", "5'11". */
const UNFINISHED = /^[\d,.'’/]/;

/** Splits "5 mi" into the number and the unit being typed; "half a mile" spells the number in words. */
function withoutNumber(typed: string) {
  const spelled = /^(?:an?|half)\s/iu.test(typed) ? normaliseQuantity(typed) : typed;
  const number = takeNumber(spelled) ?? "";
  return { number: number.trim(), name: spelled.slice(number.length).trim() };
}

function completeSource(typed: string): readonly Candidate[] {
  const { number, name } = withoutNumber(typed);
  const value = number || "1";
  if (UNFINISHED.test(name) || !readNumber(value).ok) return [];
  if (name === "") return EVERYDAY.flatMap(([category, from, to]) => pairOf(value, category, from, to));
  const [best, ...others] = searchUnits(name, { limit: MOST_SEARCHED });
  const isEveryday = ({ category }: UnitMatch) => category && popularPairs(category.id).length > 0;
  const sorted = [
    // The shortest name is the nearest to its end: "5 mil" goes on to miles before milliliters.
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

/** Somebody asks for it: "5 mil" may become miles sooner than Scandinavian miles. */
const isPopular = ({ category, unit }: UnitMatch): boolean =>
  popularPairs(category?.id ?? "").some(({ from }) => from === unit.id);

function pairOf(value: string, categoryId: string, from: string, to: string): readonly Candidate[] {
  const category = categories.find(({ id }) => id === categoryId);
  const [source, target] = [from, to].map((id) => category?.units.find((unit) => unit.id === id));
  if (!category || !source || !target) return [];
  return [{ text: quantityText(value, category, source), category, from: source, to: target }];
}

/** What people convert a unit into, the most wanted first; otherwise the units that its category shows first. */
function targetsFor({ id, units }: Category, from: Unit): readonly Unit[] {
  const partners = popularPairs(id).flatMap((pair) => {
    if (pair.from === from.id) return pair.to;
    return pair.to === from.id ? pair.from : [];
  });
  const wanted = [...new Set(partners)].flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  return wanted.length > 0 ? wanted : units.slice(0, 2).filter((unit) => unit !== from);
}

const ONE_OR_LESS = /^(?:1|[½¼¾]|1\/\d+|0?\.\d+)$/;

const quantityText = (value: string, category: Category, unit: Unit): string =>
  `${value} ${nameOf(category, unit, ONE_OR_LESS.test(value))}`;

/** Many currencies share a name or a symbol; their codes tell them apart. */
const nameOf = (category: Category, unit: Unit, isOne: boolean): string =>
  category.displayStyle(unit).kind === "currency" ? unit.id : isOne ? unit.name : unit.plural;

/** The question in words that the grammar reads back as meant, with its answer; none where it reads another. */
function answer({ text, category, from, to }: Candidate, rates: ExchangeRates): QuestionSuggestion | null {
  const query = `${text} in ${nameOf(category, to, false)}`;
  const asked = ask(query, rates);
  if (!asked.ok || asked.value.from !== from || asked.value.answers.length !== 1) return null;
  const [first] = asked.value.answers;
  if (!first || first.unit !== to || !first.conversion.ok) return null;
  const style = category.displayStyle(to);
  const shown = formatResult(first.conversion.value.result, style);
  return {
    query,
    answer: style.kind === "currency" ? shown : `${shown} ${unitAfterNumber(to, shown === "1")}`,
  };
}

import { editDistance } from "~/base/edit-distance";
import type { Category, Unit } from "~/conversion";
import { rememberedFor } from "~/numerals/once";
import { converterAddress } from "./addresses";

export type Suggestion = { href: string; name: string };

const MOST_SUGGESTIONS = 5;
const MOST_WORDS = 8;
const LEAST_LETTERS = 3;

/** Suggests pages for a wrong address: the conversion for "/miles-to-km", the category for "/presure". */
export function suggestPages(path: string, categories: readonly Category[]): readonly Suggestion[] {
  const words = wordsOf(path);
  const conversions = categories.flatMap((category) => conversionBetween(words, category));
  const pages = categories
    .map((category) => ({ category, score: scoreOf(words, category) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ category: { id, name } }) => ({ href: converterAddress(id), name }));
  return [...conversions, ...pages].slice(0, MOST_SUGGESTIONS);
}

function wordsOf(path: string): readonly string[] {
  const words = path.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word !== "convert" && word !== "to").slice(0, MOST_WORDS);
}

const namesOf = ({ id, name, plural, symbol, aliases }: Unit): readonly string[] => [
  id,
  name,
  plural,
  symbol,
  ...aliases,
];

/** The first unit with each name, in lower case. Cached, because scanners request a hundred addresses a second. */
const unitsByName = rememberedFor(({ units }: Category): ReadonlyMap<string, Unit> => {
  const entries = units.flatMap((unit) => namesOf(unit).map((name) => [name.toLowerCase(), unit] as const));
  return new Map(entries.reverse());
});

function conversionBetween(words: readonly string[], category: Category): readonly Suggestion[] {
  const { id } = category;
  const named = words.flatMap((word) => unitsByName(category).get(word) ?? []);
  const [from, to] = [...new Set(named)];
  if (!from || !to) return [];
  return [
    { href: converterAddress(id, { from: from.id, to: to.id }), name: `${from.plural} to ${to.plural}` },
  ];
}

function scoreOf(words: readonly string[], category: Category): number {
  const own = wordsOf(`${category.id} ${category.name}`);
  const alike = words.filter(
    (word) => word.length >= LEAST_LETTERS && own.some((text) => isAlike(word, text)),
  );
  const hasUnit = words.some((word) => word.length >= LEAST_LETTERS && unitsByName(category).has(word));
  return alike.length * 2 + (hasUnit ? 1 : 0);
}

/** Whether one word starts with the other, or they differ by one typo. */
const isAlike = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || editDistance(a, b, 1) <= 1;

import type { Category, Unit } from "~/conversion";
import { converterAddress } from "./converter-address";

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

function conversionBetween(words: readonly string[], { id, units }: Category): readonly Suggestion[] {
  const named = words.flatMap((word) => units.find((unit) => isNamed(unit, word)) ?? []);
  const [from, to] = [...new Set(named)];
  if (!from || !to) return [];
  return [
    { href: converterAddress(id, { from: from.id, to: to.id }), name: `${from.plural} to ${to.plural}` },
  ];
}

const isNamed = ({ id, name, plural, symbol, aliases }: Unit, word: string) =>
  [id, name, plural, symbol, ...aliases].some((text) => text.toLowerCase() === word);

function scoreOf(words: readonly string[], { id, name, units }: Category): number {
  const own = wordsOf(`${id} ${name}`);
  const alike = words.filter(
    (word) => word.length >= LEAST_LETTERS && own.some((text) => isAlike(word, text)),
  );
  const hasUnit = words.some(
    (word) => word.length >= LEAST_LETTERS && units.some((unit) => isNamed(unit, word)),
  );
  return alike.length * 2 + (hasUnit ? 1 : 0);
}

/** One word starts with the other, or they differ by one typo. */
function isAlike(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return Math.max(a.length, b.length) - head - tail <= (a.length === b.length ? 2 : 1);
}

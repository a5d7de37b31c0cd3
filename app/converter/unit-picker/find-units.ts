import type { ListedUnit } from "../converter-data";

/** Lower case, without accents; micro signs and British endings as the catalogue writes them. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[μµ]/g, "u")
    .replace(/metre/g, "meter")
    .replace(/litre/g, "liter")
    .replace(/gramme/g, "gram")
    .replace(/\s+/g, " ")
    .trim();

/** What a name counts in: "mile (US survey)" its mile, "mile per hour" and "mile/hour" theirs. */
const HEAD = /^[^(/]+?(?= *\(| *\/| per |$)/;
const IRREGULAR: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/foot$/, "feet"],
  [/([^aeiou])y$/, "$1ies"],
  [/(s|x|z|ch|sh)$/, "$1es"],
];

/** A folded name in the plural, by rule. */
export const pluralOf = (name: string): string =>
  name.replace(HEAD, (head) => {
    const rule = IRREGULAR.find(([ending]) => ending.test(head));
    return rule ? head.replace(...rule) : `${head}s`;
  });

const NO_MATCH = 5;

/** 0 is the best: what was typed is the unit's own symbol or id, letter for letter. */
function rank(unit: ListedUnit, typed: string, folded: string): number {
  if (unit.symbol === typed || unit.id === typed) return 0;
  const own = fold(unit.name);
  const names = [own, pluralOf(own)];
  const codes = [unit.symbol, unit.id].map(fold);
  if ([...codes, ...names].includes(folded)) return 1;
  if (names.some((name) => name.startsWith(folded))) return 2;
  if (codes.some((code) => code.startsWith(folded))) return 3;
  return names.some((name) => name.includes(folded)) ? 4 : NO_MATCH;
}

/**
 * The units that a typed name, plural, symbol or code finds among those the page knows, best first: what the list shows
 * until the server's index, which also knows the other names, has answered.
 */
export function findUnits(units: readonly ListedUnit[], text: string): readonly ListedUnit[] {
  const typed = text.trim();
  if (typed === "") return units;
  const folded = fold(typed);
  return units
    .map((unit) => ({ unit, rank: rank(unit, typed, folded) }))
    .filter((match) => match.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

import type { ListedUnit } from "../converter-data";

/** Lower case, without accents; micro signs and British endings as the catalogue writes them. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("μ", "u")
    .replaceAll("µ", "u")
    .replace(/metre/g, "meter")
    .replace(/litre/g, "liter")
    .replace(/\s+/g, " ")
    .trim();

const NO_MATCH = 6;

/** 0 is the best: what was typed is the unit's own symbol or id, letter for letter. */
function rank(unit: ListedUnit, typed: string, folded: string): number {
  if (unit.symbol === typed || unit.id === typed || unit.aliases.includes(typed)) return 0;
  const codes = [unit.symbol, unit.id].map(fold);
  const names = [unit.name, ...unit.aliases].map(fold);
  if (codes.includes(folded) || names.includes(folded)) return 1;
  if (names[0]!.startsWith(folded)) return 2;
  if ([...codes, ...names].some((text) => text.startsWith(folded))) return 3;
  if (names.some((text) => text.includes(` ${folded}`) || text.includes(`-${folded}`))) return 4;
  return names.some((text) => text.includes(folded)) ? 5 : NO_MATCH;
}

/** The units that a typed name, symbol, code or alias finds, best first, in display order among equals. */
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

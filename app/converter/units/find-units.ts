import type { ListedUnit } from "../converter-data";

/** Normalizes text: lower case, without accents, with u for the micro sign and with American spelling. */
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

const NO_MATCH = 5;

/** How well a text matches a unit: 0 is best, exactly the symbol or id. */
function rank(unit: ListedUnit, typed: string, folded: string): number {
  if (unit.symbol === typed || unit.id === typed) return 0;
  const names = [unit.name, unit.plural ?? unit.name].map(fold);
  const codes = [unit.symbol, unit.id].map(fold);
  if ([...codes, ...names].includes(folded)) return 1;
  if (names.some((name) => name.startsWith(folded))) return 2;
  if (codes.some((code) => code.startsWith(folded))) return 3;
  return names.some((name) => name.includes(folded)) ? 4 : NO_MATCH;
}

/** The page's own matches, best first. The list shows them until the server answers, whose index also has the aliases. */
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

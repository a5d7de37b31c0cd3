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

type Catalogue = { readonly categoryId: string; readonly units: readonly ListedUnit[] };

/** Receives the units found: the page's own matches, which are not final, until the server answers. */
export type ReportUnits = (found: readonly ListedUnit[], isFinal: boolean) => void;

const DEBOUNCE_MS = 60;
/** After this, the page's own matches are final. */
const PATIENCE_MS = 4000;

/** Searches units with the server's index; until it answers, with the page's own data. Returns a function that stops it. */
export function searchUnits({ categoryId, units }: Catalogue, text: string, report: ReportUnits): () => void {
  const sought = text.trim();
  const own = findUnits(units, sought);
  report(own, sought === "");
  if (sought === "") return () => {};
  const controller = new AbortController();
  const settle = (found: readonly ListedUnit[]) => {
    if (controller.signal.aborted) return;
    stop();
    report(found, true);
  };
  const start = () =>
    void fetchIds(categoryId, sought, controller.signal).then(
      (ids) => settle(ids.flatMap((id) => units.find((unit) => unit.id === id) ?? [])),
      () => settle(own),
    );
  const timer = setTimeout(start, DEBOUNCE_MS);
  const patience = setTimeout(() => settle(own), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(patience);
    controller.abort();
  };
  return stop;
}

async function fetchIds(categoryId: string, text: string, signal: AbortSignal): Promise<readonly string[]> {
  const query = new URLSearchParams({ search: text });
  const response = await fetch(`/api/units/${categoryId}?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const { units } = (await response.json()) as { units: readonly { id: string }[] };
  return units.map(({ id }) => id);
}

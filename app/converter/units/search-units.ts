import type { ListedUnit } from "../converter-data";
import { findUnits } from "./find-units";

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

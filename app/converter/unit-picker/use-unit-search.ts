import { useEffect, useMemo, useState } from "react";
import type { ListedUnit } from "../converter-data";
import { findUnits } from "./find-units";

type Catalogue = { readonly categoryId: string; readonly units: readonly ListedUnit[] };

/** `isPending`: the server has not answered yet; `found` holds the page's own matches. */
export type UnitSearch = { readonly found: readonly ListedUnit[]; readonly isPending: boolean };

/** What the server found for a text; null if it could not be reached. */
type Found = { readonly key: string; readonly ids: readonly string[] | null };

const DEBOUNCE_MS = 60;
/** After this, the page's own matches are final. */
const PATIENCE_MS = 4000;

/** Searches units with the server's index and ranking; until it answers, with the page's own data. */
export function useUnitSearch({ categoryId, units }: Catalogue, text: string): UnitSearch {
  const [latest, setLatest] = useState<Found | null>(null);
  const sought = text.trim();
  const key = sought && addressOf(categoryId, sought);
  useEffect(() => {
    if (key === "") return;
    const controller = new AbortController();
    const settle = (ids: Found["ids"]) => !controller.signal.aborted && setLatest({ key, ids });
    const start = () => void fetchIds(key, controller.signal).then(settle, () => settle(null));
    const timer = setTimeout(start, DEBOUNCE_MS);
    const patience = setTimeout(() => settle(null), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
      controller.abort();
    };
  }, [key]);
  const isPending = key !== "" && latest?.key !== key;
  const ids = latest?.key === key ? latest.ids : null;
  const found = useMemo(() => (ids ? pick(units, ids) : findUnits(units, sought)), [ids, units, sought]);
  return { found, isPending };
}

const addressOf = (categoryId: string, text: string): string =>
  `/api/units/${categoryId}?${new URLSearchParams({ search: text })}`;

const pick = (units: readonly ListedUnit[], ids: readonly string[]): readonly ListedUnit[] =>
  ids.flatMap((id) => units.find((unit) => unit.id === id) ?? []);

async function fetchIds(address: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const { units } = (await response.json()) as { units: readonly { id: string }[] };
  return units.map(({ id }) => id);
}

/** A conversion that stayed on the page for a while: its address and its answer. */
export type RecentConversion = {
  readonly href: string;
  readonly text: string;
  /** Pinned to the top until unmarked. */
  readonly isFavourite?: boolean;
};

export const browserStorage = (): Storage => window.localStorage;

const KEY = "everyunit.recent";
const LIMIT = 8;

const isRecent = (entry: unknown): entry is RecentConversion =>
  typeof entry === "object" &&
  entry !== null &&
  "href" in entry &&
  typeof entry.href === "string" &&
  entry.href.startsWith("/convert/") &&
  "text" in entry &&
  typeof entry.text === "string";

/** Favorites first, then the newest. Empty if storage is blocked or holds something else. */
export function readRecent(storage: () => Storage): readonly RecentConversion[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? sorted(kept.filter(isRecent)) : [];
  } catch {
    return [];
  }
}

function sorted(kept: readonly RecentConversion[]): readonly RecentConversion[] {
  const favourites = kept.filter(({ isFavourite }) => isFavourite);
  const others = kept.filter(({ isFavourite }) => !isFavourite);
  return [...favourites, ...others.slice(0, LIMIT)];
}

function write(storage: () => Storage, entries: readonly RecentConversion[]): readonly RecentConversion[] {
  const kept = sorted(entries);
  try {
    if (kept.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(kept));
  } catch {
    // If storage is full or blocked, nothing is saved; the page works without it.
  }
  return kept;
}

export function keepRecent(storage: () => Storage, recent: RecentConversion): readonly RecentConversion[] {
  const kept = readRecent(storage);
  const isFavourite = kept.some((entry) => entry.href === recent.href && entry.isFavourite);
  const entry = isFavourite ? { ...recent, isFavourite } : recent;
  return write(storage, [entry, ...kept.filter(({ href }) => href !== recent.href)]);
}

export function toggleFavourite(storage: () => Storage, href: string): readonly RecentConversion[] {
  const kept = readRecent(storage);
  return write(
    storage,
    kept.map((entry) => (entry.href === href ? { ...entry, isFavourite: !entry.isFavourite } : entry)),
  );
}

/** Favorites stay; each has its own button. */
export const clearRecent = (storage: () => Storage): readonly RecentConversion[] =>
  write(
    storage,
    readRecent(storage).filter(({ isFavourite }) => isFavourite),
  );

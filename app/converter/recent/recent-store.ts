/** A conversion that stayed on the page for a while: its address and its answer. */
export type RecentConversion = { readonly href: string; readonly text: string };

export const browserStorage = (): Storage => window.localStorage;

const KEY = "everyunit.recent";
/** Three are shown; the others keep the last units of more categories. */
const LIMIT = 24;

function isRecent(entry: unknown): entry is RecentConversion {
  const { href, text } = (entry ?? {}) as Record<string, unknown>;
  return typeof href === "string" && href.startsWith("/convert/") && typeof text === "string";
}

/** The recent conversions, newest first. Empty if storage is blocked or contains something else. */
export function readRecent(storage: () => Storage): readonly RecentConversion[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).map(({ href, text }) => ({ href, text })) : [];
  } catch {
    return [];
  }
}

export function keepRecent(storage: () => Storage, recent: RecentConversion): void {
  const others = readRecent(storage).filter(({ href }) => href !== recent.href);
  try {
    storage().setItem(KEY, JSON.stringify([recent, ...others].slice(0, LIMIT)));
  } catch {
    // If storage is full or blocked, nothing is saved; the page works without it.
  }
}

export function clearRecent(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Site data is blocked.
  }
}

/** The two units of the category's newest conversion; undefined if there is none. */
export function lastUnits(storage: () => Storage, categoryId: string) {
  for (const { href } of readRecent(storage)) {
    const { pathname, searchParams } = new URL(href, "https://everyunit.example");
    const [from, to] = [searchParams.get("from"), searchParams.get("to")];
    if (pathname === `/convert/${categoryId}` && from && to) return { from, to };
  }
  return undefined;
}

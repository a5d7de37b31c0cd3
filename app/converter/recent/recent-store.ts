/** A conversion that was left standing, as its address and its answer. */
export type RecentConversion = { readonly href: string; readonly text: string };

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

/** Newest first. Nothing where the browser keeps nothing, or what it kept is not ours. */
export function readRecent(storage: () => Storage): readonly RecentConversion[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function keepRecent(storage: () => Storage, recent: RecentConversion): readonly RecentConversion[] {
  const others = readRecent(storage).filter(({ href }) => href !== recent.href);
  const kept = [recent, ...others].slice(0, LIMIT);
  try {
    storage().setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage keeps nothing, and the page works all the same.
  }
  return kept;
}

export function clearRecent(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // As above: there is nothing to clear.
  }
}

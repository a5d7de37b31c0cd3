import type { Suggestion } from "./suggest-pages";

/** The suggestions in a 404's data; none for other data, such as Remix's own 404 text. */
export function suggestionsOf(data: unknown): readonly Suggestion[] {
  if (typeof data !== "object" || data === null || !("suggestions" in data)) return [];
  return Array.isArray(data.suggestions) ? data.suggestions : [];
}

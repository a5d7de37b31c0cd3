import type { Suggestion } from "./suggest-pages";

/** What a route put beside its 404; anything else, such as Remix's own 404 text, suggests nothing. */
export function suggestionsOf(data: unknown): readonly Suggestion[] {
  if (typeof data !== "object" || data === null || !("suggestions" in data)) return [];
  return Array.isArray(data.suggestions) ? data.suggestions : [];
}

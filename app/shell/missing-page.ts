import type { Suggestion } from "~/links/suggest-pages";

export type MissingPage = {
  readonly suggestions: readonly Suggestion[];
  /** Why there is no such page: "'mile' measures length and 'kilogram' measures mass; …" */
  readonly reason?: string;
};

/** The data of a 404. Other data, such as Remix's own 404 text, gives no suggestions. */
export function missingPage(data: unknown): MissingPage {
  if (typeof data !== "object" || data === null || !("suggestions" in data)) return { suggestions: [] };
  return Array.isArray(data.suggestions) ? (data as MissingPage) : { suggestions: [] };
}

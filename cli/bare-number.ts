import type { Phrase } from "~/conversion";

/** Says which number of a quantity has no unit beside it; null where each has one. */
export function sentenceForBareNumber(parts: Phrase["parts"]): string | null {
  const bare = parts.find(({ unitText }) => unitText === "");
  if (!bare) return null;
  return `'${bare.valueText}' has no unit${parts.length === 1 ? ": name one with --from" : ""}.`;
}

import type { Quantity } from "../read-input";
import { readAnswer } from "./read-answer";

/** Parses text on the server; null if it is not a quantity. Throws what readAnswer and fetch throw. */
export async function fetchQuantity(
  text: string,
  categoryId: string,
  signal: AbortSignal,
): Promise<Quantity | null> {
  const response = await fetch(`/read/${categoryId}?${new URLSearchParams({ q: text })}`, { signal });
  const { quantity } = (await readAnswer(response)) as { quantity: Quantity | null };
  return quantity;
}

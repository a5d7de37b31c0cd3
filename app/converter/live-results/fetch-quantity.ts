import type { Quantity } from "../read-input";

/** Has the server read a text that the browser cannot; null where it is no quantity. Throws what fetch throws. */
export async function fetchQuantity(
  text: string,
  categoryId: string,
  signal: AbortSignal,
): Promise<Quantity | null> {
  const response = await fetch(`/read/${categoryId}?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) return null;
  const { quantity } = (await response.json()) as { quantity: Quantity | null };
  return quantity;
}

type Filled = { value?: string | undefined; from?: string | undefined; to?: string | undefined };

/** `/convert/length?value=5&from=mi&to=km`: what is left out stays empty. */
export function converterAddress(
  categoryId: string,
  { value = "", from = "", to = "" }: Filled = {},
): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ value, from, to })) if (text) query.set(name, text);
  return query.size > 0 ? `/convert/${categoryId}?${query}` : `/convert/${categoryId}`;
}

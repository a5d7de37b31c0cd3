export type Filled = {
  readonly value?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** "1" for the whole list; "0" for a list that was collapsed although it then hides a chosen unit. */
  readonly more?: string | undefined;
};

/** The query of a converter's address, "" if nothing is filled in: `?value=5&from=mi&to=km`. Empty fields are left out. */
export function converterQuery({ value, from, to, more }: Filled): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ value, from, to, more })) if (text) query.set(name, text);
  return query.size > 0 ? `?${query}` : "";
}

/** The address of a converter: `/convert/length?value=5&from=mi&to=km`. */
export const converterAddress = (categoryId: string, filled: Filled = {}): string =>
  `/convert/${categoryId}${converterQuery(filled)}`;

/** The address of a pair page: `/convert/length/mi-to-km`. */
export const pairPath = (categoryId: string, { from, to }: { from: string; to: string }): string =>
  `${converterAddress(categoryId)}/${from}-to-${to}`;

/** The address that asks a question: `/ask?q=5+miles+in+km`. */
export const askAddress = (question: string): string => `/ask?${new URLSearchParams({ q: question })}`;

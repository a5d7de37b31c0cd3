/** What a converter page is called: its answer where it has one. */
export const converterTitle = (categoryName: string, answer: string | null): string =>
  answer ? `${answer} · ${categoryName} converter` : `${categoryName} converter`;

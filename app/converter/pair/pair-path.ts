/** The address of two units' own page. */
export const pairPath = (categoryId: string, { from, to }: { from: string; to: string }): string =>
  `/convert/${categoryId}/${from}-to-${to}`;

/** Removes the matches for which the test is true, unless none would remain. */
export function preferring<T>(all: readonly T[], isAvoided: (one: T) => boolean): readonly T[] {
  const rest = all.filter((one) => !isAvoided(one));
  return rest.length > 0 ? rest : all;
}

/** Those of the lowest rank. */
export const bestOf = <T extends { readonly rank: number }>(all: readonly T[]): readonly T[] => {
  const rank = Math.min(...all.map((one) => one.rank));
  return all.filter((one) => one.rank === rank);
};

/** The first of those that are the same. */
export const distinct = <T>(all: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] =>
  all.filter((one, i) => all.findIndex((other) => isSame(other, one)) === i);

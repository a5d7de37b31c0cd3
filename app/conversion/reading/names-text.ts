import { RANKS, type Rank } from "./name-rank";

/** For each rank, the texts and the places they name: "category.unit" positions, separated by spaces. */
export type NameIndex = Readonly<Record<Rank, ReadonlyMap<string, string>>>;

/** One line of printable ASCII for any text; a backslash is escaped too, so that no other text looks the same. */
const escapeKey = (key: string): string =>
  key.replace(/[^ -[\]-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

const lineKey = (rank: Rank, key: string): string => `${RANKS.indexOf(rank)}${escapeKey(key)}`;

/** The index as a sorted text: a rank's number and a name, a tab, the places. */
export function writeNames(index: NameIndex): string {
  const lines = RANKS.flatMap((rank) =>
    [...index[rank]].map(([key, places]) => [lineKey(rank, key), places] as const),
  );
  const sorted = lines.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([key, places]) => `${key}\t${places}\n`).join("");
}

/** The places that a name has at a rank, found by binary search in the sorted lines. */
export function searchNames(text: string, rank: Rank, key: string): readonly string[] {
  const wanted = lineKey(rank, key);
  let low = 0;
  let high = text.length;
  while (low < high) {
    const start = text.lastIndexOf("\n", ((low + high) >>> 1) - 1) + 1;
    const tab = text.indexOf("\t", start);
    const end = text.indexOf("\n", tab);
    const found = text.slice(start, tab);
    if (found === wanted) return text.slice(tab + 1, end).split(" ");
    if (found < wanted) low = end + 1;
    else high = start;
  }
  return [];
}

/**
 * How well a text names a unit, best first. named: the exact text of an id, symbol, name, plural or alias; ucum: its UCUM code;
 * folded: a name in another case or spelling; bareSymbol: a symbol in its own case without its qualifier ("gal");
 * unqualified: a name without its qualifier ("gallon"), or a currency code in lower case; reordered: the words of a name in
 * another order ("US gallon"); caseless: a symbol in another case, which counts only if no prefix is at stake (other-case.ts).
 */
export const RANKS = [
  "named",
  "ucum",
  "folded",
  "bareSymbol",
  "unqualified",
  "reordered",
  "caseless",
] as const;
export type Rank = (typeof RANKS)[number];

/** For each rank, the texts and the places they name: "category.unit" positions, separated by spaces. */
export type NameIndex = Readonly<Record<Rank, ReadonlyMap<string, string>>>;

/** The places that one text names, by rank. */
export type NamedPlaces = ReadonlyMap<Rank, readonly string[]>;

/** An index as text, of which a search reads only parts: `read` returns the text between two positions. */
export type NamesText = { readonly length: number; read(start: number, end: number): string };

/** Every line of the text has fewer characters than this. */
const LONGEST_LINE = 500;
/** The search narrows the text to this many characters, and reads them at once. */
const BLOCK = 4000;

/** Escapes a key as one line of printable ASCII. Backslashes are escaped too, so that keys stay distinct. */
const escapeKey = (key: string): string =>
  key.replace(/[^ -[\]-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Marks the place of the unit that a name means in every simple question. */
const PLAIN = "p";

/**
 * Writes the index as sorted lines: a name, then for each rank at which it names units a tab, the rank's number and the places.
 * `plain`: names that mean one unit in every context, with its place.
 */
export function writeNames(index: NameIndex, plain: ReadonlyMap<string, string> = new Map()): string {
  const lines = new Map<string, string>();
  RANKS.forEach((rank, number) => {
    for (const [name, places] of index[rank]) {
      const key = escapeKey(name);
      lines.set(key, `${lines.get(key) ?? key}\t${number}${places}`);
    }
  });
  for (const [name, place] of plain) {
    const key = escapeKey(name);
    lines.set(key, `${lines.get(key) ?? key}\t${PLAIN}${place}`);
  }
  const tooLong = [...lines.values()].find((line) => line.length >= LONGEST_LINE);
  if (tooLong) throw new RangeError(`A line of the index has ${tooLong.length} characters: ${tooLong}`);
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, line]) => `${line}\n`).join("");
}

/** The fields of a name's line, found by binary search; empty if the name is not in the index. */
function fieldsOf(text: NamesText, name: string): readonly string[] {
  const wanted = escapeKey(name);
  let low = 0;
  let high = text.length;
  while (high - low > BLOCK) {
    const middle = (low + high) >>> 1;
    const part = text.read(middle, middle + 2 * LONGEST_LINE);
    const start = part.indexOf("\n") + 1;
    if (part.slice(start, part.indexOf("\t", start)) <= wanted) low = middle + start;
    else high = middle + start;
  }
  const lines = `\n${text.read(low, high)}`;
  const found = lines.indexOf(`\n${wanted}\t`);
  if (found < 0) return [];
  const start = found + wanted.length + 2;
  return lines.slice(start, lines.indexOf("\n", start)).split("\t");
}

/** The places of a name, by rank. */
export const searchNames = (text: NamesText, name: string): NamedPlaces =>
  new Map(
    fieldsOf(text, name).flatMap((field): [Rank, string[]][] => {
      const rank = RANKS[Number(field[0])];
      return rank ? [[rank, field.slice(1).split(" ")]] : [];
    }),
  );

/** The place of the unit that a name means in every context; null for other names. */
export const plainPlace = (text: NamesText, name: string): string | null =>
  fieldsOf(text, name)
    .find((field) => field.startsWith(PLAIN))
    ?.slice(PLAIN.length) ?? null;

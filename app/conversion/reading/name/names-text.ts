/**
 * How well a text names a unit, best first: the exact text of an id, symbol, name, plural or alias; its UCUM code; a name
 * but for case and spelling; a symbol without its qualifier, in its own case ("gal" for "gal (US)"); a name without
 * its qualifier ("gallon" for "gallon (US)"), or a currency's code in small letters; the words of a name in another order ("US gallon" for "gallon (US)"); a symbol in another case, which counts only where no prefix is at stake (other-case.ts).
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

/** An index as text, of which a search reads a few parts: `read` returns what is between two positions. */
export type NamesText = { readonly length: number; read(start: number, end: number): string };

/** In characters. A line of the text is shorter. */
const LONGEST_LINE = 500;
/** The search narrows the text to this many characters, and reads those at once. */
const BLOCK = 4000;

/** One line of printable ASCII for any text; a backslash is escaped too, so that no other text looks the same. */
const escapeKey = (key: string): string =>
  key.replace(/[^ -[\]-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Before the place of the unit that a name means in every plain question. */
const PLAIN = "p";

/**
 * The index as sorted lines: a name, and for each rank at which it names units a tab, the rank's number and the places.
 * `plain`: names that mean one unit whatever stands beside them, with its place.
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

/** What the line of a name says, found by binary search. */
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

/** What a text names. */
export const searchNames = (text: NamesText, name: string): NamedPlaces =>
  new Map(
    fieldsOf(text, name).flatMap((field): [Rank, string[]][] => {
      const rank = RANKS[Number(field[0])];
      return rank ? [[rank, field.slice(1).split(" ")]] : [];
    }),
  );

/** The place of the unit that a name means whatever stands beside it; null for a name of several meanings. */
export const plainPlace = (text: NamesText, name: string): string | null =>
  fieldsOf(text, name)
    .find((field) => field.startsWith(PLAIN))
    ?.slice(PLAIN.length) ?? null;

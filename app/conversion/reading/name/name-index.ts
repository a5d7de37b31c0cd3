import { categories } from "../../categories/find-category";
import type { Unit } from "../../categories/unit";
import {
  type NamedPlaces,
  type NameIndex,
  type NamesText,
  RANKS,
  type Rank,
  searchNames,
} from "./names-text";
import { prefixedUnits, prefixedUnitsInAnyCase } from "./prefixed-units";
import { remembered } from "./settings";
import { foldName, namesOf, normalizeTypography, withoutQualifier, wordsOf } from "./unit-names";

/** Whether a text is a symbol, whose case may decide on a prefix. Names in words are case-insensitive. */
function isCode(text: string, { name, plural }: Pick<Unit, "name" | "plural">): boolean {
  if (/^\p{L}{1,3}$/u.test(text)) return true;
  if (text === name || text === plural || /^deg /i.test(text)) return false;
  // Prefixed units whose name is not spelled out, such as "mtex" (not "Mtex") and "Mline".
  if (
    /^(?:m\p{Ll}{3}|M\p{Ll}{4})$/u.test(text) &&
    /^(?:milli|mega)(?!bit|byte)/.test(name) &&
    !/^mega|^milli/i.test(text)
  )
    return true;
  // "square NM" is not a square nanometer.
  const squared = /^(?:square|cubic|sq|cu) (\S+)$/.exec(text)?.[1];
  if (squared !== undefined) return isCode(squared, { name, plural });
  const bare = withoutQualifier(text) ?? text;
  if (/^\p{L}{2,}( \p{L}{2,})+$/u.test(bare)) return false;
  // A short word is case-insensitive ("Kilo"), unless another case is a prefixed unit ("Grad", the gigarad).
  const isShortWord = /^\p{Ll}{4}$/u.test(bare) && prefixedUnitsInAnyCase(bare).length === 0;
  const isWord = isShortWord || /\p{L}{5}|\p{L}{4}\b.* |[ -]\p{L}{4}/u.test(bare);
  return !isWord || /^\p{L}+\p{Lu}/u.test(bare) || prefixedUnits(bare).length > 0;
}

const isSingleWord = (text: string): boolean => !/[\s/.*()-]/.test(text);

/** Indexes the names of the whole catalogue, which takes a tenth of a second. */
export function buildNameIndex(): NameIndex {
  const maps = RANKS.map((rank) => [rank, new Map<string, string>()] as const);
  const index = Object.fromEntries(maps) as Record<Rank, Map<string, string>>;
  const put = (rank: Rank, key: string, place: string) => {
    const map = index[rank];
    const known = map.get(key);
    if (known === undefined) map.set(key, place);
    else if (!known.split(" ").includes(place)) map.set(key, `${known} ${place}`);
  };
  categories.forEach((category, c) => {
    category.units.forEach((unit, u) => {
      const place = `${c}.${u}`;
      for (const text of new Set(namesOf(unit))) {
        const normalized = normalizeTypography(text);
        const folded = foldName(normalized);
        const isSymbol = isCode(text, unit);
        put("named", normalized, place);
        if (!isSymbol) put("folded", folded, place);
        // A currency code in lower case ranks like an unqualified name: "cup" is CUP (Cuban peso) or "cup (US)".
        else if (category.id === "currency" && text === unit.id) put("unqualified", folded, place);
        else if (isSingleWord(normalized)) put("caseless", normalized.toLowerCase(), place);
        const bare = withoutQualifier(folded);
        const words = bare || !isSymbol ? wordsOf(folded) : "";
        if (words.includes(" ")) put("reordered", words, place);
        const isCoded = isSymbol || (bare !== null && isCode(bare, unit));
        if (bare && !isCoded) put("unqualified", bare, place);
        const bareSymbol = isCoded ? withoutQualifier(normalized) : null;
        if (bareSymbol) {
          put("bareSymbol", bareSymbol, place);
          if (isSingleWord(bareSymbol)) put("caseless", bareSymbol.toLowerCase(), place);
        }
      }
      if (unit.ucum) put("ucum", unit.ucum, place);
    });
  });
  return index;
}

let search: ((key: string) => NamedPlaces) | undefined;
let built: NameIndex | undefined;

/** Makes a short-lived process use the text of `writeNameIndex` instead of indexing the whole catalogue. */
export function setPrebuiltNames(names: NamesText): void {
  search = remembered(10, (key) => searchNames(names, key));
}

/** The places ("category.unit" positions) of the units that a text names at a rank. */
export function placesNamed(rank: Rank, key: string): readonly string[] {
  if (search) return search(key).get(rank) ?? [];
  built ??= buildNameIndex();
  return built[rank].get(key)?.split(" ") ?? [];
}

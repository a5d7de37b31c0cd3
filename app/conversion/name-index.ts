import { categories } from "./categories/directory";
import type { Rank } from "./name-rank";
import { type NameIndex, searchNames, writeNames } from "./names-text";
import { readyMadeNames } from "./ready-made-names";
import { foldName, namesOf, normaliseTypography, withoutQualifier } from "./unit-names";

function buildNameIndex(): NameIndex {
  const index = {
    named: new Map(),
    ucum: new Map(),
    folded: new Map(),
    unqualified: new Map(),
  } satisfies Record<Rank, Map<string, string>>;
  const put = (rank: Rank, key: string, place: string) => {
    const map: Map<string, string> = index[rank];
    const known = map.get(key);
    if (known === undefined) map.set(key, place);
    else if (!known.split(" ").includes(place)) map.set(key, `${known} ${place}`);
  };
  categories.forEach((category, c) => {
    category.units.forEach((unit, u) => {
      const place = `${c}.${u}`;
      for (const text of namesOf(unit)) {
        const normalised = normaliseTypography(text);
        const folded = foldName(normalised);
        put("named", normalised, place);
        // "cup" in small letters is no surer a Cuban peso (CUP) than a "cup (US)"; "Second" is the second's own name.
        const isCode = text !== unit.name && (text === unit.symbol || text === unit.id);
        put(isCode ? "unqualified" : "folded", folded, place);
        const bare = withoutQualifier(folded);
        if (bare) put("unqualified", bare, place);
      }
      if (unit.ucum) put("ucum", unit.ucum, place);
    });
  });
  return index;
}

/** The index as the text that ready-made-names.ts may give. */
export const writeReadyMadeNames = (): string => writeNames(buildNameIndex());

let built: NameIndex | undefined;

/** The places that a text names at a rank. */
export function placesNamed(rank: Rank, key: string): readonly string[] {
  if (readyMadeNames) return searchNames(readyMadeNames, rank, key);
  built ??= buildNameIndex();
  return built[rank].get(key)?.split(" ") ?? [];
}

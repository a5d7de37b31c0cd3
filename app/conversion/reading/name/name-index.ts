import { buildNameIndex } from "./build-name-index";
import { type NamedPlaces, type NameIndex, type NamesText, type Rank, searchNames } from "./names-text";
import { remembered } from "./remembered";

let search: ((key: string) => NamedPlaces) | undefined;
let built: NameIndex | undefined;

/** Lets a short-lived process look names up in what `writeNameIndex` wrote instead of indexing the whole catalogue. */
export function setPrebuiltNames(names: NamesText): void {
  search = remembered(10, (key) => searchNames(names, key));
}

/** The places ("category.unit" positions) of the units that a text names at a rank. */
export function placesNamed(rank: Rank, key: string): readonly string[] {
  if (search) return search(key).get(rank) ?? [];
  built ??= buildNameIndex();
  return built[rank].get(key)?.split(" ") ?? [];
}

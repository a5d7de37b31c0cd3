import type { Category } from "../categories/category";
import { findCategory } from "../categories/find-category";
import type { Unit } from "../categories/unit";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";

const SMALL_DATA = /^(?:([kmgtpe])(i?)b|(g)igs?|(m)egs?)$/;

/**
 * What "gb" in small letters, or "gigs", may be: the gigabyte (GB) and the gigabit (Gbit). The symbols differ by the case of one
 * letter, which small letters do not show. Empty for any other text, and for a category without such units.
 */
export function smallLetterUnits(category: Category, text: string): readonly Unit[] {
  const [, symbol, binary = "", giga, mega] = SMALL_DATA.exec(text) ?? [];
  const letter = symbol ?? giga ?? mega ?? "";
  if (letter === "") return [];
  const prefix = `${letter === "k" && binary === "" ? letter : letter.toUpperCase()}${binary}`;
  return [`${prefix}B`, `${prefix}bit`].flatMap(
    (one) => category.units.find((unit) => unit.symbol === one) ?? [],
  );
}

/** The same among all units, or those of a category that was asked for. */
export function smallLetterData(text: string, { category: wanted }: FindOptions): readonly UnitMatch[] {
  const category = findCategory("data-storage");
  if (!category || (wanted !== undefined && wanted !== category.id)) return [];
  return smallLetterUnits(category, text).map((unit) => ({ category, unit }));
}

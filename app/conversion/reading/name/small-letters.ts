import { isSameDimension } from "../../algebra/dimension";
import type { Category } from "../../categories/category";
import { findCategory } from "../../categories/find-category";
import type { Unit } from "../../categories/unit";
import { dimensionOf, isSameSize } from "../../converting/rule";
import { mostCommon } from "./common-meanings";
import { isEveryday } from "./likelihood";
import { type Candidate, type FindOptions, rowsNamed } from "./named-rows";
import type { UnitMatch } from "./readings";

/**
 * @file Everyday units that a name may mean in lower case, which does not show the case of a symbol. The library's categories
 * load only this file, so it computes nothing when it loads.
 */

const SMALL_DATA = /^(?:([kmgtpe])(i?)b|(g)igs?|(m)egs?)$/;

/**
 * The units that "gb" or "gigs" in lower case may mean: the gigabyte (GB) and the gigabit (Gbit), whose symbols differ in the
 * case of one letter. Empty for other texts, and for categories without these units.
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

/** The same units from the catalogue; empty if another category was asked for. */
export function smallLetterData(text: string, { category: wanted }: FindOptions): readonly UnitMatch[] {
  const category = findCategory("data-storage");
  if (!category || (wanted !== undefined && wanted !== category.id)) return [];
  return smallLetterUnits(category, text).map((unit) => ({ category, unit }));
}

/** Everyday units that a text names in lower case: "Kgs", "DEG", "PT". Not currencies: "Myr" is not ringgits. */
export const everydayInSmallLetters = (text: string): readonly Candidate[] =>
  rowsNamed(text.toLowerCase(), {}).filter(
    (row) =>
      row.category.id !== "currency" &&
      (isEveryday(row.category) || mostCommon(text, [row])?.isObvious === true),
  );

/** Everyday units in lower case that measure something else than the unit that a text names: kilograms for "Kgs". */
export function spelledLike(text: string, { category, unit }: UnitMatch): readonly UnitMatch[] {
  if (category?.id === "data-storage" || !/^(?=.*\p{Lu})\p{L}{2,}$/u.test(text)) return [];
  const small = everydayInSmallLetters(text);
  if (small.some((one) => isSameSize(one.unit, unit))) return [];
  // "Gb" is the gilbert, but far more often the gigabit.
  const bits = /^[kMGT]b$/.test(text) ? smallLetterData(text.toLowerCase(), {}).slice(1) : [];
  return [...small, ...bits].filter((one) => !isSameDimension(dimensionOf(one.unit), dimensionOf(unit)));
}

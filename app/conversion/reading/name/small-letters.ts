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
 * @file What everyday units a name stands for in small letters, which do not show the case of a symbol. The library's categories
 * load it alone, so it evaluates nothing.
 */

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

/** Units that everybody calls so in small letters: Kgs, DEG, PT; but a Myr is about no ringgits. */
export const everydayInSmallLetters = (text: string): readonly Candidate[] =>
  rowsNamed(text.toLowerCase(), {}).filter(
    (row) =>
      row.category.id !== "currency" &&
      (isEveryday(row.category) || mostCommon(text, [row])?.isObvious === true),
  );

/** Those that measure something else than the unit that a text with capitals names: kilograms for Kgs, pints for PT. */
export function spelledLike(text: string, { category, unit }: UnitMatch): readonly UnitMatch[] {
  if (category?.id === "data-storage" || !/^(?=.*\p{Lu})\p{L}{2,}$/u.test(text)) return [];
  const small = everydayInSmallLetters(text);
  if (small.some((one) => isSameSize(one.unit, unit))) return [];
  // Gb is the gilbert, and far more often the gigabit.
  const bits = /^[kMGT]b$/.test(text) ? smallLetterData(text.toLowerCase(), {}).slice(1) : [];
  return [...small, ...bits].filter((one) => !isSameDimension(dimensionOf(one.unit), dimensionOf(unit)));
}

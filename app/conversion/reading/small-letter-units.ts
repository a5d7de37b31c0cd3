import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";

const SMALL_LETTERS = /^([kmgtpe])(i?)b$/;

/**
 * What "gb" in small letters may be: the gigabyte (GB) and the gigabit (Gbit). The symbols differ by the case of one letter,
 * which small letters do not show. Empty for any other text, and for a category without such units.
 */
export function smallLetterUnits(category: Category, text: string): readonly Unit[] {
  const [, letter = "", binary = ""] = SMALL_LETTERS.exec(text) ?? [];
  if (letter === "") return [];
  const prefix = `${letter === "k" && binary === "" ? letter : letter.toUpperCase()}${binary}`;
  return [`${prefix}B`, `${prefix}bit`].flatMap(
    (symbol) => category.units.find((unit) => unit.symbol === symbol) ?? [],
  );
}

import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";

const SMALL_LETTERS = /^(?:([kmgtpe])(i?)b|(g)igs?|(m)egs?)$/;

/**
 * What "gb" in small letters, or "gigs", may be: the gigabyte (GB) and the gigabit (Gbit). The symbols differ by the case of one letter,
 * which small letters do not show. Empty for any other text, and for a category without such units.
 */
export function smallLetterUnits(category: Category, text: string): readonly Unit[] {
  const [, symbol, binary = "", giga, mega] = SMALL_LETTERS.exec(text) ?? [];
  const letter = symbol ?? giga ?? mega ?? "";
  if (letter === "") return [];
  const prefix = `${letter === "k" && binary === "" ? letter : letter.toUpperCase()}${binary}`;
  return [`${prefix}B`, `${prefix}bit`].flatMap(
    (symbol) => category.units.find((unit) => unit.symbol === symbol) ?? [],
  );
}

import { findCategory } from "../categories/directory";
import type { UnitMatch } from "./readings";
import type { FindOptions } from "./row-candidates";

const DATA_STORAGE = "data-storage";
const SMALL_LETTERS = /^([kmgtpe])(i?)b$/;

/**
 * What "gb" in small letters may be: the gigabyte (GB) and the gigabit (Gbit). The symbols differ by the case of one letter,
 * which small letters do not show. Empty for any other text.
 */
export function smallLetterData(text: string, options: FindOptions): readonly UnitMatch[] {
  const [, letter = "", binary = ""] = SMALL_LETTERS.exec(text) ?? [];
  const category = findCategory(DATA_STORAGE);
  if (letter === "" || !category || (options.category !== undefined && options.category !== DATA_STORAGE))
    return [];
  const prefix = `${letter === "k" && binary === "" ? letter : letter.toUpperCase()}${binary}`;
  const symbols = [`${prefix}B`, `${prefix}bit`];
  return symbols.flatMap((symbol) => {
    const unit = category.units.find((one) => one.symbol === symbol);
    return unit ? [{ category, unit }] : [];
  });
}

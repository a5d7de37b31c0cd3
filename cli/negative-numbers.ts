const MINUS_SIGN = "\u2212";
const NEGATIVE = /^-(?=\.?[\p{Nd}½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/u;

/**
 * Writes the hyphen of negative numbers (-40, -.5, -1/2, -5mi) as a minus sign, so that no parser takes them for flags.
 * Values of options and everything after `--` stay as they are.
 */
export function shieldNegatives(words: readonly string[], valueOptions: ReadonlySet<string>): string[] {
  const end = words.indexOf("--");
  return words.map((word, at) => {
    const isOpen = (end < 0 || at < end) && !valueOptions.has(words[at - 1] ?? "");
    return isOpen ? word.replace(NEGATIVE, MINUS_SIGN) : word;
  });
}

/** The hyphen again: what numbers are written with everywhere else. */
export const unshield = (word: string): string => word.replace(/^\u2212/, "-");

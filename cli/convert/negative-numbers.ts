const MINUS_SIGN = "\u2212";
const NEGATIVE = /^-(?=\.?[\p{Nd}¼-¾⅐-⅞]|-?>)/u;

/** Replaces the hyphens of negative numbers (-5mi) and arrows (->) by minus signs, which do not start a flag. */
export function shieldNegatives(words: readonly string[], valueOptions: ReadonlySet<string>): string[] {
  const end = words.indexOf("--");
  return words.map((word, at) => {
    const isOpen = (end < 0 || at < end) && !valueOptions.has(words[at - 1] ?? "");
    return isOpen ? word.replace(NEGATIVE, MINUS_SIGN) : word;
  });
}

export const unshield = (word: string): string => word.replace(/^\u2212/, "-");

/**
 * How well a text names a unit, best first: the very text of an id, symbol, name, plural or alias; its UCUM code; a name
 * but for case and spelling; a symbol without its qualifier, in its own case ("gal" for "gal (US)"); a name without
 * its qualifier ("gallon" for "gallon (US)"), or a currency's code in small letters; the words of a name in another order ("US gallon" for "gallon (US)"); a symbol in another case, which counts only where no prefix is at stake (other-case.ts).
 */
export const RANKS = [
  "named",
  "ucum",
  "folded",
  "bareSymbol",
  "unqualified",
  "reordered",
  "caseless",
] as const;
export type Rank = (typeof RANKS)[number];

/**
 * How well a text names a unit, best first: the very text of an id, symbol, name, plural or alias; its UCUM code; a name but
 * for case and spelling; a name without its qualifier ("gallon" for "gallon (US)"), or a symbol but for case.
 */
export const RANKS = ["named", "ucum", "folded", "unqualified"] as const;
export type Rank = (typeof RANKS)[number];

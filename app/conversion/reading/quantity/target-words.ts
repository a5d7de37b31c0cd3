/** What may stand between a quantity and its target; "in" may be the inch as well, and "as" the attosecond. */
export const TARGET_WORDS: ReadonlySet<string> = new Set(["to", "into", "in", "as"]);

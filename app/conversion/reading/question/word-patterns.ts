type Token = { readonly words: readonly string[]; readonly isOptional: boolean } | { readonly slot: string };

/** A sequence of words and slots. */
export type WordPattern = readonly Token[];

/** "how many|much [exactly] TARGET": words with alternatives, those in brackets optional, and slots in capitals. */
export const pattern = (text: string): WordPattern =>
  text.split(" ").map((token) => {
    if (/^[A-Z]/.test(token)) return { slot: token };
    const isOptional = token.startsWith("[");
    return { words: (isOptional ? token.slice(1, -1) : token).split("|"), isOptional };
  });

/** Words, and the same in small letters, which patterns are compared with. */
export type Words = { readonly written: readonly string[]; readonly lower: readonly string[] };

export const toWords = (written: readonly string[]): Words => ({
  written,
  // "please, convert: 5 mi"
  lower: written.map((word) => word.toLowerCase().replace(/(?<=[a-z])[,:]$/, "")),
});

/** Where a pattern without slots ends that starts at a place; that place itself where it does not match. */
export function takePattern(tokens: WordPattern, { lower }: Words, start: number): number {
  let at = start;
  for (const token of tokens) {
    if ("slot" in token) return start;
    if (at < lower.length && token.words.includes(lower[at] ?? "")) at += 1;
    else if (!token.isOptional) return start;
  }
  return at;
}

/** What may stand in each slot. */
export type Slots = Readonly<Record<string, (words: readonly string[]) => boolean>>;

/** What each slot of a pattern took. */
type Taken = Readonly<Record<string, string>>;

/** What the slots hold where a pattern matches all words, each slot as short as it can be; null where it does not match. */
export function matchPattern(tokens: WordPattern, words: Words, slots: Slots): Taken | null {
  const { written, lower } = words;
  const matchFrom = (t: number, at: number): Taken | null => {
    const token = tokens[t];
    if (!token) return at === lower.length ? {} : null;
    if (at === lower.length) return null;
    if ("slot" in token) return fillSlot(token.slot, t, at);
    const after = token.words.includes(lower[at] ?? "") ? matchFrom(t + 1, at + 1) : null;
    return after ?? (token.isOptional ? matchFrom(t + 1, at) : null);
  };
  const fillSlot = (slot: string, t: number, at: number): Taken | null => {
    for (let end = t === tokens.length - 1 ? lower.length : at + 1; end <= lower.length; end += 1) {
      const after = matchFrom(t + 1, end);
      const taken = after ? written.slice(at, end) : [];
      if (after && slots[slot]?.(taken)) return { [slot]: taken.join(" "), ...after };
    }
    return null;
  };
  return matchFrom(0, 0);
}

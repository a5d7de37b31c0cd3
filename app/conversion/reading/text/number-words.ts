import { spend } from "~/numerals/work";

/** From zero to nineteen. */
const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** From the largest to the smallest, as numbers are spoken. */
const GROUPS: readonly (readonly [string, number])[] = [
  ["trillion", 1e12],
  ["billion", 1e9],
  ["million", 1e6],
  ["thousand", 1e3],
];
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...SMALL,
  ...TENS,
  "hundred",
  ...GROUPS.map(([word]) => word),
]);

/** A word in letters. */
const WORD = /[a-z]+/iy;

type Word = { readonly text: string; readonly end: number };

/** The number words that a text starts with; "and" only where one follows. */
export function numberWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; ; ) {
    spend(1);
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0].toLowerCase() ?? "";
    if (!NUMBER_WORDS.has(word) && word !== "and") break;
    at += word.length;
    words.push({ text: word, end: at });
    if (!/[ -]/.test(text[at] ?? "")) break;
    at += 1;
  }
  return words.at(-1)?.text === "and" ? words.slice(0, -1) : words;
}

/** The longest number that some words form, and how many of them it takes: 0 where they form none. */
export function wholeNumber(words: readonly string[]): { readonly value: number; readonly count: number } {
  let count = 0;
  const belowHundred = (at: number): readonly [number, number] | null => {
    const tens = TENS.indexOf(words[at] ?? "");
    if (tens >= 0) {
      const ones = SMALL.indexOf(words[at + 1] ?? "");
      return ones > 0 && ones < 10 ? [10 * (tens + 2) + ones, at + 2] : [10 * (tens + 2), at + 1];
    }
    const small = SMALL.indexOf(words[at] ?? "");
    return small < 0 ? null : [small, at + 1];
  };
  const afterAnd = (at: number): number => (words[at] === "and" ? at + 1 : at);
  const belowThousand = (at: number): readonly [number, number] | null => {
    const first = belowHundred(at);
    if (!first || words[first[1]] !== "hundred" || TENS.includes(words[at] ?? "")) return first;
    const more = belowHundred(afterAnd(first[1] + 1));
    return more ? [100 * first[0] + more[0], more[1]] : [100 * first[0], first[1] + 1];
  };
  let value = 0;
  for (const [word, size] of GROUPS) {
    const group = belowThousand(count === 0 ? 0 : afterAnd(count));
    if (group && words[group[1]] === word) [value, count] = [value + group[0] * size, group[1] + 1];
  }
  const rest = belowThousand(count === 0 ? 0 : afterAnd(count));
  return rest ? { value: value + rest[0], count: rest[1] } : { value, count };
}

import { spend } from "~/numerals/work";

/** The words for 0 to 19. */
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

const WORD = /[a-z]+/iy;

type Word = { readonly text: string; readonly end: number };

/** The number words at the start of a text; "and" only if a number word follows. */
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

/** The longest number at the start of some words, and how many words it takes: 0 if they do not form a number. */
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

/** Powers of ten after a number in digits: "1.5 million", "3 lakh". */
const POWERS = new Map(
  Object.entries({
    hundred: 2,
    thousand: 3,
    lakh: 5,
    lac: 5,
    million: 6,
    mio: 6,
    crore: 7,
    billion: 9,
    bn: 9,
    trillion: 12,
  }),
);
/** The denominators of fractions in words: "three quarters". */
const PARTS = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
    sixteenth: 16,
    hundredth: 100,
    thousandth: 1000,
  }),
);

/** The power of ten that a word names, also in the plural: 6 for "million" and "millions". */
export const powerNamed = (word: string): number | undefined =>
  POWERS.get(word) ?? POWERS.get(word.replace(/s$/, ""));
/** Words that need no number before them: "a million". */
export const LEADING_POWER = /^(?:hundred|thousand|[bmtr]+illion)$/;
/** Words for larger numbers in the long scale. */
export const LONG_SCALE = /^[bt]\w*illion/;

export const COUNTS = new Map(Object.entries({ dozen: 12, dozens: 12, couple: 2 }));

/** Powers of ten of letters after a number: "$5k", "€2.5m", "28M seconds". */
export const MULTIPLIERS = new Map(
  Object.entries({ k: 3, K: 3, m: 6, M: 6, MM: 6, mn: 6, mil: 6, b: 9, B: 9, bn: 9, tn: 12 }),
);

export const MULTIPLES = new Map(Object.entries({ twice: 2, double: 2, thrice: 3, triple: 3 }));

/** The denominator that a word names: 4 for "quarter" and "quarters"; 0 for other words. */
export const partNamed = (word: string): number => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, "")) ?? 0;

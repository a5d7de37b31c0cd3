const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
  ["trillion", 1_000_000_000_000],
]);
/** Powers of ten after a number in digits: "1.5 million", "3 lakh". */
const POWERS: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  lakh: 5,
  million: 6,
  crore: 7,
  billion: 9,
  trillion: 12,
};
const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  sixteenth: 16,
};

const oneOf = (words: Iterable<string>): string => `(?:${[...words].join("|")})`;
const BELOW_HUNDRED = `(?:${oneOf(TENS)}(?:[ -]${oneOf(SMALL.slice(1, 10))})?|${oneOf(SMALL)})`;
const BELOW_THOUSAND = `(?:${oneOf(SMALL)} hundred(?: (?:and )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const GROUPS = ["trillion", "billion", "million", "thousand"];
/** Groups from the largest to the smallest: "two million three thousand and five". */
const WHOLE = new RegExp(
  `^(?=.)${GROUPS.map((word) => `(?:${BELOW_THOUSAND} ${word}(?: (?:and )?(?=.)|$))?`).join("")}(?:${BELOW_THOUSAND})?$`,
  "i",
);

const WORD = oneOf([...SMALL, ...TENS, ...MULTIPLIERS.keys()]);
/** Number words in sequence before a unit or the rest of a number; "five" alone stays a word. */
const SPELLED = new RegExp(
  `(?<=^|[^\\d\\s] )${WORD}(?:[ -](?:and )?${WORD})*(?=(?: +[^\\d\\s]|-(?:half|thirds?|quarters?)))`,
  "gi",
);
const STARTS_SPELLED = new RegExp(`^(?:an? )?${oneOf([BELOW_HUNDRED, ...MULTIPLIERS.keys()])}\\b`, "i");

const DIGITS = oneOf([...SMALL.slice(0, 10), "\\d+"]);
const POINT = new RegExp(`^(\\d+) point ((?:${DIGITS} )*${DIGITS})(?= +\\p{L})`, "iu");

/** What may follow a fraction in words: a unit, not a target ("quarter to lb" asks for the unit of mass). */
const BEFORE_UNIT = "(?:(?: of)?(?: an?)?) (?!(?:to|into|in|as|of|and)\\b|=|->|→)(?=[^\\d\\s])";
const PARTS = oneOf(Object.keys(DENOMINATORS).map((word) => (/ves$/.test(word) ? word : `${word}s?`)));
const FRACTION = new RegExp(`^(?:(an?|\\d+)[ -])?(${PARTS})${BEFORE_UNIT}`, "i");
const AND_FRACTION = new RegExp(`^(\\d+) (?:and|&) (an?|\\d+)[ -](${PARTS})${BEFORE_UNIT}`, "i");

const MANY = new RegExp(
  `^([+-]?\\p{Sc}? ?\\d(?:[\\d.,]*\\d)?) (${Object.keys(POWERS).join("|")})s?(?= +[^\\d\\s]|$)`,
  "iu",
);
const DOZENS = /^(\d+) dozen(?: of)? (?!(?:to|into|in|as)\b|=|->|→)(?=\p{L})/iu;

function numberOf(words: readonly string[]): number {
  let total = 0;
  let group = 0;
  for (const word of words) {
    const multiplier = MULTIPLIERS.get(word) ?? 1;
    if (multiplier >= 1000) {
      total += group * multiplier;
      group = 0;
    } else if (multiplier === 100) group *= 100;
    else group += SMALL.includes(word) ? SMALL.indexOf(word) : 10 * (TENS.indexOf(word) + 2);
  }
  return total + group;
}

function wholeNumbers(text: string): string {
  if (!STARTS_SPELLED.test(text)) return text;
  // "a hundred miles"
  const counted = text.replace(/^an? (?=(?:hundred|thousand|[bmtr]+illion)\b)/i, "one ");
  const toDigits = (spelled: string): string => {
    if (!WHOLE.test(spelled)) return spelled;
    const words = spelled.toLowerCase().split(/[ -]/);
    return String(numberOf(words.filter((word) => word !== "and")));
  };
  return counted.replace(SPELLED, (spelled) =>
    // "three and one half": the last number counts the halves.
    WHOLE.test(spelled)
      ? toDigits(spelled)
      : spelled.replace(
          /^(.*\S) and (\S+)$/i,
          (_, a: string, b: string) => `${toDigits(a)} and ${toDigits(b)}`,
        ),
  );
}

const fractionText = (count: string, part: string): string => {
  const word = part.toLowerCase();
  return `${/^\d/.test(count) ? count : 1}/${DENOMINATORS[word] ?? DENOMINATORS[word.replace(/s$/, "")]}`;
};

/**
 * Numbers in words at the start of a text as digits: "five miles", "six feet two inches", "one point five km", "half a
 * mile", "two and a half hours", "three quarters of a cup", "1.5 million km", "2 dozen inches", "minus 5 °C". Words that do
 * not form one number, as in "two three miles", stay as they are.
 */
export function digitsForWords(text: string): string {
  const signed = text.replace(/^(?:minus|negative) (?=[\d.\p{L}])/iu, "-");
  const [sign, unsigned] = signed.startsWith("-") ? ["-", signed.slice(1)] : ["", signed];
  const digits = wholeNumbers(unsigned.replace(/^an? (?=dozen\b)/i, "1 "))
    .replace(POINT, (_, whole: string, decimals: string) =>
      [
        whole,
        decimals.replace(/[a-z]+/gi, (word) => String(SMALL.indexOf(word.toLowerCase()))).replaceAll(" ", ""),
      ].join("."),
    )
    .replace(
      AND_FRACTION,
      (_, whole: string, count: string, part: string) => `${whole} ${fractionText(count, part)} `,
    )
    .replace(FRACTION, (_, count: string | undefined, part: string) => `${fractionText(count ?? "", part)} `)
    // "1 and 1/2 cups", "2/3 of a cup"
    .replace(/^(\d+) (?:and|&) (?=\d+\/\d)/i, "$1 ")
    .replace(/^((?:\d+ )?\d+\/\d+|[\d ]*[½⅓⅔¼¾⅛⅜⅝⅞]) of (?:an? )?(?=\p{L})/iu, "$1 ")
    .replace(MANY, (_, number: string, word: string) => `${number}e${POWERS[word.toLowerCase()]}`)
    .replace(DOZENS, (_, count: string) => `${12n * BigInt(count)} `);
  return sign + digits;
}

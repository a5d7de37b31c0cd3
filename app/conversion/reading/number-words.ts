const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
]);

const oneOf = (words: Iterable<string>): string => `(?:${[...words].join("|")})`;
const BELOW_HUNDRED = `(?:${oneOf(TENS)}(?:[ -]${oneOf(SMALL.slice(1, 10))})?|${oneOf(SMALL)})`;
const BELOW_THOUSAND = `(?:${oneOf(SMALL)} hundred(?: (?:and )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const BELOW_MILLION = `${BELOW_THOUSAND}(?: thousand(?: (?:and )?${BELOW_THOUSAND})?)?`;
const WHOLE = new RegExp(
  `^(?:${BELOW_THOUSAND} million(?: (?:and )?${BELOW_MILLION})?|${BELOW_MILLION})$`,
  "i",
);

const WORD = oneOf([...SMALL, ...TENS, ...MULTIPLIERS.keys()]);
/** Number words in sequence before a unit; "five" alone stays a word. */
const SPELLED = new RegExp(`(?<=^|[^\\d\\s] )${WORD}(?:[ -](?:and )?${WORD})*(?= +[^\\d\\s])`, "gi");
const STARTS_SPELLED = new RegExp(`^${BELOW_HUNDRED}\\b`, "i");

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

/**
 * "five miles" as "5 miles", "six feet two inches" as "6 feet 2 inches", where the text begins with a number in words.
 * Words that do not form one number, as in "two three miles", stay as they are.
 */
export function digitsForWords(text: string): string {
  if (!STARTS_SPELLED.test(text)) return text;
  return text.replace(SPELLED, (spelled) => {
    if (!WHOLE.test(spelled)) return spelled;
    const words = spelled.toLowerCase().split(/[ -]/);
    return String(numberOf(words.filter((word) => word !== "and")));
  });
}

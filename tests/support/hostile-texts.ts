import { categories } from "~/conversion";
import { present } from "./present";

/** What a hostile text is built from: signs of every kind the reading has a rule for. */
const PIECES: readonly string[] = [
  ..."0 1 9 1e-5000 1e5000 9.9e999 1,234 1.234,5 ½ 1½ 3/4 ٣ ５ ⅞ 10^3 10*3 10⁻⁵ 007 .5 1_000 0x1f 5:30 5'11\" 2-3 PT1H".split(
    " ",
  ),
  ..."+ - * / ^ · × ÷ ( ) [ ] { } , ; : ' \" = → @ % ° √ ² ³ ⁻¹ ± ~ $ € £ ¥ # & < > | \\ ^-1 ^99 ^2 ** //".split(
    " ",
  ),
  ..."per to in into as of at for and square cubic squared cubed sq cu half a an dozen million k M hundred percent what is how many".split(
    " ",
  ),
  ..."Eₕ µm Å Ω °C ℃ K mW MW mBar MBAR NM nm kg lb oz fl_oz ft-lb N·m m/s² kWh L/100km m2K".split(" "),
  ..."メートル 公里 км метр كيلو ק״ג é ﬁ 𝟓 ｋｍ".split(" "),
  ...["\u200b", "\u200e", "\u202e", "\ufeff", "\u00ad", "\u0301", "\u00a0", "\u2009", "\t", "  "],
];

const NAMES = categories.flatMap(({ units }) =>
  units.flatMap(({ id, name, plural, symbol, aliases }) => [id, name, plural, symbol, ...aliases]),
);

const LONGEST = 1_900;

/**
 * Texts that take as long as possible to read, the same for the same random numbers: repetitions of a short piece, runs of numbers
 * and operators, nesting, long words, mixed scripts, names of units side by side, and questions of `questions` spliced together.
 */
export function createHostileTexts(
  random: () => number,
  count: number,
  questions: readonly string[],
): readonly string[] {
  const below = (n: number): number => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => present(list[below(list.length)]);
  const some = <T>(most: number, one: () => T): readonly T[] => Array.from({ length: 1 + below(most) }, one);
  /** Short ones often, long ones sometimes. */
  const length = (): number => Math.floor(10 ** (1 + random() * Math.log10(LONGEST / 10)));
  const piece = (): string => (random() < 0.3 ? pick(NAMES) : pick(PIECES));
  const repeat = (text: string): string =>
    text.repeat(Math.max(1, Math.floor(length() / Math.max(1, text.length))));
  const sequence = (separator: string, one: () => string): string => {
    const most = length();
    const parts: string[] = [];
    for (let size = 0; size < most; size += (parts.at(-1)?.length ?? 0) + separator.length) parts.push(one());
    return parts.join(separator);
  };
  const kinds: readonly (() => string)[] = [
    () => repeat(some(3, piece).join("")),
    () => `${pick(["", "1 ", "5 km "])}${repeat(some(3, piece).join(" "))}${pick(["", "1", " to m", " km"])}`,
    () =>
      sequence(pick(["*", "/", "+", " + ", " * ", "^", " per "]), () =>
        pick(["1e-5000", "9".repeat(40), "1/3", "0.1", "m", "7 kg", "1e5000"]),
      ),
    () => `1 ${"(".repeat(below(40))}${sequence("*", piece)}${")".repeat(below(40))} to m`,
    () =>
      repeat(pick(["a", "-", "9", "½", "٣", " ", "m ", "k", "Eₕ", "/", ".", ",", "'", "(", "µ", "é"])) +
      pick(["", "1", "m", " to m", "!"]),
    () => `${repeat(`${some(3, piece).join(pick(["", " "]))} `)}${pick(["5 kg in lb", "5 m", "km"])}`,
    () => `${repeat(pick(["10% of ", "half of ", "twice ", "1/3 of the "]))}5 kg in lb`,
    () => sequence(" ", () => pick(NAMES)),
    () =>
      `5 ${sequence(pick([" ", "-", ".", "·", "*"]), () => pick(NAMES))} to ${sequence(pick([" ", "/"]), () => pick(NAMES))}`,
    () => sequence(pick(["", " "]), piece),
    () => sequence(pick([" ", "; ", ", ", " and ", " + "]), () => pick(questions)),
    () => {
      const [a, b] = [pick(questions), pick(questions)];
      return a.slice(0, below(a.length)) + piece() + b.slice(below(b.length));
    },
  ];
  return Array.from({ length: count }, () => pick(kinds)().slice(0, LONGEST));
}

import { once } from "~/numerals/once";

/**
 * @file The grammar of questions as data. Capitals are slots: Q a quantity, N a quantity that starts with a number, T targets,
 * U a unit without a number, D digits. `a|b` are alternatives, `[a]` is optional.
 */

type Part = {
  /** The letter of the slot; null if the part is words. */
  readonly slot: string | null;
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
};

export const compile = (pattern: string): readonly Part[] =>
  pattern.split(" ").map((part) => {
    const isOptional = part.startsWith("[");
    const words = (isOptional ? part.slice(1, -1) : part).split("|");
    return { slot: /^[A-Z]$/.test(part) ? part : null, words: new Set(words), isOptional };
  });

export type Words = { word(at: number): string };

export type Pattern = readonly Part[];

/** Index of the token after a pattern of words; −1 if it does not match. */
function skip(pattern: Pattern, text: Words, at: number): number {
  let i = at;
  for (const { words, isOptional } of pattern) {
    if (words.has(text.word(i))) i += 1;
    else if (!isOptional) return -1;
  }
  return i;
}

/** The ends of those patterns that match at a token. */
export const endsFrom = (patterns: readonly Pattern[], text: Words, at: number): readonly number[] =>
  patterns.map((one) => skip(one, text, at)).filter((end) => end > at);

export type Sentence = { readonly pattern: string; readonly cost: number };

/** Extra cost of a target without "to" or another sign before it. */
const UNMARKED = 0.4;
const LINK_WORDS = "to|into|in|as|=|→";
const VERBS = "converted|convert|expressed|measured|equals|equal|what";
const HOW_MANY = "how many|much";

const sentence = (pattern: string, cost = 0): Sentence => ({ pattern, cost });

export const sentences: readonly Sentence[] = [
  sentence(`Q [is|are] [${VERBS}] [what] ${LINK_WORDS} [what|how] [many] T`),
  sentence("Q [is|are] [how] [much] in how many T"),
  sentence("Q in terms of T"),
  sentence("Q converted|converts|convert|is|equals|equal|are T", UNMARKED),
  sentence("Q ; T", UNMARKED),
  sentence("Q T", UNMARKED),
  sentence(`${HOW_MANY} T [is|are] [there] in Q`),
  sentence("number of T [is|are] [there] in Q"),
  sentence(`${HOW_MANY} T is|are|equal|equals|make|makes|= [equal] [to] [up] Q`),
  sentence(`${HOW_MANY} T does|do Q make|equal|have|contain`),
  sentence(`${HOW_MANY} T go|goes|fit into|in Q`),
  sentence(`${HOW_MANY} T to a|an|the|one Q`),
  sentence(`Q is|are|equal|equals|make|makes|= [equal] [to] ${HOW_MANY} T`),
  sentence(`Q would be ${HOW_MANY} T`),
  sentence("Q is|are how much in T"),
  sentence("[does|do|is|are] Q equal [to] in T"),
  sentence("U to|in|into|→ T [:] D"),
  sentence("U D to|in|into|→ T"),
  sentence("T in N", 0.8),
  // The 2 of "200lbs2kg" means "to".
  sentence("Q 2 T", UNMARKED),
  // A question without a target comes last: words at its end are more often a target than part of the unit.
  sentence("Q"),
];

export const QUANTITY_NAMES =
  "area|current|density|distance|energy|flow|force|height|length|mass|power|pressure|price|speed|temp|temperature" +
  "|time|torque|voltage|volume|weight|width";

/** Phrases before a question, in any number and order. */
export const openers: readonly string[] = [
  "please|pls|plz",
  "can|could|would|will you|u [please]",
  "tell|show|give me",
  "how [do|can] [you|i|we] [to] convert",
  "i want|need|would [like] [to] convert",
  "i need|want|have",
  "hey|hi|hello|ok|okay|alexa|siri|cortana|google",
  "so|um|uh|well",
  "calculate|convert|converting|conversion|compute|express|find|get|show|turn [of]",
  "change",
  "exchange rate [of]",
  "from|about|approx|approx.|approximately|roughly|around|nearly|almost|exactly|only|just|ca|ca.|circa|~|≈",
  "what is|are|does|do",
  "what's|whats|=",
  "how much|many|far|tall|heavy|hot|cold|long|big|large|fast|old|wide|deep|high is|are",
  "the value of",
  "the",
  `[a|an|the] ${QUANTITY_NAMES} [of] [:]`,
];

/** Phrases after a question, in any number and order. */
export const closers: readonly string[] = [
  "?|.|!|please|thanks|converter|calculator|rate",
  "= [?]",
  "thank you",
  "conversion [calculator|table|chart]",
  "exchange rate",
  ",|;|:|…",
  "x|? =",
];

/** Words after a quantity that do not change it: "6 ft tall". */
export const afters: readonly string[] = ["tall|wide|deep|thick|high|heavy|long|each", "ac|dc|rms", ","];

const OPERATORS =
  "of for at per a an and x by plus minus square sq cubic cu squared cubed each times over divided multiplied twice double";

const literals = once((): ReadonlySet<string> => {
  const patterns = [...sentences.map(({ pattern }) => pattern), ...openers, ...closers, ...afters];
  const parts = patterns.flatMap(compile).filter(({ slot }) => slot === null);
  return new Set([...parts.flatMap(({ words }) => [...words]), ...OPERATORS.split(" ")]);
});

/** Whether a word belongs to the grammar and is therefore not an unknown unit. */
export const isGrammarWord = (word: string): boolean => literals().has(word);

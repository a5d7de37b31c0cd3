/** What may stand between a quantity and its target; "in" may be the inch as well, and "as" the attosecond. */
export const TARGET_WORDS: ReadonlySet<string> = new Set(["to", "into", "in", "as"]);

/** Those that are nothing else. */
const MARKS: ReadonlySet<string> = new Set(["to", "into", "as", "→"]);
const ARROWS = /[-=]{0,3}>+|[=→⇒➜➔⟶»]/g;

/** The words of a question, an arrow or equals sign being one. */
export const wordsOfQuestion = (text: string): readonly string[] =>
  text
    .replace(/= ?x (?=\p{L})/u, "= ")
    .replace(ARROWS, " → ")
    .trimEnd()
    .split(/ +/);

const RATIO = /^(?:%|‰|per(?:cent)?|pp[mb]|an?|fraction|decimal)$/i;

/** Attoseconds are at the end, or follow a number: "2 as to s", but not "0.5 as %". */
const isAttosecond = (words: readonly string[], at: number): boolean =>
  words[at]?.toLowerCase() === "as" &&
  (at === words.length - 1 ||
    (at === 1 && /^[+-]?[\d.,]+$/.test(words[0] ?? "") && !RATIO.test(words[2] ?? "")));

/** The places of the words that only a target follows; the last of them may be the last word. */
export const targetMarks = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, at) =>
    at > 0 && MARKS.has(word.toLowerCase()) && !isAttosecond(words, at) ? [at] : [],
  );

/** True where a text says which part of it is the target: "5 mi to km", but not "5 mi km". */
export const marksTarget = (text: string): boolean => targetMarks(wordsOfQuestion(text.trim())).length > 0;

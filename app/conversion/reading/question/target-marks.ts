/** Those that are nothing else. */
const MARKS: ReadonlySet<string> = new Set(["to", "into", "as", "→"]);
const ARROWS = /[-=]{0,3}>+|[=→⇒➜➔➞⟶»]/g;

/** The words of a question, an arrow or equals sign being one. */
export const wordsOfQuestion = (text: string): readonly string[] =>
  (text.includes("=") ? text.replace(/= ?x (?=\p{L})/u, "= ") : text)
    .replace(ARROWS, " → ")
    .trimEnd()
    .split(/ +/);

/** Before a target, or another unit of such times. */
const AFTER_ATTOSECOND = /^(?:to|into|in|as|→|per|[-+*×·/].*|[zafpnμu]?s)$/i;

/** Attoseconds are at the end, or follow a number: "2 as to s", "2 as fs", but not "0.5 as %". */
const isAttosecond = (words: readonly string[], at: number): boolean => {
  const [number = "", , next = ""] = words;
  return (
    words[at]?.toLowerCase() === "as" &&
    (at === words.length - 1 || (at === 1 && /^[+-]?[\d.,]+$/.test(number) && AFTER_ATTOSECOND.test(next)))
  );
};

/** The places of the words that only a target follows; the last of them may be the last word. */
export const targetMarks = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, at) =>
    at > 0 && MARKS.has(word.toLowerCase()) && word !== "aS" && !isAttosecond(words, at) ? [at] : [],
  );

/** True where a text says which part of it is the target: "5 mi to km", but not "5 mi km". */
export const marksTarget = (text: string): boolean => targetMarks(wordsOfQuestion(text.trim())).length > 0;

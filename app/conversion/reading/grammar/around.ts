import { unwrapped } from "../text/marks";
import { tidied, tokensOf } from "../text/text";
import { Patterns, type Words } from "./patterns";
import { closers, openers } from "./sentences";

/** @file What stands around a question: "tell me, what is … ?", "… please, thanks". */

const openerPatterns = new Patterns(openers);
const closerPatterns = new Patterns(closers);
/** What no question starts with: "um to mm", "change of 5 °C", "speed of light" have no openers. */
const NO_START = /^(?:to|into|in|as|per|of|light|[=→/*·;,])?$/;

/** Of the sentence, not of "U.S." */
const FULL_STOP = /(?<!\.\p{L})(?<=\p{L})\.$/u;

/** Where the question starts, after any number of openers. */
function startIn(text: Words): number {
  const starts = new Set([0]);
  for (const start of starts)
    for (const end of openerPatterns.endsFrom(text, start))
      starts.add(/^[,:]$/.test(text.word(end)) ? end + 1 : end);
  return Math.max(...[...starts].filter((start) => start === 0 || !NO_START.test(text.word(start))));
}

/** Where it ends, before any number of closers. */
function endIn(text: Words, start: number, length: number): number {
  const ends = new Set([length]);
  for (let at = length - 1; at > start; at -= 1)
    if (closerPatterns.endsFrom(text, at).some((end) => ends.has(end))) ends.add(at);
  return Math.min(...ends);
}

/** The question without what stands around it: "please convert 5 mi to km, thanks" is "5 mi to km". */
export function questionIn(text: string): string {
  const tidy = unwrapped(tidied(text)).replace(FULL_STOP, "");
  const tokens = tokensOf(tidy);
  const words = { word: (at: number): string => tokens[at]?.lower ?? "" };
  const start = startIn(words);
  const end = endIn(words, start, tokens.length);
  return tidy.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
}

import { categories } from "../../categories/find-category";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import { unwrapped } from "../text/signs";
import { tidied, tokensOf } from "../text/text";
import { closers, compile, endsFrom, openers, type Words } from "./sentences";

/** @file Removes the phrases around a question ("tell me, what is … ?") and rewords it. */

const openerPatterns = openers.map(compile);
const closerPatterns = closers.map(compile);
/** Words that a question cannot start with: the first words of "um to mm" and "speed of light" are not openers. */
const NO_START = /^(?:to|into|in|as|per|of|light|[=→/*·;,])?$/;

/** The full stop of a sentence, but not that of "U.S." */
const FULL_STOP = /(?<!\.\p{L})(?<=\p{L})\.$/u;

/** Index of the token after all openers. */
function startIn(text: Words): number {
  const starts = new Set([0]);
  for (const start of starts)
    for (const end of endsFrom(openerPatterns, text, start))
      starts.add(/^[,:]$/.test(text.word(end)) ? end + 1 : end);
  return Math.max(...[...starts].filter((start) => start === 0 || !NO_START.test(text.word(start))));
}

/** Index of the first token of the closers. */
function endIn(text: Words, start: number, length: number): number {
  const ends = new Set([length]);
  for (let at = length - 1; at > start; at -= 1)
    if (endsFrom(closerPatterns, text, at).some((end) => ends.has(end))) ends.add(at);
  return Math.min(...ends);
}

/** Removes the phrases around a question: "please convert 5 mi to km, thanks" becomes "5 mi to km". */
export function questionIn(text: string): string {
  const tidy = unwrapped(tidied(text)).replace(FULL_STOP, "");
  const tokens = tokensOf(tidy);
  const words = { word: (at: number): string => tokens[at]?.lower ?? "" };
  const start = startIn(words);
  const end = endIn(words, start, tokens.length);
  return tidy.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
}

/** A reworded question, and the category whose units it is about. */
type Reworded = { readonly text: string; readonly category?: string };

/** Words for a temperature difference: "20 F difference in C", "delta T of 20 F", "20 Δ°F in Δ°C". */
const DIFFERENCE =
  /(?:temp(?:erature)? |an? |of )*\b(?:difference|interval|change|rise|drop|delta)(?: ?T\b)?(?: of)?\b ?|\bdelta_|Δ ?T? ?/giu;
const SCALE = /(?<![°\p{L}])(?<!° )[CF]\b/gu;
/** A substance before its quantity: "glucose 100 mg/dL to mmol/L". */
const WORDS_FIRST = /^(\p{L}+)(?: [^\d]*| ?[=:] ?)(\d[\d.]* ?\p{L}.*)$/u;

export function otherWordings(text: string): readonly Reworded[] {
  const degrees = text.replace(DIFFERENCE, "").trim();
  const inDegrees = degrees.replace(SCALE, "°$&");
  const [, first = "", quantity = ""] = WORDS_FIRST.exec(text) ?? [];
  const category = categories.find(
    ({ substance }) => substance !== undefined && substance === first.toLowerCase(),
  );
  return [
    ...(degrees === text ? [] : [{ text: inDegrees, category: "temperature-interval" }]),
    ...(category ? [{ text: quantity, category: category.id }] : []),
    // As the Unicode locale data joins names: "item-per-cubic-meter".
    ...(text.includes("-per-") ? [{ text: text.replaceAll("-per-", " per ") }] : []),
  ];
}

const MAY_BE_PAIR = /^(?:[\d.,]+ |[\d.,]*\d)?(?:[^\d\s][^\d\s-]*-[^\d\s]+|[a-z]{3}\/?[a-z]{3})$/i;

/** Reads a pair of names as a quantity and its target: "EUR/USD" and "EURUSD" as 1 EUR in USD, "5 kg-lb"; otherwise null. */
export function namePair(text: string): readonly [string, string] | null {
  if (!MAY_BE_PAIR.test(text)) return null;
  const [, count = "1", pair = text] = /^([\d.,]+) ?(\p{L}+-\p{L}+)$/u.exec(text) ?? [];
  const codes = /^([A-Z]{3})[-/]?([A-Z]{3})$/i.exec(pair.toUpperCase())?.slice(1) ?? [];
  const isCode = (code: string): boolean =>
    rowsNamed(code, { category: "currency" }).some(({ unit }) => unit.id === code);
  const names = /^(\p{L}+)-(\p{L}+)$/u.exec(pair)?.slice(1) ?? [];
  const areUnits =
    names.length === 2 && names.every((name) => isNameOfOneUnit(name)) && rowsNamed(pair, {}).length === 0;
  const [from, to] = codes.length > 0 && codes.every(isCode) ? codes : areUnits ? names : [];
  return from !== undefined && to !== undefined && from !== to ? [`${count} ${from}`, to] : null;
}

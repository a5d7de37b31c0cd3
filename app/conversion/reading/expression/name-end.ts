import { rowsNamed } from "../name/named-rows";
import { MAX_NAME_WORDS } from "../name/unit-names";
import { matchAt } from "./text-scanner";
import { startsFactor } from "./unit-tokens";

/** Says whether a text, possibly of several words, names a unit. */
export type IsName = (text: string, isSeveralWords: boolean) => boolean;

/** Of a name within an expression. */
const MAX_WORDS = 6;

/** A word of a unit: letters and signs; digits only inside brackets, or inside a word such as H2O. */
const WORD =
  /(?:\[[^\]\s]*\]|[^\s\d/*×·^(),;+.\-[\]])+(?:\d+(?=[^\s\d/*×·^(),;+.\-[\]])(?:\[[^\]\s]*\]|[^\s\d/*×·^(),;+.\-[\]])+)*/y;
/** What may join the words of one name: a space, a hyphen, a full stop, a qualifier in brackets, a number inside. */
const JOINED =
  /(?: ?\.? ?| ?- ?)(?:\([^()]*\)|(?:\[[^\]\s]*\]|[^\s\d/*×·^(),;+.\-[\]])+\d*|\d+(?= ?[A-Za-z(°]))/y;

/** Whether a name is of several units, of which a power or "square" beside it concerns one: "N m", "meters per second". */
export const isOfSeveralUnits = (name: string, isName: IsName): boolean =>
  /\bper\b/i.test(name) ||
  (!/^(?:fl|deg)/i.test(name) &&
    // The hyphen joins two units in "foot-pound", but none in "foot pound-force".
    [/[ -]/, / /].some(
      (joint) => joint.test(name) && name.split(joint).every((word) => isName(word, false)),
    ));

/** Where the longest run of words from `at` ends that names one unit; a single word where none does. */
export function nameEnd(text: string, at: number, isName: IsName): number {
  const run = matchAt(WORD, text, at)?.[0];
  if (run === undefined) return at;
  // "m2K" is a power and a factor, where the run is not a name as H2O is.
  const powered = /^[^\d[]+(?=[234][^\d])|^\p{L}+(?=°)/u.exec(run)?.[0];
  const word = powered !== undefined && !isName(run, false) && isName(powered, false) ? powered : run;
  const end = at + word.length;
  const ends = [end];
  while (ends.length < MAX_WORDS) {
    const joined = matchAt(JOINED, text, ends.at(-1) ?? at)?.[0];
    if (!joined) break;
    ends.push((ends.at(-1) ?? at) + joined.length);
  }
  // "meters per second squared" and "N m^2" raise the last of their units; a light year is one, and a fluid ounce.
  const isRaisedLast = (end: number): boolean => {
    const name = text.slice(at, end);
    const isRaised = /^(?:\^|-?[1-9](?!\d*[.\d])| (?:squared|cubed)\b)/i.test(text.slice(end));
    return isRaised && isOfSeveralUnits(name, isName);
  };
  // The "square" of "ft square yd" belongs to what follows.
  const isShapeOfNext = (end: number): boolean =>
    /[ -](?:square|cubic)$/i.test(text.slice(at, end)) && /^[ -]\p{L}/u.test(text.slice(end));
  // "foot pound-force squared" has no foot pounds.
  const isCutAtHyphen = (end: number): boolean => {
    const [rest] = /^-\p{L}+/u.exec(text.slice(end)) ?? [];
    const [word] = /(?<!\p{L})\p{L}+$/u.exec(text.slice(at, end)) ?? [];
    return rest !== undefined && word !== undefined && isName(word + rest, false);
  };
  // "joules per kilogram kelvin" is per both.
  const isPerMore = (end: number): boolean =>
    /\bper\b/i.test(text.slice(at, end)) && startsFactor(text.slice(end));
  for (const last of ends.slice(1).reverse())
    if (
      !isRaisedLast(last) &&
      !isShapeOfNext(last) &&
      !isPerMore(last) &&
      !isCutAtHyphen(last) &&
      isName(text.slice(at, last), true)
    )
      return last;
  const digits = matchAt(/\d+/y, text, end)?.[0];
  // "g0" is a name, but "m2" a power.
  if (
    digits &&
    isName(text.slice(at, end + digits.length), false) &&
    (digits === "0" || !isName(word, false))
  )
    return end + digits.length;
  return end;
}

/** The longest name in the catalogue that a text starts with and that starts with a number, "1000 cubic feet"; null for none. */
export function numberedNameAt(text: string): string | null {
  const words = text.split(" ").slice(0, MAX_NAME_WORDS);
  // The unit one has the code 1: "5 1" is five.
  const least = Math.min(words.length, 2);
  for (let { length } = words; length >= least; length -= 1) {
    const name = words.slice(0, length).join(" ");
    if (rowsNamed(name, {}).length > 0) return name;
  }
  return null;
}

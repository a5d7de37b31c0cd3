import { once } from "~/numerals/once";
import { normalizeSigns } from "../expression/expression-text";
import { TARGET_WORDS } from "../expression/unit-tokens";
import { findPair } from "../meaning/find-pair";
import { isFamiliar } from "../name/likelihood";
import { rowsNamed } from "../name/named-rows";
import { takeNumberPhrase } from "../quantity/number-phrase";
import { multiplySpoken } from "../quantity/spoken-products";
import { withoutEnding, withoutMarks } from "./phrase-marks";
import { withoutRepeats } from "./said-twice";
import {
  matchPattern,
  pattern,
  type Slots,
  takePattern,
  toWords,
  type WordPattern,
  type Words,
} from "./word-patterns";

/** A question in words, without its courtesies: the text of its quantity, and of its target where a sentence names one. */
type Phrase = { readonly quantity: string; readonly target: string | null };

/** True where words start with a number in digits or words, or with "a" for one. */
function startsQuantity([first = "", ...others]: readonly string[]): boolean {
  const [second = ""] = others;
  if (/^[+-]?\p{Sc}?[\d.¼-¾⅐-⅞]/u.test(first)) return true;
  if (/^(?:minus|negative|-)$/i.test(first)) return startsQuantity(others);
  // "over 5 km" is a quantity, not a reciprocal.
  if (/^(?:an?|over)$/i.test(first)) return second !== "";
  return takeNumberPhrase(multiplySpoken([first, ...others].join(" ")), true) !== null;
}

/** A unit without a number, perhaps squared. */
const isUnit = (text: string): boolean => /^\p{L}[^\d:]*[23]?$/u.test(text);

const NOT_OUTER = new Set(["a", "an", "one", "half", "quarter", "what", "convert", "how"]);

/** What may stand at the places of a sentence. */
const SLOTS: Slots = {
  // "How many cu in in 2 liters" asks for cubic inches.
  QUANTITY: ([first = "", ...others]) => !(/^in$/i.test(first) && others.length > 0),
  NUMBERED: startsQuantity,
  // The Avogadro constant in 1/mol is not an amount per mole.
  INNER: (words) => startsQuantity(words) && !/^1 ?\/ ?\p{L}/u.test(words.join(" ")),
  // "How much is 5 miles in km" names its target last.
  TARGET: ([first = "", ...others]) =>
    !/^(?:is|are)$/i.test(first) && !(/^in$/i.test(first) && others.length > 0),
  OUTER: (words) =>
    /^\p{L}\D*$/u.test(words.join(" ")) && !NOT_OUTER.has(words[0]?.split(/\W/, 1)[0]?.toLowerCase() ?? ""),
  UNIT: (words) => isUnit(words.join(" ")),
  LABEL: (words) => isUnit(words.join(" ").replace(/:$/, "")),
  // Labels and forms have the unit first: lbs 200.
  MEASURE: ([first = "", ...others]) =>
    others.length === 0 &&
    /^\p{L}{2,}$/u.test(first) &&
    !TARGET_WORDS.has(first) &&
    rowsNamed(first.toLowerCase(), {}).some(isFamiliar),
  NUMBER: (words) => words.length === 1 && /^[+-]?[\d.,]+$/.test(words[0] ?? ""),
};

const ASKED_LAST = "QUANTITY would be how many|much TARGET";
const ASKED_IN = "QUANTITY [is|are] [how] [much] in how many TARGET";
const QUANTITY_FIRST = "QUANTITY is|are|equal|equals|make|makes|= [equal] [to] how many|much TARGET";

const patterns = (...texts: readonly string[]) => once((): readonly WordPattern[] => texts.map(pattern));

/** Questions that name the target before the quantity, or after a verb, or the number last. */
const SENTENCES = patterns(
  "how many|much TARGET [is|are] [there] in QUANTITY",
  "[the] number of TARGET [is|are] [there] in QUANTITY",
  "how many|much TARGET is|are|equal|equals|make|makes|= [equal] [to] NUMBERED",
  "how many|much TARGET does|do QUANTITY make|equal|have|contain",
  "how many|much TARGET go|goes|fit into|in INNER",
  "how many|much TARGET make|makes [up] INNER",
  "how many|much TARGET to a|an|the|one UNIT",
  QUANTITY_FIRST,
  "what does|do|is|are QUANTITY equal [to] in TARGET",
  // cm to inches 30
  "[convert] UNIT to|in|into LABEL NUMBER",
  "[convert] MEASURE NUMBER to|in|into LABEL",
  // cups in a pint, miles in 5 km
  "OUTER in INNER",
);
/** Those that can start with a number. */
const NUMBER_FIRST = patterns(QUANTITY_FIRST, ASKED_LAST, ASKED_IN);

const POLITE = patterns(
  "please|pls|plz",
  "can|could|would|will you|u [please]",
  "tell|show|give me",
  "how [do|can] [you|i|we] [to] convert",
  "i want|need|would [like] [to] convert",
  "i need|want|have",
  "hey|hi|hello|ok|okay|alexa|siri|cortana|google",
  "so|um|uh|well",
);
const COMMANDS = patterns(
  "calculate|convert|conversion|compute|express|find|get|show|turn [of]",
  "change",
  "exchange rate [of]",
  "from|about|approx|approx.|approximately|roughly|around|nearly|almost|exactly|only|just|ca|ca.|circa|~",
);
const ASKING = patterns(
  "what is|are",
  "what's|what’s|whats|=",
  "how much|many|far|tall|heavy|hot|cold|long|big|large|fast|old|wide|deep|high is|are",
);
const VALUE = patterns("the value of", "the");
/** "5 miles converted to km", "5 miles equals what in km" */
const LINKS = patterns(
  "[is|are] convert|converts|converted|expressed|measured|equal|equals|what",
  "in terms of",
  "is|are how much",
);
const LINKED = patterns("to|into|in|as|what");

/** Where the first pattern that matches at a place ends; the place itself where none does. */
function takeAny(all: () => readonly WordPattern[], words: Words, at: number): number {
  for (const one of all()) {
    const end = takePattern(one, words, at);
    if (end > at) return end;
  }
  return at;
}

function takeAll(all: () => readonly WordPattern[], words: Words, start: number): number {
  for (let at = start; ; ) {
    const end = takeAny(all, words, at);
    if (end === at || end >= words.lower.length) return at;
    at = end;
  }
}

const EXTENTS = ["tall", "wide", "deep", "thick", "high", "heavy", "long", "each"];

/** Kinds of current, after volts and amperes. */
const CURRENTS = ["ac", "dc", "rms"];
const ELECTRIC = /^[\d.]*[kmμu]?(?:v|a|volts?|amps?|amperes?)$/i;

const VOLTS_OF_KIND = /^([\d.]*[kmμu]?V)(?:AC|DC)$/;

/** 3000 kWh p.a.; "pa" is the pascal in small letters, but £30k pa is none. */
const isPerYear = (word: string, [first = ""]: readonly string[]): boolean =>
  /^p\.a\.?$/i.test(word) || (word === "pa" && /\p{Sc}|^[A-Z]{3}$/u.test(first));

/** Without the extent that a length is, "6 feet tall in cm", and without the kind of a current, "24 V DC". */
function withoutKind(words: readonly string[]): readonly string[] {
  const { lower } = toWords(words);
  const kind = lower.findIndex((word, i) => {
    const unit = lower[i - 1] ?? "";
    const isKind =
      (EXTENTS.includes(word) && /[\p{L}'"’”′″]$/u.test(unit)) ||
      (CURRENTS.includes(word) && ELECTRIC.test(unit));
    return isKind && (i === lower.length - 1 || TARGET_WORDS.has(lower[i + 1] ?? ""));
  });
  return words
    .filter((_, i) => i !== kind)
    .map((word) => (isPerYear(word, words) ? "per year" : word.replace(VOLTS_OF_KIND, "$1")));
}

/** With one "to" for the words that link a quantity to its target. */
function withPlainLink(words: Words, start: number): string {
  const { written } = words;
  for (let i = start + 1; i < written.length; i += 1) {
    const link = takeAny(LINKS, words, i);
    const end = link === i ? i : takeAll(LINKED, words, link);
    if (end > i && end < written.length)
      return [...written.slice(start, i), "to", ...written.slice(end)].join(" ");
  }
  return written.slice(start).join(" ");
}

/** Nobody asks in a longer sentence, and each pattern costs the square of its length. */
const MOST_WORDS = 40;

/** The quantity of a question, and its target: 5 miles and km in "how many km are in 5 miles?". */
export function readPhrase(text: string): Phrase {
  const plain = withoutMarks(withoutEnding(normalizeSigns(text).trim().replace(/\s+/g, " ")));
  const written = plain.startsWith("A ") ? withSmallArticle(plain) : plain;
  const asked = written.includes("(") ? withoutRepeats(written) : written;
  const spoken = toWords(withoutKind(asked.split(" ")));
  const isNumberFirst = /^[\d.+-]/.test(asked);
  const polite = isNumberFirst ? 0 : takeAll(POLITE, spoken, 0);
  const words = polite === 0 ? spoken : toWords(spoken.written.slice(polite));
  const sentences = isNumberFirst ? NUMBER_FIRST : SENTENCES;
  for (const sentence of words.lower.length > MOST_WORDS ? [] : sentences()) {
    const found = matchPattern(sentence, words, SLOTS);
    if (!found) continue;
    const { NUMBER = "", UNIT = found.MEASURE ?? "" } = found;
    const quantity = found.QUANTITY ?? found.NUMBERED ?? found.INNER ?? `${NUMBER} ${UNIT}`.trim();
    return {
      quantity: startsQuantity(quantity.split(" ")) ? withOne(quantity) : `1 ${quantity}`,
      target: found.TARGET ?? found.OUTER ?? found.LABEL?.replace(/:$/, "") ?? "",
    };
  }
  const start = isNumberFirst
    ? 0
    : takeAny(VALUE, words, takeAny(ASKING, words, takeAll(COMMANDS, words, 0)));
  const rest = withPlainLink(words, start);
  const article = start === 0 ? /^an? (?=\.?[\d¼-¾⅐-⅞])/ : /^(?:a|[Aa]n) /;
  return { quantity: rest.replace(article, ""), target: null };
}

const CAPITAL = /^A ([a-z][a-z -]{2,40}?)(?: and a (?:half|quarter))? (?:to|in|into|as|=|→) ([^,;]+)/;

/** "a mile in feet" for "A mile in feet"; but "A second in C" is a charge, the product of an ampere and a second. */
function withSmallArticle(text: string): string {
  const [, unit, target] = CAPITAL.exec(text) ?? [];
  return unit !== undefined && target !== undefined && findPair(unit, target).ok ? `a${text.slice(1)}` : text;
}

/** "1 mile" for "a mile" and "1/4 cup" for "a 1/4 cup", but not for "a hundred miles". */
export function withOne(quantity: string): string {
  const [article] = /^an? /i.exec(quantity) ?? [];
  if (article === undefined || takeNumberPhrase(quantity) !== null) return quantity;
  const counted = quantity.slice(article.length);
  return /^\.?[\d¼-¾⅐-⅞]/.test(counted) ? counted : `1 ${counted}`;
}

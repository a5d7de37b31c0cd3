import { isOtherBase, takeNumber } from "~/numerals/read-number";
import { takeCompound } from "./compound-quantity";
import { findPair } from "./find-pair";
import { type QuantityText, type TermText, withLastUnit } from "./last-unit";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import { startsWithNumberWord } from "./number-phrase";
import { NUMBER_WORDS } from "./number-words";
import type { Reading } from "./readings";
import { openTerm } from "./term-openings";

/** No quantity that people mean has more; each takes a search of the catalogue. */
export const MOST_TERMS = 50;

const JOINED = /^([^\d\s/*×^()+]+)(\d[\d.]*(?:\/\d+)?\s*[\p{L}'"°].*)$/u;

/** "ft11in": a unit that a number runs on from, where the whole is none. */
function splitJoined(text: string): readonly [string, string] | null {
  const number = takeNumber(text) ?? "";
  const rest = text.slice(number.length).trim();
  const joined = JOINED.exec(rest);
  if (number === "" || !joined || isOtherBase(text)) return null;
  const [, name = "", more = ""] = joined;
  // In kg.m2.s-2 the 2 is a power.
  if (/^[2-4]\.\p{L}/u.test(more)) return null;
  const [word = ""] = rest.split(" ");
  if (!isNameOfOneUnit(name, false) || rowsNamed(word, {}).length > 0) return null;
  // "5ft2in" goes on in inches, "m2K" in no unit of length.
  const [, unit] = /^[23](\p{L}+)/u.exec(more) ?? [];
  if (unit !== undefined && !findPair(name, unit).ok) return null;
  return [`${number} ${name}`, more];
}

/** What comes before goes on: an operator, or "per". */
const CONTINUED = /(?:[/*×·^(]|\bper)\s*$/i;
const MULTIPLIED = /[/*×·(]\s*$/;
/** The operators of products and quotients, after which a number belongs to the same term: "12 ft × 1 1/2 in". */
const OPERATORS = "*×·/";

/** What stands between two terms, and where the next one starts. */
type Separator = { readonly operator: TermText["operator"]; readonly next: number };

const isAfter = (pattern: RegExp, text: string, at: number, start: number): boolean =>
  pattern.test(text.slice(Math.max(start, at - 6), at));

/** "two inches" after "six feet" */
const isInWords = (text: string): boolean => /^[a-z]/i.test(text) && startsWithNumberWord(text);

/** What separates the term before a place from one after it; null where the term goes on. */
function separatorAt(text: string, at: number, start: number, hasUnit: boolean): Separator | null {
  const sign = text[at] ?? "";
  const isAfterSpace = text[at - 1] === " ";
  if (sign === "+")
    return /\de$/i.test(text.slice(Math.max(start, at - 2), at)) ? null : { operator: "+", next: at + 1 };
  if (sign === "-") {
    if (isAfterSpace && text[at + 1] === " ") return { operator: "-", next: at + 1 };
    // "-5 ft -11 in": a sign before a further number with its unit.
    const isSigned = hasUnit && isAfterSpace && /^-\d[\d.]* ?[\p{L}'"]/u.test(text.slice(at, at + 40));
    return isSigned ? { operator: "", next: at } : null;
  }
  if (sign === "," || (isAfterSpace && /^(?:and|&) /i.test(text.slice(at, at + 4)))) {
    const before = text.slice(start, at).trimEnd().at(-1) ?? "";
    const link = /^(?:,|and|&) +/i.exec(text.slice(at, at + 8))?.[0] ?? "";
    const next = text.slice(at + link.length);
    const isTerm =
      link !== "" && (hasUnit || /\D/.test(before)) && (/^[\d¼-¾⅐-⅞]/.test(next) || isInWords(next));
    return isTerm ? { operator: "", next: at + link.length } : null;
  }
  if (!hasUnit || !isAfterSpace) return null;
  const next = text.slice(at, at + 40);
  return /^(?:\d|\.\d|[¼-¾⅐-⅞])/.test(next) || isInWords(next) ? { operator: "", next: at } : null;
}

const BEGINS_TERM = /[-+,&\d.¼-¾⅐-⅞a-z]/i;
const ENDS_UNIT = /[\p{L}'"°%$€£¥)]/u;

/** Where a term ends that has been read up to `from`, and what follows it. */
function endOfTerm(text: string, start: number, from: number, isUnitRead: boolean) {
  let depth = 0;
  let hasUnit = isUnitRead;
  let hasText = from > start;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth > 0) {
      hasText = true;
      hasUnit ||= sign === "(";
      continue;
    }
    if (sign !== "" && OPERATORS.includes(sign)) {
      hasUnit = false;
      continue;
    }
    // One length or angle in a product: 12' x 5'6".
    const factor =
      /\d/.test(sign) && isAfter(MULTIPLIED, text, at, start) ? takeCompound(text.slice(at)) : null;
    if (factor) {
      at += factor.length - 1;
      hasUnit = true;
      continue;
    }
    const isNewWord = !/[a-z]/i.test(sign) || text[at - 1] === " ";
    if (hasText && isNewWord && BEGINS_TERM.test(sign)) {
      const isContinued = isAfter(CONTINUED, text, at, start);
      const separator = isContinued ? null : separatorAt(text, at, start, hasUnit);
      if (separator) return { end: at, ...separator };
    }
    if (sign !== " ") hasText = true;
    if (ENDS_UNIT.test(sign) && !/^e[+-]?\d/i.test(text.slice(at, at + 3))) hasUnit = true;
  }
  return { end: text.length, operator: "" as const, next: text.length };
}

/** "5 mi km": one term as it stands, as most quantities are. */
const isPlain = (text: string): boolean =>
  /^[+-]?[\d.]+ ?[a-z]+(?: [a-z]+)*$/i.test(text) &&
  !/\d(?:[kK]|mm?|mn|bn?|tn) |\.\d ?h(?:h|ands?)| min(?:ute)?s? (?:mi|km|kilo)| square(?: |$)/i.test(text) &&
  !/ (?:an?|and|half|quarter|dozen|la(?:kh|c)s?|crores?|bn|mio|(?:b|m|tr)illions|hundreds|thousands)(?: |$)/i.test(
    text,
  ) &&
  !text.split(" ").some((word) => NUMBER_WORDS.has(word.toLowerCase()));

/**
 * The terms of a quantity: a new one starts at a plus or minus sign outside parentheses, and at each further number after a
 * unit. Numbers in words become digits, and signs such as those of 5'11" units. More than MOST_TERMS are not all split.
 */
export function readTerms(text: string): QuantityText {
  const written = text.trim();
  if (isPlain(written)) return { terms: [{ operator: "", text: written }], reading: null };
  const terms: TermText[] = [];
  let reading: Reading | null = null;
  let operator: TermText["operator"] = "";
  for (let start = 0; terms.length <= MOST_TERMS; ) {
    while (written[start] === " ") start += 1;
    const opened = openTerm(written.slice(start), start === 0);
    const from = start + opened.length;
    const found = endOfTerm(written, start, from, opened.hasUnit);
    reading ??= opened.reading;
    for (const before of opened.before) {
      terms.push({ operator, text: before, at: start });
      operator = "";
    }
    terms.push({
      operator,
      at: start,
      text: (opened.text + written.slice(from, found.end)).replace(/ {2,}/g, " ").trim(),
    });
    if (found.end >= written.length) break;
    operator = found.operator;
    start = found.next;
  }
  const completed = withLastUnit(terms, written);
  const split = completed.terms.flatMap((term) => joinedTerms(term, MOST_TERMS));
  return { terms: asProducts(split), reading: reading ?? completed.reading };
}

/** What multiplies or divides a quantity, beside the slash of a fraction. */
const HAS_FACTOR = /[*×·/] ?(?=\p{Sc}?[\d.(])/u;
const HAS_QUOTIENT = /[^\d ] ?\/|\bper\b/;

/** "2 h 30 min * 3", and the pace "5 min 30 s/km"; but 60 mi/h 5 ft/s are a sum. */
function isProduct(parts: readonly string[]): boolean {
  const isFactor = HAS_FACTOR.test(parts.join(" ").replace(/\d+ ?\/ ?\d+/g, ""));
  return isFactor || parts.findIndex((part) => HAS_QUOTIENT.test(part)) === parts.length - 1;
}

/** The parts of one quantity are multiplied and divided together: 2 h 30 min * 3 is (2 h 30 min) * 3. */
function asProducts(terms: readonly TermText[]): readonly TermText[] {
  if (terms.length > MOST_TERMS) return terms;
  const groups: TermText[][] = [];
  for (const term of terms) {
    if (term.operator === "" && groups.length > 0) groups.at(-1)?.push(term);
    else groups.push([term]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const parts = group.map((term) => term.text);
    return first && parts.length > 1 && isProduct(parts)
      ? [{ ...first, text: parts.join(" "), isProduct: true }]
      : group;
  });
}

function joinedTerms(term: TermText, most: number): readonly TermText[] {
  const joined = most > 0 ? splitJoined(term.text) : null;
  if (!joined) return [term];
  return [{ ...term, text: joined[0] }, ...joinedTerms({ operator: "", text: joined[1] }, most - 1)];
}

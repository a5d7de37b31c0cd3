import { once, rememberedFor } from "~/numerals/once";
import { bounded, STEPS_FOR_SUGGESTIONS } from "../../bounded";
import type { Category } from "../../categories/category";
import { categories, categoryCalled, findCategory } from "../../categories/find-category";
import { type ConversionError, fail, succeed } from "../../errors";
import { mostCommon } from "../name/common-meanings";
import { type FindOptions, rowCandidates } from "../name/named-rows";
import { whyNoUnit } from "../name/not-units";
import { symbolsAlike } from "../name/other-case";
import { withoutQualifier } from "../name/unit-names";
import { nearestNames, nearestOf, nearestTexts, prepareName, type Scored, type Sought } from "./nearest";

type UnknownUnit = Extract<ConversionError, { code: "unknown_unit" }>;

type Names = { readonly symbols: readonly Sought[]; readonly words: readonly Sought[] };

/** Whether a name has more than one letter: single letters are all one edit from each other. */
const isLong = ({ text }: Pick<Sought, "text">): boolean => text.length > 1;

/** Whether a word is the plural in -s or -es of another: "kilometers" adds nothing to "kilometer", but "feet" does to "foot". */
const isPlural = (word: string, words: readonly string[]): boolean =>
  words.some((one) => word === `${one}s` || word === `${one}es`);

const namesIn = rememberedFor(({ units }: Category): Names => {
  const symbols = [...new Set(units.flatMap(({ id, symbol }) => [id, symbol]))].map(prepareName);
  const words = units.flatMap(({ name, plural, aliases }) => {
    // Names without their qualifier: "gallon" for "gallon (US)", "dollar" for "dollar (USD)".
    const bare = [name, ...aliases].flatMap((one) => withoutQualifier(one) ?? []);
    return [name, ...bare, plural].filter((word, _, all) => !isPlural(word, all));
  });
  const inAnyCase = new Map(words.map((word) => [word.toLowerCase(), word]));
  return { symbols: symbols.filter(isLong), words: [...inAnyCase.values()].map(prepareName).filter(isLong) };
});

const LONGEST_SYMBOL = 4;

function namesLike(text: string, all: readonly Names[]): readonly (readonly Sought[])[] {
  const words = all.map((names) => names.words);
  if (text.length > LONGEST_SYMBOL) return words;
  return [...all.map(({ symbols }) => symbols), ...words];
}

function nearestUnits(text: string, searched: readonly Category[]): readonly Scored[] {
  // A sign is equally near to all letters.
  if (!/[\p{L}\d]/u.test(text)) return [];
  return nearestNames(text, namesLike(text, searched.map(namesIn)));
}

const LONGEST_SOUGHT = 40;
const MOST_SUGGESTED = 3;

/** The category of a unit with this name, given that the category asked for does not have one. */
function elsewhere(text: string, { quantityKind: asked }: Category): UnknownUnit["elsewhere"] {
  const others = rowCandidates(text, {}).filter(({ category }) => category.id !== "prefixes");
  const rank = Math.min(...others.map((one) => one.rank));
  const found = (mostCommon(text, others)?.match ?? others.find((one) => one.rank === rank))?.category;
  return found && { quantityKind: found.quantityKind, category: found.id, asked };
}

type Place = {
  /** The expression that contains the name, and the column there. */
  readonly within?: string;
  readonly column?: number;
  /** The unit on the other side of the question. */
  readonly partner?: string;
  /** Whether a target follows it: the butter of "85 g butter to oz". */
  readonly isBeforeTarget?: boolean;
};

/** The error for a text that does not name a unit. Its suggestions start with units that convert into the partner. */
export function unknownUnit(
  text: string,
  options: FindOptions = {},
  { within, column, partner = "", isBeforeTarget = false }: Place = {},
): { readonly ok: false; readonly error: UnknownUnit } {
  const category = options.category ? findCategory(options.category) : undefined;
  const isSought = text.length <= LONGEST_SOUGHT;
  const isAnswered = (name: string): boolean => options.isAnswered?.(text, name) ?? name !== "";
  /** The names that help, or "" if it helps to leave the unit out; those found so far if that takes too much work. */
  const answeredOf = (names: readonly string[]): readonly string[] => {
    const found: string[] = [];
    bounded(() => {
      for (const name of names) if (isAnswered(name)) found.push(name);
      if (found.length === 0 && isBeforeTarget && isAnswered("")) found.push("");
      return succeed(found);
    }, STEPS_FOR_SUGGESTIONS);
    return found;
  };
  // Computed on demand: a question is parsed in several ways, and most errors are discarded.
  const instead = once((): readonly string[] => {
    if (!isSought) return [];
    const alike = isLong({ text }) && !category ? symbolsAlike(text) : [];
    if (alike.length > 0) return answeredOf(alike).slice(0, MOST_SUGGESTED);
    const beside = partner === "" ? [] : rowCandidates(partner, options).map((one) => one.category);
    return answeredOf(
      nearestOf(
        nearestUnits(text, [...new Set(beside)]),
        nearestUnits(text, category ? [category] : categories),
      ),
    );
  });
  const error: UnknownUnit = {
    code: "unknown_unit",
    unit: text,
    category: options.category,
    within,
    column,
    get nearest() {
      return instead().filter((name) => name !== "");
    },
    namesCategory: categoryCalled(text)?.id,
    get why() {
      return whyNoUnit(text) ?? (instead()[0] === "" ? "Leave it out." : undefined);
    },
    elsewhere: category && isSought ? elsewhere(text, category) : undefined,
  };
  return fail(error) as { readonly ok: false; readonly error: UnknownUnit };
}

/** The error for an unknown category id; suggests the category of that name ("mass" is weight) or else the nearest ids. */
export function unknownCategory(id: string) {
  const called = categoryCalled(id);
  const ids = categories.map((category) => category.id);
  return fail({
    code: "unknown_category",
    category: id,
    nearest: called ? [called.id] : nearestTexts(id, ids),
  });
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Patterns that limit a match to whole words and numbers; a unit may follow its number without a space. */
function boundsOf(sought: string): readonly [before: string, after: string] {
  const before = /^\p{N}/u.test(sought) ? "(?<![\\p{N}.,])" : "(?<![\\p{L}\\p{M}])";
  const after = /\p{N}$/u.test(sought) ? "(?!\\p{N}|[.,]\\p{N})" : "(?![\\p{L}\\p{M}\\p{N}])";
  return [/^[\p{L}\p{N}]/u.test(sought) ? before : "", /[\p{L}\p{N}]$/u.test(sought) ? after : ""];
}

/**
 * Replaces the last whole occurrence of a unit or number in a question; earlier ones may be words of the sentence, as in "what
 * is 5 is to kg". Null if it does not occur as written.
 */
export function replaceWhole(text: string, sought: string, replacement: string): string | null {
  const [before, after] = boundsOf(sought);
  const words = sought.trim().split(/\s+/).map(escaped).join("\\s+");
  const found = [...text.matchAll(new RegExp(`${before}${words}${after}`, "gu"))].at(-1);
  if (!found) return null;
  return text.slice(0, found.index) + replacement + text.slice(found.index + found[0].length);
}

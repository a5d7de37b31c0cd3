import type { UnitExpression } from "./expression";
import { allOf, joinPrefix, NUMBER_WORDS, nameOf } from "./names";

const IRREGULAR: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };
const INVARIABLE = /(s|x|z|ch|sh|feet|\d)$/i;

function pluralNoun(noun: string): string {
  if (IRREGULAR[noun]) return IRREGULAR[noun];
  if (INVARIABLE.test(noun)) return noun;
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, "ies") : `${noun}s`;
}

/** The plural of a word, which may be compound: "pounds-force", "watt-hours". */
const pluralWord = (word: string): string =>
  word.endsWith("-force")
    ? `${pluralWord(word.slice(0, -6))}-force`
    : word.replace(/(?<![^-])[^-]+$/, pluralNoun);

/** The rest of a name, which stays the same in the plural: "/second", " (US)", " of water", " per million", " in meters". */
const TAIL = /\/| \(| @| of | per | in |$/;
/** Words after the noun: "millimeter mercury", "gallon dry", "degree Celsius". */
const AFTER_THE_NOUN =
  / (mercury|water|dry|technical|Celsius|centigrade|Fahrenheit|Rankine|Réaumur|Rømer|Newton|Delisle)$/;

/** The English plural of a unit's name: "pound-force second/square foot" -> "pound-force seconds/square foot". */
export function pluralOf(name: string): string {
  const end = name.search(TAIL);
  const head = name.slice(0, end);
  const counted = AFTER_THE_NOUN.test(head)
    ? head.replace(/^\S+/, pluralWord)
    : head.replace(/(?<!\S)\S+$/, pluralWord);
  return counted + name.slice(end);
}

/** The plural of a composed name: its numerator or last factor takes the plural; null if there is no name. */
export function pluralNameOf(expression: UnitExpression): string | null {
  const { names, form } = expression;
  if (names?.plural) return names.plural;
  if (!names && form.kind === "prefixed") {
    const plural = pluralNameOf(form.unit);
    return plural && joinPrefix(form.prefix.name, plural);
  }
  if (!names && form.kind === "quotient") {
    const rest = allOf(form.denominators, "name");
    const plural = pluralNameOf(form.numerator);
    return plural && rest && [plural, ...rest].join("/");
  }
  if (!names && form.kind === "product") {
    const firstNames = allOf(form.factors.slice(0, -1), "name");
    const last = form.factors.at(-1);
    const plural = last ? pluralNameOf(last) : null;
    return plural && firstNames && [...firstNames, plural].join(" ");
  }
  if (!names && form.kind === "power" && form.exponent > 0) {
    const plural = pluralNameOf(form.base);
    const word = NUMBER_WORDS[form.exponent];
    if (plural && word) return `${word} ${plural}`;
  }
  const name = nameOf(expression);
  return name && pluralOf(name);
}

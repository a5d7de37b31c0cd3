const IRREGULAR: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };
const INVARIABLE = /(s|x|z|ch|sh|feet|\d)$/i;

function pluralNoun(noun: string): string {
  if (IRREGULAR[noun]) return IRREGULAR[noun];
  if (INVARIABLE.test(noun)) return noun;
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, "ies") : `${noun}s`;
}

/** "pound-force" -> "pounds-force", "watt-hour" -> "watt-hours". */
const pluralWord = (word: string): string =>
  word.endsWith("-force")
    ? `${pluralWord(word.slice(0, -6))}-force`
    : word.replace(/(?<![^-])[^-]+$/, pluralNoun);

/** What follows the words that are counted: "/second", " (US)", " of water", " per million", " in meters". */
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

import type { Unit } from "../categories/unit";
import type { UnitMatch } from "./readings";
import { foldName, normaliseTypography } from "./unit-names";

/**
 * The meaning that nearly everybody gives an ambiguous name today. The qualifiers are those of the catalogue's names, the
 * most common first; names without a dominant meaning (ton, barrel) are not listed, and get a question.
 */
type CommonMeaning = {
  readonly names: RegExp;
  /** Parts of the names of the meanings, the most common first. */
  readonly prefer: readonly RegExp[];
  readonly reason: string;
  /** Whether the meaning is so obvious that the answer need not mention it. */
  readonly isObvious?: boolean;
};

const commonMeanings: readonly CommonMeaning[] = [
  {
    names:
      /\b(gal|gallons?|gpm|gph|gpd|gps|qt|quarts?|pt|pints?|cups?|fl ?oz|floz|fluid ounces?|ounces?|oz|gills?|gi|tbsp|tbs|tblsp|tablespoons?|tsp|teaspoons?|minims?|fluid drams?|drams?|hundredweights?|cwt|mpg|bushels?|pecks?|miles?\/gallons?)\b/,
    prefer: [/^ounce$/, /^dram$/, /\(US\)$/, /\(US\)/, /\(short\)|\(US\)/],
    reason:
      "A name shared by US and imperial measures means the US one: most of those who use it live there.",
  },
  {
    names: /\b(btus?|mbtu|mmbtu|british thermal units?|therms?)\b/,
    prefer: [/\(IT\)/, /^R-value \(US\)$/],
    reason: "The International Table Btu is the one of ISO 31-4, ASHRAE and energy statistics.",
  },
  {
    names: /\b(k?cals?|k?calories?|kilocalories?)\b/,
    prefer: [/\(th\)/],
    reason: "The thermochemical calorie is the one of NIST SP 811 and of food labels.",
  },
  {
    names: /\b(atm|atmospheres?)\b/,
    prefer: [/standard/i],
    reason: "The standard atmosphere; the technical one fell out of use with the kilogram-force.",
  },
  {
    names: /\b(hp|horsepowers?)\b/,
    prefer: [/^horsepower( hours?)?$/, /mechanical/, /^horsepower[^(]*$/],
    reason: "The mechanical horsepower of 550 foot-pounds per second; the others carry their qualifier.",
  },
  { names: /^(\$|dollars?|bucks?)$/, prefer: [/^US Dollar$/], reason: "The most traded of the dollars." },
  {
    names: /^(£|pounds?)$/,
    prefer: [/^pound$/, /^British Pound$/],
    reason: "The pound as a mass before the currency; of the currencies, sterling.",
  },
  { names: /^(¥|yen)$/, prefer: [/Yen/], reason: "The yen sign is the yen's first." },
  { names: /^(francs?)$/, prefer: [/^Swiss Franc$/], reason: "The most traded of the francs." },
  { names: /^(pesos?)$/, prefer: [/^Mexican Peso$/], reason: "The most traded of the pesos." },
  { names: /^(rupees?)$/, prefer: [/^Indian Rupee$/], reason: "The most used of the rupees." },
  { names: /^(kr|kronor|krona|kroner?)$/, prefer: [], reason: "" },
  { names: /\b(mi|miles?)\b/, prefer: [/^mile$/, /^mile\//], reason: "The international mile of 1959." },
  {
    names: /^[kmgtpe]i?b$/,
    prefer: [/byte$/],
    reason: "Amounts of data are counted in bytes; those who type in small letters rarely mean bits.",
  },
  {
    names: /^mph$/,
    prefer: [/^mile\/hour$/],
    reason: "Miles per hour; the milliphot is out of use.",
    isObvious: true,
  },
  {
    names: /\b(ft|feet|foot|in|inch(es)?|yd|yards?|ac|acres?)\b/,
    prefer: [/^(?!.*survey)/],
    reason: "The international foot; the US survey foot was retired in 2022.",
  },
];

const SHARED_SIGNS: ReadonlySet<string> = new Set(["$", "£", "¥"]);
/** BHP is brake horsepower on engines, and boiler horsepower on boilers. */
const HORSEPOWER = /^(?:[hH][pP]|[hH]orsepowers?|HORSEPOWERS?|BHP)$/;

/** Other units that share a unit's name or sign: the dollars, the horsepowers. */
export function namesakesOf(text: string, { category, unit }: UnitMatch): readonly UnitMatch[] {
  const sought = text.trim();
  const isNamesake = SHARED_SIGNS.has(sought)
    ? (other: Unit): boolean => category?.id === "currency" && other.symbol.endsWith(sought)
    : (other: Unit): boolean => HORSEPOWER.test(sought) && other.name.startsWith("horsepower (");
  return (category?.units ?? [])
    .filter((other) => other !== unit && isNamesake(other))
    .map((other) => ({ category, unit: other }));
}

/** The most common of several meanings of a text; null where none dominates. */
export function mostCommon<T extends UnitMatch>(
  text: string,
  matches: readonly T[],
): { readonly match: T; readonly isObvious: boolean } | null {
  const folded = foldName(normaliseTypography(text)).replace(/\b(pt|qt|gal|tsp|tbsp|oz|cwt)s\b\.?/g, "$1");
  for (const { names, prefer, isObvious = false } of commonMeanings) {
    if (!names.test(folded)) continue;
    for (const pattern of prefer) {
      const preferred = matches.filter(({ unit }) => pattern.test(unit.name));
      const [only] = preferred.length === 1 ? preferred : [];
      if (only) return { match: only, isObvious };
      const plain = preferred.filter(({ unit }) => !/dry|metric|apothecar|\(.*\).*\(/.test(unit.name));
      const [first] = plain.length === 1 ? plain : [];
      if (first) return { match: first, isObvious };
    }
  }
  return null;
}

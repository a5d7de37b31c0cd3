import { once } from "~/numerals/once";
import type { Unit } from "../categories/unit";
import { isSameSize } from "../converting/rule";
import { rowsNamed } from "./named-rows";
import type { UnitMatch } from "./readings";
import { respelled } from "./respelled";
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

const commonMeanings = once((): readonly CommonMeaning[] => [
  {
    names:
      /\b(gal|gallons?|gpm|gph|gpd|gps|qt|quarts?|pt|pints?|cups?|fl ?oz|floz|fluid ounces?|ounces?|oz|gills?|gi|tbsp|tbs|tblsp|tablespoons?|tsp|teaspoons?|minims?|fluid drams?|fl dr|drams?|min|hundredweights?|cwt|mpg|bushels?|bu|pecks?|miles?\/gallons?)\b/,
    prefer: [
      /^ounce$/,
      /^dram$/,
      /\(US\)$/,
      /\(US\)/,
      /\(short\)|\(US\)/,
      /^(?!.*\(UK\)).*\(US\)/,
      /^(?!.*\((?!US\))).*\(US\)/,
    ],
    reason:
      "A name shared by US and imperial measures means the US one: most of those who use it live there.",
  },
  {
    names: /\b(btus?|mbtu|mmbtu|british thermal units?|therms?)\b/,
    prefer: [/\(IT\)/, /^R-value \(US\)$/],
    reason: "The International Table Btu is the one of ISO 31-4, ASHRAE and energy statistics.",
  },
  {
    names: /\b(k?cals?|k?calories?|kilocal(?:orie)?s?)\b/,
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
  {
    names: /^\$$|\b(dollars?|bucks?)\b/,
    prefer: [/^US Dollar$/, /^US dollar\//],
    reason: "The most traded of the dollars.",
  },
  {
    names: /^(£|pounds?)$/,
    prefer: [/^pound$/, /^British Pound$/],
    reason: "The pound as a mass before the currency; of the currencies, sterling.",
  },
  { names: /^(¥|yen)$/, prefer: [/Yen/], reason: "The yen sign is the yen's first." },
  { names: /^(francs?)$/, prefer: [/^Swiss Franc$/], reason: "The most traded of the francs." },
  { names: /^(pesos?)$/, prefer: [/^Mexican Peso$/], reason: "The most traded of the pesos." },
  { names: /^(rupees?|rs)$/, prefer: [/^Indian Rupee$/], reason: "The most used of the rupees." },
  {
    names: /\bbbls?\b|\bbarrels?\/(?:d|day)\b/,
    prefer: [/\(oil\)/],
    reason: "Crude oil is priced and pumped by the barrel of 42 gallons; bbl is its symbol.",
  },
  {
    names: /^(in|ft)(hg|h2o)$/,
    prefer: [/\(conventional\)$/],
    reason: "A column at a temperature is within 0.3 % of the conventional one.",
    isObvious: true,
  },
  { names: /^rubles?$/, prefer: [/^Russian Ruble$/], reason: "The most used of the rubles." },
  { names: /^won$/, prefer: [/^South Korean Won$/], reason: "The only won that is traded." },
  {
    names: /^lir[ae]s?$/,
    prefer: [/^Turkish Lira$/],
    reason: "The lira in use; Italy's and Malta's became euros.",
  },
  { names: /\b(mi|miles?)\b/, prefer: [/^mile$/, /^mile\//], reason: "The international mile of 1959." },
  {
    names: /^[kmgtpe]i?b$|^(?:gig|meg)s?(?:$|\/)/,
    prefer: [/byte$/, /byte\//],
    reason: "Amounts of data are counted in bytes; those who type in small letters rarely mean bits.",
  },
  {
    names: /^mph$/,
    prefer: [/^mile\/hour$/],
    reason: "Miles per hour; the milliphot is out of use.",
    isObvious: true,
  },
  {
    names: /^[cf]$/,
    prefer: [/^Celsius$/, /^Fahrenheit$/],
    reason: "Temperatures are typed without their degree sign far more often than charges and capacitances.",
  },
  {
    names: /^newton$/,
    prefer: [/^newton$/],
    reason: "The unit of force; Newton's scale of temperature is history.",
    isObvious: true,
  },
  { names: /^cd$/, prefer: [/^candela$/], reason: "The base unit of the SI; cords are written in words." },
  {
    names: /^awg$/,
    prefer: [/^American wire gauge$/],
    reason: "Wires are more often asked about than florins.",
  },
  { names: /^s$/, prefer: [/^siemens$/], reason: "The unit of the SI before the svedberg of centrifuges." },
  { names: /^sv$/, prefer: [/^sievert$/], reason: "The unit of the SI before the sverdrup of oceans." },
  {
    names: /^cc$/,
    prefer: [/^cc$/],
    reason: "The cubic centimeter of syringes and engines; ciceros measure type.",
  },
  { names: /^rpm$/, prefer: [/^revolution\/minute$/], reason: "A speed of rotation before a frequency." },
  { names: /^ppm$/, prefer: [/^part per million$/], reason: "A ratio, unless a concentration is asked for." },
  { names: /^st$/, prefer: [/^stone/], reason: "People are weighed more often than wood is stacked." },
  { names: /^cl$/, prefer: [/^centiliter$/], reason: "Bottles state centiliters; calibers are written out." },
  { names: /^dr$/, prefer: [/^dram \(avoirdupois\)$/], reason: "A fluid dram is written fl dr." },
  {
    names: /\b(ft|feet|foot|in|inch(es)?|yd|yards?|ac|acres?)\b/,
    prefer: [/^(?!.*survey)/],
    reason: "The international foot; the US survey foot was retired in 2022.",
  },
]);

const SHARED_SIGNS: ReadonlySet<string> = new Set(["$", "£", "¥"]);
/** BHP is brake horsepower on engines, and boiler horsepower on boilers. */
const HORSEPOWER = /^(?:[hH][pP]|[hH]orsepowers?|HORSEPOWERS?|BHP)$/;

/** Variants of a unit that nobody means by its bare name, so that an answer need not mention them. */
export const neverMeant: readonly { readonly names: RegExp; readonly reason: string }[] = [
  { names: /\(US survey\)/, reason: "Two millionths longer, and retired in 2022." },
  { names: /\(sidereal\)/, reason: "Astronomers say so when they mean it." },
  {
    names: /(mercury|water) \(/,
    reason: "A column at a temperature is within 0.3 % of the conventional one.",
  },
  { names: /^ton \(assay\)/, reason: "Some thirty grams, in which only assayers weigh." },
  { names: /^(pound|ounce) \([^()]*\)$/, reason: "Who weighs by troy or metric pounds says so." },
  { names: /^cord \(/, reason: "An estimate of the solid wood in a cord, rather than another cord." },
  {
    names: /^nautical (mile|league) \(UK\)/,
    reason: "Within 0.07 % of the international one, and abolished in 1970.",
  },
];

/** Twelve months are a year, whatever its length. */
const COUNTS_YEARS = /^(month|year|decade|century|millennium)$/;

/** Spellings of one unit that many use for another of the same category. */
const mistakenFor: readonly {
  readonly names: RegExp;
  readonly id: string;
  readonly reason: string;
  /** Beside these units only. */
  readonly beside?: RegExp;
}[] = [
  {
    names: /^nm$/,
    id: "nmi",
    beside: /^(kilometer|mile|foot|yard|fathom|nautical mile)\b/,
    reason: "On charts nm is the nautical mile.",
  },
  { names: /^dr$/, id: "dram-apothecary", reason: "Apothecaries had a dram of 60 grains." },
  { names: /^S$/, id: "second", beside: /^(second|milli|micro|nano)/, reason: "Seconds in capitals." },
  {
    names: /^a\.u\.$/,
    id: "au",
    reason: "In astronomy a.u. is the astronomical unit, in atomic physics a radius.",
  },
  { names: /^fm$/, id: "fath", beside: /^(foot|yard)$/, reason: "On charts fm is the fathom." },
  {
    names: /^(ga|gauges?)$/,
    id: "SWG",
    reason: "British wire has a gauge of its own.",
  },
  { names: /^DWT$/, id: "t", reason: "The deadweight of ships is in metric tons." },
  {
    names: /^grs?$/,
    id: "g",
    reason: "The symbol of the grain is in use for the gram, in Italian and Spanish above all.",
  },
  { names: /^MM?Btus?$/i, id: "kBtu", reason: "M is a thousand in the trade of gas, and MM a million." },
  {
    names: /^(per )?annum$/,
    id: "year",
    reason: "The annum of astronomers is the Julian year, that of contracts the calendar's.",
  },
  ...["kilo", "mega", "giga", "tera"].map((prefix) => ({
    names: new RegExp(`^${prefix.charAt(0).toUpperCase()}BPS$`),
    id: `${prefix}byte-per-second`,
    reason: "In capitals, megabits are no different from megabytes.",
  })),
  { names: /^(dr|drams?)$/, id: "fluid-dram-uk", reason: "A fluid dram is US or imperial, as the ounce is." },
];

/** Other units of the same category that a text names less exactly, of another size: "dessertspoon (UK)". */
function variantsOf(text: string, { category, unit }: UnitMatch, partner?: Unit): readonly UnitMatch[] {
  const isDifferent = (other: Unit): boolean =>
    !isSameSize(other, unit) && !neverMeant.some(({ names }) => names.test(other.name));
  if (category === null || category.id === "currency") return [];
  const mistaken = mistakenFor
    .filter(({ names, beside }) => names.test(text) && (!beside || (partner && beside.test(partner.name))))
    .map(({ id }) => id);
  return [
    ...rowsNamed(text, { category: category.id }),
    // "yr" names one year only, which is a variant none the less.
    ...(COUNTS_YEARS.test(unit.name) ? rowsNamed(unit.name, { category: category.id }) : []),
    ...category.units.filter(({ id }) => mistaken.includes(id)).map((other) => ({ category, unit: other })),
  ].filter(
    ({ unit: other }, i, all) => isDifferent(other) && all.findIndex((one) => one.unit === other) === i,
  );
}

const TRADITIONAL =
  /(?<![a-z])(?:kilo|mega|giga|k|mm?)?(?:tons?|gal(?:lon)?s?|barrels?|bbl|btus?|b\.t\.u\.?|cal(?:orie)?s?|cubits?|dessertspoons?|dsp|quarters?|qr|firkins?|fir|kilderkins?|kil|therms?|thm|quintals?|horsepowers?|hp|mgd|catt(?:y|ies)|dry|annum|w(?:att)?s?|里|升|寸|尺)(?![a-z])/i;
const NATIONAL =
  /\((US|UK|explosives|metric|short|long|IT|th|oil|refrigeration|Chinese|Japanese|Julian|at 540 THz)\)/;
const SAYS_WHICH =
  /(?<![a-z])(?:us|u\.s\.?|uk|br|imp|imperial|british|american|metric|short|long|it|th|thermochemical|oil|ps|julian|cooling|refrigeration|tnt|explosives)(?![a-z])/i;

/** True where a name shared by units of several countries or trades was given one of them: the "ton" of "ton/ha" is metric. */
export const isVariantUnsaid = (text: string, { name, ucum }: Unit): boolean =>
  (NATIONAL.test(name) && TRADITIONAL.test(text) && !SAYS_WHICH.test(text) && text !== ucum) ||
  (/(?<![A-Z])\$/.test(text) && /^US dollar\/|\/US dollar/.test(name));

/** Other units that share a unit's name or sign: the dollars, the horsepowers. */
export function namesakesOf(text: string, match: UnitMatch, partner?: Unit): readonly UnitMatch[] {
  const { category, unit } = match;
  if (partner && COUNTS_YEARS.test(unit.name) && COUNTS_YEARS.test(partner.name)) return [];
  const sought = text.trim();
  const isHorsepower = HORSEPOWER.test(sought);
  const isNamesake = SHARED_SIGNS.has(sought)
    ? (other: Unit): boolean => category?.id === "currency" && other.symbol.endsWith(sought)
    : (other: Unit): boolean => isHorsepower && other.name.startsWith("horsepower (");
  const named = (category?.units ?? [])
    .filter((other) => other !== unit && isNamesake(other))
    .map((other) => ({ category, unit: other }));
  return named.length > 0 ? named : variantsOf(sought, match, partner);
}

/** The most common of several meanings of a text; null where none dominates. */
export function mostCommon<T extends UnitMatch>(
  text: string,
  matches: readonly T[],
): { readonly match: T; readonly isObvious: boolean } | null {
  const capital = /^Calories?$/.test(text) ? matches.filter(({ unit }) => /nutritional/.test(unit.name)) : [];
  if (capital.length === 1 && capital[0]) return { match: capital[0], isObvious: false };
  const folded = foldName(normaliseTypography(respelled(text.replace(/\.$/, "")))).replace(
    /\b(pt|qt|gal|tsp|tbsp|oz|cwt)s\b\.?/g,
    "$1",
  );
  for (const { names, prefer, isObvious = false } of commonMeanings()) {
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

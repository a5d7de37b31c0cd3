import { once } from "~/numerals/once";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import { dimensionOf, isAboutSameSize, isSameSize } from "../../converting/rule";
import type { ConversionError, UnitChoice } from "../../errors";
import { baseUnitOf } from "./expression-unit";
import { habitsOf } from "./habits";
import { preferring } from "./likelihood";
import { type FindOptions, rowsNamed } from "./named-rows";
import type { Assumption, UnitMatch, Variant } from "./readings";
import { meantInRegion } from "./settings";
import { foldName, normalizeTypography } from "./unit-names";

/** @file Of several meanings of a name the most common, the others, and how they are stated, asked or refused. */

/** Of the units that share a name, the one that nearly everybody means by it today. */
type CommonMeaning = readonly [
  unit: RegExp,
  /** Where it depends on the name: bbl is of oil, a barrel of anything. "obvious" where the answer need not mention it. */
  only?: { readonly names?: RegExp; readonly isObvious?: true },
];

/** By the names of the units, the most common first; cable has no dominant meaning, and gets a question. */
const commonMeanings = once((): readonly CommonMeaning[] => [
  // A fluid dram is written fl dr.
  [/^dram \(avoirdupois\)$/, { names: /^dr$/ }],
  // As the ounce, a mass before a volume.
  [/^dram$/],
  // A name shared by US and imperial measures means the US one: most of those who use it live there.
  [/^hundredweight \(short\)|^(?!.*(?:\bton\b|barrel|bbl|cable)).*\(US\)/],
  // The International Table Btu is the one of ISO 31-4, ASHRAE and energy statistics.
  [/\(IT\)/, { names: /btu|british|therm/ }],
  // The thermochemical calorie is the one of NIST SP 811 and of food labels.
  [/\(th\)/],
  // The standard atmosphere; the technical one fell out of use with the kilogram-force.
  [/\(standard\)|^standard atm/],
  // Of the currencies that share a name or a sign, the most traded or the only one in use.
  [
    /^(?:US [Dd]ollar(?:$|\/.*)|British Pound|Swiss Franc|Mexican Peso|Indian Rupee|Russian Ruble|South Korean Won|Turkish Lira)$/,
  ],
  // Crude oil is priced and pumped by the barrel of 42 gallons; bbl is its symbol.
  [/\(oil\)/, { names: /\bbbls?\b|\bbarrels?\b/ }],
  // Beside pounds, feet and gallons it is the short ton, by what stands beside a name (habits, and lexicon/context).
  [/\bton \(metric\)/, { names: /\btons?\b/ }],
  // Miles per hour; the milliphot is out of use.
  [/^mile\/hour$/, { isObvious: true }],
  // Amounts of data are counted in bytes; those who type in small letters rarely mean bits.
  [/byte(?:$|\/)/, { names: /^[kmgtpe]i?b$|^(?:gig|meg)s?(?:$|\/)/ }],
  // Temperatures are typed without their degree sign far more often than charges and capacitances.
  [/^(?:Celsius|Fahrenheit)$/],
  // The unit of force; Newton's scale of temperature is history.
  [/^newton$/, { isObvious: true }],
  // Luminances in lamberts are history.
  [/^liter$/, { isObvious: true }],
  // The base unit of the SI; cords are written in words.
  [/^candela$/, { names: /^cd$/ }],
  // Wires are more often asked about than florins.
  [/^American wire gauge$/],
  // The units of the SI before the svedberg of centrifuges and the sverdrup of oceans.
  [/^(?:siemens|sievert)$/],
  // The cubic centimeter of syringes and engines; ciceros measure type.
  [/^cc$/],
  // A ratio, unless a concentration is asked for.
  [/^part per million$/, { names: /^ppm$/ }],
  // People are weighed more often than wood is stacked.
  [/^stone \(UK\)$/],
  // Bottles state centiliters; calibers are written out.
  [/^centiliter$/],
]);

const SHARED_SIGNS: ReadonlySet<string> = new Set(["$", "£", "¥"]);
/** BHP is brake horsepower on engines, and boiler horsepower on boilers. */
const HORSEPOWER = /^(?:[hH][pP]|[hH]orsepowers?|HORSEPOWERS?|BHP)$/;

/** Variants of a unit that nobody means by its bare name, so that an answer need not mention them. */
export const neverMeant: readonly RegExp[] = [
  // Two millionths longer, and retired in 2022.
  /\(US survey\)/,
  // Astronomers say so when they mean it.
  /\((?:sidereal|synodic)\)/,
  // A column at a temperature is within 0.3 % of the conventional one.
  /(mercury|water) \((?!conventional)/,
  // Some thirty grams, in which only assayers weigh.
  /^ton \(assay\)/,
  // Who weighs by troy or metric pounds says so.
  /^(pound|ounce) \([^()]*\)$/,
  // An estimate of the solid wood in a cord, rather than another cord.
  /^cord \(/,
  // Within 0.07 % of the international one, and abolished in 1970.
  /^nautical (mile|league) \(UK\)/,
];

const isNeverMeant = ({ unit }: UnitMatch): boolean => neverMeant.some((units) => units.test(unit.name));

/** Twelve months are a year, whatever its length. */
const COUNTS_YEARS = /^(month|year|decade|century|millennium)$/;

/** Whether each of some units counts years. */
export const countYears = (...units: readonly (Unit | undefined)[]): boolean =>
  units.every((unit) => COUNTS_YEARS.test(unit?.name ?? ""));

const TRADITIONAL =
  /(?<![a-z])(?:kilo|mega|giga|k|mm?)?(?:tons?|gal(?:lon)?s?|barrels?|bbl|btus?|b\.t\.u\.?|cal(?:orie)?s?|cubits?|dessertspoons?|dsp|quarters?|qr|firkins?|fir|kilderkins?|kil|therms?|thm|quintals?|horsepowers?|hp|mgd|catt(?:y|ies)|dry|annum|w(?:att)?s?|里|升|寸|尺)(?![a-z])/i;
const NATIONAL =
  /\((US|UK|explosives|metric|short|long|IT|th|oil|refrigeration|Chinese|Japanese|Julian|at 540 THz)\)|^(?:kilo|mega|giga)ton$/;
const SAYS_WHICH =
  /(?<![a-z])(?:us|u\.s\.?|uk|br|imp|imperial|british|american|metric|short|long|it|th|thermochemical|oil|ps|julian|cooling|refrigeration|tnt|explosives)(?![a-z])/i;

/** True where a name shared by units of several countries or trades was given one of them: the "ton" of "ton/ha" is metric. */
export const isVariantUnsaid = (text: string, { name, ucum }: Unit): boolean =>
  NATIONAL.test(name) && TRADITIONAL.test(text) && !SAYS_WHICH.test(text) && text !== ucum;

/** What many, or some, call by a text although it names another unit of the category. */
const unitsCalled = (
  by: "also" | "mentioned",
  text: string,
  { category }: UnitMatch,
  partner?: Unit,
): readonly UnitMatch[] =>
  habitsOf(by, text, partner?.name).flatMap(({ means }) =>
    (category?.units ?? []).flatMap((unit) => (unit.id === means ? { category, unit } : [])),
  );

/** Other units of a category that a text may mean, by a sign or name that they share, or less exactly: "dessertspoon (UK)". */
function alike(text: string, { id, units }: Category, unit: Unit): readonly Unit[] {
  if (SHARED_SIGNS.has(text)) return units.filter(({ symbol }) => symbol.endsWith(text));
  if (HORSEPOWER.test(text)) return units.filter(({ name }) => name.startsWith("horsepower ("));
  if (id === "currency") return [];
  const named = (name: string): readonly Unit[] => rowsNamed(name, { category: id }).map((row) => row.unit);
  // "yr" names one year only, which is a variant none the less.
  return [...named(text), ...(countYears(unit) ? named(unit.name) : [])];
}

/** What a name stands for besides, in other sizes: the dollars, the horsepowers, the gallons. */
export function namesakesOf(text: string, match: UnitMatch, partner?: Unit): readonly UnitMatch[] {
  const { category, unit } = match;
  if (category === null || countYears(unit, partner)) return [];
  const named = [...new Set(alike(text.trim(), category, unit))].map((other) => ({ category, unit: other }));
  const others = [...named, ...unitsCalled("also", text.trim(), match, partner)].filter(
    (other) => !isSameSize(other.unit, unit) && !isNeverMeant(other),
  );
  return besides(others, partner);
}

/** Other meanings than the partner's, unless none would remain: that 300 PS are 300 PS is news only where nothing else is. */
export const besides = (others: readonly UnitMatch[], partner?: Unit): readonly UnitMatch[] =>
  preferring(others, ({ unit }) => partner !== undefined && isSameSize(unit, partner));

/** The most common of several meanings of a text; null where none dominates. */
export function mostCommon<T extends UnitMatch>(
  text: string,
  matches: readonly T[],
): { readonly match: T; readonly isObvious: boolean } | null {
  const capital = /^Calories?$/.test(text) ? matches.filter(({ unit }) => /nutritional/.test(unit.name)) : [];
  if (capital.length === 1 && capital[0]) return { match: capital[0], isObvious: false };
  const folded = foldName(normalizeTypography(text));
  const regional = matches.length > 1 ? meantInRegion(matches.filter((one) => !isNeverMeant(one))) : null;
  if (regional) return { match: regional, isObvious: true };
  let left = matches;
  for (const [meant, { names = /^/, isObvious = false } = {}] of commonMeanings()) {
    const usual = names.test(folded) ? left.filter(({ unit }) => meant.test(unit.name)) : [];
    if (usual.length === 0) continue;
    left = usual;
    const [match, ...others] = usual;
    if (match && others.length === 0) return { match, isObvious };
  }
  const [match, ...others] = left.filter((one) => !isNeverMeant(one));
  return match && others.length === 0 && left.length > 1 ? { match, isObvious: true } : null;
}

export const toChoice = ({ category, unit }: UnitMatch): UnitChoice => ({
  category: category?.id ?? null,
  id: unit.id,
  name: unit.name,
  plural: unit.plural,
  symbol: unit.symbol,
  meaning: unit.note ?? `a unit of ${quantityOf({ category, unit })}`,
});

/** Without a category, because a symbol may stand for a unit that no page has. */
export const caseChoice = (match: UnitMatch): UnitChoice => ({ ...toChoice(match), category: null });

/** What a unit measures: the quantity of its category, or base units. */
export const quantityOf = ({ category, unit }: UnitMatch): string =>
  category?.quantityKind ?? baseUnitOf(dimensionOf(unit)).symbol;

/** Calories and Btu, which differ little by their table; the M of MBtu may be a thousand. */
const OF_TABLE = /^(?!.*mega)[^()]*\((?:IT|th)\)[^()]*$/;

/** "$" is the sign of many currencies. */
export function signReading(
  text: string,
  role: Variant["role"],
  chosen: UnitMatch,
  partner?: UnitMatch,
): Variant | null {
  const namesakes = namesakesOf(text, chosen, partner?.unit);
  if (meantInRegion([chosen, ...namesakes]) === chosen) return null;
  const alternatives = namesakes.filter((one) => isOtherMeaning(one, chosen));
  const isOnly = namesakes.length === 0 && !OF_TABLE.test(chosen.unit.name);
  if (alternatives.length > 0 || (isOnly && isVariantUnsaid(text, chosen.unit)))
    return { kind: "unit", text, role, chosen, alternatives };
  const mentioned = unitsCalled("mentioned", text, chosen, partner?.unit).filter((one) =>
    isOtherMeaning(one, chosen),
  );
  return mentioned.length === 0
    ? null
    : { kind: "unit", text, role, chosen, alternatives: mentioned, isMention: true };
}

/** Whether a meaning is in use beside the one that was chosen, and gives another answer. */
export const isOtherMeaning = (one: UnitMatch, chosen: UnitMatch): boolean =>
  !isAboutSameSize(one.unit, chosen.unit) && !isNeverMeant(one);

/** An id or a UCUM code names one unit, unless another category has a unit of that id: cd is the cord and the candela. */
const isCode = ({ text, chosen, alternatives }: Variant): boolean =>
  chosen.category !== null &&
  (text === chosen.unit.id || text === chosen.unit.ucum) &&
  alternatives.every(({ unit }) => unit.id !== text);

/** The error for the first assumption, where none may be made; null where nothing was assumed. */
export function refusalOf(
  readings: readonly Assumption[],
  { isStrict }: FindOptions,
): ConversionError | null {
  if (!isStrict) return null;
  for (const reading of readings) {
    if (reading.kind === "number") return { code: "ambiguous_value", text: reading.text };
    if (reading.kind === "wording")
      return { code: "ambiguous_value", text: reading.text, meanings: [reading.shown] };
    if (reading.kind !== "unit" || reading.isMention || isCode(reading)) continue;
    const choices = [reading.chosen, ...reading.alternatives].map(toChoice);
    return { code: "ambiguous_unit", unit: reading.text, choices };
  }
  return null;
}

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

/** @file Chooses the most common of several meanings of a name, and lists the others for notes, questions and errors. */

/** A unit that nearly everybody means by a name that several units share. */
type CommonMeaning = readonly [
  unit: RegExp,
  /** `names`: only for these names, as "bbl" for oil. `isObvious`: the answer need not mention the choice. */
  only?: { readonly names?: RegExp; readonly isObvious?: true },
];

/** Patterns of unit names, in order of precedence. Cable is left out: it has no dominant meaning, and is asked about. */
const commonMeanings = once((): readonly CommonMeaning[] => [
  // "dr" is a mass: the fluid dram is written "fl dr".
  [/^dram \(avoirdupois\)$/, { names: /^dr$/ }],
  // The dram as a word is the US fluid dram.
  [/^dram$/],
  // US units before imperial ones, except tons, barrels and cables: most people who use the names live in the US.
  [/^hundredweight \(short\)|^(?!.*(?:\bton\b|barrel|bbl|cable)).*\(US\)/],
  // ISO 31-4, ASHRAE and energy statistics use the International Table Btu.
  [/\(IT\)/, { names: /btu|british|therm/ }],
  // NIST SP 811 and food labels use the thermochemical calorie.
  [/\(th\)/],
  // The standard atmosphere: the technical one fell out of use with the kilogram-force.
  [/\(standard\)|^standard atm/],
  // The most traded currency, or the only one in use, among those that share a name or a sign.
  [
    /^(?:US [Dd]ollar(?:$|\/.*)|British Pound|Swiss Franc|Mexican Peso|Indian Rupee|Russian Ruble|South Korean Won|Turkish Lira)$/,
  ],
  // Crude oil is priced and pumped in barrels of 42 gallons, abbreviated "bbl".
  [/\(oil\)/, { names: /\bbbls?\b|\bbarrels?\b/ }],
  // Metric tons are the default. Next to pounds, feet and gallons, tons are short (habits.ts and lexicon/beside.ts).
  [/\bton \(metric\)/, { names: /\btons?\b/ }],
  // "mph" is miles per hour: the milliphot is out of use.
  [/^mile\/hour$/, { isObvious: true }],
  // "gb" is bytes: amounts of data in lower case are rarely bits.
  [/byte(?:$|\/)/, { names: /^[kmgtpe]i?b$|^(?:gig|meg)s?(?:$|\/)/ }],
  // "C" and "F" are temperatures without a degree sign far more often than coulombs and farads.
  [/^(?:Celsius|Fahrenheit)$/],
  // "N" is the unit of force: Newton's temperature scale is obsolete.
  [/^newton$/, { isObvious: true }],
  // "L" is the liter: the lambert is obsolete.
  [/^liter$/, { isObvious: true }],
  // "cd" is the SI base unit: wood cords are rarely abbreviated.
  [/^candela$/, { names: /^cd$/ }],
  // "AWG" is the wire gauge more often than the Aruban florin.
  [/^American wire gauge$/],
  // SI units before the svedberg (centrifuges) and the sverdrup (ocean currents).
  [/^(?:siemens|sievert)$/],
  // "cc" is the cubic centimeter of syringes and engines, not the cicero of printers.
  [/^cc$/],
  // "ppm" is a ratio unless a concentration is asked for.
  [/^part per million$/, { names: /^ppm$/ }],
  // "st" is a body weight more often than a volume of stacked wood.
  [/^stone \(UK\)$/],
  // "cl" is the centiliter of bottles: calibers are written out.
  [/^centiliter$/],
]);

const SHARED_SIGNS: ReadonlySet<string> = new Set(["$", "£", "¥"]);
/** Names that several horsepowers share: "BHP" is brake horsepower for engines, and boiler horsepower for boilers. */
const HORSEPOWER = /^(?:[hH][pP]|[hH]orsepowers?|HORSEPOWERS?|BHP)$/;

/** Variants of a unit that are never meant by the bare name, so that an answer need not mention them. */
export const neverMeant: readonly RegExp[] = [
  // US survey units are longer by a few millionths, and were retired in 2022.
  /\(US survey\)/,
  // Astronomers write "sidereal" or "synodic" if they mean it.
  /\((?:sidereal|synodic)\)/,
  // A column of liquid at a stated temperature is within 0.3 % of the conventional one.
  /(mercury|water) \((?!conventional)/,
  // The assay ton is about 30 grams and is used only by assayers.
  /^ton \(assay\)/,
  // Troy and metric pounds are written with their qualifier.
  /^(pound|ounce) \([^()]*\)$/,
  // These estimate the solid wood in a cord. They are not cords of another size.
  /^cord \(/,
  // Within 0.07 % of the international nautical mile, and abolished in 1970.
  /^nautical (mile|league) \(UK\)/,
];

const isNeverMeant = ({ unit }: UnitMatch): boolean => neverMeant.some((units) => units.test(unit.name));

/** Units that have the same ratio whatever the length of the year: a year is 12 months. */
const COUNTS_YEARS = /^(month|year|decade|century|millennium)$/;

/** Whether all the units count years. */
export const countYears = (...units: readonly (Unit | undefined)[]): boolean =>
  units.every((unit) => COUNTS_YEARS.test(unit?.name ?? ""));

const TRADITIONAL =
  /(?<![a-z])(?:kilo|mega|giga|k|mm?)?(?:tons?|gal(?:lon)?s?|barrels?|bbl|btus?|b\.t\.u\.?|cal(?:orie)?s?|cubits?|dessertspoons?|dsp|quarters?|qr|firkins?|fir|kilderkins?|kil|therms?|thm|quintals?|horsepowers?|hp|mgd|catt(?:y|ies)|dry|annum|w(?:att)?s?|里|升|寸|尺)(?![a-z])/i;
const NATIONAL =
  /\((US|UK|explosives|metric|short|long|IT|th|oil|refrigeration|Chinese|Japanese|Julian|at 540 THz)\)|^(?:kilo|mega|giga)ton$/;
const SAYS_WHICH =
  /(?<![a-z])(?:us|u\.s\.?|uk|br|imp|imperial|british|american|metric|short|long|it|th|thermochemical|oil|ps|julian|cooling|refrigeration|tnt|explosives)(?![a-z])/i;

/** Whether a text leaves out which country's or trade's unit it names: "ton/ha" is read as metric tons. */
export const isVariantUnsaid = (text: string, { name, ucum }: Unit): boolean =>
  NATIONAL.test(name) && TRADITIONAL.test(text) && !SAYS_WHICH.test(text) && text !== ucum;

/** The units of the same category that many ("also") or some ("mentioned") people call by a text that names another unit. */
const unitsCalled = (
  by: "also" | "mentioned",
  text: string,
  { category }: UnitMatch,
  partner?: Unit,
): readonly UnitMatch[] =>
  habitsOf(by, text, partner?.name).flatMap(({ means }) =>
    (category?.units ?? []).flatMap((unit) => (unit.id === means ? { category, unit } : [])),
  );

/** The units of a category that a text may also name, by a shared sign or name: "dessertspoon (UK)". */
function alike(text: string, { id, units }: Category, unit: Unit): readonly Unit[] {
  if (SHARED_SIGNS.has(text)) return units.filter(({ symbol }) => symbol.endsWith(text));
  if (HORSEPOWER.test(text)) return units.filter(({ name }) => name.startsWith("horsepower ("));
  if (id === "currency") return [];
  const named = (name: string): readonly Unit[] => rowsNamed(name, { category: id }).map((row) => row.unit);
  // "yr" is the name of only one year, but the other years are its variants.
  return [...named(text), ...(countYears(unit) ? named(unit.name) : [])];
}

/** The units of other sizes that a text may also name: the other dollars, horsepowers and gallons. */
export function namesakesOf(text: string, match: UnitMatch, partner?: Unit): readonly UnitMatch[] {
  const { category, unit } = match;
  if (category === null || countYears(unit, partner)) return [];
  const named = [...new Set(alike(text.trim(), category, unit))].map((other) => ({ category, unit: other }));
  const others = [...named, ...unitsCalled("also", text.trim(), match, partner)].filter(
    (other) => !isSameSize(other.unit, unit) && !isNeverMeant(other),
  );
  return besides(others, partner);
}

/** Leaves out units of the partner's size, unless no others remain. */
export const besides = (others: readonly UnitMatch[], partner?: Unit): readonly UnitMatch[] =>
  preferring(others, ({ unit }) => partner !== undefined && isSameSize(unit, partner));

/** The most common of several meanings of a text; null if none dominates. */
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

/** Leaves out the category, because a symbol may name a unit that is in no category. */
export const caseChoice = (match: UnitMatch): UnitChoice => ({ ...toChoice(match), category: null });

/** What a unit measures: the quantity of its category, or else its base units. */
export const quantityOf = ({ category, unit }: UnitMatch): string =>
  category?.quantityKind ?? baseUnitOf(dimensionOf(unit)).symbol;

/** Calories and Btu, whose tables differ little. Not with "mega": the M of "MBtu" may be a thousand. */
const OF_TABLE = /^(?!.*mega)[^()]*\((?:IT|th)\)[^()]*$/;

/** The assumption that the answer states about a name of several units, such as "$"; null if it states none. */
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

/** Whether a meaning is in use and gives another answer than the chosen one. */
export const isOtherMeaning = (one: UnitMatch, chosen: UnitMatch): boolean =>
  !isAboutSameSize(one.unit, chosen.unit) && !isNeverMeant(one);

/** Whether a text is an id or a UCUM code of one unit only: the id "cd" is that of the cord and of the candela. */
const isCode = ({ text, chosen, alternatives }: Variant): boolean =>
  chosen.category !== null &&
  (text === chosen.unit.id || text === chosen.unit.ucum) &&
  alternatives.every(({ unit }) => unit.id !== text);

/** The error for the first assumption if the question is strict; null if there is none. */
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

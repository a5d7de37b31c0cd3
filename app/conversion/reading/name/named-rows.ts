import { once } from "~/numerals/once";
import { spend } from "~/numerals/work";
import type { Category } from "../../categories/category";
import { categories, categoryCalled, findCategory } from "../../categories/find-category";
import type { Unit } from "../../categories/unit";
import type { ExchangeRates } from "../../currencies/rates";
import { placesNamed } from "./name-index";
import { namedConstant, namedUnit } from "./named-expressions";
import { RANKS, type Rank } from "./names-text";
import { whyNoUnit } from "./not-units";
import { prefixedUnits } from "./prefixed-units";
import { regionalDollar, remembered } from "./settings";
import { foldName, normalizeTypography, wordsOf } from "./unit-names";

/** @file The catalogue rows that a text names, in the catalogue's spelling or in one that people type. */

export type FindOptions = {
  /** Only units of this category. */
  readonly category?: string;
  /** Refuse ambiguous names even if one meaning is by far the most common. */
  readonly isStrict?: boolean;
  /** Whether the question has an answer with another name instead of a unit's. */
  readonly isAnswered?: (unit: string, instead: string) => boolean;
  /** The exchange rates, read only for sums of money. */
  readonly rates?: () => ExchangeRates;
};

/** A catalogue unit that a text may mean; a lower rank is a better match. */
export type Candidate = { readonly category: Category; readonly unit: Unit; readonly rank: number };

/** Removes currencies if a text is also a prefixed unit: codes are case-insensitive, but "3 Myr" is a time. */
const withoutCodes = (all: readonly Candidate[], normalized: string): readonly Candidate[] =>
  /^[A-Z][a-z]{2}$/.test(normalized) && prefixedUnits(normalized).length > 0
    ? all.filter(({ category }) => category.id !== "currency")
    : all;

function candidatesAt(
  ranks: readonly Rank[],
  keys: Readonly<Record<Rank, string>>,
  options: FindOptions,
): readonly Candidate[] {
  const best = new Map<Unit, Candidate>();
  for (const rankName of ranks) {
    for (const place of placesNamed(rankName, keys[rankName])) {
      const [c, u] = place.split(".");
      const category = categories[Number(c)];
      if (!category || (options.category && category.id !== options.category)) continue;
      const unit = category.units[Number(u)];
      if (!unit || best.has(unit)) continue;
      const rank = RANKS.indexOf(rankName);
      best.set(unit, { category, unit, rank });
    }
  }
  return [...best.values()];
}

/** The approximate steps of a look-up under every key. */
const LOOK_UP_STEPS = 10;

const keysOf = (text: string): Readonly<Record<Rank, string>> => {
  spend(LOOK_UP_STEPS + text.length / 10);
  const normalized = normalizeTypography(text.trim());
  const folded = foldName(normalized);
  return {
    named: normalized,
    ucum: text.trim(),
    folded,
    unqualified: folded,
    bareSymbol: normalized,
    reordered: wordsOf(folded),
    caseless: normalized.toLowerCase(),
  };
};

/** A country before a customary unit: "US acre", "imperial square feet". Not the start of "uS", a microsiemens. */
const COUNTRY = /^(?:U\.?[Ss]\.?|u\.?s\.?|[Uu]\.?[Kk]\.?|[Ii]mperial|[Ii]mp|[Bb]ritish|[Aa]merican) (?=\S)/;

/** Whether a country or trade distinguishes a unit from others of its name. Tables (Btu) and systems of mass do not count. */
const isOfOneCountry = (unit: Unit): boolean =>
  unit.system !== undefined || /\((?!IT|th\b|troy|avoirdupois|apothecary)/.test(unit.name);

/**
 * The catalogue units that a text names by a case-sensitive symbol or by a name in words; empty if there are none. In a
 * category of one substance, its name may be left out.
 */
export function rowCandidates(text: string, options: FindOptions): readonly Candidate[] {
  const keys = keysOf(text);
  const named = withoutCodes(
    candidatesAt(["named", "ucum", "folded", "unqualified", "bareSymbol", "reordered"], keys, options),
    keys.named,
  );
  if (named.length === 0 && COUNTRY.test(text)) {
    // A country may only come before units that are the same everywhere: the inch since 1959, but not the gallon.
    const bare = text.replace(COUNTRY, "");
    const rows = COUNTRY.test(bare) ? [] : rowCandidates(bare, options);
    return rows.filter(({ category, unit }) => category.id !== "currency" && !isOfOneCountry(unit));
  }
  const substance = options.category === undefined ? undefined : findCategory(options.category)?.substance;
  return named.length > 0 || substance === undefined || text.endsWith(substance)
    ? named
    : rowCandidates(`${text} ${substance}`, options);
}

/** The catalogue units whose symbol matches a text in another case. */
export const caselessCandidates = (text: string): readonly Candidate[] =>
  candidatesAt(["caseless"], keysOf(text), {});

/** A pattern for what people type, and the spelling in the catalogue. */
type Respelling = readonly [written: RegExp, plain: string];

/** Units of pressure that are marked as gauge or absolute. */
const PRESSURE = "(?:bar|[kMh]?Pa|psi|kgf?\\/cm\\^?[2²])";

const respellings = once((): readonly Respelling[] => [
  // Degrees: "° C", "C°", "° Celsius", "degs C", "oC".
  [/° (?=[CFKR]\b)/i, "°"],
  [/^([CFKR])°$/, "°$1"],
  [/^c°$/, "°C"],
  [/^f°$/, "°F"],
  [/^(?:° ?|degs )(?=\p{L}{6}|[CFK]$)/u, "degrees "],
  [/^o ?([CF])$/, "°$1"],
  [/^deg(?:ree)?s?_?([CFKR])$/, "°$1"],
  [/^((?:degrees? |° ?)?)cent(?:rigrade|igrades)$/i, "$1Celsius"],
  // Possessives and plurals: "km's", "miles/hour", "tons (US)".
  [/(?<=^\p{L}{2,5})'s$/u, ""],
  [/^([A-Za-z]{3,})s(?=\/| per | \()/, "$1"],
  // Dollars that no list of names has: "S$".
  [/^S\$$/, "SGD"],
  [/^NT\$$/, "TWD"],
  [/^([A-Z]{3})\$$/, "$1"],
  // Misspelled, in two words, or in one.
  [/^(tea|table) ?spoon(?:ful)?s?$/i, "$1spoon"],
  [/^cup(?:ful)s?$/i, "cup"],
  [/^tbls$/i, "tbsp"],
  [/^oz\.? fl\.?$/i, "fl oz"],
  [/^decimal degrees?$/i, "degrees"],
  [/^% (?:abv|(?:by )?vol(?:ume)?)$/i, "%"],
  [/^horse powers?$/i, "horsepower"],
  [/^(?:lt|lts|lit|lits)$/, "L"],
  [/^(?:n|naut)\.? ?mi(?:les?)?\.?$/i, "nmi"],
  [/^(sq|cu)(feet|foot|inch(?:es)?|yards?|miles?|met(?:er|re)s?|[cm]m)$/i, "$1 $2"],
  [/^(us|uk|imp)(gal(?:lon)?s?|gpm)$/i, "$1 $2"],
  // Lumber and piping are sold by the linear foot.
  [/^lin(?:eal|ear)? (?=(?:ft|foot|feet|in|inch(?:es)?|yards?|m|met(?:er|re)s?)$)/i, ""],
  // Names in Unicode locale data and spreadsheets: "inch-ofhg", "mpgus", "kilometerperhour".
  [/^(inch|millimeter|millimetre)-ofhg$/i, "$1 of mercury"],
  [/^mpg[ -]?(us|uk|imp|imperial)$/i, "$1 mpg"],
  [/^([a-z]{4,})per([a-z]{4,})$/i, "$1 per $2"],
  // The capacity of air conditioners.
  [/^tons? (?:of )?(?:ac|cooling|refrigeration)$/i, "ton of refrigeration"],
  // Chemists write "g-mol" to distinguish the mole from the pound-mole.
  [/^(k?)g-?mols?$/, "$1mol"],
  [/^[kK] [oO]hms?$/, "kilohm"],
  [/^(?:M|[Mm]eg) ?[oO]hms?$/, "megohm"],
  // Forces and columns of liquid.
  [/^(lb|kg|oz)s?(?: of|-)? ?force$/i, "$1f"],
  [/^(lb|kg|oz)s? (?:feet|foot)$/i, "$1 ft"],
  [/(pound|ounce|gram|ton)s([ -])force$/i, "$1$2force"],
  [/^(pound|ounce|kilogram|gram|ton)s?force$/i, "$1-force"],
  [/^lbs?\/(?:sq\.? ?|square )(?:ft|foot)$/i, "lb/ft2"],
  [/^" ?(?=H(?:g|2O)$)/, "in"],
  [/^inch(?:es)? (?:of )?(?:Hg|mercury)$/i, "inHg"],
  [/^(?:in|inch(?:es)?|") ?(?:of )?(?:water|w\.? ?[cg]\.?)$/i, "inH2O"],
  [/^(?:ft|foot|feet) (?:of )?(?:water(?: column)?|wc|wg)$/i, "ftH2O"],
  [/^(?:m|meters?|metres?) (?:of )?(?:water(?: column)?|wc|wg)$/i, "mH2O"],
  [/^(?:cm|centimet(?:er|re)s?) (?:of )?(?:water(?: column)?|wc|wg)$/i, "cmH2O"],
  [/^(?:mm|millimet(?:er|re)s?) (?:of )?water(?: column)?$/i, "mmH2O"],
  [/^(?:cm|centimet(?:er|re)s?) (?:of )?(?:Hg|mercury)$/i, "cmHg"],
  [/^(?:ft|foot|feet) (?:of )?(?:Hg|mercury)$/i, "ftHg"],
  [/^(mm|cm|m|in|ft)H20$/, "$1H2O"],
  [/^MM ?(?=H(?:2O|G)$)/, "mm"],
  [/^CM ?(?=H2O$)/, "cm"],
  [/^(min|sec)s? of arc$/i, "arc$1"],
  [/^arc[- ]?(min|sec)s?$/i, "arc$1"],
  // Full names of units that need no qualifier: "oz avdp", "international foot".
  [/^(oz|lb)s? (?:av|avdp|avoir)$/i, "$1"],
  [/^international (feet|foot|inch(?:es)?|yards?|pounds?|fathoms?)$/i, "$1"],
  [/^survey (acre|chain|rod)s?$/i, "US survey $1"],
  [/^(?:US )?liquid (pint|quart|gallon)s?$/i, "US $1"],
  [/^rotations? per min(?:ute)?$/i, "rpm"],
  [/^(?:reciprocal|inverse) seconds?$/i, "1/s"],
  // UN/ECE Recommendation 20 writes the table of a unit of heat in words.
  [/^(british thermal unit)s? \(international table\)/i, "$1 (IT)"],
  [/^(british thermal unit|calorie)s? \(thermochemical\)/i, "$1 (th)"],
  // Gauge and absolute pressures.
  [new RegExp(`^(${PRESSURE}) ?-?(?:g|gauge|gage|\\(g\\)|\\(gauge\\))$`), "$1 gauge"],
  [new RegExp(`^(${PRESSURE}) ?-?(?:a|abs|absolute|\\(a\\)|\\(abs\\))$`), "$1"],
]);

/** Removes the periods of "U.S.", "m.p.h" and "fl. oz.", but not of "m.s", a product. */
const withoutPoints = (text: string): string =>
  (/^(?:\p{L}\.){2,}\p{L}$|^(?:\p{L}\.)+$/u.test(text) ? text.replaceAll(".", "") : text)
    .replace(/\.(?=\s|$|[a-z])/gi, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether the final s of a text is a plural. Not in mass, gas, CUPS and mAs. */
const isPlural = (text: string): boolean =>
  /(?:^[A-Za-zμ]{2,5}|[ -][A-Za-z]{2,})(?<![AJNV])s$/.test(text) &&
  categoryCalled(text) === undefined &&
  whyNoUnit(text) === undefined &&
  prefixedUnits(text).length === 0;

/** The spellings under which a text is looked up, best first. Most texts are found under their own. */
function* spellings(text: string): Generator<string> {
  yield text;
  const plain = text.includes(".") ? withoutPoints(text) : text;
  if (plain !== text) yield plain;
  // pint prints "nautical_mile"; but "k_B" is a constant, and "mcal_th" a UCUM code.
  if (/[^_]{2}_[^_]{2}/.test(plain) && prefixedUnits(plain).length === 0)
    yield* spellings(plain.replaceAll("_", " "));
  // The s of "N.m.s" is a second.
  if (isPlural(plain) && !text.endsWith(".s")) yield plain.slice(0, -1);
  // In "CU FT", "Sq Mi" and "P.S.I", case cannot change an SI prefix.
  if (plain !== text || /^(?:sq|cu) (?:in|ft|yd|mi|m)$/i.test(plain)) yield plain.toLowerCase();
  // "ft 11 in", which is looked up as a name too, has no other spelling.
  if (/[ -]\d/.test(plain)) return;
  for (const [written, as] of respellings()) if (written.test(plain)) yield plain.replace(written, as);
}

const POWER = /\^|\*\*|[⁰¹²³⁴-⁹]/;

/** Whether a row has a name with a power or a quotient: "T^3" is not a unit called T3, but "lb/in^2" is also "lb/in2". */
const isPowerOf = ({ unit: { symbol, aliases } }: Candidate): boolean =>
  [symbol, ...aliases].some((name) => name.includes("/") || POWER.test(name));

function findRows(text: string, options: FindOptions): readonly Candidate[] {
  const name = text === "$" ? (regionalDollar() ?? text) : text;
  for (const spelling of spellings(name)) {
    const all = rowCandidates(spelling, options);
    const rows = POWER.test(spelling) ? all.filter(isPowerOf) : all;
    if (rows.length > 0) return rows;
  }
  return [];
}

const rowsOf = remembered(60, (key) => {
  const end = key.indexOf(":");
  return findRows(key.slice(end + 1), { category: key.slice(0, end) || undefined });
});

/** The rows named by the first spelling of a text that names any. */
export const rowsNamed = (text: string, options: FindOptions): readonly Candidate[] =>
  rowsOf(`${options.category ?? ""}:${text}`);

/** Whether a text is a moment of mass or a torque: "kg m" does not ask for kilograms in meters. */
export const isMoment = (text: string): boolean => /^kg[ -]c?m$/.test(text);

/** Whether a text names one unit, such as "calorie 15 °C", and not "ft 11 in". */
export const isNameOfOneUnit = remembered(
  20,
  (text) =>
    rowsNamed(text, {}).length > 0 ||
    (!/[ -]\d/.test(text) &&
      (namedUnit(text) !== undefined || namedConstant(text) !== undefined || prefixedUnits(text).length > 0)),
);

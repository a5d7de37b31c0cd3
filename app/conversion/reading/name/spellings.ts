import { once } from "~/numerals/once";
import { categoryCalled } from "../../categories/find-category";
import { whyNoUnit } from "./not-units";
import { prefixedUnits } from "./prefixed-units";

/** A unit as people type it, and the words or symbols that the catalogue has for it. */
type Respelling = readonly [written: RegExp, plain: string];

/** Pressures that are stated above the surrounding air or above none. */
const PRESSURE = "(?:bar|[kMh]?Pa|psi|kgf?\\/cm\\^?[2²])";

const respellings = once((): readonly Respelling[] => [
  // Degrees: ° C, C°, ° Celsius, degs C, oC.
  [/° (?=[CFKR]\b)/i, "°"],
  [/^([CFKR])°$/, "°$1"],
  [/^c°$/, "°C"],
  [/^f°$/, "°F"],
  [/^(?:° ?|degs )(?=\p{L}{6}|[CFK]$)/u, "degrees "],
  [/^o ?([CF])$/, "°$1"],
  [/^deg(?:ree)?s?_?([CFKR])$/, "°$1"],
  [/^((?:degrees? |° ?)?)cent(?:rigrade|igrades)$/i, "$1Celsius"],
  // km's, miles/hour, tons (US)
  [/(?<=^\p{L}{2,5})'s$/u, ""],
  [/^([A-Za-z]{3,})s(?=\/| per | \()/, "$1"],
  // Currencies that no list of names has.
  [/^S\$$/, "SGD"],
  [/^NT\$$/, "TWD"],
  [/^([A-Z]{3})\$$/, "$1"],
  // By ear, in two words, or in one.
  [/^(tea|table) ?spoon(?:ful)?s?$/i, "$1spoon"],
  [/^cup(?:ful)s?$/i, "cup"],
  [/^tbls$/i, "tbsp"],
  [/^horse powers?$/i, "horsepower"],
  [/^(?:lt|lts|lit|lits)$/, "L"],
  [/^(?:n|naut)\.? ?mi(?:les?)?\.?$/i, "nmi"],
  [/^(sq|cu)(feet|foot|inch(?:es)?|yards?|miles?|met(?:er|re)s?|[cm]m)$/i, "$1 $2"],
  [/^(us|uk|imp)(gal(?:lon)?s?|gpm)$/i, "$1 $2"],
  // Lumber and piping are sold by the linear foot.
  [/^lin(?:eal|ear)? (?=(?:ft|foot|feet|in|inch(?:es)?|yards?|m|met(?:er|re)s?)$)/i, ""],
  // Names of the Unicode locale data, and of spreadsheets: inch-ofhg, mpgus, kilometerperhour.
  [/^(inch|millimeter|millimetre)-ofhg$/i, "$1 of mercury"],
  [/^mpg[ -]?(us|uk|imp|imperial)$/i, "$1 mpg"],
  [/^([a-z]{4,})per([a-z]{4,})$/i, "$1 per $2"],
  // The capacity of an air conditioner.
  [/^tons? (?:of )?(?:ac|cooling|refrigeration)$/i, "ton of refrigeration"],
  // Chemists say that their mole is of grams.
  [/^(k?)g-?mols?$/, "$1mol"],
  [/^[kK] [oO]hms?$/, "kilohm"],
  [/^(?:M|[Mm]eg) ?[oO]hms?$/, "megohm"],
  // Forces, and columns of liquid.
  [/^(lb|kg|oz)s?(?: of|-)? ?force$/i, "$1f"],
  [/^(lb|kg|oz)s? (?:feet|foot)$/i, "$1 ft"],
  [/(pound|ounce|gram|ton)s([ -])force$/i, "$1$2force"],
  [/^" ?(?=H(?:g|2O)$)/, "in"],
  [/^inch(?:es)? (?:of )?(?:Hg|mercury)$/i, "inHg"],
  [/^(?:in|inch(?:es)?|") ?(?:of )?(?:water|w\.? ?[cg]\.?)$/i, "inH2O"],
  [/^(?:ft|foot|feet) (?:of )?(?:water(?: column)?|wc|wg)$/i, "ftH2O"],
  [/^(?:m|meters?|metres?) (?:of )?(?:water(?: column)?|wc|wg)$/i, "mH2O"],
  [/^(mm|cm|m|in|ft)H20$/, "$1H2O"],
  [/^MM ?(?=H(?:2O|G)$)/, "mm"],
  [/^CM ?(?=H2O$)/, "cm"],
  [/^(min|sec)s? of arc$/i, "arc$1"],
  // Gauge and absolute pressures.
  [new RegExp(`^(${PRESSURE}) ?-?(?:g|gauge|gage|\\(g\\)|\\(gauge\\))$`), "$1 gauge"],
  [new RegExp(`^(${PRESSURE}) ?-?(?:a|abs|absolute|\\(a\\)|\\(abs\\))$`), "$1"],
]);

/** The letters of "U.S." and "m.p.h", and the points of "fl. oz."; "m.s" is a product. */
export const withoutDots = (text: string): string => (text.includes(".") ? withoutPoints(text) : text);

const withoutPoints = (text: string): string =>
  (/^(?:\p{L}\.){2,}\p{L}$|^(?:\p{L}\.)+$/u.test(text) ? text.replaceAll(".", "") : text)
    .replace(/\.(?=\s|$|[a-z])/gi, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Words whose final s is not a plural: mass, gas, CUPS, mAs. */
const isPlural = (text: string): boolean =>
  /(?:^[A-Za-z]{2,5}|[ -][A-Za-z]{2,})(?<![AJNV])s$/.test(text) &&
  categoryCalled(text) === undefined &&
  whyNoUnit(text) === undefined &&
  prefixedUnits(text).length === 0;

/** The spellings under which a text is looked up, best first; most texts are found under their own. */
export function* spellings(text: string): Generator<string> {
  yield text;
  const plain = withoutDots(text);
  if (plain !== text) yield plain;
  // As pint prints names: nautical_mile, but k_B is a constant, and mcal_th a code of UCUM.
  if (/[^_]{2}_[^_]{2}/.test(plain) && prefixedUnits(plain).length === 0) yield plain.replaceAll("_", " ");
  if (isPlural(plain)) yield plain.slice(0, -1);
  // No SI prefix is at stake in CU FT, nor in Sq Mi, nor is there one in P.S.I.
  if (plain !== text || /^(?:sq|cu) (?:in|ft|yd|mi|m)$/i.test(plain)) yield plain.toLowerCase();
  // "ft 11 in" is looked up as a name too.
  if (/[ -]\d/.test(plain)) return;
  for (const [written, as] of respellings()) if (written.test(plain)) yield plain.replace(written, as);
}

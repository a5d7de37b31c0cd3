import type { CategoryId } from "~/conversion";

/** Popular pairs of units by category, most popular first. "mi km" is miles to kilometers and back. A test checks every id. */
const PAIRS: Readonly<Record<string, string>> = {
  length:
    "cm in, m ft, km mi, mm in, ft in, yd m, ft cm, m yd, in m, mi m, ft mi, cm m, mm cm, m km, nmi km, nmi mi, ly km, au km, micrometer mm, nm m",
  temperature: "celsius fahrenheit, celsius kelvin, fahrenheit kelvin, fahrenheit rankine, kelvin rankine",
  area: "square-meter square-foot, ac ha, ac square-foot, ha square-meter, square-kilometer square-mile, ac square-meter, square-inch square-centimeter, square-yard square-meter, square-foot square-yard, square-mile ac, square-kilometer ha, square-foot square-inch",
  volume:
    "L gallon-us, mL fluid-ounce-us, cup-us mL, tablespoon-us mL, teaspoon-us mL, L mL, L gallon-uk, pint-uk L, pint-us L, quart-us L, cubic-foot cubic-meter, cubic-meter L, cubic-foot gallon-us, gallon-us gallon-uk, cup-us fluid-ounce-us, tablespoon-us teaspoon-us, cubic-inch L, cubic-yard cubic-foot, cL mL, barrel-oil gallon-us",
  weight:
    "kg lb, g oz, lb oz, kg st, st lb, g mg, kg g, mg microgram, t lb, ton-short t, ton-long t, ct g, gr g, oz mg, ounce-troy g, ton-short lb",
  energy:
    "kJ kilocalorie-th, J kJ, kilowatt-hour MJ, J calorie-th, btu-it kJ, btu-it kilowatt-hour, eV J, foot-pound J, kilocalorie-th calorie-th, kilowatt-hour J, watt-hour J, erg J, thm kilowatt-hour",
  pressure:
    "psi bar, bar kPa, psi kPa, atm Pa, mmHg kPa, bar atm, Pa psi, MPa psi, mbar hPa, Torr Pa, inHg hPa, atm psi, MPa bar, Pa bar, mmHg psi, ksi MPa",
  time: "hour minute, minute second, day hour, week day, year day, month day, hour second, day second, year hour, ms second, week hour, year second, month week, microsecond ms, ns second",
  currency:
    "USD EUR, USD GBP, EUR GBP, USD JPY, USD CAD, AUD USD, USD INR, USD CNY, EUR JPY, EUR CHF, USD CHF, USD MXN, EUR USD, GBP INR, USD BRL, EUR PLN, EUR SEK, NZD AUD, USD HKD, USD SGD, EUR TRY, USD KRW",
  speed:
    "mph kilometer-per-hour, kn kilometer-per-hour, meter-per-second kilometer-per-hour, kn mph, meter-per-second mph, foot-per-second mph, meter-per-second foot-per-second, meter-per-second kn",
  power:
    "hp kW, horsepower-metric kW, W kW, hp horsepower-metric, btu-it-per-hour W, kW btu-it-per-hour, hp W, MW kW",
  "data-storage": "MB GB, GB TB, MB kB, GB GiB, kB byte, byte bit, TB PB, TB TiB, MB Mbit, MB MiB",
  "fuel-consumption":
    "mile-per-gallon-us liter-per-100-kilometers, mile-per-gallon-uk liter-per-100-kilometers, kilometer-per-liter liter-per-100-kilometers, mile-per-gallon-us mile-per-gallon-uk, mile-per-gallon-us kilometer-per-liter, kilowatt-hour-per-100-kilometers mile-per-kilowatt-hour",
  force: "N lbf, kgf N, kN N, kN lbf, kgf lbf, N kN, dyn N",
  angle:
    "degree rad, degree arcmin, arcmin arcsec, degree revolution, rad mrad, degree gon, degree slope-percent",
  "blood-glucose": "mmol-per-liter mg-per-deciliter",
  "blood-cholesterol": "mmol-per-liter mg-per-deciliter",
  "blood-triglycerides": "mmol-per-liter mg-per-deciliter",
  "blood-creatinine": "micromol-per-liter mg-per-deciliter",
  "blood-urea": "mmol-per-liter mg-per-deciliter, mmol-per-liter mg-per-deciliter-nitrogen",
  "velocity-angular": "revolution-per-minute radian-per-second, degree-per-second radian-per-second",
  density:
    "kilogram-per-cubic-meter gram-per-cubic-centimeter, pound-per-cubic-foot kilogram-per-cubic-meter, gram-per-liter kilogram-per-cubic-meter",
  torque: "newton-meter pound-force-foot, newton-meter pound-force-inch, kilogram-force-meter newton-meter",
  flow: "liter-per-minute gallon-us-per-minute, cubic-meter-per-hour liter-per-minute, cubic-foot-per-minute cubic-meter-per-hour",
  "data-transfer": "megabit-per-second megabyte-per-second, gigabit-per-second megabit-per-second",
  "digital-image": "pixel-per-inch pixel-per-centimeter",
} satisfies { [Id in CategoryId]?: string };

type UnitIds = { readonly from: string; readonly to: string };

const inverse = ({ from, to }: UnitIds): UnitIds => ({ from: to, to: from });
const isSame = (a: UnitIds, b: UnitIds) => a.from === b.from && a.to === b.to;

function parse(text: string): readonly UnitIds[] {
  const pairs = text.split(", ").map((pair): UnitIds => {
    const [from = "", to = ""] = pair.split(" ");
    return { from, to };
  });
  const both = [...pairs, ...pairs.map(inverse)];
  return both.filter((pair, index) => both.findIndex((other) => isSame(pair, other)) === index);
}

const popular = new Map(Object.entries(PAIRS).map(([category, text]) => [category, parse(text)]));

/** The popular pairs of a category in both directions, most popular first; empty if there are none. */
export const popularPairs = (categoryId: string): readonly UnitIds[] => popular.get(categoryId) ?? [];

export const allPopularPairs = (): readonly (UnitIds & { readonly category: string })[] =>
  [...popular].flatMap(([category, pairs]) => pairs.map((pair) => ({ category, ...pair })));

/** A page links to five neighbors and its inverse, which are six links. */
const MOST_NEIGHBORS = 5;
/** Astronomical units, whose pairs are neighbors of each other only. */
const DISTANT = new Set(["ly", "au"]);

/** Other pairs with one of the two units, and the next pair of the list, so that every pair can be reached by links. */
export function neighborsOf(categoryId: string, pair: UnitIds): readonly UnitIds[] {
  const pairs = popularPairs(categoryId);
  const isNear = ({ from, to }: UnitIds) => !DISTANT.has(from) && !DISTANT.has(to);
  const isOther = (other: UnitIds) =>
    !isSame(other, pair) && !isSame(other, inverse(pair)) && (isNear(other) || !isNear(pair));
  const shared = pairs.filter(
    (other) => isOther(other) && [other.from, other.to].some((id) => id === pair.from || id === pair.to),
  );
  const rank = ({ from }: UnitIds) => (from === pair.from ? 0 : from === pair.to ? 1 : 2);
  const nearest = [...shared].sort((a, b) => rank(a) - rank(b));
  const next = pairs[pairs.findIndex((other) => isSame(other, pair)) + 1];
  const kept = nearest.slice(0, MOST_NEIGHBORS);
  if (!next || !isOther(next) || kept.some((other) => isSame(other, next))) return kept;
  return [...nearest.slice(0, MOST_NEIGHBORS - 1), next];
}

import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { namedUnit } from "./named-units";
import { prefixedUnits } from "./prefixed-units";
import { regionalDollar } from "./region";
import { remembered } from "./remembered";
import { type Candidate, type FindOptions, rowCandidates } from "./row-candidates";
import { spellings, withoutDots } from "./spellings";
import { foldName, normalizeTypography, withoutQualifier } from "./unit-names";

const POWER = /\^|\*\*|[⁰¹²³⁴-⁹]/;

/** "t^3" and "T³" are powers, whatever is called T3; "lb/in^2" is in pounds per square inch, also typed lb/in2. */
const isPowerOf = ({ matchesCase, unit: { symbol, aliases } }: Candidate): boolean =>
  matchesCase && [symbol, ...aliases].some((name) => name.includes("/") || POWER.test(name));

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

const isKnown = remembered(
  20,
  (text) =>
    rowsNamed(text, {}).length > 0 ||
    namedUnit(text) !== undefined ||
    namedConstant(text) !== undefined ||
    prefixedUnits(text).length > 0,
);

/** "deg f": no product of an angle. */
const DEGREES = /^deg(?:ree)?s?\.? [cfkr]$/i;

/** A moment of a mass, or a torque of its weight beside one: nobody asks for kilograms in meters. */
export const isMoment = (text: string): boolean => /^kg[ -]c?m$/.test(text);

/** An energy per photon by the name of one per mole: beside other units "kJ per mol" is not an energy. */
const isOfPhotons = ({ category, unit }: Candidate): boolean =>
  category.id === "photon-energy" && unit.symbol.endsWith("/mol");

/** True where words side by side name one unit: in this very case, or by its name, but "m C" is not "m·c". */
export function isNameOfOneUnit(text: string, isSeveralWords: boolean): boolean {
  const rows = rowsNamed(text, {});
  // "ft 11 in" is not a name, and "calorie 15 °C" is a row.
  if (rows.length === 0 && /[ -]\d/.test(text)) return false;
  if (!isSeveralWords || rows.length === 0) return isKnown(text);
  if (/ per /.test(text) && rows.every(isOfPhotons)) return false;
  if (rows.some(({ matchesCase }) => matchesCase) || DEGREES.test(text)) return true;
  const words = withoutDots(text).split(/[\s-]+/);
  const folded = foldName(normalizeTypography(withoutDots(text)));
  const isName = (name: string): boolean => {
    const known = foldName(normalizeTypography(name));
    return known === folded || withoutQualifier(known) === folded;
  };
  // "ton metric" is one; in "day light year" the light is the year's.
  if (rows.some(({ rank }) => rank === RANKS.indexOf("reordered")) && !/ light$/i.test(text)) return true;
  return (
    words.every((word) => word.length > 1) &&
    rows.some(({ unit }) => [unit.name, unit.plural, ...unit.aliases].some(isName))
  );
}

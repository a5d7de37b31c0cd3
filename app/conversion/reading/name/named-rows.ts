import { namedConstant } from "./named-constants";
import { namedUnit } from "./named-units";
import { prefixedUnits } from "./prefixed-units";
import { regionalDollar } from "./region";
import { remembered } from "./remembered";
import { type Candidate, type FindOptions, rowCandidates } from "./row-candidates";
import { spellings } from "./spellings";

const POWER = /\^|\*\*|[⁰¹²³⁴-⁹]/;

/** "t^3" and "T³" are powers, whatever is called T3; "lb/in^2" is in pounds per square inch, also typed lb/in2. */
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

/** A moment of a mass, or a torque of its weight beside one: nobody asks for kilograms in meters. */
export const isMoment = (text: string): boolean => /^kg[ -]c?m$/.test(text);

/** True for the name of a unit; "ft 11 in" is not one, and "calorie 15 °C" is a row. */
export const isNameOfOneUnit = remembered(
  20,
  (text) =>
    rowsNamed(text, {}).length > 0 ||
    (!/[ -]\d/.test(text) &&
      (namedUnit(text) !== undefined || namedConstant(text) !== undefined || prefixedUnits(text).length > 0)),
);

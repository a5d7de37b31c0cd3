import type { Unit } from "../../categories/unit";
import { factorsOf } from "../expression/expression-unit";
import { countYears } from "../name/common-meanings";
import { rowsNamed } from "../name/named-rows";
import { type Assumption, present, type Variant } from "../name/readings";
import { remembered } from "../name/remembered";
import type { FindOptions } from "../name/row-candidates";
import { signReading } from "./choose-meaning";
import type { Meaning } from "./meanings";

/** @file Which of several units a name within an expression was taken to be: the year of "kWh/year", as that of "5 years". */

/** A text with what it means. */
type Side = { readonly text: string; readonly meaning: Meaning };

const isVariant = (reading: Assumption): reading is Variant => reading.kind === "unit";

/** The factors of a unit that do not cancel. */
const keysOf = ({ scale }: Unit): readonly string[] =>
  [...factorsOf(scale.factor)].flatMap(([key, exponent]) => (exponent === 0 ? [] : key));

const isPartOf = ({ unit }: { readonly unit: Unit }, keys: readonly string[]): boolean =>
  unit.scale.kind === "linear" && keysOf(unit).every((key) => keys.includes(key));

/** The names that a text is composed of; that of a row with a qualifier says what it means. */
const namesIn = ({ text, meaning: { names } }: Side): readonly string[] =>
  names ?? (text.includes("(") ? [text] : text.trim().split(/ ?\/ ?| per /));

/** Whether a text is what the catalogue calls a unit, which needs no choice. */
const isOwnName = ({ text, meaning: { names, unit } }: Side): boolean =>
  names === undefined && [unit.name, unit.plural, unit.symbol].includes(text.trim());

/** What may be assumed about a name. */
const variantsNamed = remembered(20, (name) =>
  present(...rowsNamed(name, {}).map((row) => signReading(name, "added", row))),
);

/** What is assumed about each of the names that a text is composed of, unless its meaning says so anyway. */
function variantsIn(side: Side): readonly Variant[] {
  const names = namesIn(side).filter((name) => name !== side.text.trim());
  const { assumptions, unit } = side.meaning;
  return [...new Set(names)].flatMap((name) => {
    const isSaid = assumptions.some((one) => one.kind === "wording" && one.text === name);
    return isSaid
      ? []
      : variantsNamed(name)
          .filter(({ chosen }) => isPartOf(chosen, keysOf(unit)))
          .slice(0, 1);
  });
}

/**
 * With `chosen`, which was assumed about a text as a whole, what is assumed about each of its names, unless that has told it or
 * the other text has the same, so that it changes nothing.
 */
export function withVariants(
  side: Side,
  chosen: readonly Assumption[],
  { isStrict }: FindOptions,
  other?: Side,
): readonly Assumption[] {
  const variants = isStrict && isOwnName(side) ? [] : variantsIn(side);
  if (variants.length === 0) return chosen;
  const [names, keys] = other ? [namesIn(other), keysOf(other.meaning.unit)] : [[], []];
  const told = chosen.filter(isVariant).flatMap(({ alternatives }) => alternatives);
  const isNews = ({ text, chosen: { unit }, alternatives }: Variant): boolean =>
    !names.includes(text) &&
    !(countYears(unit) && keys.includes("year of 365 days")) &&
    !alternatives.some((part) => told.some((whole) => isPartOf(part, keysOf(whole.unit))));
  return [
    ...variants.filter(isNews),
    ...chosen.filter((one) => !isVariant(one) || one.alternatives.length > 0),
  ];
}

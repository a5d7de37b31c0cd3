import { readUnlikely } from "../expression/unit-atoms";
import type { UnitText } from "../expression/unit-node";
import { habitsOf } from "../name/habits";
import { wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { everydayInSmallLetters } from "../name/small-letters";
import { meaningsInSmallLetters } from "./capitals";
import { expressionMeanings, type Meaning, meaningOf, meaningsOf } from "./meanings";

/** Masses by whose weight springs, beams, ropes and wrenches are loaded. */
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lbs?|pounds?)\b/i, "lbf"],
  [/\b(?:kgs?|kilograms?)\b/i, "kgf"],
  [/\b(?:oz|ounces?)\b/i, "ozf"],
  [/\b(?:g|grams?)\b/, "gf"],
  [/\b(?:t|tonnes?)\b/, "tf"],
];

/** A force times a length, also per time, or a force for each length, area or volume; a force alone is a mass too often. */
const isLoad = ({ dimension: [length = 0, mass, time, ...others] }: Meaning): boolean =>
  mass === 1 &&
  ((time === -2 && Math.abs(length) <= 2 && length !== 1) || (time === -3 && length === 2)) &&
  others.every((exponent) => exponent === 0);

const STARTS_WITH_WEIGHT = /^(?:lb|kg|oz)f(?:[ ·*].*\/|\/\()/;
/** The mass of lb s²/in, and the damping of lb/(ft/s). */
const isDynamic = ({ dimension: [length, mass, time = 0, ...others] }: Meaning): boolean =>
  length === 0 && mass === 1 && (time === 0 || time === -1) && others.every((exponent) => exponent === 0);

/** After every mass: lbs per square foot beside g/m² are not a force, although they are one alone. */
const LOAD_RANK = 10;

/** "50 lb/in" as lbf/in and "20 g cm" as gf cm, where it does not convert as it stands; "lb" alone stays a mass. */
function loadMeanings(unit: UnitText, options: FindOptions): readonly Meaning[] {
  const force = WEIGHTS.reduce((text, [mass, weight]) => text.replace(mass, weight), unit.text);
  if (unit.node || force === unit.text) return [];
  const meanings = expressionMeanings({ text: force }, options);
  const assumptions = [wording(unit.text, force)];
  const isMeant = (one: Meaning): boolean =>
    isLoad(one) || (STARTS_WITH_WEIGHT.test(force) && isDynamic(one));
  return meanings.ok
    ? meanings.value.filter(isMeant).map((one) => ({ ...one, rank: one.rank + LOAD_RANK, assumptions }))
    : [];
}

/** Nobody means a constant or another case in a longer expression. */
const MOST_WORDS = 6;

/** Everyday names with capitals that are symbols of others: KGS, DEG and Mph; but MG may be no milligram. */
const everydayMeanings = ({ text, node }: UnitText): readonly Meaning[] =>
  !node && /^\p{Lu}(?:\p{Ll}|\p{L}{2,3})$/u.test(text)
    ? everydayInSmallLetters(text)
        .filter(({ unit }) => unit.scale.factor.form.kind !== "prefixed")
        .map((row) => meaningOf(row, row.rank))
    : [];

/** Whether a habit leaves one meaning: beside centimeters cc are not ciceros, even where nothing else converts. */
export const isSettled = ({ text, known }: UnitText, other: UnitText, { category }: FindOptions): boolean =>
  !known && category === undefined && habitsOf("instead", text.trim(), other.text.trim()).length > 0;

/** Considered besides the likely meanings where none of those convert: expressions, other cases, named constants. */
export function unlikelyMeanings(
  unit: UnitText,
  partner: UnitText,
  options: FindOptions,
): readonly Meaning[] {
  if (unit.known || isSettled(unit, partner, options) || unit.text.split(" ").length > MOST_WORDS) return [];
  const expressions = expressionMeanings(unit, options, readUnlikely, false);
  const [habit] = habitsOf("last", unit.text, partner.text);
  const meanings = habit ? meaningsOf({ text: habit.means }, options) : null;
  const habitual = meanings?.ok ? meanings.value : [];
  // A word for it is needed where what it means is not its own name.
  const said = habit?.says ?? (habit?.means.includes("/") ? habit.means : undefined);
  const assumptions = said === undefined ? [] : [wording(unit.text, said)];
  return [
    ...meaningsInSmallLetters(unit, partner, options),
    ...habitual.map((one) => ({ ...one, assumptions: [...assumptions, ...one.assumptions] })),
    ...(expressions.ok ? expressions.value : []),
    ...everydayMeanings(unit),
    ...loadMeanings(unit, options),
  ];
}

import { expressionMeanings, type Meaning, meaningOf, rowMeanings } from "./meanings";
import { wording } from "./readings";
import type { FindOptions } from "./row-candidates";
import { everydayNamed } from "./spelled-like";
import { readUnlikely } from "./unit-atoms";
import type { UnitText } from "./unit-node";

/**
 * What everyday spellings may mean beside their own units: an hour angle's minutes, Ha for hectares, ch for French horsepower,
 * cps for centipoises, af for acre-feet, ci for an engine's cubic inches, 600D for a yarn's denier, NM for a torque.
 */
const HABITUAL = new Map(
  Object.entries({
    Ha: "ha",
    Rs: "rupees",
    rs: "rupees",
    ps: "PS",
    af: "acre-foot",
    AF: "acre-foot",
    cps: "cP",
    ch: "PS",
    ci: "in3",
    CI: "in3",
    D: "denier",
    NM: "N m",
    kgm: "kgf m",
    lmh: "L/(m2 h)",
    LMH: "L/(m2 h)",
    pcf: "lbf/ft3",
    "rev/min": "rpm",
    minute: "arcmin",
    minutes: "arcmin",
    second: "arcsec",
    seconds: "arcsec",
  }),
);

/** Masses by whose weight springs, beams and ropes are loaded. */
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lbs?|pounds?)\b/i, "lbf"],
  [/\b(?:kgs?|kilograms?)\b/i, "kgf"],
  [/\b(?:oz|ounces?)\b/i, "ozf"],
  [/\b(?:t|tonnes?)\b/, "tf"],
];

/** "50 lb/in" as lbf/in, where it does not convert as it stands; "lb" alone stays a mass. */
function loadMeanings(unit: UnitText, options: FindOptions): readonly Meaning[] {
  const force = WEIGHTS.reduce((text, [mass, weight]) => text.replace(mass, weight), unit.text);
  if (unit.node || force === unit.text || !/\/|\bper\b/i.test(force)) return [];
  const meanings = expressionMeanings({ text: force }, options);
  const assumptions = [wording(unit.text, force)];
  return meanings.ok ? meanings.value.map((one) => ({ ...one, assumptions })) : [];
}

/** Nobody means a constant or another case in a longer expression. */
const MOST_WORDS = 6;

/** Everyday names with capitals that are symbols of others: KGS, DEG and Mph; but MG may be no milligram. */
const everydayInSmallLetters = ({ text, node }: UnitText): readonly Meaning[] =>
  !node && /^\p{Lu}(?:\p{Ll}|\p{L}{2,3})$/u.test(text)
    ? everydayNamed(text.toLowerCase())
        .filter(({ unit }) => unit.scale.factor.form.kind !== "prefixed")
        .map((row) => meaningOf(row, row.rank))
    : [];

/** Considered after the likely meanings turned out not to convert: expressions, other cases, named constants. */
export function unlikelyMeanings(unit: UnitText, options: FindOptions): readonly Meaning[] {
  if (unit.text.split(" ").length > MOST_WORDS) return [];
  const expressions = expressionMeanings(unit, options, readUnlikely);
  const habit = { text: HABITUAL.get(unit.text) ?? "" };
  const composed = habit.text.includes("/") ? expressionMeanings(habit, options) : null;
  const habitual = composed?.ok
    ? composed.value.map((one) => ({ ...one, assumptions: [wording(unit.text, habit.text)] }))
    : rowMeanings(habit, options);
  return [
    ...rowMeanings(unit, options),
    ...habitual,
    ...(expressions.ok ? expressions.value : []),
    ...everydayInSmallLetters(unit),
    ...loadMeanings(unit, options),
  ];
}

import { COST, type Entry } from "./entry";
import { ownNames } from "./own-names";

/** Masses by whose weight springs, beams, ropes and wrenches are loaded. */
const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:lbs?|pounds?)$/i, "lbf"],
  [/^(?:kgs?|kilograms?)$/i, "kgf"],
  [/^(?:oz|ounces?)$/i, "ozf"],
  [/^(?:g|grams?)$/, "gf"],
  [/^(?:t|tonnes?)$/, "tf"],
];

/** The force that a mass stands for within a unit; a mass alone is one. */
export function loadsNamed(text: string): readonly Entry[] {
  const [, force] = WEIGHTS.find(([mass]) => mass.test(text)) ?? [];
  const [entry] = force ? ownNames(force) : [];
  if (!force || !entry) return [];
  return [
    { ...entry, row: null, cost: COST.unlikely, notes: [{ kind: "load", text, shown: force }], isLoad: true },
  ];
}

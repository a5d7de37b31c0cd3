import { spend } from "~/numerals/work";
import { type Result, succeed } from "../../errors";
import type { UnitText } from "../expression/unit-node";
import { findCounterpart, findPair, sourceOf, targetOf } from "../meaning/find-pair";
import type { FoundUnit } from "../meaning/find-unit";
import type { UnitPair } from "../meaning/meaning-pairs";
import { wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { type Amount, findFirst, sumOf } from "../quantity/add-quantities";
import type { Term } from "../quantity/quantity-terms";
import type { QuestionText } from "./question-parts";

type Units = readonly [FoundUnit, ...FoundUnit[]];
type Resolved = { readonly units: Units; readonly sum: Amount };

/** Errors where what a partner means is assumed, and nothing may be. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["ambiguous_unit", "ambiguous_value"]);

/** What it takes to compare a target with the source, besides the look-up of its name. */
const TARGET_STEPS = 250;

/** How many other terms and targets may settle what the first unit means. */
const MOST_PARTNERS = 4;

/**
 * The units and the sum as the first target settles them; where another target or term does not convert into that, as this one
 * does: 5 oz + 1 cup in oz are volumes. Errors: those of findPair and sumOf.
 */
export function resolveSum(
  first: Term,
  others: readonly Term[],
  question: QuestionText,
  options: FindOptions,
): Result<Resolved> {
  const { unit } = first;
  const added = others.map((term) => term.unit);
  const resolveFrom = (source?: FoundUnit): Result<Resolved> => {
    const units = source
      ? withTargets(source, unit, question.targets, options)
      : resolveUnits(unit, added, question, options);
    if (!units.ok) return units;
    const sum = sumOf(first, units.value[0], others, options);
    return sum.ok ? succeed({ units: units.value, sum: sum.value }) : sum;
  };
  const resolved = resolveFrom();
  if (resolved.ok || resolved.error.code !== "incompatible_units") return resolved;
  const partners = [...added, ...question.targets.slice(1)];
  for (const partner of partners.slice(0, MOST_PARTNERS)) {
    const pair = findPair(unit, partner, options);
    const again = pair.ok ? resolveFrom(sourceOf(pair.value)) : pair;
    if (again.ok || AMBIGUOUS.has(again.error.code)) return again;
  }
  return resolved;
}

/** A unit that has been found, then the targets beside it. */
function withTargets(
  source: FoundUnit,
  unit: UnitText,
  texts: readonly string[],
  options: FindOptions,
  targets: readonly FoundUnit[] = [],
): Result<Units> {
  const found = [...targets];
  for (const text of texts) {
    spend(TARGET_STEPS);
    const chosen = findCounterpart(text, source, unit, options);
    if (!chosen.ok) return chosen;
    found.push(chosen.value);
  }
  return succeed([source, ...found]);
}

/** What multiplies or divides into kelvins, as 5 W * 10 °C/W does, is not a reading of a thermometer. */
const isDifference = ({ node }: UnitText, { to }: UnitPair): boolean =>
  to.scale.kind === "affine" && (node?.kind === "product" || node?.kind === "quotient");

/** A target with what is said of it, unless its source has said so. */
function asInterval(target: FoundUnit, text: string, source: FoundUnit): FoundUnit {
  const isSaid = source.readings.some(({ kind }) => kind === "interval");
  const readings = isSaid ? [] : [wording(text, "a difference of temperatures")];
  return { ...target, readings: [...readings, ...target.readings] };
}

/** The unit of the first term, then those of the targets; without any, the units of the other terms settle it. */
function resolveUnits(
  unit: UnitText,
  added: readonly UnitText[],
  { targets: [target, ...others], known }: QuestionText,
  options: FindOptions,
): Result<Units> {
  const from = target === undefined ? findFirst(unit, added, options) : null;
  if (from) return from.ok ? succeed([from.value]) : from;
  const isKnown = known?.unit === unit && known.target === target;
  const found = isKnown ? known.pair : findPair(unit, target ?? "", options);
  const isInterval = found.ok && isDifference(unit, found.value);
  const among = isInterval ? { ...options, category: "temperature-interval" } : options;
  const pair = isInterval ? findPair(unit, target ?? "", among) : found;
  if (!pair.ok) return pair;
  const source = sourceOf(pair.value);
  const first = targetOf(pair.value);
  return withTargets(source, unit, others, among, [
    isInterval ? asInterval(first, target ?? "", source) : first,
  ]);
}

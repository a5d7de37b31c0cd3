import { type Dimension, isSameDimension } from "../algebra/dimension";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { FAHRENHEIT_DEGREE } from "../constants/customary";
import { CELSIUS_DEGREE } from "../constants/exact";
import { areConvertible, type ConversionRule, isSameRule, isSameSize, ruleBetween } from "../converting/rule";
import { fail, type Result, succeed } from "../errors";
import { bestOf, choose, preferring, refusalOf, signReading } from "./choose-meaning";
import { isEveryday } from "./everyday";
import type { Meaning } from "./meanings";
import { rowsNamed } from "./named-rows";
import type { Reading } from "./readings";
import type { FindOptions } from "./row-candidates";

export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Reading[];
  /** Those that concern the first unit only. */
  readonly fromReadings: readonly Reading[];
};

export type MeaningPair = {
  readonly category: Category | null;
  readonly from: Meaning;
  readonly to: Meaning;
  readonly rank: number;
  readonly rule: ConversionRule;
};

const INVERSE_RANK = 20;

const dimensionOf = ({ scale }: Unit): Dimension => scale.factor.resolve().dimension;

/** A difference on a scale with a zero of its own: 1 divided by kelvins is in kelvins, and in no such degrees. */
const isDegree = ({ scale }: Unit): boolean =>
  scale.factor === CELSIUS_DEGREE || scale.factor === FAHRENHEIT_DEGREE;

const isCurve = ({ unit }: Meaning): boolean => unit.scale.kind === "curve";

/** An area as the cross section of a wire, beside its diameter: "5 mm to mm2" asks for no wire, unless its category is named. */
const isUnsaidSection = (section: Meaning, meanings: readonly Meaning[], diameter: Meaning): boolean =>
  isCurve(section) &&
  section.unit.ucum !== null &&
  !isCurve(diameter) &&
  meanings.some(({ category, unit }) => isEveryday(category) && unit.ucum === section.unit.ucum);

/** Units of one category convert; so do an expression and whatever has its dimension, or the reciprocal one. */
export function pairsOf(from: readonly Meaning[], to: readonly Meaning[]): readonly MeaningPair[] {
  return from.flatMap((a) =>
    to.flatMap((b): readonly MeaningPair[] => {
      const isShared = a.category !== null && a.category === b.category;
      const isReciprocal = a.unit.scale.kind === "reciprocal" || b.unit.scale.kind === "reciprocal";
      const isFree = (a.isExpression || b.isExpression || a.category === null) && !isReciprocal;
      if (isUnsaidSection(a, from, b) || isUnsaidSection(b, to, a)) return [];
      if (!isShared && !(isFree && areConvertible(a.unit, b.unit))) return [];
      const isInverse = !isShared && !isSameDimension(dimensionOf(a.unit), dimensionOf(b.unit));
      if (isInverse && (isDegree(a.unit) || isDegree(b.unit))) return [];
      const category = isShared ? a.category : isInverse ? null : a.isExpression ? b.category : a.category;
      const rank = a.rank + b.rank + (isInverse ? INVERSE_RANK : 0) + (isShared ? 0 : 1);
      return [{ category, from: a, to: b, rank, rule: ruleBetween(a.unit, b.unit) }];
    }),
  );
}

/** The most likely pair, unless several are equally likely and none is by far the most common. `orElse`: the result if there is no pair. */
export function choosePair(
  fromText: string,
  toText: string,
  pairs: readonly MeaningPair[],
  options: FindOptions,
  orElse: () => Result<UnitPair>,
): Result<UnitPair> {
  if (pairs.length === 0) return orElse();
  const best = preferring(bestOf(pairs), ({ category }) => !isEveryday(category));
  const [first] = best;
  if (!first) return orElse();
  if (best.every(({ rule }) => isSameRule(rule, first.rule))) {
    const readings = [
      signReading(fromText, "from", first.from, first.to),
      signReading(toText, "to", first.to, first.from),
    ];
    return toPair(
      first,
      fromText,
      toText,
      readings.filter((one) => one !== null),
      options,
    );
  }
  const fromChoice = choose(
    fromText,
    "from",
    best.map((pair) => pair.from),
    options,
  );
  if (!fromChoice.ok) return fromChoice;
  const left = best.filter((pair) => isSameSize(pair.from.unit, fromChoice.value.chosen.unit));
  const toChoice = choose(
    toText,
    "to",
    left.map((pair) => pair.to),
    options,
  );
  if (!toChoice.ok) return toChoice;
  const chosen = left.find((pair) => pair.to === toChoice.value.chosen) ?? first;
  const readings = [fromChoice.value.reading, toChoice.value.reading].filter((one) => one !== null);
  return toPair(chosen, fromText, toText, readings, options);
}

/** A gauge pressure beside an absolute one: what the atmosphere is taken to be. */
function gaugeReadings(from: Unit, to: Unit): readonly Reading[] {
  const isGauge = ({ name, scale }: Unit): boolean => scale.kind === "affine" && name.endsWith("gauge");
  if (isGauge(from) === isGauge(to)) return [];
  const [gauge, verb] = isGauge(from) ? [from, "adding"] : [to, "subtracting"];
  const text = `reading ${gauge.symbol} as gauge pressure: ${verb} 1 atm (101.325 kPa)`;
  return [{ kind: "convention", text }];
}

function toPair(
  { category, from, to, rule }: MeaningPair,
  fromText: string,
  toText: string,
  chosen: readonly Reading[],
  options: FindOptions,
): Result<UnitPair> {
  const isReciprocal = rule.kind === "inverse" && category === null;
  const isOfSource = (reading: Reading): boolean => reading.kind === "unit" && reading.role === "from";
  // "°C" to "mK": a thermometer's reading would have another answer.
  const isInterval =
    category?.id === "temperature-interval" &&
    options.category === undefined &&
    rowsNamed(fromText, { category: "temperature" }).some(({ unit }) => unit.scale.kind === "affine");
  // "6f to m" is not about furlongs.
  const isPrefix = category?.id === "prefixes" && options.category === undefined && fromText.length <= 2;
  const fromReadings: readonly Reading[] = [
    ...(isPrefix
      ? [{ kind: "wording" as const, text: fromText, shown: `the prefix ${from.unit.name}` }]
      : []),
    ...from.assumptions,
    ...chosen.filter(isOfSource),
    ...(isInterval ? [{ kind: "interval" as const, text: fromText }] : []),
  ];
  const readings: readonly Reading[] = [
    ...fromReadings,
    ...gaugeReadings(from.unit, to.unit),
    ...to.assumptions,
    ...chosen.filter((reading) => !isOfSource(reading)),
    ...(isReciprocal ? [{ kind: "reciprocal" as const, from: fromText, to: toText }] : []),
  ];
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  return succeed({ category, from: from.unit, to: to.unit, readings, fromReadings });
}

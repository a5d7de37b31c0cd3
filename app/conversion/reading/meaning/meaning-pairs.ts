import { once } from "~/numerals/once";
import { spend } from "~/numerals/work";
import { type Dimension, isSameDimension, raise } from "../../algebra/dimension";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import { CELSIUS_DEGREE } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import {
  areConvertible,
  type ConversionRule,
  isSameRule,
  isSameSize,
  ruleBetween,
} from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { countYears } from "../name/common-meanings";
import { bestOf, isEveryday, preferring } from "../name/likelihood";
import { rowsNamed } from "../name/named-rows";
import { ofTheirKind } from "../name/quantity-kind";
import { type Assumption, present } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import { areApart, isPartOfWater } from "./advice";
import { choose, refusalOf, signReading } from "./choose-meaning";
import type { Meaning } from "./meanings";
import { withVariants } from "./variants";

export type UnitPair = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly to: Unit;
  readonly readings: readonly Assumption[];
  /** Those that concern the first unit only. */
  readonly fromReadings: readonly Assumption[];
};

export type MeaningPair = {
  readonly category: Category | null;
  readonly from: Meaning;
  readonly to: Meaning;
  readonly rank: number;
  readonly rule: ConversionRule;
};

const INVERSE_RANK = 20;

/** A difference on a scale with a zero of its own: 1 divided by kelvins is in kelvins, and in no such degrees. */
const isDegree = ({ scale }: Unit): boolean =>
  scale.factor === CELSIUS_DEGREE || scale.factor === FAHRENHEIT_DEGREE;

const hasScale = (meaning: Meaning, kind: "curve" | "reciprocal"): boolean =>
  !meaning.isExpression && meaning.unit.scale.kind === kind;

/** An area as the cross section of a wire, where the text means the area as well: "5 mm2". */
export const isWireSection = (one: Meaning, meanings: readonly Meaning[]): boolean =>
  hasScale(one, "curve") &&
  one.unit.ucum !== null &&
  meanings.some(({ category, unit }) => isEveryday(category) && unit.ucum === one.unit.ucum);

/** A cross section beside a diameter: "5 mm to mm2" asks for no wire, unless its category is named. */
const isUnsaidSection = (section: Meaning, meanings: readonly Meaning[], diameter: Meaning): boolean =>
  isWireSection(section, meanings) && !hasScale(diameter, "curve");

const areReciprocal = (a: Dimension, b: Dimension): boolean => isSameDimension(a, raise(b, -1));

/** The pair of two meanings, if they convert. Dimensions are compared first, because units are composed when asked for. */
function pairOf(a: Meaning, b: Meaning): MeaningPair | null {
  const isShared = a.category !== null && a.category === b.category;
  const isSame = isSameDimension(a.dimension, b.dimension);
  if (!isShared) {
    const isFree = a.isExpression || b.isExpression || a.category === null;
    if (!isFree || !(isSame || areReciprocal(a.dimension, b.dimension))) return null;
    if (hasScale(a, "reciprocal") || hasScale(b, "reciprocal") || !areConvertible(a.unit, b.unit))
      return null;
    if (!isSame && (isDegree(a.unit) || isDegree(b.unit))) return null;
  }
  const isInverse = !isShared && !isSame;
  const category = isShared ? a.category : isInverse ? null : a.isExpression ? b.category : a.category;
  const rank = a.rank + b.rank + (isInverse ? INVERSE_RANK : 0) + (isShared ? 0 : 1);
  const rule = once(() => ruleBetween(a.unit, b.unit));
  return {
    category,
    from: a,
    to: b,
    rank,
    get rule() {
      return rule();
    },
  };
}

/** Units of one category convert; so do an expression and whatever has its dimension, or the reciprocal one. */
export function pairsOf(from: readonly Meaning[], to: readonly Meaning[]): readonly MeaningPair[] {
  if (areApart(from, to) || areApart(to, from)) return [];
  spend(from.length * to.length);
  const pairs: MeaningPair[] = [];
  for (const a of from)
    for (const b of to) {
      const pair = pairOf(a, b);
      if (pair && !isUnsaidSection(a, from, b) && !isUnsaidSection(b, to, a)) pairs.push(pair);
    }
  return pairs;
}

/** The most likely of some pairs, unless several are equally likely and none is by far the most common. */
export function choosePair(
  fromText: string,
  toText: string,
  pairs: readonly MeaningPair[],
  options: FindOptions,
): Result<UnitPair> {
  const own = ofTheirKind(
    bestOf(pairs),
    ({ category, from: { unit } }) => ({ category, unit }),
    ({ from }) => from.unit.name,
  );
  const best = preferring(own, ({ category }) => !isEveryday(category));
  const [first] = best;
  if (!first) return unknownUnit(fromText, options);
  if (best.every(({ rule }) => isSameRule(rule, first.rule))) {
    const source = signReading(fromText, "from", first.from, first.to);
    const target = signReading(toText, "to", first.to, first.from);
    return toPair(first, fromText, toText, present(source, target), options);
  }
  const sources = best.map(({ from }) => from);
  const source = choose(
    fromText,
    "from",
    sources,
    options,
    best.map(({ to }) => to),
  );
  if (!source.ok) return source;
  const left = best.filter(({ from }) => isSameSize(from.unit, source.value.chosen.unit));
  const targets = left.map(({ to }) => to);
  const target = choose(toText, "to", targets, options, sources);
  if (!target.ok) return target;
  const chosen = left.find(({ to }) => to === target.value.chosen) ?? first;
  return toPair(chosen, fromText, toText, present(source.value.reading, target.value.reading), options);
}

/** Units of several years, which are of 365 days as the year is. */
const YEARS: Readonly<Record<string, string>> = { decade: "10", century: "100", millennium: "1000" };

/** What is taken for granted of a unit of several years beside one of another length: 1 century in days. */
function yearsOf(unit: Unit, other: Unit): readonly Assumption[] {
  const years = YEARS[unit.name];
  if (years === undefined || countYears(unit, other)) return [];
  return [{ kind: "convention", text: `reading ${unit.name} as ${years} years of 365 days` }];
}

/** Infusion sets have drops of other sizes: 10, 15, 20 or 60 to the milliliter. */
const isDrop = ({ name }: Unit): boolean => /^drop(?:$|\/)/.test(name);

/** What is taken for granted: the atmosphere where a gauge pressure is beside an absolute one, the water of parts per million. */
export function conventionsOf(from: Unit, to: Unit): readonly Assumption[] {
  if (isPartOfWater(from) !== isPartOfWater(to))
    return [{ kind: "convention", text: "reading ppm as mg/L, as in water" }];
  if (isDrop(from) !== isDrop(to))
    return [{ kind: "convention", text: "reading drop as 0.05 mL, 20 to the milliliter" }];
  const isGauge = ({ name, scale }: Unit): boolean => scale.kind === "affine" && name.endsWith("gauge");
  if (isGauge(from) === isGauge(to)) return [...yearsOf(from, to), ...yearsOf(to, from)];
  const [gauge, verb] = isGauge(from) ? [from, "adding"] : [to, "subtracting"];
  const text = `reading ${gauge.symbol} as gauge pressure: ${verb} 1 atm (101.325 kPa)`;
  return [{ kind: "convention", text }];
}

function toPair(
  { category, from, to, rule }: MeaningPair,
  fromText: string,
  toText: string,
  chosen: readonly Assumption[],
  options: FindOptions,
): Result<UnitPair> {
  const isReciprocal = rule.kind === "inverse" && category === null;
  const isOfSource = (reading: Assumption): boolean => reading.kind === "unit" && reading.role === "from";
  // "°C" to "mK": a thermometer's reading would have another answer.
  const isInterval =
    category?.id === "temperature-interval" &&
    options.category === undefined &&
    rowsNamed(fromText, { category: "temperature" }).some(({ unit }) => unit.scale.kind === "affine");
  const source = { text: fromText, meaning: from };
  const target = { text: toText, meaning: to };
  const fromReadings: readonly Assumption[] = [
    ...from.assumptions,
    ...withVariants(source, chosen.filter(isOfSource), options, target),
    ...(isInterval ? [{ kind: "interval" as const, text: fromText }] : []),
  ];
  const readings: readonly Assumption[] = [
    ...fromReadings,
    ...conventionsOf(from.unit, to.unit),
    ...to.assumptions,
    ...withVariants(
      target,
      chosen.filter((reading) => !isOfSource(reading)),
      options,
      source,
    ),
    ...(isReciprocal ? [{ kind: "reciprocal" as const, from: fromText, to: toText }] : []),
  ];
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  return succeed({ category, from: from.unit, to: to.unit, readings, fromReadings });
}

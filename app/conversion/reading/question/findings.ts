import { per, times, type UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import { findCategory } from "../../categories/find-category";
import { MINUTE, RADIAN } from "../../constants/exact";
import { bothNotes, type Item, spanOf, unitTextOf } from "../chart/item";
import {
  categoriesWith,
  exponentOf,
  hasNoun,
  isPowerOf,
  NO_DIMENSION,
  sizeOf,
  vectorOf,
} from "../lexicon/dimensions";
import { AS_SHOWN, type Note } from "../lexicon/entry";
import { isCatalogued } from "../name/expression-unit";
import { isEvent } from "../name/named-expressions";
import { isMoment, isNameOfOneUnit } from "../name/named-rows";
import { isSiUnit } from "../name/prefixed-units";
import { wording } from "../name/readings";
import type { Text } from "../text/text";
import { agreement, categoryFor, costOf, EXPRESSION, inOnes, unitOf } from "./agreement";
import type { TargetList } from "./targets";

const hasOperator = (text: string): boolean =>
  /[/^*×·⁰-⁹²³()]|\d|\b(?:per|squared|cubed)\b| (?:an?|each|every) (?=[^\s\d])/i.test(text);

/** A product of units of the SI alone. */
function isSi(expression: UnitExpression): boolean {
  const { form } = expression;
  if (form.kind === "product") return form.factors.every(isSi);
  if (form.kind === "quotient") return [form.numerator, ...form.denominators].every(isSi);
  if (form.kind === "power") return isSi(form.base);
  if (form.kind === "number") return true;
  return isSiUnit(expression);
}

/** "m kmh" is not a product: a quotient with its own name is never a factor. */
const hasNamedQuotient = ({ form }: UnitExpression): boolean =>
  form.kind === "product" &&
  form.factors.some((factor) => factor.label !== undefined && factor.form.kind === "quotient");

/** The inch, or the word before a target that is missing. */
export const ENDS_IN = /[^\d\s'"] in$/i;

/** More than an expression has. */
export const MOST_NAMES = 6;

export function isLooseUnit(item: Item, text: Text, known: Category | null): "silent" | "stated" | null {
  if (item.loose === 0 || item.row !== null) return "silent";
  const written = unitTextOf(text, item);
  const isComposed = hasOperator(written);
  if (isMoment(written)) return "silent";
  const expression = item.expression();
  if (hasNamedQuotient(expression) && !isComposed) return null;
  // Units that cancel are a question without its mark: 532 nm cm-1.
  if (item.dimension === NO_DIMENSION) return null;
  // A target is missing after the last "in", unless a force makes it a torque: 10 km/h in, but 10 lb in.
  if (ENDS_IN.test(text.source) && exponentOf(item.dimension, "M") === 0) return null;
  const category = known ?? categoryFor(item);
  const isKnown = isCatalogued(unitOf(item, category, written), category);
  // What follows "in" after a number is a target.
  if (!isKnown && /(?<![\p{L}] )\bin [^*/×·)]/u.test(written)) return null;
  if (isKnown || (isComposed && category !== null)) return "silent";
  if (item.names > MOST_NAMES) return null;
  const last = written.split(" ").at(-1) ?? "";
  if (!isNameOfOneUnit(last)) return "silent";
  if (hasOperator(last)) return null;
  return isSi(expression) ? "stated" : null;
}

/** A reading of a whole question. */
export type Reading = {
  readonly quantity: Item;
  readonly targets: TargetList;
  readonly cost: number;
  readonly category: Category | null;
  readonly isInverse: boolean;
  readonly notes: readonly Note[];
  /** Whether its targets share the quantity: feet and inches. */
  readonly isSplit: boolean;
};

export const itemsOf = ({ quantity, targets }: Reading): readonly Item[] => [quantity, ...targets];

/** Whether a temperature is multiplied, which has a zero that a product cannot keep. */
export const multipliesOffset = (reading: Reading): boolean =>
  itemsOf(reading).some(({ hasOffset, hasQuotient }) => hasOffset && !hasQuotient);

/** Dearer than the best by more than this, a reading decides nothing. */
const MARGIN = 2;
/** What multiplies a temperature is refused where it means nothing else. */
const OFFSET = 20;
/** Without a target that measures temperatures, C and F are units of electricity. */
const DEGREES = 8;
/** A unit alone is hardly a question. */
const WITHOUT_NUMBER = 3;
const MOST_UNMARKED = 4;
/** What is in another case than it was typed is not asked about across categories. */
const MOST_GUESSED = 8;

const OF_PI = /^[\d.]* ?(?:pi|π) ?(?:\/ ?\d+)?$/;

/** "/km" beside minutes per mile: minutes. */
function asPace(target: Item, { dimension }: Item): Item {
  const isPace =
    exponentOf(dimension, "T") === 1 && exponentOf(dimension, "L") === -1 && sizeOf(dimension) === 2;
  if (!isPace || !isPowerOf(target.dimension, "L", -1)) return target;
  const { form } = target.expression();
  if (form.kind !== "quotient") return target;
  const item = target.copy(target.end, target.cost);
  item.row = null;
  item.dimension = dimension;
  item.expression = () => per(MINUTE, ...form.denominators);
  return item.noting({ kind: "wording", text: "", shown: AS_SHOWN });
}

/** The readings of one text that make sense. */
export class Findings {
  readonly found: Reading[] = [];
  best = Number.POSITIVE_INFINITY;
  constructor(
    private readonly text: Text,
    private readonly wanted: string | undefined,
  ) {}

  /** Two that do not convert: the likeliest with a word between them, or else units side by side, or the first. */
  disagreed: readonly [Item, Item] | null = null;
  private disagreedAt = Number.POSITIVE_INFINITY;

  private disagree(from: Item, target: Item, cost: number): void {
    if (this.disagreed && cost >= this.disagreedAt) return;
    this.disagreed = [from, target];
    this.disagreedAt = cost;
  }

  /** A quantity without a target is as beside itself, so that a target is likelier than a longer unit. */
  putAlone(source: Item, cost: number): void {
    const isConstant = source.row === null && source.names === 1;
    if (source.isBare || source.hasLink || source.needsTarget || isCountAlone(source)) return;
    const extra = source.number === null && !isConstant ? WITHOUT_NUMBER : 0;
    const least = source.row ? 0 : 1 + 2 * EXPRESSION;
    if (2 * source.cost + cost + extra + least > this.best + MARGIN) return;
    if (source.number !== null && isLooseUnit(source, this.text, null) === null) {
      this.disagree(source, source, Number.MAX_VALUE);
      return;
    }
    this.putUnit(source, cost + extra + (source.row ? 0 : 1));
  }

  /** A unit that stands alone. */
  putUnit(unit: Item, extra = 0): void {
    this.keep({
      quantity: unit,
      targets: [],
      cost: 2 * costOf(unit) + extra + (unit.hasOffset ? DEGREES : 0),
      category: null,
      isInverse: false,
      notes: unit.notes,
      isSplit: false,
    });
  }

  putWith(source: Item, targets: TargetList, extra: number, isUnmarked: boolean, isSplit = false): void {
    if (isUnmarked && source.isBare) return;
    let from = source.isBare ? asUnit(source, targets[0] as Item) : this.inRadians(source, targets[0]);
    if (!from) return;
    // Without a number, and beside c, only names are targets: "5 m c" asks for no centuries.
    // "60 fps in Hz" has no inches, and "Hz per minute" no target.
    if (isUnmarked && targets.some((one) => one.hasLink || /^(?:per|\/)/i.test(spanOf(this.text, one))))
      return;
    if (isUnmarked && targets.some(isFarPrefixed)) return;
    const isLight = ({ text, category }: Item): boolean => text === "c" && category?.id !== "temperature";
    const isPlain = targets.every((one) => one.names === 1 && !isLight(one));
    if (isUnmarked && !isPlain && (source.number === null || targets.some(isLight))) return;
    let cost = costOf(from) + extra;
    let category: Category | null = null;
    let isInverse = false;
    const asked = targets.map((target) => asPace(target, source));
    for (const [i, target] of asked.entries()) {
      const agreed = agreement(from, target, this.wanted !== undefined);
      const isFar =
        isUnmarked && agreed && !agreed.isInverse && (agreed.angle !== 0 || agreed.cost > MOST_UNMARKED);
      const isGuess = agreed && (from.asks ?? target.asks) !== null && agreed.cost >= MOST_GUESSED;
      const isQuote = agreed?.angle && /["']/.test(spanOf(this.text, source));
      if (!agreed || isFar || isGuess || isQuote || (isUnmarked && from.category?.id === "prefixes")) {
        this.disagree(from, target, isUnmarked ? Number.POSITIVE_INFINITY : costOf(from) + costOf(target));
        return;
      }
      if (agreed.angle) from = inOnes(from, agreed.angle, target.dimension);
      cost += costOf(target) + agreed.cost;
      if (i === 0) ({ category, isInverse } = agreed);
    }
    const notes = asked.reduce((all, target) => bothNotes(all, target.notes), from.notes);
    this.keep({ quantity: from, targets: asked, cost, category, isInverse, notes, isSplit });
  }

  /** π/3 is that many radians where degrees are asked for. */
  private inRadians(source: Item, target: Item | undefined): Item {
    const written = spanOf(this.text, source);
    const isAngle = target !== undefined && isPowerOf(target.dimension, "angle");
    if (!isAngle || source.dimension !== NO_DIMENSION || !OF_PI.test(written)) return source;
    const item = source.copy(source.end, source.cost);
    item.expression = () => times(source.expression(), RADIAN);
    item.dimension = target.dimension;
    return item.noting(wording(written, `${written} rad`));
  }

  /** Whether it is of the category asked for. */
  private isWanted({ row, category, dimension }: Item): boolean {
    if (this.wanted === undefined) return true;
    return row
      ? category?.id === this.wanted
      : categoriesWith(dimension).some(({ id }) => id === this.wanted);
  }

  private keep(reading: Reading): void {
    if (reading.targets.length > 0 && isCountAlone(reading.quantity)) return;
    if (!itemsOf(reading).every((one) => isPlausible(one) && this.isWanted(one))) return;
    if (multipliesOffset(reading)) reading = { ...reading, cost: reading.cost + OFFSET };
    if (reading.cost > this.best + MARGIN) return;
    this.best = Math.min(this.best, reading.cost);
    const category = this.wanted === undefined ? reading.category : (findCategory(this.wanted) ?? null);
    this.found.push({ ...reading, category });
  }
}

/** 5 lb au asks for no attodaltons. */
const FAR = /^(?:atto|zepto|yocto|ronto|quecto|exa|zetta|yotta|ronna|quetta)$/;
const isFarPrefixed = ({ row, names, expression }: Item): boolean => {
  const form = row === null && names === 1 ? expression().form : null;
  return form?.kind === "prefixed" && FAR.test(form.prefix.name);
};

/** What is counted does not stand alone: beats, cells. */
const isCountAlone = ({ names, text, dimension }: Item): boolean =>
  names === 1 && (hasNoun(dimension) || (text !== null && isEvent(text)));

/** A force times a length, also per time, or a force for each length, area or volume; a force alone is a mass too often. */
function isPlausible({ isLoad, dimension, names }: Item): boolean {
  if (!isLoad) return true;
  const [length = 0, mass, time = 0, ...others] = vectorOf(dimension);
  const isForce = (time === -2 && Math.abs(length) <= 2 && length !== 1) || (time === -3 && length === 2);
  // The mass of lb s²/in, and the damping of lb/(ft/s).
  const isDynamic = length === 0 && (time === 0 || time === -1);
  return names > 1 && mass === 1 && (isForce || isDynamic) && others.every((exponent) => exponent === 0);
}

const COUNTS = /^(?!relative-density|.*concentration)/;

/** 0.05 to percent: a number alone is a ratio. */
function asUnit(source: Item, target: Item): Item | null {
  if (
    target.dimension !== NO_DIMENSION ||
    target.scale !== "linear" ||
    !COUNTS.test(target.category?.id ?? "") ||
    target.row?.unit.symbol.startsWith("°")
  )
    return null;
  const item = source.copy(source.end, source.cost);
  item.isBare = false;
  return item;
}

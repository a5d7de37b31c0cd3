import { per, times, type UnitExpression } from "../../algebra/expression";
import type { Category } from "../../categories/category";
import { findCategory } from "../../categories/find-category";
import { MINUTE, RADIAN } from "../../constants/exact";
import { bothNotes, type Item, spanOf, unitTextOf } from "../chart/item";
import { categoriesWith, exponentOf, hasNoun, isPowerOf, NO_DIMENSION, sizeOf } from "../lexicon/dimensions";
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

/** Whether an expression has only units of the SI. */
function isSi(expression: UnitExpression): boolean {
  const { form } = expression;
  if (form.kind === "product") return form.factors.every(isSi);
  if (form.kind === "quotient") return [form.numerator, ...form.denominators].every(isSi);
  if (form.kind === "power") return isSi(form.base);
  if (form.kind === "number") return true;
  return isSiUnit(expression);
}

/** Whether a factor is a quotient with its own name, which is never multiplied: "m kmh". */
const hasNamedQuotient = ({ form }: UnitExpression): boolean =>
  form.kind === "product" &&
  form.factors.some((factor) => factor.label !== undefined && factor.form.kind === "quotient");

/** A final "in": the inch, or the word before a target that is missing. */
export const ENDS_IN = /[^\d\s'"] in$/i;

/** A divisor. Only spectroscopists ask for a reciprocal without "to": "532 nm cm-1". */
const DIVIDES = /^(?:per|\/)|^(?!cm\^?-1$)[^\s/]+-\d$/i;

/** The most adjacent units that are read as a product. */
export const MOST_NAMES = 6;

export function isLooseUnit(item: Item, text: Text, known: Category | null): "silent" | "stated" | null {
  if (item.loose === 0 || item.row !== null) return "silent";
  const written = unitTextOf(text, item);
  const isComposed = hasOperator(written);
  if (isMoment(written)) return "silent";
  const expression = item.expression();
  if (hasNamedQuotient(expression) && !isComposed) return null;
  const last = written.split(" ").at(-1) ?? "";
  // Adjacent units that cancel are a source and its target ("532 nm cm-1"), or a ratio ("g kg-1").
  if (item.dimension === NO_DIMENSION) return DIVIDES.test(last) ? "silent" : null;
  // A final "in" lacks its target, unless it is part of a torque: "10 km/h in", but "10 lb in".
  if (ENDS_IN.test(text.source) && exponentOf(item.dimension, "M") === 0) return null;
  const category = known ?? categoryFor(item);
  const isKnown = isCatalogued(unitOf(item, category, written), category);
  // An "in" after the number is followed by a target, not by more units.
  if (!isKnown && /(?<![\p{L}] )\bin [^*/×·)]/u.test(written)) return null;
  if (isKnown || (isComposed && category !== null)) return "silent";
  if (item.names > MOST_NAMES) return null;
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
  /** Whether the quantity is split over its targets, as over feet and inches. */
  readonly isSplit: boolean;
};

export const itemsOf = ({ quantity, targets }: Reading): readonly Item[] => [quantity, ...targets];

/** Whether a temperature scale is a factor; a product cannot keep its zero point. */
export const multipliesOffset = (reading: Reading): boolean =>
  itemsOf(reading).some(({ hasOffset, hasQuotient }) => hasOffset && !hasQuotient);

/** Readings that cost more than the best by this margin are ignored. */
const MARGIN = 2;
/** Extra cost of multiplying a temperature, which is refused if there is no other reading. */
const OFFSET = 20;
/** Extra cost of temperature scales without a target, so that "C" and "F" are coulombs and farads. */
const DEGREES = 8;
/** Extra cost of a unit without a number, which is rarely a question. */
const WITHOUT_NUMBER = 3;
const MOST_UNMARKED = 4;
/** If a name was read in another case, the agreement of two units must cost less than this. */
const MOST_GUESSED = 8;

const OF_PI = /^[\d.]* ?(?:pi|π) ?(?:\/ ?\d+)?$/;

/** Reads the target "/km" as minutes per kilometer if the quantity is a pace. */
function asPace(target: Item, { dimension }: Item): Item {
  const isPace =
    exponentOf(dimension, "T") === 1 && exponentOf(dimension, "L") === -1 && sizeOf(dimension) === 2;
  if (!isPace || !isPowerOf(target.dimension, "L", -1)) return target;
  const { form } = target.expression();
  if (form.kind !== "quotient") return target;
  const pace = target.copy().composed(dimension, () => per(MINUTE, ...form.denominators));
  return pace.noting({ kind: "wording", text: "", shown: AS_SHOWN });
}

/** Collects the readings of one text that make sense. */
export class Findings {
  readonly found: Reading[] = [];
  best = Number.POSITIVE_INFINITY;
  constructor(
    private readonly text: Text,
    private readonly wanted: string | undefined,
  ) {}

  /** Two items that do not convert: the cheapest with a word between them, otherwise adjacent units, otherwise the first. */
  disagreed: readonly [Item, Item] | null = null;
  private disagreedAt = Number.POSITIVE_INFINITY;

  private disagree(from: Item, target: Item, cost: number): void {
    if (this.disagreed && cost >= this.disagreedAt) return;
    this.disagreed = [from, target];
    this.disagreedAt = cost;
  }

  /** Adds a quantity without a target. Its cost counts twice, so that a target is cheaper than a longer unit. */
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

  /** Adds a unit without a target. */
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
    // An unmarked target contains no link ("60 fps in Hz"), and is not what divides ("Hz per minute", "g kg-1").
    if (isUnmarked && targets.some((one) => one.hasLink || DIVIDES.test(spanOf(this.text, one)))) return;
    if (isUnmarked && targets.some(isFarPrefixed)) return;
    // An unmarked target is a single name if the source has no number, and not "c": "5 m c" is not in centuries.
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
      const isOfPrefix = isUnmarked && from.category?.id === "prefixes";
      if (!agreed || isFar || isGuess || isQuote || isOfPrefix) {
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

  /** Reads multiples of π as radians if the target is an angle: "π/3 to degrees". */
  private inRadians(source: Item, target: Item | undefined): Item {
    const written = spanOf(this.text, source);
    const isAngle = target !== undefined && isPowerOf(target.dimension, "angle");
    if (!isAngle || source.dimension !== NO_DIMENSION || !OF_PI.test(written)) return source;
    const item = source.copy().composed(target.dimension, () => times(source.expression(), RADIAN));
    return item.noting(wording(written, `${written} rad`));
  }

  /** Whether an item belongs to the category asked for. */
  private isWanted({ row, category, dimension }: Item): boolean {
    if (this.wanted === undefined) return true;
    return row
      ? category?.id === this.wanted
      : categoriesWith(dimension).some(({ id }) => id === this.wanted);
  }

  private keep(reading: Reading): void {
    if (reading.targets.length > 0 && isCountAlone(reading.quantity)) return;
    if (!itemsOf(reading).every((one) => this.isWanted(one))) return;
    if (multipliesOffset(reading)) reading = { ...reading, cost: reading.cost + OFFSET };
    if (reading.cost > this.best + MARGIN) return;
    this.best = Math.min(this.best, reading.cost);
    const category = this.wanted === undefined ? reading.category : (findCategory(this.wanted) ?? null);
    this.found.push({ ...reading, category });
  }
}

/** Prefixes that an unmarked target does not have: "5 lb au" is not in attodaltons. */
const FAR = /^(?:atto|zepto|yocto|ronto|quecto|exa|zetta|yotta|ronna|quetta)$/;
const isFarPrefixed = ({ row, names, expression }: Item): boolean => {
  const form = row === null && names === 1 ? expression().form : null;
  return form?.kind === "prefixed" && FAR.test(form.prefix.name);
};

/** Whether an item only counts something, which is not a quantity by itself: beats, cells. */
const isCountAlone = ({ names, text, dimension }: Item): boolean =>
  names === 1 && (hasNoun(dimension) || (text !== null && isEvent(text)));

const COUNTS = /^(?!relative-density|.*concentration)/;

/** Reads a number without a unit as a ratio if the target is one: "0.05 to percent". Otherwise null. */
function asUnit(source: Item, target: Item): Item | null {
  if (
    target.dimension !== NO_DIMENSION ||
    target.scale !== "linear" ||
    !COUNTS.test(target.category?.id ?? "") ||
    target.row?.unit.symbol.startsWith("°")
  )
    return null;
  const item = source.copy();
  item.isBare = false;
  return item;
}

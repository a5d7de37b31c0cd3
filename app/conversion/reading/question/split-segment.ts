import { once } from "~/numerals/once";
import { type ConversionError, invalidExpression, type Result, succeed } from "../../errors";
import { findPair } from "../meaning/find-pair";
import { namesAnyUnit } from "../meaning/find-unit";
import type { UnitPair } from "../meaning/meaning-pairs";
import { expressionMeanings, type Meaning } from "../meaning/meanings";
import { bestOf } from "../name/likelihood";
import { isNameOfOneUnit } from "../name/named-rows";
import { type Assumption, isReciprocal, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";
import { hasOperator, isOneUnit } from "./side-by-side";
import { namesOne, splitTargets } from "./target-list";

/** The text of a unit, and those of the targets that follow it. */
export type Segment = {
  readonly unitText: string;
  readonly targets: readonly string[];
  /** The units that they name, where these are known. */
  readonly pair?: UnitPair;
  /** That units side by side are multiplied, where that is an assumption. */
  readonly assumed?: Assumption;
};

const MAX_WORDS = 24;

/** More than an expression has, beside its target: each of its splits is looked up in every meaning. */
const MOST_NAMES = 6;

const join = (words: readonly string[]): string => words.join(" ");

/** "/ h" and "(2 m)" go on, and are not targets. */
export const startsWithOperator = (text: string): boolean => /^(?:[*×·/^+-]|\( ?[\d.])/.test(text);

export const endsWithOperator = (text: string): boolean => /[*×·/^+-]$/.test(text);

/** "km a" of "km a liter" */
const ENDS_IN_PER = / (?:an?|each|every|per)$/;

/** A segment parted in two, and the units that the parts name if they convert. */
type Split = {
  readonly left: string;
  readonly right: string;
  readonly isNamed: boolean;
  readonly pair: () => Result<UnitPair>;
};

const isLong = (words: readonly string[]): boolean =>
  words.filter((word) => /[^\d.]/.test(word)).length > MOST_NAMES;

/** Many names without a sign between are nothing but units in a list. */
const isList = (words: readonly string[]): boolean =>
  isLong(words) && !hasOperator(join(words)) && words.every((word) => isNameOfOneUnit(word, false));

/** The longest left part first; of many names in a row only one that is a unit. */
function splitsOf(words: readonly string[], options: FindOptions): readonly Split[] {
  const isMany = isLong(words);
  return words
    .slice(1)
    .map((_, i) => {
      const parted = words.slice(0, words.length - 1 - i);
      const [left, right] = [join(parted), join(words.slice(parted.length))];
      return { left, right, isNamed: namesOne(parted), pair: once(() => findPair(left, right, options)) };
    })
    .filter(
      ({ left, right, isNamed }) =>
        !startsWithOperator(right) &&
        !endsWithOperator(left) &&
        !ENDS_IN_PER.test(left) &&
        (isNamed || !isMany),
    );
}

/** One target, after a named unit or another expression, or several: the first split of which both sides convert. */
function splitThatConverts(
  splits: readonly Split[],
  isListed: boolean,
  options: FindOptions,
): Segment | null {
  const named = splits.filter(({ isNamed }) => isNamed);
  const single = (candidates: readonly Split[]): Segment | null => {
    for (const { left, right, pair } of candidates) {
      const found = pair();
      // "5 m c" asks for no centuries, and "5 lbm ft/(lbf s2)" for no reciprocal.
      const isProduct = found.ok && found.value.readings.some(isReciprocal) && hasOperator(right);
      if (found.ok && right !== "c" && !isProduct)
        return { unitText: left, targets: [right], pair: found.value };
    }
    return null;
  };
  const several = (): Segment | null => {
    for (const { left, right } of named) {
      const targets = splitTargets(right, options);
      if (targets && targets.length > 1 && targets.every((target) => findPair(left, target, options).ok))
        return { unitText: left, targets };
    }
    return null;
  };
  if (isListed) return single(named.filter(({ right }) => namesOne(right.split(" ")))) ?? several();
  return single(named) ?? several() ?? single(splits.filter(({ isNamed }) => !isNamed));
}

const errorOf = ({ pair }: Split): ConversionError | null => {
  const found = pair();
  return found.ok ? null : found.error;
};

/** What lacks a density or a molar mass between two units, which nobody multiplies. */
const LACKING: ReadonlySet<string | undefined> = new Set(["substance", "density", "gas", "solution"]);

/** The volume and the mass of "2 cups g", or "mwh J", which is about joules whichever prefix is meant. */
const isQuestion = (split: Split): boolean => {
  const error = errorOf(split);
  return error?.code === "ambiguous_unit"
    ? error.isCase === true
    : error?.code === "incompatible_units" && LACKING.has(error.advice);
};

/** An error that says more than that two units do not convert: "ton kg", "nm J". */
const saysMore = (split: Split): boolean => {
  const error = errorOf(split);
  return (
    error?.code === "ambiguous_unit" || (error?.code === "incompatible_units" && error.advice !== undefined)
  );
};

/**
 * Tells the unit of a quantity from targets that follow without a word between: "mi km", "kg m/s^2 lbf", "usd eur gbp".
 * A split counts where both sides convert into each other; otherwise the whole is one unit. Errors: unknown_unit;
 * invalid_expression, also for too many words or names without a sign between.
 */
export function splitSegment(segment: string, options: FindOptions): Result<Segment> {
  const words = segment.split(" ").filter((word) => word !== "");
  const whole = { unitText: join(words), targets: [] };
  if (words.length <= 1 || namesOne(words)) return succeed(whole);
  if (words.length > MAX_WORDS) return invalidExpression(segment, "There are too many words", 1);
  const splits = splitsOf(words, options);
  const isListed = isList(words);
  const found = splitThatConverts(splits, isListed, options);
  if (found) return succeed(found);
  if (isListed)
    return invalidExpression(
      segment,
      `More than ${MOST_NAMES} units are side by side; put 'to' before the target`,
      1,
    );
  const question = splits.find(isQuestion);
  if (question) return succeed(partedAt(question));
  const expression = expressionMeanings({ text: segment }, options);
  const [best] = expression.ok ? bestOf(expression.value) : [];
  const first = splits.find(({ isNamed, left }) => isNamed || namesAnyUnit(left, options));
  if (!first) return expression.ok ? succeed(whole) : expression;
  const mayEndInTarget = splits.some(
    ({ left, right }) => namesOne(right.split(" ")) && namesAnyUnit(left, options),
  );
  const isWhole = best !== undefined && (!mayEndInTarget || isOneUnit(words, best));
  if (isWhole === true) return succeed(whole);
  const told = splits.find(saysMore);
  if (isWhole && !told) return succeed({ ...whole, assumed: wording(segment, best.unit.symbol) });
  return targetOf(told ?? first, segment, expression, options);
}

const partedAt = ({ left, right }: Split): Segment => ({
  unitText: left,
  targets: [right.replace(/^(?:in|to) (?=\S)/i, "")],
});

/** With what follows a unit as its target, or why that names none. */
function targetOf(
  split: Split,
  segment: string,
  expression: Result<readonly Meaning[]>,
  options: FindOptions,
): Result<Segment> {
  const parted = partedAt(split);
  const [right = ""] = parted.targets;
  if (namesAnyUnit(right, options)) return succeed(parted);
  if (hasOperator(segment) && !expression.ok) return expression;
  const words = right.split(" ");
  const wrong = namesOne(words.slice(-1)) ? words.find((word) => !namesAnyUnit(word, options)) : undefined;
  return unknownUnit(wrong ?? right, options, { partner: split.left });
}

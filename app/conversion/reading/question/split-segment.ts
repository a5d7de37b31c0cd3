import { once } from "~/numerals/once";
import type { UnitExpression } from "../../algebra/expression";
import type { ConversionError, Result } from "../../errors";
import { succeed } from "../../errors";
import { isCatalogued } from "../expression/expression-unit";
import { invalidExpression } from "../expression/invalid-expression";
import { HAS_PER_EACH } from "../expression/unit-tokens";
import { findPair } from "../name/find-pair";
import { namesAnyUnit } from "../name/find-unit";
import { bestOf } from "../name/likelihood";
import type { UnitPair } from "../name/meaning-pairs";
import { expressionMeanings, type Meaning, meaningsOf } from "../name/meanings";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import { isReciprocal, type Reading, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { isSiUnit } from "../name/si-units";
import { MAX_NAME_WORDS } from "../name/unit-names";
import { unknownUnit } from "../suggestion/unknown-unit";

/** The text of a unit, and those of the targets that follow it. */
export type Segment = {
  readonly unitText: string;
  readonly targets: readonly string[];
  /** The units that they name, where these are known. */
  readonly pair?: UnitPair;
  /** That units side by side are multiplied, where that is an assumption. */
  readonly assumed?: Reading;
};

const MAX_WORDS = 24;

/** More than an expression has, beside its target: each of its splits is looked up in every meaning. */
const MOST_NAMES = 6;

const join = (words: readonly string[]): string => words.join(" ");
const namesOne = (words: readonly string[]): boolean => isNameOfOneUnit(join(words), words.length > 1);

/** The texts between commas. A name may have one of its own: "Belarusian Ruble, until 2016". */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/[;,]/).map((one) => one.trim())) {
    const last = pieces.at(-1);
    const joined = `${last}, ${piece}`;
    if (last && rowsNamed(joined, {}).length > 0) pieces[pieces.length - 1] = joined;
    else pieces.push(piece);
  }
  return pieces;
}

/** "eur gbp" and "km, nmi": units side by side, each as long as it can be. Null where some part names none. */
export function splitTargets(text: string, options: FindOptions): readonly string[] | null {
  const targets: string[] = [];
  for (const piece of piecesOf(text)) {
    let words = piece.split(" ").filter((word) => word !== "");
    if (words.length === 0) continue;
    if (namesOne(words)) {
      targets.push(join(words));
      continue;
    }
    const found: string[] = [];
    while (words.length > 0) {
      let length = Math.min(words.length, MAX_NAME_WORDS);
      while (length > 0 && !namesOne(words.slice(0, length))) length -= 1;
      if (length === 0) break;
      found.push(join(words.slice(0, length)));
      words = words.slice(length);
    }
    if (words.length === 0 && found.length > 1) targets.push(...found);
    else if (namesAnyUnit(piece, options)) targets.push(piece.trim());
    else return null;
  }
  return targets;
}

/** "/ h" and "(2 m)" go on, and are no targets. */
export const startsWithOperator = (text: string): boolean => /^(?:[*×·/^+-]|\( ?[\d.])/.test(text);

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
        !startsWithOperator(right) && !ENDS_IN_PER.test(left) && (isNamed || !isMany),
    );
}

const isOfSi = ({ unit: { scale } }: Meaning): boolean => isSi(scale.factor);

function isSi(expression: UnitExpression): boolean {
  const { form, label } = expression;
  if (form.kind === "product") return form.factors.every(isSi);
  if (form.kind === "quotient") return [form.numerator, ...form.denominators].every(isSi);
  if (form.kind === "power") return isSi(form.base);
  return isSiUnit(form.kind === "prefixed" && label === undefined ? form.unit : expression);
}

/**
 * Whether units side by side are one unit, silently or as an assumption: "kN m" and "J/kg K" are, "T m" may be; but in "kWh ft" and
 * "m/s kg/s" the last can only be a target.
 */
function asProduct(words: readonly string[], best: Meaning): { readonly isAssumed: boolean } | null {
  const last = words.slice(-1);
  const isComposed = hasOperator(join(words));
  if (hasNamedQuotient(words) && !isComposed) return null;
  const isPlain = best.category !== null && isComposed;
  if (!namesOne(last) || isCatalogued(best.unit, best.category) || isPlain) return { isAssumed: false };
  if (hasOperator(join(last))) return null;
  if (best.assumptions.length > 0) return { isAssumed: false };
  return isOfSi(best) ? { isAssumed: true } : null;
}

/** "m kmh" is no product: a quotient with its own name is never a factor. */
const hasNamedQuotient = (words: readonly string[]): boolean =>
  words.some((word) => {
    const meanings = hasOperator(word) ? null : meaningsOf({ text: word });
    return meanings?.ok === true && meanings.value[0]?.unit.scale.factor.form.kind === "quotient";
  });

const hasOperator = (text: string): boolean =>
  /[/^*×·⁰-⁹²³()]|\d|\b(?:per|squared|cubed)\b/i.test(text) || HAS_PER_EACH.test(text);

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
      const isProduct = found.ok && hasOperator(right) && found.value.readings.some(isReciprocal);
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

/** The volume and the mass of "2 cups g", or "mwh J", which is about joules whichever prefix is meant. */
const isQuestion = (split: Split): boolean => {
  const error = errorOf(split);
  return error?.code === "ambiguous_unit"
    ? error.isCase === true
    : error?.code === "incompatible_units" && error.advice === "substance";
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
  const parted = ({ left, right }: Split): Result<Segment> =>
    succeed({ unitText: left, targets: [right.replace(/^(?:in|to) (?=\S)/i, "")] });
  const question = splits.find(isQuestion);
  if (question) return parted(question);
  const expression = expressionMeanings({ text: segment }, options);
  const [best] = expression.ok ? bestOf(expression.value) : [];
  const first = splits.find(({ isNamed, left }) => isNamed || namesAnyUnit(left, options));
  const mayBeParted = splits.some(
    ({ left, right }) => namesOne(right.split(" ")) && namesAnyUnit(left, options),
  );
  const product = best && mayBeParted ? asProduct(words, best) : { isAssumed: false };
  if (!first || (best && product && !product.isAssumed)) return expression.ok ? succeed(whole) : expression;
  const told = splits.find(saysMore);
  if (product && best && !told) return succeed({ ...whole, assumed: wording(segment, best.unit.symbol) });
  const split = told ?? first;
  const right = split.right.replace(/^(?:in|to) (?=\S)/i, "");
  if (namesAnyUnit(right, options)) return parted(split);
  if (hasOperator(segment) && !expression.ok) return expression;
  const others = right.split(" ");
  const wrong = namesOne(others.slice(-1)) ? others.find((word) => !namesAnyUnit(word, options)) : undefined;
  return unknownUnit(wrong ?? right, options, { partner: split.left });
}

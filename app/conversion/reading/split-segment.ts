import { fail, type Result, succeed } from "../errors";
import { findPair } from "./find-pair";
import { namesAnyUnit } from "./find-unit";
import { expressionMeanings, meaningsOf } from "./meanings";
import { isNameOfOneUnit, rowsNamed } from "./named-rows";
import type { FindOptions } from "./row-candidates";
import { HAS_PER_TIME } from "./unit-tokens";
import { unknownUnit } from "./unknown-unit";

/** The text of a unit, and those of the targets that follow it. */
export type Segment = { readonly unitText: string; readonly targets: readonly string[] };

const MAX_WORDS = 24;
/** More than the longest name in the catalogue has. */
export const MAX_NAME_WORDS = 12;

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

type Split = readonly [left: string, right: string, isNamed: boolean];

const splitsOf = (words: readonly string[]): readonly Split[] =>
  Array.from({ length: words.length - 1 }, (_, i) => {
    const left = words.slice(0, words.length - 1 - i);
    return [join(left), join(words.slice(left.length)), namesOne(left)] as const;
  }).filter(([, right]) => !startsWithOperator(right));

/** "m kmh" is no product: a quotient with its own name is never a factor. */
const hasNamedQuotient = (words: readonly string[]): boolean =>
  words.some((word) => {
    const meanings = hasOperator(word) ? null : meaningsOf({ text: word });
    return meanings?.ok === true && meanings.value[0]?.unit.scale.factor.form.kind === "quotient";
  });

const hasOperator = (text: string): boolean =>
  /[/^*×·⁰-⁹²³()]|\d|\bper\b/i.test(text) || HAS_PER_TIME.test(text);

/**
 * Tells the unit of a quantity from targets that follow without a word between: "mi km", "kg m/s^2 lbf", "usd eur gbp".
 * A split counts where both sides convert into each other; otherwise the whole is one unit.
 */
export function splitSegment(segment: string, options: FindOptions): Result<Segment> {
  const words = segment.split(" ").filter((word) => word !== "");
  const whole = { unitText: join(words), targets: [] };
  if (words.length <= 1 || namesOne(words)) return succeed(whole);
  if (words.length > MAX_WORDS)
    return fail({ code: "invalid_expression", text: segment, reason: "There are too many words", column: 1 });
  const splits = splitsOf(words);
  const named = splits.filter(([, , isNamed]) => isNamed);
  const single = (candidates: readonly Split[]): Segment | null => {
    for (const [left, right] of candidates)
      if (namesAnyUnit(right, options) && findPair(left, right, options).ok)
        return { unitText: left, targets: [right] };
    return null;
  };
  const several = (): Segment | null => {
    for (const [left, right] of named) {
      const targets = splitTargets(right, options);
      if (targets && targets.length > 1 && targets.every((target) => findPair(left, target, options).ok))
        return { unitText: left, targets };
    }
    return null;
  };
  const found = single(named) ?? several() ?? single(splits.filter(([, , isNamed]) => !isNamed));
  if (found) return succeed(found);
  for (const [left, right] of splits) {
    const pair = namesAnyUnit(right, options) ? findPair(left, right, options) : null;
    if (pair && !pair.ok && pair.error.code === "incompatible_units" && pair.error.advice === "substance")
      return succeed({ unitText: left, targets: [right] });
  }
  const expression = expressionMeanings({ text: segment }, options);
  const isProduct =
    expression.ok && expression.value.some(({ category }) => category !== null) && !hasNamedQuotient(words);
  if (expression.ok && (hasOperator(segment) || isProduct)) return succeed(whole);
  const [first] = named;
  if (!first) return expression.ok ? succeed(whole) : expression;
  const [left, written] = first;
  const right = written.replace(/^(?:in|to) (?=\S)/i, "");
  const target = meaningsOf({ text: right }, options);
  if (target.ok) return succeed({ unitText: left, targets: [right] });
  return hasOperator(segment) && !expression.ok ? expression : unknownUnit(right, options, left);
}

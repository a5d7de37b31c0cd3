import { add, divide, isZero, multiply, type Ratio } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";
import type { BaseUnitForm } from "../../algebra/base-unit-form";
import { toExpression, type UnitExpression } from "../../algebra/expression";
import { isSameSize, ruleBetween, type Sized } from "../../converting/rule";
import { type ConversionError, fail, invalidExpression, type Result, succeed } from "../../errors";
import type { Item } from "../chart/item";
import { isPowerOf } from "../lexicon/dimensions";
import { leastCost, matchOf as matchIn } from "../lexicon/entry";
import { ownNames } from "../lexicon/own-names";
import { caseChoice, mostCommon, toChoice } from "../name/common-meanings";
import { distinct, isEveryday, ofTheirKind, preferring } from "../name/likelihood";
import type { UnitMatch } from "../name/readings";
import { categoryFor, unitOf } from "./agreement";
import { itemsOf, multipliesOffset, type Reading } from "./findings";

/** A unit without names, which only the winning reading needs. */
const nameless = (factor: UnitExpression): Sized => ({
  id: "",
  isConventional: false,
  scale: { kind: "linear", factor },
});
const PLAIN = nameless(toExpression(1));

const sizeOf = (one: Item): Sized => one.row?.unit ?? nameless(one.expression());

const constantsText = ({ constants }: BaseUnitForm): string =>
  [...constants]
    .map(([{ id }, exponent]) => `${id}^${exponent}`)
    .sort()
    .join(" ");

function answerKey(value: Ratio, from: Sized, to: Sized): string {
  const rule = ruleBetween(from, to);
  const { ratio } = rule.factor;
  if (rule.kind === "inverse" && isZero(value)) return "none";
  const scaled = rule.kind === "inverse" ? divide(ratio, value) : multiply(value, ratio);
  const { numerator, denominator } = rule.kind === "affine" ? add(scaled, rule.intercept) : scaled;
  const scales = rule.kind === "curve" ? `${from.id} ${to.id}` : "";
  return `${numerator}/${denominator} ${constantsText(rule.factor)} ${scales}`;
}

/** The answers of a reading as a text, or its size in base units; readings with equal texts count as one. */
function keyOf({ quantity, targets }: Reading): string {
  const keyIn = (to: Sized): string => answerKey(quantity.value, sizeOf(quantity), to);
  return targets.length === 0
    ? `${keyIn(PLAIN)} ${quantity.dimension}`
    : targets.map((target) => keyIn(sizeOf(target))).join();
}

/** The winning reading, and the rival of nearly the same cost with another answer, if there is one. */
export type Settled = { readonly reading: Reading; readonly rival?: Reading };

/** Rivals that cost less than this above the best are stated. */
const STATED = 1;
const SAME = 1e-9;
const MOST_RIVALS = 24;

type Rival = { readonly reading: Reading; readonly key: string };

const isOfEveryday = ({ reading: { quantity, category } }: Rival): boolean =>
  isEveryday(quantity.category ?? category);
const isPlain = ({ reading }: Rival): boolean => reading.notes.every(({ kind }) => kind === "shared");

/** The unit of an item with its category. */
export function matchOf(one: Item, reading: Reading, text: string): UnitMatch {
  const category = one.category ?? reading.category ?? categoryFor(reading.quantity);
  return { category, unit: unitOf(one, category, text) };
}

/** Chooses the cheapest reading, with a rival within STATED. Errors: ambiguous_unit if an equally cheap one differs. */
export function settleUnit(found: readonly Reading[], text: string): Result<Settled> {
  const least = leastCost(found);
  const near = found.filter(({ cost }) => cost < least + STATED).sort((a, b) => a.cost - b.cost);
  const rivals = near.slice(0, MOST_RIVALS).map((reading): Rival => ({ reading, key: keyOf(reading) }));
  const equals = rivals.filter(({ reading }) => reading.cost <= least + SAME);
  const kind = ofTheirKind(
    equals,
    ({ reading }) => matchOf(reading.quantity, reading, text),
    ({ reading }) => unitOf(reading.quantity, null, text).name,
  );
  const everyday = preferring(kind, (one) => !isOfEveryday(one));
  const best = preferring(everyday, (one) => !isPlain(one));
  const [first] = best;
  if (!first) return fail({ code: "invalid_value", text });
  const others = distinct(best, (a, b) => a.key === b.key);
  if (others.length > 1) {
    const matches = others.map(({ reading }) => matchOf(reading.quantity, reading, text));
    if (!mostCommon(text, matches))
      return fail(
        ambiguity(
          others.map(({ reading }) => reading),
          text,
        ),
      );
  }
  // Prefers a reading without assumptions among those with the same answer: "5 ft 11 in cm".
  const own = isPlain(first) ? first : (rivals.find((one) => one.key === first.key && isPlain(one)) ?? first);
  const refused = refusedSides(first.reading.quantity);
  if (refused) return refused;
  if (multipliesOffset(first.reading)) return fail({ code: "offset_in_product", unit: text });
  const rival = rivals.find(({ key, reading }) => key !== first.key && !isFarther(reading, first.reading));
  return succeed({ reading: own.reading, rival: rival?.reading });
}

/** Refuses several numbers before one unit of length: "8.5 x 11 in" is not a length, and an area only if one is asked for. */
function refusedSides({ sides, dimension }: Item): Result<never> | null {
  if (sides === null || !isPowerOf(dimension, "L")) return null;
  const [unit] = /(?<=[\d¼-¾⅐-⅞] ?)[\p{L}'"][^\d]*$/u.exec(sides) ?? [];
  if (unit === undefined) return null;
  const numbers = sides.slice(0, -unit.length).trim().split(/ ?× ?/);
  if (!numbers.every((one) => readNumber(one).ok)) return null;
  const each = numbers.map((number) => `${number} ${unit}`).join(" × ");
  const [all, product] = [numbers.join(" × "), numbers.join(" * ")];
  return invalidExpression(
    `${all} ${unit}`,
    `'${all} ${unit}' is ${numbers.length} lengths. Convert them separately, write '${each}' for the ${numbers.length === 3 ? "volume" : "area"} or '${product} ${unit}' for a product`,
  );
}

/** Whether a rival is not worth stating: it has a temperature scale ("J/C") or a reciprocal, and the best reading does not. */
const isFarther = (one: Reading, best: Reading): boolean =>
  (hasOffset(one) && !hasOffset(best)) || (one.isInverse && !best.isInverse);
const hasOffset = (one: Reading): boolean => itemsOf(one).some((item) => item.hasOffset);

/** Asks which case of a name is meant, if the best reading has changed it; otherwise null. */
function questionOfCase(found: readonly Reading[], text: string): Result<never> | null {
  const least = leastCost(found);
  const best = found.find(({ cost }) => cost === least);
  const asked = best ? itemsOf(best).findIndex(({ asks }) => asks !== null) : -1;
  const name = best && itemsOf(best)[asked]?.asks;
  if (!name) return null;
  const own = ownNames(name)
    .slice(0, 1)
    .map((one) => matchIn(one, name));
  const others = found.flatMap((reading) => {
    const item = itemsOf(reading)[asked];
    return item?.asks === name ? [matchOf(item, reading, text)] : [];
  });
  const choices = distinct([...own, ...others], (a, b) => isSameSize(a.unit, b.unit)).map(caseChoice);
  return fail({ code: "ambiguous_unit", unit: name, choices, isCase: true });
}

/** Like settleUnit, for a whole question, which may ask which case of a name is meant. */
export const settle = (found: readonly Reading[], text: string): Result<Settled> =>
  questionOfCase(found, text) ?? settleUnit(found, text);

/** The error for equally cheap readings, with the choices for the unit in which they differ. */
function ambiguity(readings: readonly Reading[], text: string): ConversionError {
  const [first] = readings as readonly [Reading, ...Reading[]];
  const at = itemsOf(first).findIndex((one, i) =>
    readings.some((other) => !isSameMeaning(one, itemsOf(other)[i])),
  );
  const itemOf = (reading: Reading): Item => itemsOf(reading)[Math.max(0, at)] ?? reading.quantity;
  const choices = distinct(
    readings.map((reading) => matchOf(itemOf(reading), reading, text)),
    (a, b) => a.unit.name === b.unit.name,
  );
  const unit = itemOf(first).text ?? text;
  const isCase = choices.every(
    ({ unit }) => unit.symbol.toLowerCase() === choices[0]?.unit.symbol.toLowerCase(),
  );
  return {
    code: "ambiguous_unit",
    unit,
    choices: choices.map(isCase ? caseChoice : toChoice),
    ...(isCase ? { isCase } : {}),
  };
}

const isSameMeaning = (a: Item, b: Item | undefined): boolean =>
  b !== undefined && a.dimension === b.dimension && a.expression === b.expression;

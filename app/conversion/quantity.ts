import { add, divide, multiply, ONE, type Ratio, subtract, ZERO } from "~/numerals/ratio";
import { isOtherBase, readNumber } from "~/numerals/read-number";
import { lawBetween } from "./convert";
import { fail, type Result, succeed } from "./errors";
import {
  type FindOptions,
  findUnit,
  nameOneUnit,
  namesAnyUnit,
  resolvePair,
  type UnitPair,
  unknownUnit,
} from "./find-unit";
import type { Category, Unit } from "./unit";

/** A number and the text of its unit: one part of "5 ft 11 in". */
export type QuantityPart = { readonly value: Ratio; readonly valueText: string; readonly unitText: string };

/** "5 ft 11 in to cm" taken apart: the quantity's parts, and the texts of the target units. */
export type Phrase = {
  readonly parts: readonly QuantityPart[];
  readonly targets: readonly string[];
  /** True for "ft;in": one quantity spread over several units, whole numbers but for the last. */
  readonly isSplit: boolean;
};

/** A quantity in the unit of its first part. */
export type Quantity = {
  readonly category: Category;
  readonly unit: Unit;
  readonly value: Ratio;
  readonly valueText: string;
};

const FEET_AND_INCHES =
  /^([+-]?\d+(?:\.\d+)?)\s*['′’](?!['′’])(?:\s*(\d[\d./ ]*?)\s*(?:["″”]|''|′′)?)?(?=\s|$)/;
/** The longest start of a text that may be a number; readNumber has the last word. */
const NUMBER_START =
  /^[+\-\u2212]?\s?(?:\d+ \d+\s?[/⁄]\s?\d+|\d+\s?[/⁄]\s?\d+|(?:\d+\s?|\d*)[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]|\d[\d.,'’_]*(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*[\d.,]*(?:\s?[×x]\s?10\^?[+\-\u2212⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]+)?|\.\d+)(?:[eE][+-]?\d+)?/;

function takeNumber(text: string): Result<{ value: Ratio; valueText: string; rest: string }> {
  const match = isOtherBase(text) ? null : NUMBER_START.exec(text);
  if (!match) return fail({ code: "invalid_value", text });
  const written = match[0];
  const read = readNumber(written);
  if (!read.ok)
    return fail({ code: read.reason === "ambiguous" ? "ambiguous_value" : "invalid_value", text: written });
  return succeed({ value: read.value, valueText: read.text, rest: text.slice(written.length).trim() });
}

const UNIT_AND_NUMBER = /^(\D+)(\d.*)$/;

/** How many leading words name a unit at the longest; 0 where none do. */
function unitLength(words: readonly string[], options: FindOptions): number {
  for (let count = Math.min(words.length, 8); count > 0; count -= 1) {
    if (nameOneUnit(words.slice(0, count), options)) return count;
  }
  return 0;
}

function takeParts(text: string, options: FindOptions): Result<{ parts: QuantityPart[]; rest: string }> {
  const feet = FEET_AND_INCHES.exec(text);
  if (feet)
    return succeed({ parts: feetAndInches(feet[1]!, feet[2]), rest: text.slice(feet[0].length).trim() });
  const parts: QuantityPart[] = [];
  let rest = text;
  while (parts.length === 0 || NUMBER_START.test(rest)) {
    const number = takeNumber(rest);
    if (!number.ok) return number;
    const words = number.value.rest.split(/\s+/).filter((word) => word !== "");
    const group = / (\d{3})$/.exec(rest.slice(0, rest.length - number.value.rest.length).trim());
    // 657 100 ft³/h is 657 100 of "ft³/h" or 657 of "100 ft³/h": better asked than guessed.
    if (group && unitLength([group[1]!, ...words], options) > 1)
      return fail({ code: "ambiguous_value", text: group.input });
    const named = unitLength(words, options);
    // "5ft11in": what runs on after a unit is the next part.
    const joined = named === 0 ? UNIT_AND_NUMBER.exec(words[0] ?? "") : null;
    if (joined && namesAnyUnit(joined[1]!, options)) words.splice(0, 1, joined[1]!, joined[2]!);
    const length = named || Math.min(1, words.length);
    parts.push({
      value: number.value.value,
      valueText: number.value.valueText,
      unitText: words.slice(0, length).join(" "),
    });
    rest = words.slice(length).join(" ");
    if (length === 0) break;
  }
  return succeed({ parts, rest });
}

function feetAndInches(feet: string, inches: string | undefined): QuantityPart[] {
  const part = (text: string, unitText: string): QuantityPart[] => {
    const read = readNumber(text);
    return read.ok ? [{ value: read.value, valueText: read.text, unitText }] : [];
  };
  return [...part(feet, "ft"), ...(inches === undefined ? [] : part(inches, "in"))];
}

/** "€5" with its unit behind the number, "5 feet, 11 inches" and "5 feet and 11 inches" without what joins them. */
const inOrder = (text: string): string =>
  text
    .replace(/^([+-]?)(\p{Sc})\s?([\d.,]+)/u, "$1$3 $2 ")
    .replace(/([^\d\s])\s*(?:,|\sand)\s+(?=[\d½¼¾])/g, "$1 ");

/** "5 miles in km": between a quantity and a further target "in" is the preposition; "5 m in" asks for inches. */
const LEADING_IN = /^in\s+(?=[^\s,;])/;
const TARGET_WORD = /\s+(?:to|into|->|→)\s+/i;

/**
 * Takes a phrase apart: "5 mi km", "5mi", "5 ft 11 in to cm", "1 1/2 in mm", "-40 celsius fahrenheit", "100 usd eur gbp",
 * "5 miles in km", "5 ft 11 in m;cm". Units are only recognised, not yet chosen. Errors: invalid_value, ambiguous_value, unknown_unit.
 */
export function parsePhrase(text: string, options: FindOptions = {}): Result<Phrase> {
  const trimmed = text.trim().replace(/^[\u2212]/, "-");
  const [before, ...after] = trimmed.split(TARGET_WORD);
  const taken = takeParts(inOrder(before!).replace(/\s+(?:to|into|->|→)$/i, ""), options);
  if (!taken.ok) return taken;
  const targetText = [taken.value.rest.replace(LEADING_IN, ""), ...after]
    .filter((part) => part !== "")
    .join(" , ");
  const isSplit = targetText.includes(";");
  const targets = takeTargets(targetText, options, taken.value.parts[0]?.unitText);
  return targets.ok ? succeed({ parts: taken.value.parts, targets: targets.value, isSplit }) : targets;
}

/**
 * A phrase whose number, unit and targets stand apart already: nothing runs together, so that 657 of "100 ft³/h" is not
 * 657 100 of "ft³/h". Errors: those of parsePhrase.
 */
export function phraseOf(
  valueText: string,
  unitText: string,
  targetText: string | undefined,
  options: FindOptions = {},
): Result<Phrase> {
  const read = readNumber(valueText);
  if (!read.ok)
    return fail({ code: read.reason === "ambiguous" ? "ambiguous_value" : "invalid_value", text: valueText });
  const parts = [{ value: read.value, valueText: read.text, unitText }];
  if (targetText === undefined) return succeed({ parts, targets: [], isSplit: false });
  if (namesAnyUnit(targetText, options)) return succeed({ parts, targets: [targetText], isSplit: false });
  const targets = takeTargets(targetText, options, unitText);
  return targets.ok ? succeed({ parts, targets: targets.value, isSplit: targetText.includes(";") }) : targets;
}

/** "ft;in": units side by side, and nothing else. */
function takeSplit(text: string, options: FindOptions): Result<string[]> {
  const units = text.split(";").map((unit) => unit.trim());
  const unknown = units.find((unit) => !namesAnyUnit(unit, options));
  return unknown === undefined ? succeed(units) : unknownUnit(unknown, options);
}

function takeTargets(text: string, options: FindOptions, from?: string): Result<string[]> {
  if (text.includes(";")) return takeSplit(text, options);
  const targets: string[] = [];
  for (const piece of text.split(/[;,]/)) {
    let words = piece.split(/\s+/).filter((word) => word !== "");
    while (words.length > 0) {
      const length = unitLength(words, options);
      if (length === 0) return unknownUnit(words.join(" "), options, from);
      targets.push(words.slice(0, length).join(" "));
      words = words.slice(length);
    }
  }
  return succeed(targets);
}

/**
 * Adds the parts of a quantity up in the unit of the first, in the category shared with `toText` where that is given.
 * Errors: those of findUnit and resolvePair; invalid_value for a number without a unit.
 */
export function combineParts(
  parts: readonly QuantityPart[],
  toText: string | undefined,
  options: FindOptions = {},
): Result<Quantity> {
  const first = parts[0]!;
  if (first.unitText === "")
    return fail({ code: "unknown_unit", unit: "", category: options.category, nearest: [] });
  const chosen = chooseFirst(first.unitText, toText ?? parts[1]?.unitText, options);
  if (!chosen.ok) return chosen;
  const { category, from: unit } = chosen.value;
  let value = first.value;
  const isNegative = value.numerator < 0n;
  for (const part of parts.slice(1)) {
    const pair = resolvePair(part.unitText, unit.id, { category: category.id });
    if (!pair.ok) return pair;
    const law = lawBetween(pair.value.from, unit);
    if (law.kind !== "proportional" || law.factor.atoms.size > 0) {
      return fail({
        code: "incompatible_units",
        from: part.unitText,
        fromQuantity: "another scale",
        to: first.unitText,
        toQuantity: category.quantity,
      });
    }
    const more = multiply(part.value, law.factor.ratio);
    // One sign stands for the whole quantity: -5 ft 11 in is as far below zero as -5 ft -11 in.
    value = isNegative && more.numerator > 0n ? subtract(value, more) : add(value, more);
  }
  return succeed({
    category,
    unit,
    value,
    valueText: parts
      .map(({ valueText, unitText }) => (parts.length === 1 ? valueText : `${valueText} ${unitText}`))
      .join(" "),
  });
}

function chooseFirst(text: string, partner: string | undefined, options: FindOptions): Result<UnitPair> {
  if (partner !== undefined) return resolvePair(text, partner, options);
  const found = findUnit(text, options);
  if (!found.ok) return found;
  const { category, unit } = found.value[0]!;
  return succeed({ category, from: unit, to: unit });
}

/**
 * Spreads a quantity over units of its category, whole numbers in all but the last: 180 cm over ft;in is 5 ft 10.866… in.
 * Only between proportional units with rational factors; null otherwise.
 */
export function splitQuantity(quantity: Quantity, units: readonly Unit[]): Ratio[] | null {
  const factors = [quantity.unit, ...units].map((unit) =>
    unit.scale.kind === "linear" ? unit.scale.factor.resolve() : null,
  );
  if (factors.some((factor) => factor === null || factor.atoms.size > 0)) return null;
  const sign = quantity.value.numerator < 0n ? subtract(ZERO, ONE) : ONE;
  let rest = multiply(multiply(quantity.value, sign), factors[0]!.ratio);
  return units.map((_, i) => {
    const size = factors[i + 1]!.ratio;
    const count = divide(rest, size);
    if (i === units.length - 1) return multiply(count, sign);
    const whole: Ratio = { numerator: count.numerator / count.denominator, denominator: 1n };
    rest = subtract(rest, multiply(whole, size));
    return multiply(whole, sign);
  });
}

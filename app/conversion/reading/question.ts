import { add, multiply, type Ratio, subtract, toExactText } from "~/numerals/ratio";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { evaluate, isRational, ruleBetween } from "../converting/rule";
import { type ConversionError, fail, type Result, succeed } from "../errors";
import { quantityOf } from "./choose-meaning";
import { normaliseOperators } from "./expression-text";
import { findCounterpart, findPair } from "./find-pair";
import { type FoundUnit, findUnit } from "./find-unit";
import { expressionMeanings } from "./meanings";
import { type AddQuantities, type Term, takeTerms } from "./quantity-grammar";
import type { Reading } from "./readings";
import type { FindOptions } from "./row-candidates";
import { splitSegment, splitTargets } from "./split-segment";
import type { UnitText } from "./unit-text";
import { unknownUnit } from "./unknown-unit";

/** A quantity, and the units that people want it in. */
export type Question = {
  readonly value: Ratio;
  /** As it was read: "5", "5 ft 11 in". */
  readonly valueText: string;
  readonly from: Unit;
  /** Null for an expression outside the catalogue. */
  readonly category: Category | null;
  readonly targets: readonly Unit[];
  /** True for "ft;in": one quantity spread over several units, whole numbers in all but the last. */
  readonly isSplit: boolean;
  readonly readings: readonly Reading[];
  /** False where the quantity is a constant or a unit alone: "speed of light in km/s". */
  readonly hasNumber: boolean;
};

/** A question whose quantity and targets are still texts. */
export type QuestionText = {
  readonly terms: readonly Term[];
  readonly targets: readonly string[];
  readonly isSplit: boolean;
};

const MAX_LENGTH = 2000;
const TARGET_WORD = /\s*(?:->|→|=>)\s*|\s+(?:to|into|as|=)\s+/i;
/** "2 as to s": between a bare number and a target word, "as" is the attosecond. */
const ATTOSECONDS = /^([+-]?[\d.,]+) as (?=(?:(?:to|into|in|as)\s|=|->|→))/;
const TRAILING_TARGET_WORD = /(?:\s(?:to|into|=)|->|→|=>)\s*$/i;

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(text: string, options: FindOptions): readonly [string, string] | null {
  const found = /^(.*\S)\s+in\s+(\S.*)$/i.exec(text);
  const [, before = "", written = ""] = found ?? [];
  const target = withCommas(written);
  if (!found || !/[^\d.,\s+-]/.test(before)) return null;
  return splitTargetText(target, options).ok ? [before, target] : null;
}

/** "km and m" are two targets. */
const withCommas = (targets: string): string => targets.replace(/\s+(?:and|&)\s+/gi, ", ");

function splitTargetText(text: string, options: FindOptions): Result<readonly string[]> {
  if (!text.includes(";")) {
    const targets = splitTargets(text, options);
    if (targets && targets.length > 0) return succeed(targets);
    const expression = expressionMeanings({ text }, options);
    return expression.ok ? succeed([text]) : expression;
  }
  const targets = text.split(";").map((unit) => unit.trim());
  for (const target of targets) {
    const found = findUnit(target, options);
    if (!found.ok && found.error.code !== "ambiguous_unit") return found;
  }
  return succeed(targets);
}

/**
 * Takes a question apart: "5 mi km", "5mi", "5 ft 11 in to cm", "1 1/2 in mm", "-40 celsius fahrenheit", "5 miles in km",
 * "10 mm + 1/2 in", "180 cm ft;in". Errors: invalid_value, ambiguous_value, unknown_unit, missing_target, invalid_expression.
 */
export function parseQuestion(text: string, options: FindOptions = {}): Result<QuestionText> {
  if (text.length > MAX_LENGTH)
    return fail({
      code: "invalid_expression",
      text,
      reason: `A question has at most ${MAX_LENGTH} characters`,
      column: 1,
    });
  const normalised = normaliseOperators(text).replace(/ {2,}/g, " ").trim();
  if (TRAILING_TARGET_WORD.test(normalised)) return fail({ code: "missing_target", text: normalised });
  const unmistakable = normalised.replace(ATTOSECONDS, "$1 attoseconds ");
  const [quantity = "", ...after] = unmistakable.split(TARGET_WORD);
  if (after.length > 0) return withTargets(quantity, withCommas(after.join(", ")), options);
  const atIn = splitAtIn(unmistakable, options);
  if (atIn) {
    const separated = withTargets(atIn[0], atIn[1], options);
    if (separated.ok && separated.value.terms.every(({ unit }) => unit.text !== "")) return separated;
  }
  const terms = takeTerms(normalised, addQuantities(options));
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  if (!last || last.unit.text === "" || last.unit.node)
    return succeed({ terms: terms.value, targets: [], isSplit: false });
  const isSplit = normalised.includes(";");
  const split = isSplit ? splitAtSemicolons(last.unit.text, options) : splitSegment(last.unit.text, options);
  if (!split.ok) return split;
  const { unitText, targets } = split.value;
  const terminal = { ...last, unit: { text: unitText } };
  return succeed({ terms: [...terms.value.slice(0, -1), terminal], targets, isSplit });
}

function withTargets(quantity: string, targetText: string, options: FindOptions): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  const from = terms.value.at(-1)?.unit.text ?? "";
  const isOne = !/[;,]/.test(targetText) && from !== "" && findPair(from, targetText, options).ok;
  const targets = isOne ? succeed([targetText]) : splitTargetText(targetText, options);
  if (targets.ok)
    return succeed({ terms: terms.value, targets: targets.value, isSplit: targetText.includes(";") });
  return isUnknownWhole(targets.error) ? unknownUnit(targetText, options, from) : targets;
}

const isUnknownWhole = (error: ConversionError): boolean =>
  error.code === "unknown_unit" && error.within === undefined;

/** "cm ft;in": the last word before the first semicolon begins the targets. */
function splitAtSemicolons(text: string, options: FindOptions) {
  const [first = "", ...rest] = text.split(";");
  const words = first.trim().split(" ");
  const targetText = [words.at(-1) ?? "", ...rest].join(";");
  const targets = splitTargetText(targetText, options);
  if (!targets.ok) return targets;
  return succeed({ unitText: words.slice(0, -1).join(" "), targets: targets.value });
}

/** A question whose parts the caller keeps apart: no text runs into the next. */
export function questionOf(
  valueText: string,
  unitText: string,
  targetText: string | undefined,
  options: FindOptions = {},
): Result<QuestionText> {
  const terms = takeTerms(valueText, addQuantities(options));
  if (!terms.ok) return terms;
  const [first] = terms.value;
  if (terms.value.length !== 1 || !first || first.unit.text !== "")
    return fail({ code: "invalid_value", text: valueText });
  const own = [{ ...first, unit: { text: unitText } }];
  if (targetText === undefined) return succeed({ terms: own, targets: [], isSplit: false });
  const targets = splitTargetText(normaliseOperators(targetText), options);
  if (targets.ok) return succeed({ terms: own, targets: targets.value, isSplit: targetText.includes(";") });
  return isUnknownWhole(targets.error) ? unknownUnit(targetText, options, unitText) : targets;
}

/** Adds quantities up in the unit of the first. Errors: those of findPair. */
const addQuantities =
  (options: FindOptions): AddQuantities =>
  (quantities) => {
    const [first, ...others] = quantities;
    const bare = quantities.find(({ unit }) => unit.text === "");
    if (!first || bare) return fail({ code: "missing_unit", value: bare ? toExactText(bare.number) : "" });
    const found = findFirst(first.unit, others[0]?.unit, options);
    if (!found.ok) return found;
    let { number } = first;
    for (const other of others) {
      const more = convertInto(other.unit, other.number, found.value, first.unit.text, options);
      if (!more.ok) return more;
      number = add(number, more.value);
    }
    return succeed({ number, unit: first.unit });
  };

/** A number of some unit in another one, for a sum. */
function convertInto(
  unit: UnitText,
  number: Ratio,
  into: FoundUnit,
  intoText: string,
  options: FindOptions,
): Result<Ratio> {
  const found = findCounterpart(unit, into, intoText, options);
  if (!found.ok) return found;
  const rule = ruleBetween(found.value.unit, into.unit);
  const isAdditive = rule.kind === "proportional" && (isRational(rule.factor) || options.rates !== undefined);
  if (!isAdditive)
    return fail({
      code: "incompatible_units",
      from: unit.text,
      fromQuantity: `${quantityOf(found.value)} on a scale that does not add`,
      to: intoText,
      toQuantity: quantityOf(into),
    });
  const factor = options.rates ? evaluate(rule.factor, options.rates) : succeed(rule.factor.ratio);
  return factor.ok ? succeed(multiply(number, factor.value)) : factor;
}

/** Numbers without a unit take the one that follows: "0.5 + 7/16 in". */
function shareUnits(terms: readonly Term[]): {
  readonly terms: readonly Term[];
  readonly readings: readonly Reading[];
} {
  const shared = [...terms];
  for (let i = shared.length - 2; i >= 0; i -= 1) {
    const [term, next] = [shared[i], shared[i + 1]];
    if (term && next && term.unit.text === "" && next.operator !== "" && next.unit.text !== "")
      shared[i] = { ...term, unit: next.unit };
  }
  if (shared.every((term, i) => term.unit === terms[i]?.unit)) return { terms, readings: [] };
  const numbers = terms
    .map(({ operator, valueText }) => (operator ? `${operator} ${valueText}` : valueText))
    .join(" ");
  const unit = shared.at(-1)?.unit.text ?? "";
  return {
    terms: shared,
    readings: [{ kind: "sum", text: `${numbers} ${unit}`, shown: `(${numbers}) ${unit}` }],
  };
}

/** Chooses the units of a question and adds its terms up in the unit of the first. Errors: those of findPair; missing_unit. */
export function resolveQuestion(question: QuestionText, options: FindOptions = {}): Result<Question> {
  const shared = shareUnits(question.terms);
  const [first, ...others] = shared.terms;
  const bare = shared.terms.find(({ unit }) => unit.text === "");
  if (!first || bare) return fail({ code: "missing_unit", value: bare?.valueText ?? "" });
  const [target, ...moreTargets] = question.targets;
  const found = findFirst(first.unit, target ?? others[0]?.unit, options);
  if (!found.ok) return found;
  const value = sumOf(first, found.value, others, options);
  if (!value.ok) return value;
  const readings: Reading[] = [...numberReadings(shared.terms), ...shared.readings, ...found.value.readings];
  if (options.isStrict && readings[0]?.kind === "number")
    return fail({ code: "ambiguous_value", text: readings[0].text });
  const targets: Unit[] = [];
  let { category } = found.value;
  for (const text of target === undefined ? [] : [target, ...moreTargets]) {
    const chosen = findCounterpart(text, found.value, first.unit.text, options);
    if (!chosen.ok) return chosen;
    targets.push(chosen.value.unit);
    category ??= chosen.value.category;
    readings.push(...chosen.value.readings);
  }
  return succeed({
    value: value.value,
    valueText: valueTextOf(question.terms),
    from: found.value.unit,
    category,
    targets,
    isSplit: question.isSplit,
    readings,
    hasNumber: question.terms.some(({ hasNumber }) => hasNumber),
  });
}

const numberReadings = (terms: readonly Term[]): readonly Reading[] =>
  terms.flatMap(({ assumption }) => (assumption ? [assumption] : []));

const valueTextOf = (terms: readonly Term[]): string => {
  const [first] = terms;
  if (terms.length === 1 && first) return first.valueText;
  return terms
    .map(({ operator, valueText, unit }) =>
      `${operator ? `${operator} ` : ""}${valueText} ${unit.text}`.trim(),
    )
    .join(" ");
};

/** The unit of the first term, as the partner that it converts into settles it. */
function findFirst(
  unit: UnitText,
  partner: string | UnitText | undefined,
  options: FindOptions,
): Result<FoundUnit> {
  if (partner === undefined) return findUnit(unit, options);
  const pair = findPair(unit, partner, options);
  if (!pair.ok) return pair;
  const { category, from, fromReadings } = pair.value;
  return succeed({ category, unit: from, readings: fromReadings });
}

/** One sign stands for the whole quantity: -5 ft 11 in is as far below zero as -5 ft -11 in. */
function sumOf(first: Term, found: FoundUnit, others: readonly Term[], options: FindOptions): Result<Ratio> {
  let { value } = first;
  const isNegative = value.numerator < 0n;
  for (const term of others) {
    const more = convertInto(term.unit, term.value, found, first.unit.text, options);
    if (!more.ok) return more;
    const continuesSign = term.operator === "" && isNegative && more.value.numerator > 0n;
    value = continuesSign ? subtract(value, more.value) : add(value, more.value);
  }
  return succeed(value);
}

/** Reads a question in one go. Errors: those of parseQuestion and resolveQuestion. */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const parsed = parseQuestion(text, options);
  const question = parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
  const hasNumber = /[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(normaliseOperators(text));
  return question.ok || hasNumber || question.error.code !== "unknown_unit"
    ? question
    : fail({ code: "invalid_value", text });
}

import { add, multiply, type Ratio, subtract } from "~/numerals/ratio";
import { times } from "../algebra/expression";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { isRational, ruleBetween } from "../converting/rule";
import { fail, type Result, succeed } from "../errors";
import { normaliseOperators } from "./expression-text";
import { expressionUnit } from "./expression-unit";
import { type FoundUnit, findCounterpart, findPair, findUnit, quantityOf } from "./find-unit";
import { expressionMeanings } from "./meanings";
import { type Term, takeTerms } from "./quantity-grammar";
import type { Reading } from "./readings";
import type { FindOptions } from "./row-candidates";
import { splitSegment, splitTargets } from "./split-segment";
import { expressionOfRow } from "./unit-atoms";
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
};

/** A question whose quantity and targets are still texts. */
export type QuestionText = {
  readonly terms: readonly Term[];
  readonly targets: readonly string[];
  readonly isSplit: boolean;
};

const MAX_LENGTH = 2000;
const TARGET_WORD = /\s+(?:to|into|as|->|→|=>|=)\s+/i;
const TRAILING_TARGET_WORD = /\s(?:to|into|->|→|=>|=)\s*$/i;

/** Splits "5 miles in km" at "in", but neither "5 m in" nor "5 ft 11 in". */
function splitAtIn(text: string, options: FindOptions): readonly [string, string] | null {
  const found = /^(.*\S)\s+in\s+(\S.*)$/i.exec(text);
  const [, before = "", target = ""] = found ?? [];
  if (!found || !/[^\d.,\s+-]/.test(before)) return null;
  return splitTargetText(target, options).ok ? [before, target] : null;
}

function splitTargetText(text: string, options: FindOptions): Result<readonly string[]> {
  if (!text.includes(";")) {
    const targets = splitTargets(text, options);
    if (targets && targets.length > 0) return succeed(targets);
    const expression = expressionMeanings(text, options);
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
  const [quantity = "", ...after] = normalised.split(TARGET_WORD);
  if (after.length > 0) return withTargets(quantity, after.join(", "), options);
  const atIn = splitAtIn(normalised, options);
  if (atIn) {
    const separated = withTargets(atIn[0], atIn[1], options);
    if (separated.ok) return separated;
  }
  const terms = takeTerms(normalised);
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  if (!last || last.unitText === "") return succeed({ terms: terms.value, targets: [], isSplit: false });
  const split = normalised.includes(";")
    ? splitAtSemicolons(last.unitText, options)
    : splitSegment(last.unitText, options);
  if (!split.ok) return split;
  const { unitText, targets } = split.value;
  return succeed({
    terms: [...terms.value.slice(0, -1), { ...last, unitText }],
    targets,
    isSplit: normalised.includes(";"),
  });
}

function withTargets(quantity: string, targetText: string, options: FindOptions): Result<QuestionText> {
  const terms = takeTerms(quantity);
  if (!terms.ok) return terms;
  const targets = splitTargetText(targetText, options);
  if (targets.ok)
    return succeed({ terms: terms.value, targets: targets.value, isSplit: targetText.includes(";") });
  const from = terms.value.at(-1)?.unitText ?? "";
  return targets.error.code === "unknown_unit" && !targets.error.within
    ? unknownUnit(targetText, options, from)
    : targets;
}

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
  const terms = takeTerms(valueText);
  if (!terms.ok) return terms;
  const [first] = terms.value;
  if (terms.value.length !== 1 || !first || first.unitText !== "")
    return fail({ code: "invalid_value", text: valueText });
  const own = [{ ...first, unitText }];
  if (targetText === undefined) return succeed({ terms: own, targets: [], isSplit: false });
  const targets = splitTargetText(normaliseOperators(targetText), options);
  if (targets.ok) return succeed({ terms: own, targets: targets.value, isSplit: targetText.includes(";") });
  return targets.error.code === "unknown_unit" && !targets.error.within
    ? unknownUnit(targetText, options, unitText)
    : targets;
}

/** Numbers without a unit take the one that follows: "0.5 + 7/16 in". */
function shareUnits(terms: readonly Term[]): {
  readonly terms: readonly Term[];
  readonly readings: readonly Reading[];
} {
  const shared = [...terms];
  for (let i = shared.length - 2; i >= 0; i -= 1) {
    const [term, next] = [shared[i], shared[i + 1]];
    if (term && next && term.unitText === "" && next.operator !== "" && next.unitText !== "")
      shared[i] = { ...term, unitText: next.unitText };
  }
  const isShared = shared.some((term, i) => term.unitText !== terms[i]?.unitText);
  if (!isShared) return { terms, readings: [] };
  const numbers = terms
    .map(({ operator, valueText }) => (operator ? `${operator} ${valueText}` : valueText))
    .join(" ");
  const unit = shared.at(-1)?.unitText ?? "";
  return {
    terms: shared,
    readings: [{ kind: "sum", text: `${numbers} ${unit}`, shown: `(${numbers}) ${unit}` }],
  };
}

/** Chooses the units of a question and adds its terms up in the unit of the first. Errors: those of findPair; missing_unit. */
export function resolveQuestion(question: QuestionText, options: FindOptions = {}): Result<Question> {
  const shared = shareUnits(question.terms);
  const [first, ...others] = shared.terms;
  const bare = shared.terms.find(({ unitText }) => unitText === "");
  if (!first || bare) return fail({ code: "missing_unit", value: bare?.valueText ?? "" });
  const [target, ...moreTargets] = question.targets;
  const isProduct = others.some(({ operator }) => operator === "*");
  const partner = isProduct ? undefined : (target ?? others[0]?.unitText);
  const found = findFirst(first.unitText, partner, options);
  if (!found.ok) return found;
  const own = isProduct
    ? multiplyTerms(first, found.value, others, options)
    : addTerms(first, found.value, others, options);
  if (!own.ok) return own;
  const { category, from, value, readings } = own.value;
  const targets: Unit[] = [];
  const all = [...shared.readings, ...readings];
  let shownCategory = category;
  for (const text of target === undefined ? [] : [target, ...moreTargets]) {
    const chosen = findCounterpart(text, { category, unit: from }, first.unitText, options);
    if (!chosen.ok) return chosen;
    targets.push(chosen.value.unit);
    shownCategory ??= chosen.value.category;
    all.push(...chosen.value.readings);
  }
  const numberReadings = shared.terms.flatMap(({ assumption }) => (assumption ? [assumption] : []));
  const numberReading = numberReadings[0];
  if (options.isStrict && numberReading?.kind === "number")
    return fail({ code: "ambiguous_value", text: numberReading.text });
  return succeed({
    value,
    valueText: valueTextOf(question.terms),
    from,
    category: shownCategory,
    targets,
    isSplit: question.isSplit,
    readings: [...numberReadings, ...all],
  });
}

const valueTextOf = (terms: readonly Term[]): string => {
  const [first] = terms;
  if (terms.length === 1 && first) return first.valueText;
  return terms
    .map(({ operator, valueText, unitText }) =>
      `${operator ? `${operator} ` : ""}${valueText} ${unitText}`.trim(),
    )
    .join(" ");
};

function findFirst(text: string, partner: string | undefined, options: FindOptions): Result<FoundUnit> {
  if (partner === undefined) return findUnit(text, options);
  const pair = findPair(text, partner, options);
  if (!pair.ok) return pair;
  const { category, from, readings } = pair.value;
  const own = readings.filter(
    (reading) => reading.kind !== "reciprocal" && !(reading.kind === "unit" && reading.role === "to"),
  );
  const ofPartner = (reading: Reading): boolean =>
    "text" in reading && reading.text === partner && partner !== text;
  const isOwnCategory = from.id === "" ? null : category;
  return succeed({
    category: isOwnCategory,
    unit: from,
    readings: own.filter((reading) => !ofPartner(reading)),
  });
}

type Sum = {
  readonly category: Category | null;
  readonly from: Unit;
  readonly value: Ratio;
  readonly readings: readonly Reading[];
};

/** One sign stands for the whole quantity: -5 ft 11 in is as far below zero as -5 ft -11 in. */
function addTerms(first: Term, found: FoundUnit, others: readonly Term[], options: FindOptions): Result<Sum> {
  let { value } = first;
  const isNegative = value.numerator < 0n;
  for (const term of others) {
    const other = findCounterpart(term.unitText, found, first.unitText, options);
    if (!other.ok) return other;
    const rule = ruleBetween(other.value.unit, found.unit);
    if (rule.kind !== "proportional" || !isRational(rule.factor))
      return fail({
        code: "incompatible_units",
        from: term.unitText,
        fromQuantity: `${quantityOf(other.value)} on a scale that does not add`,
        to: first.unitText,
        toQuantity: quantityOf(found),
      });
    const more = multiply(term.value, rule.factor.ratio);
    const isJoined = term.operator === "" && isNegative && more.numerator > 0n;
    value = isJoined ? subtract(value, more) : add(value, more);
  }
  return succeed({ category: found.category, from: found.unit, value, readings: found.readings });
}

/** "12 ft x 10 ft": the product of the numbers in the product of the units. */
function multiplyTerms(
  first: Term,
  found: FoundUnit,
  others: readonly Term[],
  options: FindOptions,
): Result<Sum> {
  let { value } = first;
  const factors = [expressionOfRow(found.unit)];
  for (const term of others) {
    const other = findUnit(term.unitText, options);
    if (!other.ok) return other;
    value = multiply(value, term.value);
    factors.push(expressionOfRow(other.value.unit));
  }
  const text = [first, ...others].map(({ unitText }) => unitText).join(" * ");
  const product = times(...factors);
  return succeed({ category: null, from: expressionUnit(product, text), value, readings: found.readings });
}

/** Reads a question in one go. Errors: those of parseQuestion and resolveQuestion. */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const parsed = parseQuestion(text, options);
  return parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
}

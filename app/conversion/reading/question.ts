import type { Ratio } from "~/numerals/ratio";
import { isSameForm } from "../algebra/base-unit-form";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import { fail, type Result, succeed } from "../errors";
import { addQuantities, asAdded, findFirst, sumOf } from "./add-quantities";
import { atRate } from "./at-rate";
import { onlyInSmallLetters, withinSum } from "./case-beside";
import { refusalOf } from "./choose-meaning";
import { normaliseOperators } from "./expression-text";
import { findCounterpart, findPair, sourceOf, targetOf } from "./find-pair";
import type { FoundUnit } from "./find-unit";
import { namedConstant } from "./named-constants";
import { takeNumberPhrase } from "./number-phrase";
import { readPhrase } from "./phrases";
import { type Term, takeTerms } from "./quantity-grammar";
import { parseQuestion, type QuestionText } from "./question-text";
import { type Reading, wording } from "./readings";
import type { FindOptions } from "./row-candidates";
import { overRate, secondReadings } from "./second-reading";
import type { UnitText } from "./unit-node";

/** A quantity and its target units. */
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
  /** True where the quantity is a named constant, which needs no number. */
  readonly isConstant: boolean;
};

/** Numbers without a unit take the one that follows: "0.5 + 7/16 in". */
function shareUnits(terms: readonly Term[]): {
  readonly terms: readonly Term[];
  readonly readings: readonly Reading[];
} {
  const shared = [...terms];
  for (let i = shared.length - 2; i >= 0; i -= 1) {
    const [term, next] = [shared[i], shared[i + 1]];
    if (term && next?.hasNumber && term.unit.text === "" && next.operator !== "" && next.unit.text !== "")
      shared[i] = { ...term, unit: next.unit };
  }
  if (shared.every((term, i) => term.unit === terms[i]?.unit)) return { terms, readings: [] };
  const numbers = terms
    .map(({ operator, valueText }) => (operator ? `${operator} ${valueText}` : valueText))
    .join(" ");
  const unit = shared.at(-1)?.unit.text ?? "";
  return { terms: shared, readings: [wording(`${numbers} ${unit}`, `(${numbers}) ${unit}`)] };
}

/**
 * Chooses the units of a question and adds its terms up in the unit of the first; a quantity that does not convert as it
 * stands is tried in its second reading. Errors: those of findPair; missing_unit.
 */
export function resolveQuestion(question: QuestionText, options: FindOptions = {}): Result<Question> {
  const resolved = resolveTerms(question, options);
  if (resolved.ok)
    return resolved.value.readings.some(isReciprocal) ? overRateFirst(question, resolved, options) : resolved;
  if (resolved.error.code !== "incompatible_units") return resolved;
  return resolveOtherwise(question, options) ?? resolved;
}

const isReciprocal = ({ kind }: Reading): boolean => kind === "reciprocal";

/** As a quantity over a rate, where only that converts without taking the reciprocal. */
function overRateFirst(
  question: QuestionText,
  resolved: Result<Question>,
  options: FindOptions,
): Result<Question> {
  const written = question.quantity?.trim() ?? "";
  const text = overRate(written);
  const over = text === null ? null : resolveAs(text, [wording(written, text)], question, options);
  const isMeant = over?.ok ? !over.value.readings.some(isReciprocal) : over?.error.code === "ambiguous_value";
  return over && isMeant ? over : resolved;
}

/** In its second reading; null where it has none. */
function resolveOtherwise(question: QuestionText, options: FindOptions): Result<Question> | null {
  const pace = paceTargets(question);
  if (pace) return resolveTerms(pace, options);
  const text = question.quantity?.trim() ?? "";
  // In 0.5 M2 K/W the 2 is a power, unless M is the molar.
  const small = onlyInSmallLetters({ text, context: [text, ...question.targets].join(" ") });
  const quiet = small && resolveAs(small.text, [], question, options);
  if (quiet?.ok) return quiet;
  for (const shown of secondReadings(text, question.targets[0])) {
    const retried = resolveAs(shown, [wording(text, shown)], question, options);
    if (retried?.ok || retried?.error.code === "ambiguous_value") return retried;
  }
  return null;
}

/** With another text for the quantity, and what that assumes; null where the text is none. */
function resolveAs(
  quantity: string,
  assumptions: readonly Reading[],
  question: QuestionText,
  options: FindOptions,
): Result<Question> | null {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return null;
  const assuming = terms.value.map((term, i) =>
    i === 0 ? { ...term, assumptions: [...assumptions, ...term.assumptions] } : term,
  );
  return resolveTerms({ ...question, terms: assuming }, options);
}

/** Beside a pace "/km" is another: 5:30/mi to /km. */
function paceTargets(question: QuestionText): QuestionText | null {
  const [first, ...others] = question.terms;
  const isPace = first !== undefined && others.length === 0 && /^min\w*\//.test(first.unit.text);
  const targets = question.targets.filter((target) => target.startsWith("/"));
  if (!isPace || targets.length === 0) return null;
  const assumptions = [...first.assumptions, ...targets.map((text) => wording(text, `min${text}`))];
  return {
    ...question,
    terms: [{ ...first, assumptions }],
    targets: question.targets.map((target) => (target.startsWith("/") ? `min${target}` : target)),
  };
}

/** The unit of the first term, then those of the targets; without any, `next` is the unit of the second term. */
function resolveUnits(
  unit: UnitText,
  next: UnitText | undefined,
  { targets: [target, ...others], known }: QuestionText,
  options: FindOptions,
): Result<readonly [FoundUnit, ...FoundUnit[]]> {
  const from = target === undefined ? findFirst(unit, next, options) : null;
  if (from) return from.ok ? succeed([from.value]) : from;
  const isKnown = known?.unit === unit && known.target === target;
  const pair = isKnown ? known.pair : findPair(unit, target ?? "", options);
  if (!pair.ok) return pair;
  const source = sourceOf(pair.value);
  const targets = [targetOf(pair.value)];
  for (const text of others) {
    const chosen = findCounterpart(text, source, unit, options);
    if (!chosen.ok) return chosen;
    targets.push(chosen.value);
  }
  return succeed([source, ...targets]);
}

/** "0.05 to percent" and "36 to dozen": a number without a unit, where the target is a number too; null for any other. */
function resolvePlainNumber(question: QuestionText, options: FindOptions): Result<Question> | null {
  const [term, ...others] = question.terms;
  if (!term || others.length > 0 || question.targets.length === 0) return null;
  const counted = resolveTerms({ ...question, terms: [{ ...term, unit: { text: "one" } }] }, options);
  // 1.050 is a gravity to brewers, and no hundred degrees Plato.
  return counted.ok && !counted.value.targets.some(({ name }) => name.startsWith("degree")) ? counted : null;
}

function resolveTerms(question: QuestionText, options: FindOptions): Result<Question> {
  const shared = shareUnits(question.terms);
  const [first, ...others] = shared.terms;
  const bare = shared.terms.find(({ unit }) => unit.text === "");
  if (!first || bare)
    return (
      resolvePlainNumber(question, options) ?? fail({ code: "missing_unit", value: bare?.valueText ?? "" })
    );
  const texts = shared.terms.map((term) => term.unit.text).join(" ");
  const unit = others.length > 0 ? withinSum(first.unit, question.quantity ?? texts) : first.unit;
  const units = resolveUnits(unit, others[0]?.unit, question, options);
  if (!units.ok) return units;
  const [from, ...targets] = units.value;
  const sum = sumOf({ ...first, unit }, from, others, options);
  if (!sum.ok) return sum;
  const readings: Reading[] = [
    ...shared.terms.flatMap(({ assumptions }) => assumptions),
    ...shared.readings,
    ...(others.length > 0 ? from.readings.map(asAdded) : from.readings),
    ...sum.value.readings,
    ...targets.flatMap((target) => target.readings),
  ];
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  return succeed({
    value: sum.value.number,
    valueText: valueTextOf(question.terms),
    from: from.unit,
    category: units.value.find(({ category }) => category !== null)?.category ?? null,
    targets: targets.map(({ unit }) => unit),
    isSplit: question.isSplit,
    readings,
    hasNumber: question.terms.some(({ hasNumber }) => hasNumber),
    isConstant: isConstant(first.unit.text, from.unit),
  });
}

/** "c" in m/s is the speed of light; h in s is the hour, whatever constant has that symbol too. */
function isConstant(text: string, unit: Unit): boolean {
  const constant = namedConstant(text);
  return constant !== undefined && isSameForm(constant.resolve(), unit.scale.factor.resolve());
}

const valueTextOf = (terms: readonly Term[]): string => {
  const [first] = terms;
  if (terms.length === 1 && first) return first.valueText;
  return terms
    .map(({ operator, valueText, unit }) =>
      `${operator ? `${operator} ` : ""}${valueText} ${unit.text}`.trim(),
    )
    .join(" ");
};

/** "five ducks" and "a pinch", but not "what is five". */
const isCounted = (quantity: string, unit: string): boolean =>
  /^an? \p{L}/iu.test(quantity) ||
  (takeNumberPhrase(quantity) !== null && takeNumberPhrase(unit, true) === null);

/** How many factors of base units a dimension is: 1 of a length, 2 of a speed. */
const complexityOf = ({ from }: Question): number =>
  from.scale.factor.resolve().dimension.reduce((sum, exponent) => sum + Math.abs(exponent), 0);

/** "3 h at 60 mph" and "26.2 miles at 6 mph": times or by the rate, whichever converts, or cancels more units. */
function readAtRate(text: string, options: FindOptions): Result<Question> | null {
  const found = atRate(text);
  if (!found) return null;
  const [first, second] = found.shown.flatMap((shown) => {
    const read = readQuestion(shown + found.after, { ...options, isStrict: false });
    const isMeant = read.ok && (read.value.category !== null || read.value.targets.length > 0);
    if (!isMeant || read.value.readings.some(isReciprocal)) return [];
    return [{ ...read.value, readings: [wording(found.written, shown), ...read.value.readings] }];
  });
  const best = first && second && complexityOf(second) < complexityOf(first) ? second : first;
  if (!best) return null;
  const refused = refusalOf(best.readings, options);
  return refused ? fail(refused) : succeed(best);
}

/** Parses and resolves a question. Errors: those of parseQuestion and resolveQuestion. */
export function readQuestion(text: string, options: FindOptions = {}): Result<Question> {
  const rated = readAtRate(text, options);
  if (rated) return rated;
  const parsed = parseQuestion(text, options);
  const question = parsed.ok ? resolveQuestion(parsed.value, options) : parsed;
  if (question.ok) return question;
  const isEmpty = question.error.code === "invalid_value" && question.error.text.trim() === "";
  if (isEmpty) return fail({ code: "invalid_value", text });
  if (question.error.code !== "unknown_unit") return question;
  const { quantity } = readPhrase(text);
  const hasNumber =
    /[\d¼-¾⅐-⅞]/.test(normaliseOperators(quantity)) || isCounted(quantity, question.error.unit);
  return hasNumber ? question : fail({ code: "invalid_value", text });
}

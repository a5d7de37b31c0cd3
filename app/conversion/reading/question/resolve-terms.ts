import { add, type Ratio } from "~/numerals/ratio";
import { isSameForm } from "../../algebra/base-unit-form";
import type { Category } from "../../categories/category";
import type { Unit } from "../../categories/unit";
import { fail, type Result, succeed } from "../../errors";
import { withinSum } from "../meaning/capitals";
import { refusalOf } from "../meaning/choose-meaning";
import { namedConstant } from "../name/named-constants";
import { type Assumption, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { asAdded } from "../quantity/add-quantities";
import type { Term } from "../quantity/quantity-terms";
import type { QuestionText } from "./question-parts";
import { resolveSum } from "./resolve-sum";

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
  readonly readings: readonly Assumption[];
  /** False where the quantity is a constant or a unit alone: "speed of light in km/s". */
  readonly hasNumber: boolean;
  /** True where the quantity is a named constant, which needs no number. */
  readonly isConstant: boolean;
};

/** Reads a question. */
export type Read = (text: string, options: FindOptions) => Result<Question>;

/**
 * Chooses the units of a question as its targets settle them, and adds its terms up in the unit of the first. Errors: those of
 * findPair and sumOf; missing_unit; where options are strict, ambiguous_unit or ambiguous_value for anything assumed.
 */
export function resolveTerms(question: QuestionText, options: FindOptions): Result<Question> {
  const shared = shareUnits(question.terms);
  const [first, ...others] = shared.terms;
  const bare = shared.terms.find(({ unit }) => unit.text === "");
  if (!first || bare)
    return (
      resolvePlainNumber(question, options) ?? fail({ code: "missing_unit", value: bare?.valueText ?? "" })
    );
  const added = others.map((term) => term.unit);
  const unit = added.length > 0 ? withinSum(first.unit, added) : first.unit;
  const resolved = resolveSum({ ...first, unit }, others, question, options);
  if (!resolved.ok) return resolved;
  const { units, sum } = resolved.value;
  const [from, ...targets] = units;
  const readings: Assumption[] = [
    ...shared.terms.flatMap(({ assumptions }) => assumptions),
    ...shared.readings,
    ...(others.length > 0 ? from.readings.map(asAdded) : from.readings),
    ...sum.readings,
    ...targets.flatMap((target) => target.readings),
  ];
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  return succeed({
    value: sum.number,
    valueText: valueTextOf(question.terms),
    from: from.unit,
    category: units.find(({ category }) => category !== null)?.category ?? null,
    targets: targets.map(({ unit }) => unit),
    isSplit: question.isSplit,
    readings,
    hasNumber: question.terms.some(({ hasNumber }) => hasNumber),
    isConstant: isConstant(first.unit.text, from.unit),
  });
}

/** Numbers without a unit are added to the one that follows with its unit: "0.5 + 7/16 in". */
function shareUnits(terms: readonly Term[]): {
  readonly terms: readonly Term[];
  readonly readings: readonly Assumption[];
} {
  const isBare = ({ unit }: Term): boolean => unit.text === "";
  const first = terms.findIndex(isBare);
  const after = terms.findIndex((term, i) => i > first && !isBare(term));
  const [last, numbers] = [terms[after], terms.slice(first, after + 1)];
  if (first < 0 || !last?.hasNumber || numbers.slice(1).some(({ operator }) => operator === ""))
    return { terms, readings: [] };
  const [operator = "", value] = [terms[first]?.operator, numbers.map((term) => term.value).reduce(add)];
  const assumptions = numbers.flatMap((term) => term.assumptions);
  const shared = shareUnits([
    ...terms.slice(0, first),
    { ...last, value, operator, assumptions },
    ...terms.slice(after + 1),
  ]);
  const { text, node } = last.unit;
  const written = numbers
    .map((term) => `${term.operator} ${term.valueText}`)
    .join(" ")
    .trim();
  // The last of "2 + 3 * 4 kg" holds its unit.
  const each = numbers
    .map((term) => `${term.operator} ${term.valueText}${term === last ? "" : ` ${text}`}`)
    .join(" ")
    .trim();
  const reading = node ? wording(written, each) : wording(`${written} ${text}`, `(${written}) ${text}`);
  return { terms: shared.terms, readings: [reading, ...shared.readings] };
}

/** "0.05 to percent" and "36 to dozen": a number without a unit, where the target is a number too; null for any other. */
function resolvePlainNumber(question: QuestionText, options: FindOptions): Result<Question> | null {
  const [term, ...others] = question.terms;
  const isNumber = question.targets.some((target) => /^[\d.,]+$/.test(target));
  if (!term || others.length > 0 || question.targets.length === 0 || isNumber) return null;
  const counted = resolveTerms({ ...question, terms: [{ ...term, unit: { text: "one" } }] }, options);
  // 1.050 is a gravity to brewers, and no hundred degrees Plato.
  return counted.ok && !counted.value.targets.some(({ name }) => name.startsWith("degree")) ? counted : null;
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
      // What is multiplied has its units within.
      `${operator} ${valueText} ${unit.node ? "" : unit.text}`.trim(),
    )
    .join(" ");
};

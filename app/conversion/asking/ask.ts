import { bounded } from "../bounded";
import type { Unit } from "../categories/unit";
import type { Conversion } from "../converting/conversion";
import { converter } from "../converting/convert";
import { dimensionOf } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import { type Result, succeed } from "../errors";
import { baseUnitOf } from "../reading/name/expression-unit";
import type { FindOptions } from "../reading/name/named-rows";
import type { Question } from "../reading/name/readings";
import { readQuestion } from "../reading/read";

export type TargetAnswer = { readonly unit: Unit; readonly conversion: Result<Conversion> };

/** A question with its answers: one per target, or one per unit of the category if no target was named. */
export type Answer = Question & {
  readonly query: string;
  readonly answers: readonly TargetAnswer[];
  /** Whether no target was named. */
  readonly isForAllUnits: boolean;
};

/** The units of the answer: those asked for, or the category's, or SI base units outside the catalogue. */
export function targetsOf(question: Question): readonly Unit[] {
  if (question.targets.length > 0) return question.targets;
  return question.category?.units ?? [baseUnitOf(dimensionOf(question.from))];
}

/** Converts a quantity into each unit. */
export function answerTo(
  { value, from, category }: Pick<Question, "value" | "from" | "category">,
  units: readonly Unit[],
  rates: ExchangeRates,
): readonly TargetAnswer[] {
  const conversionInto = (unit: Unit): Result<Conversion> =>
    bounded(() => {
      const prepared = converter(category, from, unit, rates);
      return prepared.ok ? prepared.value.convert(value) : prepared;
    });
  return units.map((unit) => ({ unit, conversion: conversionInto(unit) }));
}

/** Answers a question in words: "5 miles in km", "5 kg m/s^2". Errors: those of readQuestion; each target has an outcome. */
export function ask(text: string, rates: ExchangeRates, options: FindOptions = {}): Result<Answer> {
  return bounded(() => {
    const question = readQuestion(text, { rates: () => rates, ...options });
    if (!question.ok) return question;
    const answers = answerTo(question.value, targetsOf(question.value), rates);
    return succeed({
      ...question.value,
      query: text,
      answers,
      isForAllUnits: question.value.targets.length === 0,
    });
  });
}

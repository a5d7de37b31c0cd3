import { bounded } from "../../bounded";
import { fail, invalidExpression, type Result, succeed } from "../../errors";
import { normalizeOperators } from "../expression/expression-text";
import type { UnitText } from "../expression/unit-node";
import { findPair } from "../meaning/find-pair";
import type { UnitPair } from "../meaning/meaning-pairs";
import type { FindOptions } from "../name/row-candidates";
import { addQuantities } from "../quantity/add-quantities";
import { type Term, takeTerms } from "../quantity/quantity-terms";
import { hasCount, targetsBySlash, targetsNamed } from "./targets";

/** A question whose quantity and targets are still texts. */
export type QuestionText = {
  readonly terms: readonly Term[];
  readonly targets: readonly string[];
  readonly isSplit: boolean;
  /** The quantity as it was written, where it may have a second reading. */
  readonly quantity?: string;
  /** What the first unit and the first target turned out to be on the way. */
  readonly known?: { readonly unit: UnitText; readonly target: string; readonly pair: Result<UnitPair> };
};

/**
 * A quantity with its targets, both as texts. Errors: those of takeTerms and targetsNamed; invalid_expression for a target
 * with a number.
 */
export function withTargets(
  quantity: string,
  targetText: string,
  options: FindOptions,
): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  const counted = targetText.split(/[;,] ?/).find(hasCount);
  if (counted !== undefined) return invalidExpression(counted, "A target is a unit without a number", 1);
  const unit = terms.value.find((term) => term.unit.text !== "")?.unit ?? { text: "" };
  const isOne = unit.text !== "" && !/[;,]/.test(targetText);
  const pair = isOne ? findPair(unit, targetText, options) : null;
  const known = pair ? { unit, target: targetText, pair } : undefined;
  const question = { terms: terms.value, isSplit: targetText.includes(";"), quantity, known };
  const several = targetsBySlash(targetText, unit, options);
  if (several) return succeed({ ...question, known: undefined, targets: several });
  if (pair?.ok) return succeed({ ...question, targets: [targetText] });
  const last = terms.value.at(-1)?.unit.text ?? "";
  const targets = targetsNamed(targetText, last, options);
  return targets.ok ? succeed({ ...question, targets: targets.value }) : targets;
}

/**
 * A question whose parts are given separately, so that none can run into the next. Errors: invalid_value unless `valueText` is
 * one number; those of targetsNamed.
 */
export function questionOf(
  valueText: string,
  unitText: string,
  targetText: string | undefined,
  options: FindOptions = {},
): Result<QuestionText> {
  return bounded(() => {
    const terms = takeTerms(valueText, addQuantities(options));
    if (!terms.ok) return terms;
    const [first] = terms.value;
    if (terms.value.length !== 1 || !first || first.unit.text !== "")
      return fail({ code: "invalid_value", text: valueText });
    const own = [{ ...first, unit: { text: unitText } }];
    if (targetText === undefined) return succeed({ terms: own, targets: [], isSplit: false });
    const targets = targetsNamed(normalizeOperators(targetText), unitText, options);
    return targets.ok
      ? succeed({ terms: own, targets: targets.value, isSplit: targetText.includes(";") })
      : targets;
  });
}

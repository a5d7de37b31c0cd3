import { baseDimension, isSameDimension } from "../../algebra/dimension";
import { bounded } from "../../bounded";
import type { Unit } from "../../categories/unit";
import { dimensionOf } from "../../converting/rule";
import { invalidExpression, type Result } from "../../errors";
import { type Assumption, isReciprocal, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { addQuantities } from "../quantity/add-quantities";
import { type Sides, sidesOf } from "../quantity/number-readings";
import { takeTerms } from "../quantity/quantity-terms";
import type { QuestionText } from "./question-parts";
import { type Question, resolveTerms } from "./resolve-terms";
import { secondReadings } from "./second-reading";

/** Whether a question converts, other than by an unsaid reciprocal, or could but for a choice of values. */
const isMeant = (resolved: Result<Question>): boolean =>
  resolved.ok ? !resolved.value.readings.some(isReciprocal) : resolved.error.code === "ambiguous_value";

/**
 * Chooses the units of a question and adds its terms up in the unit of the first; a quantity that does not convert as it
 * stands, or only into a reciprocal, is tried in its second reading. Errors: those of resolveTerms.
 */
export function resolveQuestion(question: QuestionText, options: FindOptions = {}): Result<Question> {
  return bounded(() => {
    const resolved = resolveTerms(question, options);
    const sides = resolved.ok && isLength(resolved.value.from) ? sidesOf(question.quantity ?? "", /×/) : null;
    if (sides) return refuseSides(sides);
    const mayBeOther = resolved.ok ? !isMeant(resolved) : resolved.error.code === "incompatible_units";
    return (mayBeOther ? resolveOtherwise(question, options) : null) ?? resolved;
  });
}

const LENGTH = baseDimension("L");
const isLength = (unit: Unit): boolean => isSameDimension(dimensionOf(unit), LENGTH);

/** 8.5 x 11 in is not a length, and an area only if one is asked for. */
function refuseSides({ numbers, unit }: Sides): Result<never> {
  const each = numbers.map((number) => `${number} ${unit}`).join(" × ");
  const [sides, product] = [numbers.join(" × "), numbers.join(" * ")];
  return invalidExpression(
    `${sides} ${unit}`,
    `'${sides} ${unit}' is ${numbers.length} lengths. Convert them separately, write '${each}' for the ${numbers.length === 3 ? "volume" : "area"} or '${product} ${unit}' for a product`,
  );
}

/** In its second reading; null where it has none. */
function resolveOtherwise(question: QuestionText, options: FindOptions): Result<Question> | null {
  const pace = paceTargets(question);
  if (pace) return resolveTerms(pace, options);
  const text = question.quantity?.trim() ?? "";
  // The M3 of 7M3 is not a resistor's.
  const raised = text.replace(/(?<!\p{L})M(?=[23](?!\d))/u, "m");
  const quiet = raised === text ? null : resolveAs(raised, [], question, options);
  if (quiet?.ok) return quiet;
  for (const shown of secondReadings(text, question.targets[0])) {
    const retried = resolveAs(shown, [wording(text, shown)], question, options);
    if (retried && isMeant(retried)) return retried;
  }
  return null;
}

/** With another text for the quantity, and what that assumes; null where the text is none. */
function resolveAs(
  quantity: string,
  assumptions: readonly Assumption[],
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
  const isPace = first !== undefined && others.length === 0 && /^min\w*(?:\/| per )/.test(first.unit.text);
  const targets = question.targets.filter((target) => target.startsWith("/"));
  if (!isPace || targets.length === 0) return null;
  const assumptions = [...first.assumptions, ...targets.map((text) => wording(text, `min${text}`))];
  return {
    ...question,
    terms: [{ ...first, assumptions }],
    targets: question.targets.map((target) => (target.startsWith("/") ? `min${target}` : target)),
  };
}

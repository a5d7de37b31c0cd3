import {
  type Answer,
  type ExchangeRates,
  explainUnits,
  splitQuantity,
  type TargetAnswer,
  type Unit,
} from "~/conversion";
import { formatDigits, formatResult } from "~/numerals/format";
import { isEqual, ONE } from "~/numerals/ratio";
import type { AskOutcome } from "./ask-data";
import { converterAddress } from "./converter-address";
import { describeAssumption } from "./describe-assumption.server";
import { fieldValueOf, isNumberAlone } from "./field-value";

const DIGITS = 12;
/** A question without a target is answered in the units that its converter shows first. */
const MOST_RESULTS = 4;

/** An answer for the page: what was asked, the results, what was assumed and how it is calculated. */
export function describeAnswer(answer: Answer, rates: ExchangeRates): AskOutcome {
  const { category, from, answers, readings } = answer;
  const [first] = answers;
  const explained = first && !answer.isForAllUnits ? explainUnits(category, from, first.unit, rates) : null;
  return {
    kind: "answered",
    quantity: quantityText(answer),
    results: resultTexts(answer),
    assumptions: readings.map((reading) => describeAssumption(reading, answer, rates)),
    explanation: explained?.ok ? explained.value : null,
    rates: category?.id === "currency" ? `Exchange rates of ${rates.date} from ${rates.source}.` : "",
    converter: converterOf(answer),
  };
}

function quantityText({ value, valueText, from, hasNumber }: Answer): string {
  if (!hasNumber) return from.name;
  if (!isNumberAlone(valueText)) return valueText;
  return `${valueText} ${isEqual(value, ONE) ? from.name : from.plural}`;
}

function resultTexts(answer: Answer): readonly string[] {
  const { value, from, targets, answers, isSplit, isForAllUnits } = answer;
  const parts = isSplit ? splitQuantity(value, from, targets) : null;
  if (parts)
    return [
      parts.map((part, index) => `${formatDigits(part, DIGITS)} ${unitText(targets[index])}`).join(" "),
    ];
  const shown = isForAllUnits ? answers.filter(({ unit }) => unit !== from).slice(0, MOST_RESULTS) : answers;
  return shown.flatMap((target) => resultText(target, answer));
}

function resultText({ unit, conversion }: TargetAnswer, { category }: Answer): readonly string[] {
  if (!conversion.ok) return [];
  const style = category?.displayStyle(unit);
  const { result, exact, approximate } = conversion.value;
  if (style?.kind === "currency") return [`${formatResult(result, style)} (${unit.name})`];
  return [`${formatDigits(exact ?? approximate, DIGITS)} ${unitText(unit)}`];
}

const unitText = (unit: Unit | undefined): string => unit?.symbol || unit?.plural || "";

function converterOf(answer: Answer) {
  const { category, from, targets } = answer;
  if (!category?.units.includes(from)) return null;
  const [target] = targets;
  const to = target && category.units.includes(target) ? target.id : "";
  const filled = { value: fieldValueOf(answer), from: from.id, to };
  return {
    href: converterAddress(category.id, filled),
    name: `Open in the ${category.name.toLowerCase()} converter`,
  };
}

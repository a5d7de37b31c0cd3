import {
  type Answer,
  type ExchangeRates,
  explainUnits,
  splitQuantity,
  type TargetAnswer,
  type Unit,
} from "~/conversion";
import { formatAlone, formatDigits, groupDigits, isShownInFull, withoutSymbol } from "~/numerals/format";
import { decimal, isEqual, type Ratio } from "~/numerals/ratio";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import { converterAddress } from "~/shell/converter-address";
import { ageInDays } from "~/ui/rates-line";
import type { AskOutcome } from "./ask-data";
import { describeAssumption } from "./describe-assumption.server";
import { fieldValueOf, isNumberAlone, SHOWN_DIGITS } from "./field-value";

/** A question without a target is answered in the category's first units. */
const MOST_RESULTS = 4;

/** An answer for the page: what was asked, the results, what was assumed and how it is calculated. */
export function describeAnswer(answer: Answer, rates: ExchangeRates): AskOutcome {
  const { category, from, answers, readings } = answer;
  // Degrees in degrees, minutes and seconds: how a degree becomes a degree explains nothing.
  const explainedUnit = answers.find(({ unit }) => unit !== from)?.unit ?? from;
  const explained = answer.isForAllUnits ? null : explainUnits(category, from, explainedUnit, rates);
  return {
    kind: "answered",
    quantity: quantityText(answer),
    results: resultTexts(answer),
    assumptions: readings.map((reading) => describeAssumption(reading, answer, rates)),
    explanation: explained?.ok ? explained.value : null,
    rates: category?.id === "currency" ? ratesOf(rates) : null,
    converter: converterOf(answer),
  };
}

const ratesOf = ({ date, source }: ExchangeRates) => ({ date, source, ageDays: ageInDays(date) });

function quantityText({ valueText, from, hasNumber }: Answer): string {
  if (!hasNumber) return from.name;
  if (!isNumberAlone(valueText)) return typeset(valueText);
  return `${valueText} ${takesSingular(valueText) ? from.name : from.plural}`;
}

/** "10 ft * 12 ft" as 10 ft × 12 ft. */
const typeset = (expression: string): string =>
  expression
    .replaceAll("*", "×")
    .replace(/\^2(?!\d)/g, "²")
    .replace(/\^3(?!\d)/g, "³");

export function resultTexts(answer: Answer): readonly string[] {
  const { value, from, targets, isSplit } = answer;
  const parts = isSplit ? splitQuantity(value, from, targets) : null;
  if (parts) return [splitText(parts, targets)];
  return shownAnswers(answer).flatMap((target) => resultText(target, answer));
}

/** Without a target, a sum or product is shown in its own unit first: 2 × 3 ft = 6 ft. */
function shownAnswers({ from, answers, isForAllUnits, valueText }: Answer): readonly TargetAnswer[] {
  if (!isForAllUnits) return answers;
  const own = isNumberAlone(valueText) ? [] : answers.filter(({ unit }) => unit === from);
  return [...own, ...answers.filter(({ unit }) => unit !== from)].slice(0, MOST_RESULTS);
}

/** "≈ 5 ft 10.8661417323 in": only the last part can be rounded. */
function splitText(parts: readonly Ratio[], targets: readonly Unit[]): string {
  const amounts = parts.flatMap((part, index) => {
    const unit = targets[index];
    return unit ? [shownAmount(part, unit)] : [];
  });
  const isExact = amounts.every((amount) => amount.isExact);
  return equated(amounts.map(({ text }) => text).join(" "), isExact);
}

function resultText({ unit, conversion }: TargetAnswer, { category }: Answer): readonly string[] {
  if (!conversion.ok) return [];
  const style = category?.displayStyle(unit);
  const { result, exact, approximate } = conversion.value;
  if (style?.kind === "currency") {
    const isExact = isShownInFull(result, formatAlone(result, withoutSymbol(style)));
    return [equated(`${formatAlone(result, style)} (${unit.name})`, isExact)];
  }
  const { text, isExact } = shownAmount(exact ?? approximate, unit);
  return [equated(text, isExact && exact !== null)];
}

/** "= 5 km", or "≈ 5 km" for a rounded number. */
const equated = (text: string, isExact: boolean): string => `${isExact ? "=" : "≈"} ${text}`;

function shownAmount(amount: Ratio, unit: Unit): { readonly text: string; readonly isExact: boolean } {
  const digits = formatDigits(amount, SHOWN_DIGITS);
  const number = groupDigits(digits);
  return {
    text: withUnit(number, unitAfterNumber(unit, number)),
    isExact: isEqual(amount, decimal(digits)),
  };
}

/** The same quantity in a converter, if one has its unit. */
export function converterOf(answer: Answer) {
  const { category, from, targets } = answer;
  if (!category?.units.includes(from)) return null;
  const [target] = targets;
  const to = target && category.units.includes(target) ? target.id : "";
  const filled = { value: fieldValueOf(answer), from: from.id, to };
  return {
    href: converterAddress(category.id, filled),
    name: `Open the ${category.name.toLowerCase()} converter`,
  };
}

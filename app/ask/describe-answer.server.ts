import {
  type Answer,
  type Category,
  type ExchangeRates,
  explainUnits,
  signOnce,
  splitQuantity,
  type TargetAnswer,
  type Unit,
} from "~/conversion";
import { converterAddress, type Filled } from "~/links/addresses";
import type { Suggestion } from "~/links/suggest-pages";
import {
  clockText,
  formatAlone,
  formatFull,
  groupDigits,
  isShownInFull,
  withoutSymbol,
} from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { decimal, isEqual, type Ratio } from "~/numerals/ratio";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import { ageInDays } from "~/ui/rates-line";
import type { AskOutcome, AskResult } from "./ask-data";
import { describeAssumption } from "./describe-assumption.server";
import { fieldValueOf, isNumberAlone } from "./field-value";

/** A question without a target is answered in this many of the category's first units. */
const MOST_RESULTS = 4;

/** An answer for the page: what was asked, the results, what was assumed and how it is calculated. */
export function describeAnswer(answer: Answer, rates: ExchangeRates): AskOutcome {
  const { category, from, answers, readings } = answer;
  // The first target that differs from the source, such as minutes in "5.5 degrees to degrees, minutes".
  const target = answer.isForAllUnits ? undefined : answers.find(({ unit }) => unit !== from);
  const explained = target && explainUnits(category, from, target.unit, rates);
  return {
    kind: "answered",
    quantity: quantityText(answer),
    results: resultsOf(answer),
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

/** Replaces operators by typographic signs: "10 ft * 12 ft" becomes "10 ft × 12 ft". */
const typeset = (expression: string): string =>
  expression
    .replaceAll("*", "×")
    .replace(/\^2(?!\d)/g, "²")
    .replace(/\^3(?!\d)/g, "³");

/** The results as text: "= 5 km", or "≈ 3.106856 mi" if the number is rounded. */
export const resultTexts = (answer: Answer): readonly string[] => resultsOf(answer).map(({ text }) => text);

/** The results with the converter's digits, and in full if those are fewer. */
function resultsOf(answer: Answer): readonly AskResult[] {
  const { value, from, targets, isSplit, isClock } = answer;
  const parts = isSplit ? splitQuantity(value, from, targets) : null;
  if (parts) return [splitResult(parts, targets, isClock)];
  return shownAnswers(answer).flatMap((target) => resultOf(target, answer));
}

/** The results to show. Without a target, a sum or product is shown in its own unit first: 2 × 3 ft = 6 ft. */
function shownAnswers({ from, answers, isForAllUnits, valueText }: Answer): readonly TargetAnswer[] {
  if (!isForAllUnits) return answers;
  const own = isNumberAlone(valueText) ? [] : answers.filter(({ unit }) => unit === from);
  return [...own, ...answers.filter(({ unit }) => unit !== from)].slice(0, MOST_RESULTS);
}

/** Describes a compound result: "≈ 5 ft 10.866142 in". Only the last part can be rounded. */
function splitResult(parts: readonly Ratio[], targets: readonly Unit[], isClock: boolean): AskResult {
  const amounts = signOnce(parts).flatMap((part, index) => {
    const unit = targets[index];
    if (!unit) return [];
    const number = formatAlone(toDouble(part), GENERAL);
    const isExact = isEqual(part, decimal(plainOf(number)));
    return [{ number, text: withUnit(number, unitAfterNumber(unit, number)), isExact }];
  });
  const text = isClock
    ? clockText(amounts.map(({ number }) => number))
    : amounts.map((amount) => amount.text).join(" ");
  const isExact = amounts.every((amount) => amount.isExact);
  return { text: equated(text, isExact), copied: text, full: "" };
}

const GENERAL = { kind: "general" } as const;
const plainOf = (number: string): string => number.replaceAll(",", "");

function resultOf({ unit, conversion }: TargetAnswer, { category }: Answer): readonly AskResult[] {
  if (!conversion.ok) return [];
  const style = category?.displayStyle(unit) ?? GENERAL;
  const { result, exact } = conversion.value;
  const number = formatAlone(result, withoutSymbol(style));
  const copied = plainOf(number);
  if (style.kind === "currency") {
    const text = `${formatAlone(result, style)} (${unit.name})`;
    return [{ text: equated(text, isShownInFull(result, number)), copied, full: "" }];
  }
  const full = groupDigits(formatFull(result));
  const isExact = exact !== null && isEqual(exact, decimal(copied));
  return [
    {
      text: equated(withUnit(number, unitAfterNumber(unit, number)), isExact),
      copied,
      full: isShownInFull(result, number) ? "" : withUnit(full, unitAfterNumber(unit, full)),
    },
  ];
}

const equated = (text: string, isExact: boolean): string => `${isExact ? "=" : "≈"} ${text}`;

/** A link to a converter with the quantity; null if no converter has its unit. */
export function converterOf(answer: Answer) {
  const { category, from, targets } = answer;
  if (!category?.units.includes(from)) return null;
  const [target] = targets;
  const to = target && category.units.includes(target) ? target.id : "";
  return openConverter(category, { value: fieldValueOf(answer), from: from.id, to });
}

export const openConverter = ({ id, name }: Category, filled: Filled): Suggestion => ({
  href: converterAddress(id, filled),
  name: `Open the ${name.toLowerCase()} converter`,
});

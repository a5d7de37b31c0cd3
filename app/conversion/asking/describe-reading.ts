import { formatAlone, formatDigits } from "~/numerals/format";
import { exactText, type Ratio } from "~/numerals/ratio";
import { takesSingular, unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import type { Category } from "../categories/category";
import type { Unit } from "../categories/unit";
import type { Conversion } from "../converting/conversion";
import { converter } from "../converting/convert";
import { areConvertible } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import type { Assumption, Question, UnitMatch, Variant } from "../reading/name/readings";

const DIGITS = 7;
const MAX_ALTERNATIVES = 2;

const LONGEST_COUNT = 16;

/** The start of a sentence: "5 gallons (UK) are", "1/3 cup (metric) is". */
function subjectText(value: Ratio, { name, plural }: Unit): string {
  const exact = exactText(value) ?? "";
  // A sum of currencies may be a fraction with dozens of digits.
  const count = exact === "" || exact.length > LONGEST_COUNT ? formatDigits(value, DIGITS) : exact;
  return takesSingular(count) ? `${count} ${name} is` : `${count} ${plural} are`;
}

/** A result in a unit: money in the currency's form, anything else to seven significant digits. */
function resultText(
  { result, exact, approximate }: Conversion,
  unit: Unit,
  category: Category | null,
  isInWords: boolean,
): string {
  // A hundredth of a currency, such as the cent, is not a row and does not have a sign.
  const style = category?.units.includes(unit) ? category.displayStyle(unit) : undefined;
  if (style?.kind === "currency") return formatAlone(result, style);
  const number = formatDigits(exact ?? approximate, DIGITS);
  const { name, plural } = unit;
  return withUnit(number, unitAfterNumber(isInWords ? { name, plural, symbol: "" } : unit, number));
}

/** The answer with another meaning of one unit, as number and text: "5 gallons (UK) are 22.73045 L"; null if it fails. */
function alternativeAnswer(
  reading: Variant,
  alternative: UnitMatch,
  question: Pick<Question, "value" | "from" | "targets">,
  rates: ExchangeRates,
): { readonly result: number; readonly text: string } | null {
  const { value, from, targets } = question;
  if (reading.role === "added") return null;
  const [target] = targets;
  const [source, result] = reading.role === "from" ? [alternative.unit, target] : [from, alternative.unit];
  if (!result || source === result || !areConvertible(source, result)) return null;
  const prepared = converter(alternative.category, source, result, rates);
  const converted = prepared.ok ? prepared.value.convert(value) : prepared;
  if (!converted.ok) return null;
  const shown = resultText(converted.value, result, alternative.category, reading.role === "to");
  return { result: converted.value.result, text: `${subjectText(value, source)} ${shown}` };
}

const HALF_PERCENT = 0.005;

/** A name with its definition, if there is one: "month (a twelfth of a year of 365 days)". */
const nameOf = ({ name, definition }: Unit): string => (definition ? `${name} (${definition})` : name);

/** Describes an assumption, with the answers for up to two alternatives. */
export function describeReading(
  reading: Assumption,
  question: Pick<Question, "value" | "from" | "targets">,
  rates: ExchangeRates,
): string {
  switch (reading.kind) {
    case "unit": {
      const chosenResult = alternativeAnswer(reading, reading.chosen, question, rates)?.result ?? Number.NaN;
      const others = reading.alternatives
        .map((alternative) => ({
          name: alternative.unit.name,
          answer: alternativeAnswer(reading, alternative, question, rates),
        }))
        .filter(
          ({ answer }) => !(Math.abs((answer?.result ?? Number.NaN) / chosenResult - 1) <= HALF_PERCENT),
        )
        .slice(0, MAX_ALTERNATIVES);
      const names = others.flatMap(({ name, answer }) => (answer === null ? name : []));
      const answers = others.flatMap(({ answer }) => answer?.text ?? []);
      const rejected = names.length > 0 ? `, not ${names.join(" or ")}` : "";
      const chosen = reading.isMention ? `reading '${reading.text}' as` : "assuming";
      return `${chosen} ${[nameOf(reading.chosen.unit) + rejected, answers.join(", ")].filter(Boolean).join("; ")}`;
    }
    case "number":
      return `reading ${reading.text} as ${reading.value}, not ${reading.alternative}`;
    case "wording":
      return `reading '${reading.text}' as ${reading.shown}`;
    case "interval":
      return `reading the degrees in '${reading.text}' as a difference of temperatures`;
    case "convention":
      return reading.text;
    case "reciprocal":
      return `'${reading.from}' and '${reading.to}' are reciprocal: the result is 1 divided by the quantity`;
  }
}

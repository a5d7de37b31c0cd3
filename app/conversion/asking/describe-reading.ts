import { formatDigits } from "~/numerals/format";
import { isEqual, ONE, type Ratio, toExactText } from "~/numerals/ratio";
import type { Unit } from "../categories/unit";
import { converter } from "../converting/convert";
import { areConvertible } from "../converting/rule";
import type { ExchangeRates } from "../currencies/rates";
import type { Question } from "../reading/question";
import type { Reading, UnitMatch } from "../reading/readings";

const DIGITS = 7;
const MAX_ALTERNATIVES = 3;

const unitText = ({ symbol, plural }: Unit): string => symbol || plural;

function countText(value: Ratio, { name, plural }: Unit): string {
  return `${toExactText(value)} ${isEqual(value, ONE) ? name : plural}`;
}

/** "5 gallons (UK) are 22.73045 L": the question with another meaning of one of its units. */
function alternativeText(
  reading: Extract<Reading, { kind: "unit" }>,
  alternative: UnitMatch,
  question: Pick<Question, "value" | "from" | "targets">,
  rates: ExchangeRates,
): string {
  const { value, from, targets } = question;
  const [target] = targets;
  const [source, result] = reading.role === "from" ? [alternative.unit, target] : [from, alternative.unit];
  if (!result || !areConvertible(source, result)) return alternative.unit.plural;
  const prepared = converter(alternative.category, source, result, rates);
  const converted = prepared.ok ? prepared.value.convert(value) : prepared;
  if (!converted.ok) return alternative.unit.plural;
  const number = formatDigits(converted.value.exact ?? converted.value.approximate, DIGITS);
  const verb = isEqual(value, ONE) ? "is" : "are";
  const shown = reading.role === "from" ? unitText(result) : alternative.unit.plural;
  return `${countText(value, source)} ${verb} ${number} ${shown}`;
}

/** One sentence about something that was assumed, with what the alternatives give. */
export function describeReading(
  reading: Reading,
  question: Pick<Question, "value" | "from" | "targets">,
  rates: ExchangeRates,
): string {
  switch (reading.kind) {
    case "unit": {
      const others = reading.alternatives
        .slice(0, MAX_ALTERNATIVES)
        .map((alternative) => alternativeText(reading, alternative, question, rates));
      return `assuming ${reading.chosen.unit.name}; ${others.join(", ")}`;
    }
    case "number":
      return `reading ${reading.text} as ${reading.value}, not ${reading.alternative}`;
    case "expression":
      return `reading '${reading.text}' as ${reading.shown}`;
    case "interval":
      return `reading the degrees in '${reading.text}' as a difference of temperatures`;
    case "sum":
      return `reading '${reading.text}' as ${reading.shown}`;
    case "reciprocal":
      return `'${reading.from}' and '${reading.to}' are reciprocal: the result is 1 divided by the quantity`;
  }
}

import { type ask, describeReading } from "~/conversion";
import { dimensionOf, evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { multiply } from "~/numerals/ratio";
import { answerTo, isMention } from "../app/conversion/questions/answers";
import { roundRates } from "../app/conversion/questions/round-rates";

type Asked = ReturnType<typeof ask>;
type Answered = Extract<Asked, { ok: true }>["value"];

const DIGITS = 12;
const rounded = (number: number): string => String(Number(number.toPrecision(DIGITS)));

/** A quantity without a target: its size in base units, so that a unit with another name but of the same size is the same. */
function sizeOf({ value, from }: Answered): string {
  const size = evaluate(from.scale.factor.resolve(), roundRates);
  const number = size.ok && from.scale.kind === "linear" ? toDouble(multiply(value, size.value)) : null;
  return number === null
    ? `${toDouble(value)} ${from.id}`
    : `${rounded(number)} ${dimensionOf(from).join("")}`;
}

const answersOf = ({ answers }: Answered): string =>
  answers
    .map(({ unit, conversion }) =>
      conversion.ok ? `${rounded(conversion.value.result)} ${unit.symbol}` : conversion.error.code,
    )
    .join(", ");

/** What the engine makes of a question, on one line: its answers, what it states, or the code of its refusal. */
export type Outcome = {
  readonly answer: string;
  readonly isRefused: boolean;
  readonly stated: readonly string[];
};

export function outcomeOf(text: string): Outcome {
  const asked = answerTo(text);
  if (!asked.ok) return { answer: asked.error.code, isRefused: true, stated: [] };
  const { value } = asked;
  const assumed = value.readings.filter((reading) => !isMention(reading));
  return {
    answer: value.isForAllUnits ? sizeOf(value) : answersOf(value),
    isRefused: false,
    stated: assumed.map((reading) => describeReading(reading, value, roundRates)),
  };
}

/** "80467.2 m", with a question mark where something is stated. */
export const inShort = ({ answer, stated }: Outcome): string => (stated.length > 0 ? `${answer} ?` : answer);

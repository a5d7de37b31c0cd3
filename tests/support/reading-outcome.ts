import { answerTo as answersTo, type ask, bounded, describeReading, succeed, targetsOf } from "~/conversion";
import { dimensionOf, evaluate } from "~/conversion/converting/rule";
import { readQuestion } from "~/conversion/next/reading";
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

/** The answers to a text as the next engine reads it. */
export const nextAnswerTo = (text: string): Asked =>
  bounded(() => {
    const question = readQuestion(text, { rates: () => roundRates });
    if (!question.ok) return question;
    const answers = answersTo(question.value, targetsOf(question.value), roundRates);
    return succeed({
      ...question.value,
      query: text,
      answers,
      isForAllUnits: question.value.targets.length === 0,
    });
  });

/** `reader`: by which engine; that of the site without it. */
export function outcomeOf(text: string, reader: (text: string) => Asked = answerTo): Outcome {
  const asked = reader(text);
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

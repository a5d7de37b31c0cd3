import type { Chart } from "./chart";

export type Operator = {
  readonly sign: 1 | -1;
  readonly length: number;
  readonly cost: number;
  readonly isWord: boolean;
};

const operator = (sign: 1 | -1, length: number, cost: number, isWord: boolean): Operator => ({
  sign,
  length,
  cost,
  isWord,
});
const TIMES = operator(1, 1, 0, false);
const PER = operator(-1, 1, 0, false);
const SPOKEN = new Map([
  ["x", operator(1, 1, 0, true)],
  ["by", operator(1, 1, 0, true)],
  ["over", operator(-1, 1, 0, true)],
]);
const ONE = /^(?:an?|one|each|every)$/;
const TIMES_WORD = operator(1, 1, 0, true);
const PER_WORD = operator(-1, 1, 0, true);
const PER_ONE = operator(-1, 2, 0, true);
const AN = operator(-1, 1, 0.2, true);

/** The operator at a token: a sign or words. */
export function operatorAt(chart: Chart, at: number): Operator | null {
  const { text, lower, space } = chart.token(at);
  switch (lower) {
    case "*":
    case "×":
    case "·":
      return TIMES;
    case "/":
      return PER;
    case ".":
      return chart.isAttached(at) && chart.isAttached(at + 1) ? TIMES : null;
    case "per":
      return ONE.test(chart.sign(at + 1)) && chart.word(at + 2) !== "" ? PER_ONE : PER_WORD;
    // 5 times a day
    case "times":
      return /^(?:an?|per)$/.test(chart.word(at + 1)) ? null : TIMES_WORD;
    case "divided":
      return chart.word(at + 1) === "by" ? PER_ONE : null;
  }
  if (space && /^(?:an?|each|every)$/.test(text)) return AN;
  return SPOKEN.get(lower) ?? null;
}

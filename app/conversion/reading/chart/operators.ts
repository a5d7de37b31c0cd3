import type { Chart } from "./chart";

export type Operator = {
  readonly sign: 1 | -1;
  readonly length: number;
  readonly cost: number;
  readonly isWord: boolean;
};

const TIMES: Operator = { sign: 1, length: 1, cost: 0, isWord: false };
const PER: Operator = { ...TIMES, sign: -1 };
const TIMES_WORD: Operator = { ...TIMES, isWord: true };
const PER_WORD: Operator = { ...PER, isWord: true };
const PER_ONE: Operator = { ...PER_WORD, length: 2 };
const AN: Operator = { ...PER_WORD, cost: 0.2 };
const ONE = /^(?:an?|one|each|every)$/;

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
    case "x":
    case "by":
      return TIMES_WORD;
    case "over":
      return PER_WORD;
    case "per":
      return ONE.test(chart.sign(at + 1)) && chart.word(at + 2) !== "" ? PER_ONE : PER_WORD;
    // 5 times a day
    case "times":
      return /^(?:an?|per)$/.test(chart.word(at + 1)) ? null : TIMES_WORD;
    case "divided":
      return chart.word(at + 1) === "by" ? PER_ONE : null;
  }
  return space && /^(?:an?|each|every)$/.test(text) ? AN : null;
}

import type { Explanation } from "~/conversion";
import { formatResult, groupNumbers } from "~/numerals/format";
import { dayText } from "~/ui/rates-line";

const FEWEST_DIGITS = 6;
/** Below this, six fraction digits would leave fewer than four significant ones. */
const SMALL = 0.001;

/** The equation below the answer: digits are grouped, fractions and long decimals shortened, market rates dated. */
export function shortEquation(
  { equation, exactness, exactFactor, factor }: Explanation,
  ratesDate?: string,
): string {
  if (exactness === "rate" && ratesDate) return `${groupNumbers(equation)}, ${dayText(ratesDate)}`;
  const isFraction = exactFactor !== null && /^\d+\/\d+$/.test(exactFactor);
  const decimal = isFraction ? equation.replace(`= ${exactFactor}`, `≈ ${factor}`) : equation;
  return groupNumbers(
    decimal.replace(
      /^(1.+? ≈ )(\d[\d.e+-]*)/,
      (_, start: string, number: string) => start + short(Number(number)),
    ),
  );
}

const short = (number: number): string =>
  number < SMALL
    ? String(Number(number.toPrecision(FEWEST_DIGITS)))
    : formatResult(number, { kind: "general" });

import { toDouble } from "~/numerals/nearest-double";
import { divide, fraction, isLess, multiply, parseDecimal, ratio } from "~/numerals/ratio";
import { pegs } from "./pegs";
import type { ExchangeRates } from "./rates";

/** A feed's rate that differs from a fixed rate by more than banks' margins. */
export type OffPeg = {
  readonly code: string;
  /** "1 USD = 3.6725 AED" */
  readonly fixed: string;
  /** How far the feed's rate is above the fixed rate, in percent. */
  readonly percent: number;
};

const LOWEST = ratio(995n, 1000n);
const HIGHEST = ratio(1005n, 1000n);

/** The currencies whose rate in the feed differs from the peg by more than 0.5 %. Conversions use the peg. */
export function ratesOffPeg({ rates }: ExchangeRates): readonly OffPeg[] {
  return pegs.flatMap(({ code, anchor, unitsPerAnchor, statement }) => {
    const quoted = parseDecimal(rates[code] ?? "");
    const anchored = parseDecimal(rates[anchor] ?? "");
    if (!quoted || !anchored || anchored.numerator <= 0n) return [];
    const share = divide(quoted, multiply(anchored, fraction(unitsPerAnchor)));
    if (!isLess(share, LOWEST) && !isLess(HIGHEST, share)) return [];
    return [{ code, fixed: statement, percent: Number(((toDouble(share) - 1) * 100).toPrecision(2)) }];
  });
}

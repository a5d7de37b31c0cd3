import { toDouble } from "~/numerals/nearest-double";
import { divide, fraction, isLess, multiply, parseDecimal, ratio } from "~/numerals/ratio";
import { pegs } from "./pegs";
import type { ExchangeRates } from "./rates";

/** A feed's rate that differs from a fixed rate by more than banks' margins. */
export type OffPeg = {
  readonly code: string;
  /** "1 USD = 3.6725 AED" */
  readonly fixed: string;
  /** How much more of the currency the feed gives for the same, in percent. */
  readonly percent: number;
};

const LOWEST = ratio(995n, 1000n);
const HIGHEST = ratio(1005n, 1000n);

/** Where the feed is more than 0.5 % away from a peg. Conversions use the peg. */
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

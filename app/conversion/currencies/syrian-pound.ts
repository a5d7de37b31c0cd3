import { isLess, multiply, type Ratio, ratio } from "~/numerals/ratio";

/** The number of old pounds, from before 2026, in a new pound. Both have the code SYP. */
export const OLD_POUNDS_PER_NEW = "100";

const FEWEST_OLD_POUNDS_PER_DOLLAR = ratio(1000n);

/**
 * Converts a quote to old pounds if it is in new ones, which are a hundredth of the number: before 2026 a dollar was about
 * 13,000 old pounds, and no currency moves that far overnight.
 */
export const inOldPounds = (perDollar: Ratio): Ratio =>
  isLess(perDollar, FEWEST_OLD_POUNDS_PER_DOLLAR) ? multiply(perDollar, ratio(100n)) : perDollar;

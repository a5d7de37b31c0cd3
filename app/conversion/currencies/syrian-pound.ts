import { isLess, multiply, type Ratio, ratio } from "~/numerals/ratio";

/** How many pounds before 2026 are one new pound. The code SYP did not change. */
export const OLD_POUNDS_PER_NEW = "100";

const FEWEST_OLD_POUNDS_PER_DOLLAR = ratio(1000n);

/**
 * Sets of rates quote the old pound, as they did before 2026: some thirteen thousand to the dollar. A feed that has
 * switched to the new one quotes a hundredth, and no currency moves that far overnight.
 */
export const inOldPounds = (perDollar: Ratio): Ratio =>
  isLess(perDollar, FEWEST_OLD_POUNDS_PER_DOLLAR) ? multiply(perDollar, ratio(100n)) : perDollar;

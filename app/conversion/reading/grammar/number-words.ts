import { PARTS, POWERS } from "../quantity/number-phrase";

/** @file Words of numbers beyond those from one to a trillion. */

/** 6 for "million" and "millions". */
export const powerNamed = (word: string): number | undefined =>
  POWERS.get(word) ?? POWERS.get(word.replace(/s$/, ""));
/** Without a number before them: a million. */
export const LEADING_POWER = /^(?:hundred|thousand|[bmtr]+illion)$/;
/** Larger by the long scale. */
export const LONG_SCALE = /^[bt]\w*illion/;

export const COUNTS = new Map(Object.entries({ dozen: 12, dozens: 12, couple: 2 }));

/** Attached to the amount of a currency. */
export const MULTIPLIERS = new Map(
  Object.entries({
    k: 3,
    K: 3,
    m: 6,
    M: 6,
    MM: 6,
    mn: 6,
    mil: 6,
    b: 9,
    B: 9,
    bn: 9,
    tn: 12,
  }),
);

export const MULTIPLES = new Map(Object.entries({ twice: 2, double: 2, thrice: 3, triple: 3 }));

/** 4 for "quarter" and "quarters"; 0 where a word names no part. */
export const partNamed = (word: string): number => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, "")) ?? 0;

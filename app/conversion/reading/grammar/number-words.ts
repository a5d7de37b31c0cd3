/** @file Words of numbers beyond those from one to a trillion. */

/** Powers of ten after a number in digits: "1.5 million", "3 lakh". */
const POWERS = new Map(
  Object.entries({
    hundred: 2,
    thousand: 3,
    lakh: 5,
    lac: 5,
    million: 6,
    mio: 6,
    crore: 7,
    billion: 9,
    bn: 9,
    trillion: 12,
  }),
);
/** What a fraction in words ends in: "three quarters". */
const PARTS = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    twelfth: 12,
    sixteenth: 16,
    hundredth: 100,
    thousandth: 1000,
  }),
);

/** 6 for "million" and "millions". */
export const powerNamed = (word: string): number | undefined =>
  POWERS.get(word) ?? POWERS.get(word.replace(/s$/, ""));
/** Without a number before them: a million. */
export const LEADING_POWER = /^(?:hundred|thousand|[bmtr]+illion)$/;
/** Larger by the long scale. */
export const LONG_SCALE = /^[bt]\w*illion/;

export const COUNTS = new Map(Object.entries({ dozen: 12, dozens: 12, couple: 2 }));

/** After the amount of a currency: $5k, €2.5m, £3 bn. */
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

/** @file Words of numbers beyond those from one to a trillion. */

export const POWERS_OF_TEN = new Map(
  Object.entries({
    hundred: 2,
    hundreds: 2,
    thousand: 3,
    thousands: 3,
    lakh: 5,
    lakhs: 5,
    lac: 5,
    lacs: 5,
    million: 6,
    millions: 6,
    mio: 6,
    crore: 7,
    crores: 7,
    billion: 9,
    billions: 9,
    bn: 9,
    trillion: 12,
  }),
);
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

/** 4 for "quarter" and "quarters"; 0 where a word names no part. */
export const partNamed = (word: string): number => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, "")) ?? 0;

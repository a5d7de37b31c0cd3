/**
 * @file Work is counted in steps, not timed, so that the same input has the same outcome on each machine. A step takes about a
 * microsecond: looking up a name, matching a pattern, or dividing long numbers once.
 */

/** Thrown if work exceeds the limit that `limit` names. `bounded` in the engine converts it to an error value. */
export class WorkExceeded extends Error {
  constructor(readonly limit: "steps" | "digits") {
    super(limit === "steps" ? "The input takes too many steps." : "A number has too many digits.");
  }
}

/** Thrown if a number is divided by zero. `bounded` in the engine converts it to an error value. */
export class DivisionByZero extends RangeError {}

/** Infinite outside of bounded work: the engine's own definitions are not counted. */
let stepsLeft = Number.POSITIVE_INFINITY;
/** The number of pieces of bounded work so far. */
let piece = 0;

/** Counts steps. @throws WorkExceeded if they exceed the current bound. */
export function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new WorkExceeded("steps");
}

/** Runs work with a bound on its steps; a nested call keeps the outer bound. @throws WorkExceeded */
export function withinSteps<T>(steps: number, work: () => T): T {
  if (stepsLeft !== Number.POSITIVE_INFINITY) return work();
  stepsLeft = steps;
  piece += 1;
  try {
    return work();
  } finally {
    stepsLeft = Number.POSITIVE_INFINITY;
  }
}

/** Runs work without counting it, because later calls may reuse its result. */
export function uncounted<T>(work: () => T): T {
  const before = stepsLeft;
  stepsLeft = Number.POSITIVE_INFINITY;
  try {
    return work();
  } finally {
    stepsLeft = before;
  }
}

/** Identifies the current piece of bounded work; null if work is not counted. */
export const pieceOfWork = (): number | null => (stepsLeft === Number.POSITIVE_INFINITY ? null : piece);

export function countSteps(work: () => unknown): number {
  const before = stepsLeft;
  stepsLeft = Number.MAX_SAFE_INTEGER;
  piece += 1;
  try {
    work();
    return Number.MAX_SAFE_INTEGER - stepsLeft;
  } finally {
    stepsLeft = before;
  }
}

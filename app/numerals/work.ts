/**
 * @file Work is counted in steps, not timed, so that the same input has the same outcome on every machine. A step takes
 * about a microsecond: one look-up of a name, one match of a pattern, or one division of long numbers.
 */

/** Thrown where work passes its bound; `limit` says which. `withinSteps` and the doors of the engine make it an error value. */
export class WorkExceeded extends Error {
  constructor(readonly limit: "steps" | "digits") {
    super(limit === "steps" ? "The input takes too many steps." : "A number has too many digits.");
  }
}

/** Thrown where a number is divided by zero. The doors of the engine make it an error value. */
export class DivisionByZero extends RangeError {}

/** Infinite while no bound is in force: the engine's own definitions are not counted. */
let stepsLeft = Number.POSITIVE_INFINITY;
/** The pieces of bounded work so far. */
let piece = 0;

/** Counts steps. @throws WorkExceeded when they pass the bound in force. */
export function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new WorkExceeded("steps");
}

/** The result of work that may take this many steps; within another bound that one remains in force. @throws WorkExceeded */
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

/** The result of work that is not counted, because a later call may find what it computes. */
export function uncounted<T>(work: () => T): T {
  const before = stepsLeft;
  stepsLeft = Number.POSITIVE_INFINITY;
  try {
    return work();
  } finally {
    stepsLeft = before;
  }
}

/** Tells pieces of bounded work from each other; null where nothing is counted. */
export const pieceOfWork = (): number | null => (stepsLeft === Number.POSITIVE_INFINITY ? null : piece);

/** The steps that work takes, however many. */
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

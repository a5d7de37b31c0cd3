import { DivisionByZero, pieceOfWork, WorkExceeded, withinSteps } from "~/numerals/work";
import { fail, type Result } from "./errors";

/** Half as much again as the hardest question of the tests needs; a quarter of this suffices for 99 % of questions. */
const MOST_STEPS = 12_000;
/** For the suggestions of a refused question, in addition. With 6,000, 22 of 1,459 mistyped questions lose one. */
export const STEPS_FOR_SUGGESTIONS = 8_000;

/**
 * Bounds work on text that a person typed. Every public function of the engine that reads text or computes fractions is
 * bounded; a nested call keeps the outer bound. Errors: those of the work; too_complex beyond `mostSteps`; not_representable
 * for a number of more than 5,000 digits, or an exact text of more than 1,100; out_of_domain for a division by zero.
 */
export function bounded<T>(work: () => Result<T>, mostSteps = MOST_STEPS): Result<T> {
  const isWithin = pieceOfWork() !== null;
  try {
    return isWithin ? work() : withinSteps(mostSteps, work);
  } catch (error) {
    if (error instanceof DivisionByZero)
      return fail({ code: "out_of_domain", reason: "division_by_zero", value: "", unit: "" });
    if (isWithin || !(error instanceof WorkExceeded)) throw error;
    return fail(
      error.limit === "steps" ? { code: "too_complex" } : { code: "not_representable", size: "too_long" },
    );
  }
}

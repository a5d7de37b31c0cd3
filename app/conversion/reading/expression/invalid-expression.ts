import { fail, type Result } from "../../errors";

/** The failure for a text that is neither a quantity nor a unit. `reason` starts a sentence; columns count from 1. */
export const invalidExpression = (text: string, reason: string, column?: number): Result<never> =>
  fail({ code: "invalid_expression", text, reason, column });

import { type Result, succeed } from "../../errors";
import { normaliseOperators } from "./expression-text";
import { invalidExpression } from "./invalid-expression";
import type { IsName } from "./name-end";
import { ExpressionError } from "./text-scanner";
import type { ParsedExpression } from "./unit-node";
import { UnitParser } from "./unit-parser";

const MAX_LENGTH = 500;

/** "J/mol·K" may be meant as J/(mol·K), as most write it who leave the parentheses out. */
const POINT_AFTER_SLASH = /\/[^()/]*·/;

/**
 * Parses products, quotients, powers and parentheses of units. Side by side binds tighter than "*" and "/", which are equal
 * and read from the left, as in GNU units. Error: invalid_expression with its column.
 */
export function parseExpression(text: string, isName: IsName): Result<ParsedExpression> {
  // Normalising halves a text at most: "**" becomes "^".
  const normalised = text.length > 2 * MAX_LENGTH ? text : normaliseOperators(text).trim();
  if (normalised.length > MAX_LENGTH)
    return invalidExpression(text, `An expression has at most ${MAX_LENGTH} characters`, 1);
  try {
    const parsed = new UnitParser(normalised, isName).parse();
    if (!POINT_AFTER_SLASH.test(normalised)) return succeed(parsed);
    const { node } = new UnitParser(normalised, isName, true).parse();
    return succeed({ ...parsed, alternative: node });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return invalidExpression(text, error.reason, error.column);
  }
}

import { invalidExpression, type Result, succeed } from "../../errors";
import { normalizeOperators } from "./expression-text";
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
  // Normalizing halves a text at most: "**" becomes "^".
  const normalized = text.length > 2 * MAX_LENGTH ? text : normalizeOperators(text).trim();
  if (normalized.length > MAX_LENGTH)
    return invalidExpression(text, `An expression has at most ${MAX_LENGTH} characters`, 1);
  try {
    const parsed = new UnitParser(normalized, isName).parse();
    if (!POINT_AFTER_SLASH.test(normalized)) return succeed(parsed);
    const { node } = new UnitParser(normalized, isName, true).parse();
    return succeed({ ...parsed, alternative: node });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return invalidExpression(text, error.reason, error.column);
  }
}

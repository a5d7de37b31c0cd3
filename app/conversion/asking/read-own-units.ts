import { toExactText } from "~/numerals/ratio";
import { renamed, times, type UnitExpression } from "../algebra/expression";
import { pluralOf } from "../algebra/plural";
import { describeError } from "../describe-error";
import { fail, type Result, succeed } from "../errors";
import { NO_OWN_UNITS, type OwnUnits, withOwnUnits } from "../reading/name/settings";
import { normalizeTypography } from "../reading/name/unit-names";
import { namesAnyUnit, readQuestion } from "../reading/read";

const LINE = /^([^\s[=]+)\s*(?:\[\s*([^\s\]]+)\s*\]\s*)?=\s*(\S.*)$/;
const NAME = /^\p{L}[\p{L}\p{M}_-]*$/u;

const refuse = (number: number, text: string, reason: string) =>
  fail({ code: "invalid_expression", text, reason: `Line ${number}: ${reason}` });

/** The size of a unit from its definition, a quantity such as "5 ft 7 in" or a unit. */
function sizeOf(definition: string): Result<UnitExpression> {
  const question = readQuestion(definition);
  if (!question.ok) return question;
  const { value, from, targets } = question.value;
  if (targets.length > 0 || from.scale.kind !== "linear" || value.numerator <= 0n)
    return fail({
      code: "invalid_expression",
      text: definition,
      reason: `'${definition}' is not a positive multiple of a unit`,
    });
  return succeed(times(toExactText(value), from.scale.factor));
}

/**
 * Reads a user's own units, one on each line: `wug [wg] = 5 ft 7 in`. Blank lines and those that start with # are skipped.
 * A line may use the units before it. Error: invalid_expression with the number of the line.
 */
export function readOwnUnits(text: string): Result<OwnUnits> {
  const units = new Map<string, UnitExpression>(NO_OWN_UNITS);
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const line = written.replace(/^\uFEFF/, "").trim();
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", symbol = name, definition = ""] = LINE.exec(line) ?? [];
    if (definition === "" || !NAME.test(name))
      return refuse(at + 1, line, "write name [symbol] = expression, such as wug [wg] = 1.7018 m");
    const known = new Map(units);
    const isTaken = (one: string): boolean => withOwnUnits(known, () => namesAnyUnit(one));
    const taken = [name, symbol].find(isTaken);
    if (taken !== undefined) return refuse(at + 1, line, `'${taken}' is already a unit. Choose another name`);
    const size = withOwnUnits(known, () => sizeOf(definition));
    if (!size.ok) return refuse(at + 1, line, describeError(size.error).replace(/\.$/, ""));
    const plural = pluralOf(name);
    const unit = renamed(size.value, name, { name, symbol, plural });
    for (const key of [name, symbol, plural]) units.set(normalizeTypography(key), unit);
  }
  return succeed(units);
}

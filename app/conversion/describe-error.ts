import { isOtherBase } from "~/numerals/read-number";
import { ADVICE } from "./advice";
import type { ConversionError } from "./errors";

/** A text in quotation marks, with at most 60 characters. */
export const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;
/** Joins items as "a, b or c", with semicolons if an item contains a comma. */
function listOf(items: readonly string[]): string {
  const [last = "", ...others] = items.toReversed();
  if (others.length === 0) return last;
  const separator = items.some((item) => item.includes(", ")) ? "; " : ", ";
  return `${others.reverse().join(separator)}${separator === "; " ? ";" : ""} or ${last}`;
}
const suggest = (nearest: readonly string[]): string =>
  nearest.length === 0 ? "" : ` Did you mean ${listOf(nearest.map(quote))}?`;

const DOMAIN_TEXTS = {
  below_absolute_zero: "is below absolute zero.",
  division_by_zero: "cannot be converted: the result would be a division by zero.",
  outside_scale: "is outside the other scale.",
};

const OPERATOR = /[-+*/^·()\d²³]|\bper\b/u;

/** Why a text is not a number that readNumber accepts. */
function describeInvalid(text: string): string {
  const [word = ""] = text.split(" ");
  if (isOtherBase(word)) return `${quote(word)} is not a decimal number.`;
  const exponent = /^[+-]?[\d.]+e([+-]?\d+)/i.exec(word)?.[1];
  if (exponent && Math.abs(Number(exponent)) > 5000)
    return `${quote(word)} is out of range: exponents range from -5000 to 5000.`;
  if (/^[+-]?[\d.]{1000}/.test(word)) return `${quote(word)} is longer than 1,000 characters.`;
  return `${quote(text)} is not a valid number.`;
}

/** The message of an error; a second sentence suggests what to write instead. */
export function describeError(error: ConversionError): string {
  switch (error.code) {
    case "invalid_value":
      return describeInvalid(error.text);
    case "ambiguous_value":
      if (error.meanings === undefined)
        return `${quote(error.text)} can be read as two different numbers; write it without separators.`;
      return error.meanings.length === 1
        ? `${quote(error.text)} is ambiguous, and strict mode does not assume ${error.meanings[0]}. Write the one that you mean.`
        : `${quote(error.text)} can be ${listOf(error.meanings)}. Write the one that you mean.`;
    case "unknown_category":
      return `There is no category ${quote(error.category)}.${suggest(error.nearest)}`;
    case "unknown_unit": {
      const { unit, category, within, column, namesCategory, nearest, elsewhere, why } = error;
      // The column is omitted without an operator: adjacent names may be a unit and its target, not a product.
      const isExpression = within !== undefined && OPERATOR.test(within);
      const place = isExpression ? ` (column ${column} of ${quote(within)})` : "";
      if (elsewhere && !place)
        return `${quote(unit)} measures ${elsewhere.quantityKind}, not ${elsewhere.asked}. Use the category ${quote(elsewhere.category)}.`;
      if (why) return `${quote(unit)} is not a unit${place}. ${why}`;
      if (namesCategory)
        return `${quote(unit)} is not a unit${place}. See the category ${quote(namesCategory)}.`;
      return `There is no unit ${quote(unit)}${category ? ` in the category ${quote(category)}` : ""}${place}.${suggest(nearest)}`;
    }
    case "ambiguous_unit":
      return error.isCase
        ? `${quote(error.unit)} could be ${listOf(error.choices.map(({ symbol, plural }) => `${symbol} (${plural})`))}.`
        : `${quote(error.unit)} can mean ${listOf(
            error.choices.map(({ name, id, category }) =>
              category ? `${name} (${id} in ${category})` : name,
            ),
          )}.`;
    case "invalid_expression":
      return error.column === undefined
        ? `${error.reason}.`
        : `${error.reason} (column ${error.column} of ${quote(error.text)}).`;
    case "offset_in_product":
      return `Cannot multiply a temperature, as in ${quote(error.unit)}. Use kelvins, or a temperature difference (Δ°C).`;
    case "missing_target":
      return `The target unit is missing after ${quote(error.text)}.`;
    case "missing_unit":
      return `${quote(error.value)} has no unit.`;
    case "incompatible_units": {
      const { from, fromQuantity, to, toQuantity, advice, quantity } = error;
      const measured = `${quote(from)} measures ${fromQuantity} and ${quote(to)} measures ${toQuantity};`;
      if (!advice) return `${measured} they do not convert into each other.`;
      const [advised, example] = ADVICE[advice];
      if (advice !== "substance") return `${measured} ${advised}, as in '${example}'.`;
      const own = quantity ? `${quantity} glucose in ${to}` : example;
      return `${quote(from)} to ${quote(to)} ${advised}, as in '${own}'.`;
    }
    case "out_of_domain":
      return error.value === ""
        ? "The input divides by zero."
        : `${error.value} ${error.unit} ${DOMAIN_TEXTS[error.reason]}`;
    case "too_complex":
      return "The input is too complex. Write it with fewer words, units or operators.";
    case "not_representable":
      if (error.size === "too_long")
        return "A number has too many digits. Use fewer digits, or smaller exponents and powers.";
      return `The result in ${quote(error.unit)} is too ${error.size === "too_large" ? "large" : "small"} for a number of double precision.`;
    case "no_rate":
      return error.dependent === undefined
        ? `There is no exchange rate for ${quote(error.currency)}.`
        : `There is no exchange rate for ${quote(error.currency)}, to which ${quote(error.dependent)} is fixed.`;
  }
}

import { type Category, converter, type ExchangeRates, type Unit } from "~/conversion";
import { parseDecimal, type Ratio } from "~/numerals/ratio";
import { ConversionError } from "./conversion-error";
import { exactTextOf, toConversion } from "./to-conversion";
import { toError } from "./to-error";
import type { Convert, Options } from "./types";

/** A category that has no currencies needs no rates. */
const NO_RATES: ExchangeRates = { base: "USD", date: "", source: "", rates: {} };

const namesOf = ({ id, symbol, name, plural, aliases }: Unit): readonly string[] => [
  id,
  symbol,
  name,
  plural,
  ...aliases,
];

/** The unit with an id, or else the first with a symbol or name; in any case of its letters if none has this one. */
function findUnit({ id, units }: Category, text: string): Unit {
  const lower = text.toLowerCase();
  const found =
    units.find((unit) => unit.id === text) ??
    units.find((unit) => namesOf(unit).includes(text)) ??
    units.find((unit) => namesOf(unit).some((name) => name.toLowerCase() === lower));
  if (found) return found;
  const message = `There is no unit '${text}' in the category '${id}'.`;
  throw new ConversionError("unknown_unit", message, { unit: text, category: id, nearest: [] });
}

function readValue(text: string): Ratio {
  const value = parseDecimal(text);
  if (value) return value;
  throw new ConversionError("invalid_value", "Please enter a valid number", { text });
}

/** `convert` for one category: without the grammar, and without the other categories. */
export const convertIn =
  (category: Category, ownRates: ExchangeRates = NO_RATES): Convert =>
  (input, unit = "", options: Options = {}) => {
    const rates = options.rates ?? ownRates;
    const value = readValue(String(input));
    const from = findUnit(category, unit);
    const answer = (to: Unit) => {
      const prepared = converter(category, from, to, rates);
      const converted = prepared.ok ? prepared.value.convert(value) : prepared;
      if (!converted.ok) throw toError(converted.error);
      return converted.value;
    };
    const full = (to: Unit) =>
      toConversion({ value, from, to, category, conversion: answer(to), reading: [] }, rates);
    return {
      to: (target) => answer(findUnit(category, target)).result,
      toExact: (target) => exactTextOf(answer(findUnit(category, target))),
      toConversion: (target) => full(findUnit(category, target)),
      toAll: () =>
        category.units.flatMap((to) => {
          try {
            return [full(to)];
          } catch (error) {
            if (error instanceof ConversionError) return [];
            throw error;
          }
        }),
    };
  };

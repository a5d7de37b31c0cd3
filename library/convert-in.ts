import { type Category, converter, type ExchangeRates, smallLetterUnits, type Unit } from "~/conversion";
import { parseDecimal } from "~/numerals/ratio";
import { ConversionError } from "./conversion-error";
import { exactTextOf, toConversion } from "./to-conversion";
import { toError } from "./to-error";
import type { ConvertCurrency, UnitChoice } from "./types";

/** The rates for categories without currencies. */
const NO_RATES: ExchangeRates = { base: "USD", date: "", source: "", rates: {} };

const namesOf = ({ id, symbol, name, plural, aliases }: Unit): readonly string[] => [
  id,
  symbol,
  name,
  plural,
  ...aliases,
];

/** Whether a text is a word, and therefore case-insensitive. In a symbol, case may distinguish milli from mega. */
const isSpelledOut = (text: string): boolean => /^\p{L}{2}/u.test(text) && /\p{L}{4}/u.test(text);

const isNameInAnyCase = ({ name, plural }: Unit, lower: string): boolean =>
  [name, plural].some((text) => isSpelledOut(text) && text.toLowerCase() === lower);

function choiceOf(category: Category, { id, name, plural, symbol, note }: Unit): UnitChoice {
  const meaning = note ?? `a unit of ${category.quantityKind}`;
  return { category: category.id, id, name, plural, symbol, meaning };
}

/** The unit with this id, symbol, name, plural or alias, or else this name or plural in any case. @throws ConversionError */
function findUnit(category: Category, text: string): Unit {
  const { id, units } = category;
  const hasId = units.some((unit) => unit.id === text);
  const small = hasId ? [] : smallLetterUnits(category, text);
  const exact = small.length > 0 ? small : units.filter((unit) => namesOf(unit).includes(text));
  const lower = text.toLowerCase();
  const [found, ...others] = exact.length > 0 ? exact : units.filter((unit) => isNameInAnyCase(unit, lower));
  if (!found) throw toError({ code: "unknown_unit", unit: text, category: id, nearest: [] });
  if (others.length === 0) return found;
  const choices = [found, ...others].map((unit) => choiceOf(category, unit));
  const message = `'${text}' is ambiguous. Use one of these ids: ${choices.map((choice) => choice.id).join(", ")}.`;
  throw new ConversionError("ambiguous_unit", message, { unit: text, choices });
}

/** `convert` for one category: without the grammar, and without the other categories. */
export const convertIn =
  /* @__NO_SIDE_EFFECTS__ */
    (category: Category, ownRates: ExchangeRates = NO_RATES): ConvertCurrency =>
    (input, unit, { rates = ownRates } = {}) => {
      const text = String(input);
      const value = parseDecimal(text);
      if (!value) throw toError({ code: "invalid_value", text });
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

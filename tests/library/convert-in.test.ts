import { describe, expect, it } from "vitest";
import { categories as engineCategories, snapshotRates, type Unit } from "~/conversion";
import { ConversionError, convert } from "../../library";
import { convertIn } from "../../library/convert-in";
import type { Conversion } from "../../library/types";
import { present } from "../support/present";

function answerOf(run: () => Conversion): Conversion | ConversionError {
  try {
    return run();
  } catch (error) {
    if (error instanceof ConversionError) return error;
    throw error;
  }
}

const namesOf = ({ id, symbol, name, plural, aliases }: Unit): readonly string[] =>
  [id, symbol, name, plural, ...aliases].filter((text) => text !== "");

const swapped = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const EVERY = 6;
/** Longer than any symbol. */
const WORD_LETTERS = 8;

/**
 * Everything that a unit is called, and the same letters in other cases: all of them of a symbol, where case may be the
 * difference between milli and mega; of words, only the name's.
 */
const textsOf = (unit: Unit): readonly string[] =>
  namesOf(unit).flatMap((text) =>
    text.length < WORD_LETTERS || text === unit.name ? [text, text.toLowerCase(), swapped(text)] : [text],
  );

// "mw" was a megawatt and "MBAR" a millibar: the first row that matched but for case was taken.
describe("one category alone converts as the whole library does, or refuses", () => {
  it.each(engineCategories.map((category) => [category.id, category] as const))("%s", (id, category) => {
    const convertAlone = convertIn(category, snapshotRates);
    const target = present(category.units[0]).name;
    const texts = new Set(category.units.flatMap(textsOf).filter((_, i) => i % EVERY === 0));
    let answered = 0;
    for (const text of texts) {
      const alone = answerOf(() => convertAlone(300, text).toConversion(target));
      const isRefused = alone instanceof ConversionError && alone.code !== "out_of_domain";
      if (isRefused) continue;
      answered += 1;
      const whole = answerOf(() => convert(300, text, { category: id }).toConversion(target));
      const expected = whole instanceof ConversionError ? whole : { ...whole, reading: [] };
      expect([text, alone]).toEqual([text, expected]);
    }
    expect(answered).toBeGreaterThan(category.units.length / 2);
  });

  it("a name that several units share is refused, with the units to choose from", () => {
    const alone = convertIn(present(engineCategories.find(({ id }) => id === "currency")), snapshotRates);
    const error = answerOf(() => alone(1, "kr").toConversion("EUR")) as ConversionError;
    expect(error).toMatchObject({ code: "ambiguous_unit", fields: { unit: "kr" } });
    expect(error.message).toBe("'kr' is ambiguous. Use one of these ids: DKK, ISK, NOK, SEK.");
    expect(error.fields.choices?.map(({ id }) => id)).toEqual(["DKK", "ISK", "NOK", "SEK"]);
  });
});

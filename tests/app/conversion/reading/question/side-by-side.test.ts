import { describe, expect, it } from "vitest";
import { ask, describeError, headings, readQuestion, readWords, snapshotRates } from "~/conversion";
import { seeded } from "../../../../support/seeded";

// "1 kWh ft" was an energy times a length, silently, as were 5,124 of 21,266 pairs of symbols that do not convert.

/** What the command does with words: a refusal, or the units that it reads. */
function read(...words: readonly string[]): string {
  const question = readWords(words);
  if (!question.ok) return describeError(question.error);
  const { from, targets } = question.value;
  return [from, ...targets].map(({ symbol }) => symbol).join(" to ");
}

describe("units side by side", () => {
  it.each([
    [["1", "kwh", "ft"], "'kwh' measures energy and 'ft' measures length"],
    [["5", "kgal", "L"], "'kgal' measures acceleration and 'L' measures volume"],
    [["5", "kN", "mph"], "'kN' measures force and 'mph' measures speed"],
    [["1", "m/s", "kg/s"], "'m/s' measures speed and 'kg/s' measures mass flow rate"],
    [["5", "MS", "s"], "'MS' measures electric conductance and 's' measures time"],
    [["5 kg m/s^2", "ft"], "'kg m/s^2' measures force and 'ft' measures length"],
    [["1", "W/(m K)", "W K/m"], "'W/(m K)' measures thermal conductivity"],
    [["5 °C m", "K m"], "Cannot multiply a temperature"],
    [["5 kg °C", "kg K"], "Cannot multiply a temperature"],
    [["5", "m2", "in", "L"], "'m2' measures area and 'L' measures volume"],
    [["5", "newton", "metrs", "J"], "There is no unit 'metrs'. Did you mean 'meter'?"],
    [["5", "kg kilometr", "kg m"], "There is no unit 'kilometr'. Did you mean 'kilometer'"],
    // Garbage in the place of a number was a product: 16,093,440 m²·s·A.
    [["abc", "mi", "km"], "'abc' is not a valid number"],
    // It was said that UK measures temperature, in microkelvins.
    [["5", "UK", "tsp", "to", "mL"], "There is no unit 'UK'"],
  ])("%j is refused: %s", (words, why) => {
    expect(read(...words)).toContain(why);
  });

  it.each([
    [["5", "Pa", "s"], "Pa·s"],
    [["5", "N", "m"], "N·m"],
    [["5", "kN", "m"], "kN·m"],
    [["5", "mA", "h"], "mA·h"],
    [["5", "ft", "lb"], "ft·lbf"],
    [["5", "ft", "lb", "J"], "ft·lbf to J"],
    [["5", "J/kg", "K"], "J/(kg·K)"],
    [["5 mi", "km m"], "mi to km to m"],
    [["5", "lb", "t"], "lb to t"],
    [["144", "feet", "per", "second", "in", "fps"], "ft/s to ft/s"],
    [["5", "lb", "in", "long", "tons"], "lb to ton (UK)"],
    [["(2 yards, 1 foot)*4", "ft"], "yd to ft"],
    [["5", "mi", "km,", "m"], "mi to km to m"],
    // The last word was the target: 1 h 30 min in seconds, 4 femtoliters in ounces, mpg over 100 in kilometers, centigons.
    [["1", "h", "30", "s"], "h"],
    [["2", "hours", "20", "ms"], "h"],
    [["1", "km", "500", "m"], "km"],
    [["5", "ft", "11", "cm"], "ft to cm"],
    [["1", "cup", "4", "fl", "oz"], "cup (US)"],
    [["20", "deg", "centigrade"], "°C"],
    [["50", "dollars", "(AUD)"], "A$"],
    [["30", "mpg", "L/100", "km"], "mpg (US) to L/100 km"],
    [["30", "mpg", "l", "/", "100", "km"], "mpg (US) to L/100 km"],
    [["300", "Wh/mile", "kWh/100", "km"], "W·h/mi to kW·h/km/100"],
    // A quantity over a number took in its target: a ratio of 20 mi and 2 km.
    [["20 mi / 2", "km"], "mi to km"],
    [["20", "mi", "/", "2", "km"], "mi to km"],
    [["5 kg m/s^2 / 2", "lbf"], "kg·m/s² to lbf"],
    [["20", "mi/2", "km"], "mi to km"],
  ])("%j is read as %s", (words, units) => {
    expect(read(...words)).toBe(units);
  });

  it("SI units that no category multiplies are, and it is said", () => {
    expect(readQuestion("5 T m")).toMatchObject({
      value: { from: { symbol: "T·m" }, readings: [{ kind: "wording", text: "T m", shown: "T·m" }] },
    });
    expect(readQuestion("5 T m", { isStrict: true })).toMatchObject({ error: { code: "ambiguous_value" } });
  });

  it("what no category has a row for is refused, or says that it is multiplied", () => {
    const symbols = headings.flatMap(({ categories }) =>
      categories
        .flatMap(({ units }) => units.map(({ symbol }) => symbol))
        .filter((one) => /^(?!a$)\p{L}+$/u.test(one)),
    );
    const random = seeded(20261124);
    const pick = (): string => symbols[Math.floor(random() * symbols.length)] ?? "";
    const pairs = Array.from({ length: 2000 }, () => `${pick()} ${pick()}`);
    const rows = new Set(headings.flatMap(({ categories }) => categories.flatMap(({ units }) => units)));
    const multiplied = pairs.flatMap((pair) => {
      const asked = ask(`5 ${pair}`, snapshotRates);
      if (!asked.ok || !asked.value.isForAllUnits) return [];
      const { from, category, readings } = asked.value;
      return rows.has(from) || category !== null ? [] : [{ pair, readings }];
    });
    expect(multiplied.filter(({ readings }) => readings.length === 0)).toEqual([]);
    expect(multiplied.length).toBeGreaterThan(50);
    expect(new Set(pairs).size).toBeGreaterThan(1900);
  });
});

import { describe, expect, it } from "vitest";
import { ask, describeError, describeReading, readQuestion, snapshotRates } from "~/conversion";
import { toExactText } from "~/numerals/ratio";

/** What a question comes to: "180.34 cm". */
function answer(text: string): string {
  const asked = ask(text, snapshotRates);
  if (!asked.ok) return describeError(asked.error);
  const [first] = asked.value.answers;
  if (!first || asked.value.isForAllUnits) return `${toExactText(asked.value.value)} ${asked.value.from.id}`;
  const { unit, conversion } = first;
  return conversion.ok ? `${conversion.value.result} ${unit.symbol}` : describeError(conversion.error);
}

it("a quantity of more than 50 terms is refused, however they are written", () => {
  expect(answer(`${"1 m + ".repeat(49)}1 m to m`)).toBe("50 m");
  for (const terms of [
    "1 m + ".repeat(50),
    "1 m ".repeat(50),
    "5' ".repeat(500),
    "1m".repeat(50),
    "1e".repeat(900),
  ])
    expect(answer(`${terms}1 m to m`), terms).toContain("A quantity has at most 50 terms");
});

// Of 9"x13" the message quoted '" * "', which nobody had typed.
it("a message about a product quotes it as it was written", () => {
  expect(answer('9"x13" to cm')).toContain("'9\"×13\"' measures area");
  expect(answer("5 m * 3 s to kg")).toContain("'5 m * 3 s' measures m·s");
});

// That 1,234 was read as 1234 went unsaid beside the inches that were left out.
it("every assumption about a quantity is stated", () => {
  const asked = ask("1,234 ft 11 to m", snapshotRates);
  const said = asked.ok
    ? asked.value.readings.map((one) => describeReading(one, asked.value, snapshotRates))
    : [];
  expect(said).toEqual(["reading '1,234 ft 11' as 1,234 ft 11 in", "reading 1,234 as 1234, not 1.234"]);
});

describe("a quantity in words", () => {
  it.each([
    ["5 mi -> km", "8.04672 km"],
    ["5′ 11″ cm", "180.34 cm"],
    ["½ in to mm", "12.7 mm"],
    ["1 ½ in mm", "38.1 mm"],
    ["5'11 cm", "180.34 cm"],
    ["5' 11 in cm", "180.34 cm"],
    ["5ft11in cm", "180.34 cm"],
    ["1h30min s", "5400 s"],
    ["5 feet, 11 inches cm", "180.34 cm"],
    ["5 feet and 11 inches TO cm", "180.34 cm"],
    ["5m2 ft2", "53.819552083548615 ft²"],
    ["1 234,5 m km", "1.2345 km"],
    ["6.02e23 m km", "602000000000000000000 km"],
    ["5 nautical miles (international) km", "9.26 km"],
    // Nothing here counts dots: it used to be 0.02 px/cm.
    ["2 dioptres to 1/cm", "0.02 cm⁻¹"],
    // 1/kg stood between two factors.
    ["1 farad to A^2 kg^-1 m^-2 s^4", "1 A²·kg⁻¹·m⁻²·s⁴"],
    ["100 dpi to dot/cm", "39.37007874015748 dot/cm"],
    ["-5 ft -11 in to cm", "-180.34 cm"],
  ])("%s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    ["5 miles in km", ["km"]],
    ["180 cm in ft", ["ft"]],
    ["3 ft in in", ["in"]],
    ["5 m in cm, ft", ["cm", "ft"]],
    ["5 m in", ["in"]],
    ["5 mi in km and m", ["km", "m"]],
    ["5 mi to km and m", ["km", "m"]],
    ["1 in to mm", ["mm"]],
    ["12 in in", ["in"]],
    ["5 lbf·m in N m", ["N·m"]],
  ])("%s: in is the preposition only before a further target", (text, targets) => {
    const asked = readQuestion(text);
    expect(asked.ok && asked.value.targets.map(({ symbol }) => symbol)).toEqual(targets);
  });

  it.each([
    ["5 mi to", "The target unit is missing after '5 mi"],
    ["few m km", "'few m km' is not a valid number."],
    ["5 fooo km", "There is no unit 'fooo'. Did you mean"],
    ["100 W for hours to kWh", "'for' is not a unit. Write a power over a time as 100 W * 3 h"],
    ["5 mass g", "'mass' is not a unit. See the category 'weight'."],
    // The column counted in what was written, but the text shown was a rewritten one.
    ["2 * kg*foo/s2 to N", "There is no unit 'foo' (column 6 of '* kg*foo/s2'). Did you mean 'foot'"],
    ["", "'' is not a valid number."],
    [`5 ${"m*".repeat(20)}m to m^21`, "An expression has at most 20 units"],
  ])("%j is refused with a sentence", (text, sentence) => {
    expect(answer(text)).toContain(sentence);
  });

  it("asks for one quantity over several units where semicolons join them", () => {
    const asked = readQuestion("180 cm ft;in");
    expect(asked).toMatchObject({
      ok: true,
      value: { targets: [{ id: "ft" }, { id: "in" }], isSplit: true },
    });
  });

  // "180 cm in feet and inches" was 5.9 ft, and beside it 70.9 in.
  it.each([
    ["180 cm in feet and inches", ["ft", "in"], true],
    ["what is 180 cm in feet & inches?", ["ft", "in"], true],
    ["how many stones and pounds are in 100 kg", ["st", "lb"], true],
    ["5000 s to h:mm:ss", ["h", "min", "s"], true],
    ["100 min to hours:minutes", ["h", "min"], true],
    ["5000 s to hours, minutes and seconds", ["h", "min", "s"], true],
    ["30.51 degrees in degrees, minutes and seconds", ["°", "arcmin", "arcsec"], true],
    ["30.51 degrees in degrees and seconds", ["°", "arcsec"], true],
    ["5 m in inches and feet", ["in", "ft"], false],
    ["5 mi in feet, inches", ["ft", "in"], false],
    ["5 mi in km and m", ["km", "m"], false],
    ["3661 s in h m s", ["h", "min", "s"], true],
    ["150 minutes in hours minutes", ["h", "min"], true],
    ["1.88 m in ft in", ["ft", "in"], true],
    ["1.88 m to ft/in", ["ft", "in"], true],
    ["45.5 degrees in dms", ["°", "arcmin", "arcsec"], true],
    ["5 m in km ft", ["km", "ft"], false],
    ["100 F to C/K", ["°C", "K"], false],
    ["60 mph to km/h/kn", ["km/h", "kn"], false],
    ["60 mph in ft/s", ["ft/s"], false],
    ["5 kg in lb/g", ["lb", "g"], false],
    ["1000 ml in cups and tbsp", ["cup (US)", "tbsp (US)"], true],
  ])("%s: units that are given together share one quantity", (text, targets, isSplit) => {
    const asked = readQuestion(text);
    expect(asked).toMatchObject({
      ok: true,
      value: { targets: targets.map((symbol) => ({ symbol })), isSplit },
    });
  });

  // Our own page writes 1,234 for 1234: what it shows could not be pasted back.
  it.each([
    ["1,234 m km", "1.234 km", { value: "1234", alternative: "1.234" }],
    ["5,000 g kg", "5 kg", { value: "5000", alternative: "5.000" }],
  ])("%s is read with English grouping, and says so", (text, expected, reading) => {
    expect(answer(text)).toBe(expected);
    const asked = ask(text, snapshotRates);
    expect(asked.ok && asked.value.readings).toMatchObject([{ kind: "number", ...reading }]);
  });

  // "Belarusian Ruble, until 2016" was read as two units, though it is how the catalogue itself names one.
  it.each([
    ["5 BYR to Belarusian Ruble, until 2016", ["BYR"]],
    ["5 USD in EUR, Belarusian Ruble, until 2016, GBP", ["EUR", "BYR", "GBP"]],
    ["5 mi to km, m", ["km", "m"]],
  ])("takes the units after %j apart at the commas that are not part of a name", (text, ids) => {
    const asked = readQuestion(text);
    expect(asked.ok ? asked.value.targets.map(({ id }) => id) : asked.error).toEqual(ids);
  });

  // "as" before the target word was taken for a target word itself, and the question for one without a unit.
  it.each([
    ["2 as to s", "2e-18 s"],
    ["2 as in fs", "0.002 fs"],
    ["5 as as fs", "0.005 fs"],
    ["3 m as cm", "300 cm"],
  ])("reads 'as' in %j", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  // Two numbers side by side were multiplied without a word, where one decimal number may have been meant.
  it.each([
    ["2 3 feet in m", "reading 2 3 as 2 × 3, not 2.3", "1.8288 m"],
    ["2.5 3 kg to g", "reading 2.5 3 as 2.5 × 3, not 2.53", "7500 g"],
  ])("says that %j is a product", (text, statement, expected) => {
    const asked = readQuestion(text);
    if (!asked.ok) throw new Error(describeError(asked.error));
    const said = asked.value.readings.map((reading) => describeReading(reading, asked.value, snapshotRates));
    expect(said).toEqual([statement]);
    expect(answer(text)).toBe(expected);
    expect(readQuestion(text, { isStrict: true })).toMatchObject({
      ok: false,
      error: { code: "ambiguous_value" },
    });
  });

  it.each(["1 1/2 in mm", "20 100 ft3/min m3/h", "1 234 567 m km", "5 ft 11 in cm"])(
    "assumes nothing about the numbers of %j",
    (text) => {
      const asked = readQuestion(text);
      expect(asked.ok && asked.value.readings).toEqual([]);
    },
  );

  it("refuses a number with two readings where nothing may be assumed", () => {
    const strict = ask("1,234 m km", snapshotRates, { isStrict: true });
    expect(strict.ok ? "" : describeError(strict.error)).toContain(
      "'1,234' can be read as two different numbers",
    );
  });
});

// Both took two seconds: a product held the terms that were counted, and each of a thousand targets was converted into.
it.each([
  [`1 m 2 s * ${"1 m in ".repeat(270)}`, "A quantity has at most 50 terms"],
  [`K${"=K".repeat(500)}`, "A question has at most 90 targets"],
  ["1'=".repeat(660), "A quantity has at most 50 terms"],
])("a long question is refused: %.20s…", (text, reason) => {
  expect(answer(text)).toContain(reason);
});

// The command asked for a number, since the catalogue has a row of that name.
it.each(["g0 to m/s2", "speed of light in km/s"])("%j is a constant, which needs no number", (text) => {
  expect(readQuestion(text)).toMatchObject({ ok: true, value: { isConstant: true, hasNumber: false } });
});

it("a constant without a symbol is called as it was written, without its target", () => {
  const question = readQuestion("epsilon0 in F/m");
  expect(question.ok && question.value.from.symbol).toBe("epsilon0");
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { convert, convertAll, describeError, prepareConversion, snapshotRates } from "~/conversion";

type OracleCase = [category: string, from: string, to: string, value: string, expected: number];
const oracle: OracleCase[] = JSON.parse(
  readFileSync(new URL("../../../support/oracle-cases.json", import.meta.url), "utf8"),
);

const answer = (category: string, fromUnit: string, toUnit: string, value: string | number) => {
  const converted = convert({ category, fromUnit, toUnit, value }, snapshotRates);
  return converted.ok ? converted.value.result : describeError(converted.error);
};

describe("the answer is the double nearest to the exact one", () => {
  it("agrees to the last bit with Python's fractions on every generated case", () => {
    const wrong = oracle
      .map(([category, from, to, value, expected]) => ({
        question: `${value} ${from} -> ${to} (${category})`,
        got: answer(category, from, to, value),
        expected,
      }))
      .filter(({ got, expected }) => got !== expected);
    expect(wrong).toEqual([]);
    expect(oracle.length).toBeGreaterThan(1500);
  });

  it("the fast path gives the same double wherever it dares to answer, and mostly dares", () => {
    let answered = 0;
    for (const [category, from, to, value, expected] of oracle) {
      const prepared = prepareConversion(category, from, to, snapshotRates);
      const fast = prepared.ok ? prepared.value.tryFastConvert(value) : null;
      if (fast === null) continue;
      answered += 1;
      expect(fast, `${value} ${from} -> ${to}`).toBe(expected);
    }
    expect(answered / oracle.length).toBeGreaterThan(0.5);
  });

  it("takes a number as the decimal that was written: 0.1 ft is exactly 0.03048 m", () => {
    expect(answer("length", "ft", "m", 0.1)).toBe(0.03048);
    expect(answer("length", "mi", "km", 5)).toBe(8.04672);
    expect(answer("temperature", "celsius", "fahrenheit", -40)).toBe(-40);
  });
});

describe("what cannot be answered is said in a sentence", () => {
  it.each([
    ["length", "ft", "m", "abc", "'abc' is not a valid number."],
    ["length", "ft", "m", Number.NaN, "'NaN' is not a valid number."],
    ["lenght", "ft", "m", "1", "There is no category 'lenght'. Did you mean 'length'"],
    ["length", "fooot", "m", "1", "There is no unit 'fooot' in the category 'length'. Did you mean"],
    ["temperature", "celsius", "kelvin", "-273.16", "-273.16 °C is below absolute zero."],
    [
      "frequency-wavelength",
      "Hz",
      "wavelength-in-metres",
      "0",
      "0 Hz cannot be converted: the result would be a division by zero.",
    ],
    ["length", "km", "mm", "1e305", "The result in 'mm' is too large for a number of double precision."],
    ["length", "mm", "km", "1e-323", "The result in 'km' is too small for a number of double precision."],
  ])("%s: %s to %s of %s", (category, from, to, value, sentence) => {
    expect(answer(category, from, to, value)).toContain(sentence);
  });

  it("absolute zero itself converts, on every scale", () => {
    expect(answer("temperature", "kelvin", "celsius", "0")).toBe(-273.15);
    expect(answer("temperature", "fahrenheit", "kelvin", "-459.67")).toBe(0);
  });
});

describe("converting into every unit of a category", () => {
  it("answers in display order, each target with a result of its own", () => {
    const all = convertAll({ category: "length", fromUnit: "mi", value: "5" }, snapshotRates);
    const first = all.ok
      ? [...all.value].slice(0, 8).map(([id, row]) => [id, row.ok && row.value.result])
      : [];
    expect(first).toEqual([
      ["m", 8046.72],
      ["km", 8.04672],
      ["cm", 804672],
      ["mm", 8046720],
      ["mi", 5],
      ["yd", 8800],
      ["ft", 26400],
      ["in", 316800],
    ]);
  });
});

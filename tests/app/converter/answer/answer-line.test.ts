import { expect, test } from "vitest";
import { answerLine, converterTitle, readingNote } from "~/converter/answer/answer-line";
import type { ListedUnit } from "~/converter/converter-data";
import { readInput } from "~/converter/read-input";
import { lengths, listed } from "../listed-units";

const inquiry = { value: " 5 ", fromUnit: "mi", toUnit: "km" };

test("the title of an address with a value is the answer", () => {
  const answer = answerLine({ ...inquiry, result: 8.04672 }, lengths);
  expect(answer).toBe("5 mi = 8.04672 km");
  expect(converterTitle("Length converter", answer)).toBe("5 mi = 8.04672 km · Length converter");
  const [long, cut] = ["7".repeat(300), "7".repeat(40)];
  expect(answerLine({ ...inquiry, value: long, result: 1.25e300 }, lengths)).toBe(
    `${cut}… mi = 1.25e+300 km`,
  );
});

// "1234,75 mi = 1,987.137504 km", in which 1,987 is less than two if the comma is decimal.
test("the result has the visitor's separators", () => {
  const answer = answerLine({ ...inquiry, value: "1234,75", result: 1987.137504 }, lengths, {
    digits: "auto",
    separators: "comma",
  });
  expect(answer).toBe("1234,75 mi = 1\u202f987,137504 km");
});

// With all digits chosen, the page had 8.046721234 and its title 8.046721.
test.each([
  ["all", 8.046721234, "5 mi = 8.046721234 km"],
  ["2", 8.04672, "5 mi ≈ 8.05 km"],
] as const)("with %s decimal places chosen, the result has as many", (digits, result, line) => {
  expect(answerLine({ ...inquiry, result }, lengths, { digits, separators: "point" })).toBe(line);
});

test("without an answer the title names the category", () => {
  expect(answerLine({ ...inquiry, result: undefined }, lengths)).toBeNull();
  expect(answerLine({ ...inquiry, toUnit: "", result: 5 }, lengths)).toBeNull();
  expect(converterTitle("Length converter", null)).toBe("Length converter");
});

test("a unit without a symbol is written in the plural unless the number is one", () => {
  const cup = { id: "cup-us", name: "cup (US)", symbol: "cup (US)", plural: "cups (US)" } as const;
  const units: ListedUnit[] = [
    { ...cup, style: { kind: "general" } },
    listed("gallon-us", "gallon (US)", "gal (US)"),
  ];
  const line = (value: string, fromUnit: string, toUnit: string, result: number) =>
    answerLine({ value, fromUnit, toUnit, result }, units);
  expect(line("1/2", "gallon-us", "cup-us", 8)).toBe("1/2 gal (US) = 8 cups (US)");
  expect(line("1", "cup-us", "gallon-us", 0.0625)).toBe("1 cup (US) = 0.0625 gal (US)");
  expect(line("16", "cup-us", "gallon-us", 1)).toBe("16 cups (US) = 1 gal (US)");
});

test("currencies are named by their codes: many share a symbol", () => {
  const dollars: ListedUnit[] = ["USD", "AUD"].map((id) => ({
    id,
    name: id,
    symbol: "$",
    style: { kind: "currency", symbol: "$", symbolFollows: false },
  }));
  const answer = answerLine({ value: "5", fromUnit: "USD", toUnit: "AUD", result: 7.1237359 }, dollars);
  expect(answer).toBe("5 USD ≈ 7.12 AUD");
  // "1 IRR = 0.00 USD".
  const cents = answerLine({ value: "5", fromUnit: "USD", toUnit: "AUD", result: 0.0000238 }, dollars);
  expect(cents).toBe("5 USD = 0.0000238 AUD");
});

test("the equals sign is used only if the result is not rounded", () => {
  const styled = { ...listed("fahrenheit", "Fahrenheit", "°F"), style: { kind: "temperature" } } as const;
  const line = (result: number, toUnit: string) =>
    answerLine({ ...inquiry, toUnit, result }, [...lengths, styled]);
  expect(line(8.04672, "km")).toBe("5 mi = 8.04672 km");
  expect(line(1234567.25, "km")).toBe("5 mi = 1,234,567.25 km");
  expect(line(5e-7, "km")).toBe("5 mi = 5.00e-7 km");
  expect(line(1 / 3, "km")).toBe("5 mi ≈ 0.333333 km");
  expect(line(1.234567e-9, "km")).toBe("5 mi ≈ 1.23457e-9 km");
  expect(line(32, "fahrenheit")).toBe("5 mi = 32.0 °F");
  expect(line(-0.04, "fahrenheit")).toBe("5 mi ≈ 0.0 °F");
});

test("the interpretation is shown if the text needed one", () => {
  expect(readingNote(readInput("1 234,5"), false)).toBe("Read as 1234.5");
  expect(readingNote(readInput("1234.5"), false)).toBe("");
  expect(readingNote(readInput("abc"), false)).toBe("");
  expect(readingNote(readInput("abc"), true)).toBe("Write digits, as in 1234.5 or 1 1/2.");
});

test("the hint for an unfinished number appears once the number is refused", () => {
  expect(readingNote(readInput("6e"), false)).toBe("");
  expect(readingNote(readInput("6e"), true)).toBe("Add the exponent, as in 6e23.");
});

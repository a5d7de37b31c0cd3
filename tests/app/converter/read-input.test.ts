import { describe, expect, test } from "vitest";
import { isUnfinished, readInput } from "~/converter/read-input";

const number = (decimal: string, note = "", unit?: string) => ({ kind: "number", decimal, note, unit });

test.each([
  ["5", number("5")],
  ["0.1", number("0.1")],
  ["+5.", number("5")],
  ["1 234,5", number("1234.5", "Read as 1234.5")],
  ["1,234.5", number("1234.5", "Read as 1234.5")],
  ["6.02e23", number("6.02e+23")],
  ["1/2", number("0.5", "Read as 0.5")],
  ["1/3", number(`0.${"3".repeat(40)}`, "Read as 1/3")],
])("%s is read as the number it is, and says so where that is not plain", (text, reading) => {
  expect(readInput(text, "volume")).toEqual(reading);
});

test("nothing entered is nothing wrong", () => {
  expect(readInput("  ", "length")).toEqual({ kind: "empty" });
});

test.each(["abc", "1,234", "1e400", "-1e400", "5'11\""])("%s is no valid number", (text) => {
  expect(readInput(text, "weight")).toEqual({ kind: "invalid" });
});

describe("in length, feet and inches are read as inches", () => {
  test.each([
    ["5'11\"", "71"],
    ["5′ 11″", "71"],
    ["5’11”", "71"],
    ["5'11", "71"],
    ["6'", "72"],
    ["5' 11 1/2\"", "71.5"],
    ["5'11.25\"", "71.25"],
    ["5'11½\"", "71.5"],
  ])("%s is %s in", (text, inches) => {
    expect(readInput(text, "length")).toEqual(number(inches, `Read as ${inches} in`, "in"));
  });

  test.each(["5'12\"", "'11\"", "5'11\"3", "5'x\""])("%s is no valid number", (text) => {
    expect(readInput(text, "length")).toEqual({ kind: "invalid" });
  });

  test("an apostrophe between thousands stays a group separator", () => {
    expect(readInput("1'234.5", "length")).toEqual(number("1234.5", "Read as 1234.5"));
  });
});

describe("a text may be on its way to a number", () => {
  test.each(["-", "+", "\u2212", "6.02e", "6.02E-", "1/", "5'"])("%s is unfinished", (text) => {
    expect(isUnfinished(text)).toBe(true);
  });

  test.each(["", "5", "abc", "--5", "1,234", "e"])("%s is not", (text) => {
    expect(isUnfinished(text)).toBe(false);
  });
});

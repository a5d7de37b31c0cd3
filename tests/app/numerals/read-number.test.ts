import { describe, expect, test } from "vitest";
import { toExactText } from "~/numerals/ratio";
import { readNumber } from "~/numerals/read-number";

const read = (text: string) => {
  const reading = readNumber(text);
  return reading.ok ? toExactText(reading.value) : reading.reason;
};

describe("a text with one reading is understood", () => {
  test.each([
    ["12.5", "12.5"],
    ["-.5", "-0.5"],
    [",5", "0.5"],
    ["-,125", "-0.125"],
    ["+7", "7"],
    ["5.", "5"],
    ["007", "7"],
    ["  42  ", "42"],
    ["\u221240", "-40"],
    ["6.02e23", "602000000000000000000000"],
    ["1E-3", "0.001"],
    ["6.02×10^23", "602000000000000000000000"],
    ["6.02 × 10²³", "602000000000000000000000"],
    ["1.5·10⁻³", "0.0015"],
    ["1 234,5", "1234.5"],
    ["1\u202f234,5", "1234.5"],
    ["1\u00a0234.5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1'234.5", "1234.5"],
    ["1’234’567", "1234567"],
    ["1_000_000", "1000000"],
    ["1,234,567", "1234567"],
    ["1.234.567", "1234567"],
    ["1 234", "1234"],
    ["-1,234.5", "-1234.5"],
    ["1,5", "1.5"],
    ["0,125", "0.125"],
    ["12,3456", "12.3456"],
    ["1,5e3", "1500"],
    ["1,23,456", "123456"],
    ["12,34,567.8", "1234567.8"],
    ["1.602 176 634×10^-19", "0.0000000000000000001602176634"],
    ["6.674 30 × 10^-2", "0.066743"],
    ["2 x 10^(-2)", "0.02"],
    ["1/2", "0.5"],
    ["1/3", "1/3"],
    ["1 1/2", "1.5"],
    ["-1 1/2", "-1.5"],
    ["½", "0.5"],
    ["1½", "1.5"],
    ["1 ½", "1.5"],
    ["3⁄4", "0.75"],
    // With a Japanese keyboard, and as copied from a right-to-left text.
    ["１２．５", "12.5"],
    ["٣٫٥", "3.5"],
    ["١٬٢٣٤٫٥", "1234.5"],
    ["－１，２３４．５", "-1234.5"],
    ["\u202a5\u202c", "5"],
    ["\u200b-5\u200e", "-5"],
  ])("%s is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("a text with two readings is read with English separators, and gives the other reading", () => {
  test.each([
    ["1,234", "1234", "1.234"],
    ["12,345", "12345", "12.345"],
    ["-999,000", "-999000", "-999.000"],
    ["1,234e3", "1234000", "1.234e3"],
    ["1,234×10^-6", "0.001234", "1.234e-6"],
    ["1,234*10**3", "1234000", "1.234e3"],
  ])("%s", (text, value, alternative) => {
    expect(readNumber(text)).toMatchObject({ ok: true, alternative, isPlain: false });
    expect(read(text)).toBe(value);
  });

  test("but 1.234 is a decimal number, as in programs", () => {
    expect(read("1.234")).toBe("1.234");
    expect(readNumber("1.234")).not.toHaveProperty("alternative");
  });
});

describe("a text that is not a number is refused", () => {
  test.each([
    "abc",
    "-",
    "1e",
    "1/0",
    "1/",
    "1.2.3",
    "1,23,45",
    "1,2345.6",
    "12 34",
    "0x10",
    "Infinity",
    "NaN",
    "1e99999",
    "5'11\"",
    "5 mi",
    "9".repeat(1001),
  ])("%s", (text) => {
    expect(read(text)).toBe("not_a_number");
  });

  test.each(["", "   ", "\u00a0"])("nothing but space is empty", (text) => {
    expect(read(text)).toBe("empty");
  });
});

test("only a text that needs no interpretation is plain", () => {
  expect(readNumber("1234.5")).toMatchObject({ isPlain: true });
  expect(readNumber("1 234,5")).toMatchObject({ isPlain: false, text: "1234.5" });
  expect(readNumber("1/3")).toMatchObject({ isPlain: false, text: "1/3" });
});

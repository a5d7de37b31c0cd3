import { expect, test } from "vitest";
import { eitherNumber, mayBeQuantity, readInput } from "~/converter/read-input";

const number = (decimal: string, note = "") => ({ kind: "number", decimal, note });
const invalid = (hint = "") => ({ kind: "invalid", hint });

test.each([
  ["5", number("5")],
  ["0.1", number("0.1")],
  ["+5.", number("5")],
  ["1 234,5", number("1234.5", "Read as 1234.5")],
  ["1,234.5", number("1234.5", "Read as 1234.5")],
  ["6.02e23", number("6.02e+23")],
  ["1/2", number("0.5", "Read as 0.5")],
  ["1/3", number(`0.${"3".repeat(40)}`, "Read as 1/3")],
  ["1e-5000", number("1e-5000")],
])("%s is read as the number it is, and says so where that is not plain", (text, reading) => {
  expect(readInput(text)).toEqual(reading);
});

test("an empty field is not an error", () => {
  expect(readInput("  ")).toEqual({ kind: "empty" });
});

test.each([
  ["5,000", "5000"],
  ["-1,234", "-1234"],
  ["12,345", "12345"],
])("%s, as this page writes it, is read with English grouping, and says so", (text, decimal) => {
  expect(readInput(text)).toEqual(number(decimal, `Read as ${decimal}`));
});

// Nothing said what to write instead.
test.each(["abc", "--5", "1,23,4", "1.2.3", "3/0", "five"])(
  "%s is not a valid number, and leads on",
  (text) => {
    expect(readInput(text)).toEqual(invalid("Write digits, as in 1234.5 or 1 1/2."));
  },
);

test("a number that is too long is refused with its limit", () => {
  expect(readInput("9".repeat(16_000))).toEqual(invalid("The longest number has 1,000 characters."));
});

test.each(["1e400", "-1e400", "7".repeat(400)])(
  "%s is too large, and refused with the largest number",
  (text) => {
    expect(readInput(text)).toEqual(invalid("The largest number is about 1.8e308."));
  },
);

test.each(["5 miles", "$100", "5 ft 11 in", "5'11\""])(
  "%s, which may belong to another converter, says where it is answered",
  (text) => {
    expect(readInput(text)).toEqual(invalid(expect.stringContaining("Use the search box at the top")));
  },
);

test.each([
  ["$100", true],
  ["5'11\"", true],
  ["1 lb 4 oz", true],
  ["abc", false],
  ["12,34,5", false],
])("the server is asked whether %s is a quantity: %s", (text, isAsked) => {
  expect(mayBeQuantity(text)).toBe(isAsked);
});

test("an apostrophe between thousands is a group separator", () => {
  expect(readInput("1'234.5")).toEqual(number("1234.5", "Read as 1234.5"));
});

test.each([
  ["-", "Add the digits."],
  [".", "Add the digits."],
  ["1,", "Add the digits after the comma."],
  ["6e", "Add the exponent, as in 6e23."],
  ["6.02E-", "Add the exponent, as in 6e23."],
  ["1/", "Add the number below the fraction bar."],
  ["12 0", "Digit groups need three digits, as in 12 000. Write a fraction as 1 1/2."],
  ["1 1", "Digit groups need three digits, as in 12 000. Write a fraction as 1 1/2."],
])("%s is unfinished, and says what it still needs", (text, hint) => {
  expect(readInput(text)).toEqual(invalid(hint));
});

test.each([
  ["1.500", ["1500", "1,5"]],
  ["1,500", ["1500", "1,5"]],
  // Without the zero, the choice would be asked about again.
  [" -12.345 ", ["-12345", "-12,3450"]],
  ["1.000", ["1000", "1"]],
  ["1,234 km", ["1234 km", "1,2340 km"]],
  ["2.500€", ["2500€", "2,5€"]],
  ["１．５００", ["1500", "1,5"]],
  ["\u202a1.500\u202c", ["1500", "1,5"]],
])("'%s' is thousands or a decimal to people who write a decimal comma", (text, either) => {
  expect(eitherNumber(text)).toMatchObject({ kind: "invalid", either });
});

test.each([
  "0,125",
  "0.001",
  "1,2340",
  "1.5",
  "1500",
  "1.5000",
  "1.500.000",
  "1.234,5",
  "1,234 ft 5 in",
  "abc",
  "",
])("'%s' is one number at most", (text) => {
  expect(eitherNumber(text)).toBeNull();
});

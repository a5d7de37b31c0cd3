import { expect, test } from "vitest";
import { splitNumber } from "~/conversion";

/** The number in digits, and what follows it. */
const digitsFor = (text: string): string => {
  const { number, rest } = splitNumber(text);
  return `${number} ${rest}`.trim();
};

test.each([
  ["five miles", "5 miles"],
  ["six feet two inches", "6 feet two inches"],
  ["twenty-one km", "21 km"],
  ["two hundred and five km", "205 km"],
  ["two million three hundred thousand and ten km", "2300010 km"],
  ["Nineteen hundred miles", "1900 miles"],
  ["a hundred miles", "100 miles"],
  ["two billion km", "2000000000 km"],
  ["one point five miles", "3/2 miles"],
  ["one point to mm", "1 point to mm"],
  ["half a mile", "1/2 mile"],
  ["three quarters of a cup", "3/4 cup"],
  ["two and a half hours", "5/2 hours"],
  ["1.5 million km", "1500000 km"],
  ["half a million km", "500000 km"],
])("numbers in words: %s is %s", (words, digits) => {
  expect(digitsFor(words)).toBe(digits);
});

// Words that are not a number together were added up: "two three miles" was 5 miles.
test.each([
  "two three miles",
  "five ten km",
  "twenty eleven km",
  "two million thousand km",
  "one two three ft",
])("%s is not a number", (words) => {
  expect(digitsFor(words)).not.toMatch(/^\d+ [a-z]+$/);
});

test.each(["tenner", "miles"])("%s is not one", (word) => {
  expect(digitsFor(word)).toBe(word);
});

// A refused question of 400 words has its number repeated; a limit of tokens must not throw here.
test("the number of a long text is split off too", () => {
  expect(splitNumber(`5 ${"m ".repeat(400)}`).number).toBe("5");
});

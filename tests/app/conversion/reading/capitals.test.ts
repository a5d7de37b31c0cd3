import { expect, it } from "vitest";
import { ask, categories, snapshotRates } from "~/conversion";

/** What a question is about, in base units, or the code of its error. */
const meaningOf = (question: string): string => {
  const asked = ask(question, snapshotRates);
  if (!asked.ok) return asked.error.code;
  const { dimension, ratio } = asked.value.from.scale.factor.resolve();
  return [dimension, ratio.numerator, ratio.denominator].join();
};

/** Every second name; all of them where FULL_TESTS is set. */
const isAsked = (_: string, index: number): boolean => Boolean(process.env.FULL_TESTS) || index % 2 === 0;
const allNames = new Set(
  categories
    .flatMap(({ units }) => units)
    .flatMap(({ name, plural }) => [name, plural])
    .filter((name) => /^[a-z]{4}/.test(name)),
);

const names = [...allNames].filter(isAsked);

/** With a capital a number in words is a number, too, so that the rest is the unit; and Gals are galileos. */
const CASE_MATTERS = (
  "gals,hundred-cubic feet,hundred-cubic feet/day,hundred-cubic feet/hour,hundred-cubic feet/minute,hundred-cubic foot," +
  "hundred-cubic foot/day,hundred-cubic foot/hour,hundred-cubic foot/minute"
).split(",");

// 5 Newton was a temperature.
it("a name in words means the same with a capital", () => {
  const different = names.filter(
    (name) => meaningOf(`5 ${name}`) !== meaningOf(`5 ${name[0]?.toUpperCase()}${name.slice(1)}`),
  );
  expect(different.toSorted()).toEqual(CASE_MATTERS.filter((name) => names.includes(name)));
  expect(allNames.size).toBeGreaterThan(2500);
});

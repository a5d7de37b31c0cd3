import { describe, expect, it } from "vitest";
import {
  ask,
  convert,
  describeError,
  explain,
  findUnit,
  type Result,
  readApart,
  snapshotRates,
} from "~/conversion";
import { countSteps } from "~/numerals/work";
import { createHostileTexts } from "../../support/hostile-texts";
import { readTable } from "../../support/read-table";
import { seeded } from "../../support/seeded";
import { themes } from "./questions/themes";

const questions = [
  ...Object.values(themes).flatMap((theme) => theme.map((question) => question.ask)),
  ...readTable("tests/app/conversion/questions/worked-out.tsv").map(([question = ""]) => question),
];

/** The bound of bounded.ts. */
const MOST_STEPS = 12_000;
const N = "1234567890123456789012345678901234567891";

const codeOf = (result: Result<unknown>): string => (result.ok ? "ok" : result.error.code);

// Each of these took from 0.14 to 28 seconds, and the exponential one for ever.
describe("input that took seconds", () => {
  const length = (fromUnit: string) =>
    convert({ category: "length", fromUnit, toUnit: "m", value: 1 }, snapshotRates);
  const cases: readonly (readonly [string, () => Result<unknown>, string])[] = [
    [
      "four factors",
      () => ask("1 m + 1e-5000*1e-5000*1e-5000*1e-5000 m to km", snapshotRates),
      "not_representable",
    ],
    [
      "24 factors",
      () => ask(`1 m + ${Array(24).fill("1e-5000").join("*")} m to km`, snapshotRates),
      "not_representable",
    ],
    [
      "powers of a long number",
      () => ask(`${N}^99*${N}^99/${N}^99 m to km`, snapshotRates),
      "not_representable",
    ],
    ["long fractions", () => ask(`${N}^99/${N.slice(1)}9^98*${N}^9 m to km`, snapshotRates), "too_complex"],
    ["a power of 10^999", () => ask("1e999^99 m to ft", snapshotRates), "not_representable"],
    ["a unit of 5,000 digits", () => length("m/1e5000"), "not_representable"],
    ["a unit", () => length(`${N}^99*${N}^99/${N}^99 m`), "unknown_unit"],
    [
      "an explanation",
      () => explain("length", `(${N}^99/${N}^98*${N}^40) m`, "m", snapshotRates),
      "unknown_unit",
    ],
    ["940 signs", () => ask("Eₕ".repeat(940), snapshotRates), "invalid_value"],
    ["1,900 hyphens", () => ask("-".repeat(1_900), snapshotRates), "too_complex"],
    ["1,900 letters and a digit", () => findUnit(`${"a".repeat(1_900)}1`), "unknown_unit"],
    ["89 targets that are quotients", () => ask(`${"÷ GGy →".repeat(88)} km`, snapshotRates), "too_complex"],
    [
      "190 targets, the last of another kind",
      () => ask(`1 %${" →%".repeat(189)} → km`, snapshotRates),
      "invalid_expression",
    ],
    [
      "105 targets that are quotients",
      () => ask(`${"÷ GGy →".repeat(105)} km`, snapshotRates),
      "invalid_expression",
    ],
    ["parts of parts", () => ask(`${"10% of ".repeat(20)}5 kg in lb`, snapshotRates), "too_complex"],
    ["targets without a space", () => ask(`5 m to ${"$".repeat(200)}5`, snapshotRates), "invalid_expression"],
    ["a target apart", () => readApart("5 m", `${"$".repeat(1_000)}5`), "too_complex"],
    ["parentheses", () => readApart(`${"(".repeat(400)}5 m${")".repeat(400)}`, "km"), "too_complex"],
    ["digits after a range", () => ask(`5 km-6 km${"1".repeat(60)}!`, snapshotRates), "invalid_expression"],
  ];
  it.each(cases)("is refused: %s", (_, read, code) => {
    const result = read();
    expect(codeOf(result)).toBe(code);
    if (!result.ok) expect(describeError(result.error)).toMatch(/^[A-Z'].*\.$/s);
  });
});

// The other tests of the tables notice a refusal; this one, the margin.
it("of the questions of the tables, every eighth takes at most three quarters of the steps that one may take", () => {
  const hard = questions
    .filter((_, i) => i % 8 === 0)
    .map((text) => ({ text, steps: countSteps(() => ask(text, snapshotRates)) }))
    .filter(({ steps }) => steps > (3 * MOST_STEPS) / 4);
  expect(hard).toEqual([]);
}, 120_000);

it("the steps of a question do not depend on what was asked before", () => {
  const some = questions.filter((_, i) => i % 60 === 0);
  const steps = () => some.map((text) => countSteps(() => ask(text, snapshotRates)));
  expect(steps()).toEqual(steps());
});

it("hostile texts are answered or refused, never thrown out of the engine", () => {
  const codes = new Map<string, number>();
  for (const text of createHostileTexts(seeded(20_261_126), 200, questions)) {
    const code = codeOf(ask(text, snapshotRates));
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(codes.get("ok")).toBeGreaterThan(4);
  expect(codes.get("too_complex")).toBeGreaterThan(1);
}, 120_000);

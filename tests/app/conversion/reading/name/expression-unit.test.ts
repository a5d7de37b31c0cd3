import { expect, it } from "vitest";
import { ask, categories, snapshotRates, type Unit } from "~/conversion";
import { per, times, toThe, type UnitExpression } from "~/conversion/algebra/expression";
import { DAY, KILOGRAM, WATT } from "~/conversion/constants/exact";
import { isSameSize } from "~/conversion/converting/rule";
import { joinedProduct } from "~/conversion/reading/lexicon/own-names";

/** What these mean alone is rarer than what they mean beside another unit, or cannot stand there. */
const DIFFERENT_ON_PURPOSE = ["Fr"];

/** The square of cc, the cicero too, is an area before anything else. */
const POWERS_ON_PURPOSE = ["cc", "Ly", "Rd", ...DIFFERENT_ON_PURPOSE];

const TONS = ["kiloton", "kilotons", "megaton", "megatons", "gigaton", "gigatons"];

const unitOf = (question: string): Unit | undefined => {
  const asked = ask(question, snapshotRates);
  return asked.ok ? asked.value.from : undefined;
};

/** Every third word; all of them where FULL_TESTS is set. */
const isAsked = (_: string, index: number): boolean => Boolean(process.env.FULL_TESTS) || index % 3 === 0;
const allWords = new Set(
  categories
    .flatMap(({ units }) => units)
    .flatMap(({ id, symbol, name, plural, aliases }) => [id, symbol, name, plural, ...aliases])
    .filter((text) => text !== "" && !/[\s/*()\d.·^-]/.test(text)),
);

const words = new Set([...allWords].filter(isAsked));

const unitsAlone = new Map([...words].map((text) => [text, unitOf(`5 ${text}`)]));

type Beside = {
  readonly form: string;
  readonly question: (text: string) => string;
  readonly expected: (unit: UnitExpression) => UnitExpression;
  readonly different: readonly string[];
};

// 5 gal/day was a galileo per day, 5 square NM were square nanometers, and 5 T^2 a data rate.
const besides: readonly Beside[] = [
  {
    form: "per day",
    question: (text) => `5 ${text}/day`,
    expected: (unit) => per(unit, DAY),
    different: ["Mp", "cd", ...DIFFERENT_ON_PURPOSE],
  },
  {
    form: "under kilograms",
    question: (text) => `5 kg/${text}`,
    expected: (unit) => per(KILOGRAM, unit),
    // A kilogram per megaton is of tons of a mass, not of TNT; per annum is by the calendar's year.
    different: ["Ha", "Ly", "Mp", "Rd", "St", "annum", ...TONS, ...DIFFERENT_ON_PURPOSE],
  },
  {
    form: "times watts",
    question: (text) => `5 W*${text}`,
    expected: (unit) => times(WATT, unit),
    different: ["da", ...DIFFERENT_ON_PURPOSE],
  },
  {
    form: "squared",
    question: (text) => `5 ${text}^2`,
    expected: (unit) => toThe(2, unit),
    // M² is a square meter in capitals.
    different: ["M", ...POWERS_ON_PURPOSE],
  },
  {
    form: "after 'square'",
    question: (text) => `5 square ${text}`,
    expected: (unit) => toThe(2, unit),
    different: POWERS_ON_PURPOSE,
  },
];

it.each(besides)("a name means the same unit alone and $form", ({ question, expected, different }) => {
  let compared = 0;
  const found = [...words].filter((text) => {
    const [alone, beside] = [unitsAlone.get(text), unitOf(question(text))];
    if (alone?.scale.kind !== "linear" || beside?.scale.kind !== "linear") return false;
    // kg/cm² is a pressure, and Nm² is N·m².
    if (/[²³]|⁻¹$/.test(text) || joinedProduct(text)) return false;
    compared += 1;
    return !isSameSize(beside, { ...alone, scale: { kind: "linear", factor: expected(alone.scale.factor) } });
  });
  expect(found.toSorted()).toEqual(different.filter((text) => words.has(text)).toSorted());
  expect(compared).toBeGreaterThan(700);
});

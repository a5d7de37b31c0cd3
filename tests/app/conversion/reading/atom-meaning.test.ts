import { expect, it } from "vitest";
import { ask, categories, snapshotRates, type Unit } from "~/conversion";
import { per } from "~/conversion/algebra/expression";
import { DAY } from "~/conversion/constants/exact";
import { isSameSize } from "~/conversion/converting/rule";

/** What these mean alone is rarer than what they mean beside another unit, or cannot stand there. */
const DIFFERENT_ON_PURPOSE = ["cd", "da", "n", "p", "Mi", "Ri", "kb", "cm⁻¹", "m⁻¹"];

const unitOf = (question: string): Unit | undefined => {
  const asked = ask(question, snapshotRates);
  return asked.ok ? asked.value.from : undefined;
};

const words = new Set(
  categories
    .flatMap(({ units }) => units)
    .flatMap(({ id, symbol, name, plural, aliases }) => [id, symbol, name, plural, ...aliases])
    .filter((text) => text !== "" && !/[\s/*()\d.·^-]/.test(text)),
);

// 5 gal/day was a galileo per day, 5.8e-7 m/s³, and $3.50/gal a price of acceleration.
it("a name means the same unit alone and per day", () => {
  let compared = 0;
  const different = [...words].filter((text) => {
    const [alone, daily] = [unitOf(`5 ${text}`), unitOf(`5 ${text}/day`)];
    if (alone?.scale.kind !== "linear" || daily?.scale.kind !== "linear") return false;
    compared += 1;
    const expected = { ...alone, scale: { kind: "linear", factor: per(alone.scale.factor, DAY) } } as const;
    return !isSameSize(daily, expected);
  });
  expect(different.toSorted()).toEqual(DIFFERENT_ON_PURPOSE.toSorted());
  expect(compared).toBeGreaterThan(2000);
});

import { describe, expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

/** Between a reciprocal row and an expression of its literal dimension, the factor was divided where it multiplies: 8 L/100 km came to 1.25e13 mL/m. */
describe("a reciprocal row and an expression of its own dimension are in proportion", () => {
  it.each([
    ["8 kg/kJ to g/J", 8],
    ["8 kg/kJ to g/(N m)", 8],
    ["2 g/(N m) to kg/kJ", 2],
  ])("%s", (question, expected) => {
    const answer = ask(question, snapshotRates);
    const [first] = answer.ok ? answer.value.answers : [];
    expect(first?.conversion).toMatchObject({ ok: true, value: { result: expected } });
  });
});

import { describe, expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

// The unit that a first target had settled was looked up again beside the next, as a force, and the conversion threw an error.
describe("a unit that has been found", () => {
  // 3 times 0.45359237 kg times 9.80665 m/s2 over the square of 0.0254 m, worked out with fractions.
  it.each([
    "3 pounds per square inch in pounds per square inch, pascals",
    "3 psi in pounds per square inch and Pa",
  ])("means the same beside each target: %s", (text) => {
    const asked = ask(text, snapshotRates);
    const results =
      asked.ok && asked.value.answers.map(({ conversion }) => conversion.ok && conversion.value.result);
    expect(results).toEqual([3, 20684.271879505082]);
  });
});

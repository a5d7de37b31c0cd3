import { expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

// One of two lists of customary units lacked "yd", so that one side was in metric tons and the other in short tons.
it.each([
  ["5 tons/m to tons/yd", 4.572],
  ["12000 btu ac to ton", 1],
  ["5 tons/hp to kg/hp", 4535.9237],
])("reads tons by the units next to them: %s", (question, result) => {
  const asked = ask(question, snapshotRates);
  const [answer] = asked.ok ? asked.value.answers : [];
  expect(answer?.conversion).toMatchObject({ ok: true, value: { result } });
});

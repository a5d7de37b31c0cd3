import { expect, it } from "vitest";
import { ask, snapshotRates } from "~/conversion";

// One of two lists of customary units lacked "yd", so that one side was in metric tons and the other in short tons.
it.each([
  ["5 tons/m to tons/yd", 4.572],
  ["12000 btu ac to ton", 1],
])("reads tons the same on both sides: %s", (question, result) => {
  const asked = ask(question, snapshotRates);
  const [answer] = asked.ok ? asked.value.answers : [];
  expect(answer?.conversion).toMatchObject({ ok: true, value: { result } });
});

import { expect, it } from "vitest";
import { ask, describeError } from "~/conversion";
import { roundRates } from "../../questions/round-rates";

// The advice had the distance and the time of somebody else's run, and called five liters in a time a speed.
it.each([
  ["10 mi in 90:00", "'10 mi in 90:00 min' or '10 mi in 90:00 h'"],
  ["5 L in 12:30", "'5 L in 12:30 min' or '5 L in 12:30 h'"],
])("'%s' is refused, with what to write instead: %s", (text, advice) => {
  const asked = ask(text, roundRates);
  expect(asked.ok ? "" : describeError(asked.error)).toContain(advice);
});

it("what is advised for a time without a unit is understood", () => {
  expect(ask("10 mi in 90:00 min", roundRates)).toMatchObject({ ok: true });
  expect(ask("5 L in 12:30 h", roundRates)).toMatchObject({ ok: true });
});

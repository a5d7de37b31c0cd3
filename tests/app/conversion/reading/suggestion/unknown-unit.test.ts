import { expect, test } from "vitest";
import { replaceWhole } from "~/conversion/reading/suggestion/unknown-unit";

test.each([
  ["convert 5 on to kg", "on", "oz", "convert 5 oz to kg"],
  ["5on to kg", "on", "oz", "5oz to kg"],
  ["5 añ to añada", "añ", "a", "5 a to añada"],
  ["11,234 m + 1,234 m", "1,234", "1.234", "11,234 m + 1.234 m"],
  ["5 nautical  mils in km", "nautical mils", "nautical miles", "5 nautical miles in km"],
  ["5 kg*(m+ in J", "kg*(m+", "kg", "5 kg in J"],
  ["5 foot-lbs/s in W", "foot-lbs/s", "ft·lbf/s", "5 ft·lbf/s in W"],
  ["5 usd in eur", "usd", "$& $1 $$", "5 $& $1 $$ in eur"],
])("in %j, %j becomes %j", (text, sought, replacement, expected) => {
  expect(replaceWhole(text, sought, replacement)).toBe(expected);
});

test("a part of a word is not replaced", () => {
  expect(replaceWhole("convert 5 tons", "on", "oz")).toBeNull();
});

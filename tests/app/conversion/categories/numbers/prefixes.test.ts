import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { toExactText } from "~/numerals/ratio";
import { present } from "../../../../support/present";

const size = (fromUnit: string): string => {
  const answer = convert({ category: "prefixes", fromUnit, toUnit: "none", value: "1" }, snapshotRates);
  if (!answer.ok) throw new Error(answer.error.code);
  return toExactText(present(answer.value.exact));
};

test.each([
  ["quetta", `1${"0".repeat(30)}`, "CGPM 2022, Resolution 3"],
  ["ronto", `0.${"0".repeat(26)}1`, "CGPM 2022, Resolution 3"],
  ["deka", "10", "SI Brochure, table 7"],
  ["yocto", `0.${"0".repeat(23)}1`, "SI Brochure, table 7"],
  ["gibi", "1073741824", "IEC 80000-13: 2 to the power 30"],
  ["quebi", String(2n ** 100n), "IEC 80000-13:2025: 2 to the power 100"],
])("%s is %s (%s)", (id, value) => {
  expect(size(id)).toBe(value);
});

import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";

const read = (fromUnit: string, toUnit: string) => {
  const answer = convert({ category: "sound", fromUnit, toUnit, value: "1" }, snapshotRates);
  return answer.ok ? answer.value : undefined;
};

// NIST SP 811 (2008), table 8 and SI Brochure, table 8: 1 Np = 8.685889638 dB.
test("a neper is 8.685889638 dB, by the convention for field levels", () => {
  const answer = read("Np", "dB");
  expect(answer?.result.toFixed(9)).toBe("8.685889638");
  expect(answer?.exact).toBeNull();
  // 20/ln 10 is 8.68588963806503655302…: the double nearest to it, which 20 / Math.LN10 misses by one bit.
  expect(answer?.result).toBe(Number("8.68588963806503655302"));
});

test("among nepers and among bels conversions are exact", () => {
  expect(read("Np", "cNp")).toMatchObject({ result: 100, exactness: "exact" });
  expect(read("B", "mB")).toMatchObject({ result: 1000, exactness: "exact" });
});

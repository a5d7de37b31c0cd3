import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";

const read = (fromUnit: string, toUnit: string) => {
  const answer = convert({ category: "sound", fromUnit, toUnit, value: "1" }, snapshotRates);
  return answer.ok && answer.value;
};

// NIST SP 811 (2008), table 8 and SI Brochure, table 8: 1 Np = 8.685889638 dB.
test("a neper is 8.685889638 dB, as levels of a field are counted", () => {
  expect(read("Np", "dB")).toMatchObject({ result: 20 / Math.LN10, exact: null });
  expect(Number((20 / Math.LN10).toPrecision(10))).toBe(8.685889638);
});

test("among nepers and among bels conversions are exact", () => {
  expect(read("Np", "cNp")).toMatchObject({ result: 100, exactness: "exact" });
  expect(read("B", "mB")).toMatchObject({ result: 1000, exactness: "exact" });
});

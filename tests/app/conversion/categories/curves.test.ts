import { describe, expect, it } from "vitest";
import { convert, explain, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../support/printed-factors";

const answer = (category: string, value: string, fromUnit: string, toUnit: string) =>
  convert({ category, fromUnit, toUnit, value }, snapshotRates);
const numberIn = (category: string, value: string, fromUnit: string, toUnit: string): number => {
  const found = answer(category, value, fromUnit, toUnit);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.result;
};

/** ASTM B258, table 1: diameters in mils, cross sections in thousands of circular mils. */
describe("American wire gauge", () => {
  it.each([
    ["-3", 460.0, 211.6],
    ["0", 324.9, 105.6],
    ["10", 101.9, 10.38],
    ["12", 80.81, 6.53],
    ["18", 40.3, 1.624],
    ["24", 20.1, 0.404],
    ["36", 5.0, 0.025],
    ["40", 3.14, 0.00989],
  ])("No. %s is %d mil and %d kcmil", (gauge, mils, kcmil) => {
    expect(Math.abs(numberIn("wire-gauge", gauge, "AWG", "mil") / mils - 1)).toBeLessThan(2e-3);
    expect(Math.abs(numberIn("wire-gauge", gauge, "AWG", "kcmil") / kcmil - 1)).toBeLessThan(2e-3);
  });

  it("is exact at its two fixed points, 0.005 in and 0.46 in", () => {
    expect(numberIn("wire-gauge", "36", "AWG", "in")).toBe(0.005);
    expect(numberIn("wire-gauge", "-3", "AWG", "in")).toBe(0.46);
    expect(numberIn("wire-gauge", "0.127", "mm", "AWG")).toBe(36);
    expect(numberIn("wire-gauge", "11.684", "mm", "AWG")).toBe(-3);
  });

  it("is explained by its formula", () => {
    const explained = explain("wire-gauge", "AWG", "mm", snapshotRates);
    expect(explained.ok && explained.value.equation).toBe("x AWG = (0.127 × 92^((36 − x) ÷ 39)) mm");
  });
});

describe("standard wire gauge (Order in Council of 23 August 1883)", () => {
  it.each([
    ["-6", 0.5],
    ["0", 0.324],
    ["12", 0.104],
    ["20", 0.036],
    ["50", 0.001],
  ])("No. %s is %d in", (gauge, inches) => {
    expect(numberIn("wire-gauge", gauge, "SWG", "in")).toBe(inches);
  });

  it.each([
    ["2.5", "mm", "SWG"],
    ["51", "SWG", "mm"],
    ["12.5", "SWG", "mm"],
    ["-1", "square-millimeter", "mm"],
  ])("%s %s has no number in %s", (value, from, to) => {
    expect(answer("wire-gauge", value, from, to)).toMatchObject({
      ok: false,
      error: { code: "out_of_domain", reason: "outside_scale" },
    });
  });
});

testPrintedFactors("wire-gauge", "square-millimeter", "the mil of 25.4 µm", { kcmil: "≈ 0.506707479097…" });

describe("slopes", () => {
  it.each([
    ["100", "slope-percent", "degree", 45],
    ["45", "degree", "slope-percent", 100],
    ["20", "slope-one-in", "slope-percent", 5],
    ["12", "roof-pitch", "degree", 45],
    ["50", "slope-per-mille", "slope-percent", 5],
    ["-100", "slope-percent", "degree", -45],
    // tan 30° = 1/√3, whose digits are those of OEIS A020760.
    ["30", "degree", "slope-percent", Number("57.7350269189625764509148780501957")],
  ])("%s %s is %s %d", (value, from, to, expected) => {
    expect(numberIn("angle", value, from, to)).toBe(expected);
  });

  it.each(["90", "-90", "180"])("%s degrees have no slope", (value) => {
    expect(answer("angle", value, "degree", "slope-percent")).toMatchObject({
      ok: false,
      error: { code: "out_of_domain" },
    });
  });
});

describe("decibels over a power (IEC 60027-3)", () => {
  it.each([
    ["0", "dBm", "mW", 1],
    ["30", "dBm", "W", 1],
    ["-30", "dBm", "microwatt", 1],
    ["1", "W", "dBm", 30],
    ["30", "dBm", "dBW", 0],
    // 10 log10 2, whose digits are those of OEIS A007524.
    ["2", "W", "dBW", 3.010299956639812],
  ])("%s %s is %s %d", (value, from, to, expected) => {
    expect(numberIn("power", value, from, to)).toBe(expected);
  });

  it.each(["0", "-1"])("%s W has no level", (value) => {
    expect(answer("power", value, "W", "dBm")).toMatchObject({ ok: false, error: { code: "out_of_domain" } });
  });
});

describe("hydrometer scales at their fixed points", () => {
  it.each([
    ["10", "api-gravity", "specific-gravity", 1],
    ["0", "api-gravity", "specific-gravity", 141.5 / 131.5],
    ["0", "baume-heavy", "specific-gravity", 1],
    ["72.5", "baume-heavy", "specific-gravity", 2],
    ["10", "baume-light", "specific-gravity", 1],
    ["0", "twaddell", "specific-gravity", 1],
    ["1.84", "specific-gravity", "twaddell", 168],
    ["10", "api-gravity", "twaddell", 0],
    ["168", "twaddell", "specific-gravity", 1.84],
    ["0", "twaddell", "baume-heavy", 0],
  ])("%s %s is %s %d", (value, from, to, expected) => {
    expect(numberIn("relative-density", value, from, to)).toBe(expected);
  });
});

describe("a curve converted back and forth", () => {
  it.each([
    ["wire-gauge", "AWG", "mm"],
    ["wire-gauge", "kcmil", "AWG"],
    ["wire-gauge", "square-millimeter", "in"],
    ["angle", "slope-percent", "gon"],
    ["angle", "slope-one-in", "arcmin"],
    ["power", "dBm", "hp"],
    ["relative-density", "api-gravity", "baume-light"],
  ])("%s: %s by way of %s is the same number to 1e-90", (category, from, to) => {
    for (const value of ["0.7", "3", "17.25", "88"]) {
      const there = answer(category, value, from, to);
      if (!there.ok) throw new Error(there.error.code);
      const back = convert(
        { category, fromUnit: to, toUnit: from, value: there.value.approximate },
        snapshotRates,
      );
      if (!back.ok) throw new Error(back.error.code);
      const { numerator, denominator } = back.value.approximate;
      const error =
        (numerator * 10n ** 96n) / denominator - BigInt(Math.round(Number(value) * 100)) * 10n ** 94n;
      expect(error < 10n ** 8n && error > -(10n ** 8n)).toBe(true);
    }
  });
});

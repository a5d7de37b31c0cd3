import { describe, expect, it } from "vitest";
import { explain, snapshotRates } from "~/conversion";

function explained(category: string, from: string, to: string) {
  const found = explain(category, from, to, snapshotRates);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

describe("a conversion is explained in plain English", () => {
  it.each([
    ["length", "mi", "km", "1 mi = 1.609344 km", "Multiply by 1.609344."],
    ["length", "in", "ft", "1 in = 1/12 ft", "Divide by 12."],
    ["volume", "gallon-us", "cup-us", "1 gal (US) = 16 cups (US)", "Multiply by 16."],
    ["temperature", "celsius", "fahrenheit", "x °C = (x × 1.8 + 32) °F", "Multiply by 1.8, then add 32."],
    ["temperature", "celsius", "kelvin", "x °C = (x + 273.15) K", "Add 273.15."],
    [
      "temperature",
      "fahrenheit",
      "celsius",
      "x °F = ((x − 32) ÷ 1.8) °C",
      "Subtract 32, then divide by 1.8.",
    ],
    [
      "frequency-wavelength",
      "Hz",
      "wavelength-in-metres",
      "x Hz = (299792458 ÷ x) m",
      "Divide 299792458 by the number.",
    ],
    ["length", "m", "m", "1 m = 1 m", "The number stays the same."],
  ])("%s: %s to %s", (category, from, to, equation, formula) => {
    expect(explained(category, from, to)).toMatchObject({ equation, formula });
  });

  // "1 Np = 20 ÷ ln 10 dB", and "Calculate 100 × tan(0.017453292519943295 (exactly π ÷ 180) × x)."
  it.each([
    ["sound", "Np", "dB", "1 Np = (20 ÷ ln 10) dB", "Multiply by 8.685889638065037 (exactly 20 ÷ ln 10)."],
    [
      "angle",
      "degree",
      "slope-percent",
      "x° = (100 × tan(π ÷ 180 × x)) % (slope)",
      "Calculate 100 × tan(π ÷ 180 × x).",
    ],
    [
      "relative-density",
      "specific-gravity",
      "twaddell",
      "x SG = (x × 200 − 200) °Tw",
      "Multiply by 200, then subtract 200.",
    ],
  ])(
    "what is calculated is in brackets before a unit, and has no remark in it: %s",
    (category, from, to, equation, formula) => {
      expect(explained(category, from, to)).toMatchObject({ equation, formula });
    },
  );

  it("for a factor without a finite decimal, the formula divides by its reciprocal", () => {
    // Council Regulation (EC) 2866/98: 1 euro = 1.95583 German marks.
    expect(explained("currency", "DEM", "EUR").formula).toBe("Divide by 1.95583.");
  });

  it("definitions use the catalogue's names, and numbers without exponents", () => {
    expect(explained("length", "mi", "km").definitions).toEqual([
      "mile = 1760 × yard",
      "yard = 0.9144 × meter",
      "kilometer = 1000 × meter",
    ]);
    expect(explained("length", "nm", "m").definitions).toEqual(["nanometer = 10⁻⁹ × meter"]);
    expect(explained("sound", "B", "dB").definitions).toEqual(["decibel = 0.1 × bel"]);
  });

  it("a scale with an offset says where absolute zero is", () => {
    const { definitions } = explained("temperature", "fahrenheit", "celsius");
    expect(definitions).toContain("absolute zero = −459.67 °F");
    expect(definitions).toContain("absolute zero = −273.15 °C");
  });

  it("currencies by their codes, because many share a sign", () => {
    const { equation, definitions, exactFactor } = explained("currency", "USD", "EUR");
    expect(equation).toMatch(/^1 USD ≈ [\d.]+ EUR$/);
    expect(definitions).toEqual(["Euro: market exchange rate"]);
    expect(exactFactor).toBeNull();
  });

  // "1 THB ≈ 0.029732667… USD" had sixteen digits, twelve more than the market quotes.
  it("a market rate has six significant digits, a rate fixed by law all of them", () => {
    const { factor, equation, formula } = explained("currency", "THB", "USD");
    expect(factor.replace(/^0\.0*/, "")).toMatch(/^\d{1,6}$/);
    expect(equation).toBe(`1 THB ≈ ${factor} USD`);
    expect(formula).toBe(`Multiply by ${factor}.`);
    expect(explained("currency", "EUR", "DEM").equation).toBe("1 EUR = 1.95583 DEM");
  });

  it.each([
    ["AED", "United Arab Emirates Dirham = US dollar ÷ 3.6725"],
    // The Central Bank of Oman fixes the dollars for a rial; it was "US dollar ÷ 1250/3251".
    ["OMR", "Omani Rial = 2.6008 × US dollar"],
    // It was "US dollar ÷ 1".
    ["BSD", "Bahamian Dollar = US dollar"],
  ])("a fixed currency as its issuer states it: %s", (code, definition) => {
    expect(explained("currency", code, "USD").definitions).toEqual([definition]);
  });

  // CODATA 2022: the electron's mass is known to 3.07e-10 of itself, the dalton to 3.13e-10; their errors are correlated.
  it("two measured constants give an upper bound of the uncertainty, one its own", () => {
    const both = explained("weight", "electron-mass-rest", "Da");
    expect(both.isUncertaintyBound).toBe(true);
    expect(both.relativeUncertainty?.toExponential(1)).toBe("6.2e-10");
    const one = explained("weight", "Da", "kg");
    expect(one.isUncertaintyBound).toBe(false);
    expect(one.relativeUncertainty?.toExponential(1)).toBe("3.1e-10");
  });

  it("π keeps its place", () => {
    expect(explained("length", "pc", "au").exactFactor).toBe("648000 ÷ π");
    const degrees = explained("velocity-angular", "degree-per-second", "radian-per-second");
    expect(degrees.equation).toBe("1 °/s = (π ÷ 180) rad/s");
    expect(degrees.formula).toBe("Multiply by 0.017453292519943295 (exactly π ÷ 180).");
  });
});

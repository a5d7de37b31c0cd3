import { expect, test } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../../support/printed-factors";

testPrintedFactors("frequency-wavelength", "Hz", "the 17th CGPM", {
  "wavelength-in-metres": "= 299792458",
});

testPrintedFactors("frequency-wavelength", "wavelength-in-metres", "CODATA 2022", {
  "electron-compton-wavelength": "≈ 2.42631023538e-12",
  "proton-compton-wavelength": "≈ 1.32140985360e-15",
  "neutron-compton-wavelength": "≈ 1.31959090382e-15",
});

test("a wavelength of zero and a frequency of zero do not convert", () => {
  const ask = (fromUnit: string, toUnit: string) =>
    convert({ category: "frequency-wavelength", fromUnit, toUnit, value: "0" }, snapshotRates);
  expect(ask("wavelength-in-metres", "Hz")).toMatchObject({ ok: false, error: { code: "out_of_domain" } });
  expect(ask("Hz", "wavelength-in-nanometres")).toMatchObject({
    ok: false,
    error: { code: "out_of_domain" },
  });
});

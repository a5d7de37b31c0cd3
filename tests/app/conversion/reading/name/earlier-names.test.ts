import { expect, test } from "vitest";
import { findUnit } from "~/conversion";

// Corrected names stay names: "perm (0°C)" was refused as a unit that is zero, and "DEM German Mark" as unknown.
test.each([
  ["permeability", "permeability (0°C)", "permeability-0c"],
  ["permeability", "perm (0°C)", "permeability-0c"],
  ["permeability", "permeability (23°C)", "permeability-23c"],
  ["permeability", "perm (23°C)", "permeability-23c"],
  ["pressure", "Standard atmosphere", "atm"],
  ["pressure", "atmosphere technical", "at"],
  ["energy", "electron-volt", "eV"],
  ["energy", "megaelectron-volts", "MeV"],
  ["temperature", "degrees Reaumur", "reaumur"],
  ["temperature-interval", "degree Reaumur", "degree-reaumur"],
  ["electric-resistivity", "microohm meters", "microohm-meter"],
  ["electric-resistivity", "megaohm meter", "megaohm-meter"],
  ["frequency-wavelength", "wavelengths in nanometres", "wavelength-in-nanometres"],
  ["data-transfer", "EPTA 3 (payload)", "epta-3-payload"],
  ["data-transfer", "kb/s", "kilobit-per-second"],
  ["data-transfer", "b/min", "bit-per-minute"],
  ["flow", "Sv", "Sv"],
  ["weight", "Muon masses", "muon-mass"],
  ["volume", "acre-ft", "acre-foot"],
  ["currency", "Syrian Pound", "SYP"],
  ["currency", "SYP Syrian Pound", "SYP"],
  ["currency", "VES Venezuelan Bolívar", "VES"],
  ["currency", "bolívars (VES)", "VES"],
  ["currency", "DEM German Mark", "DEM"],
  ["currency", "IEP Irish Pound", "IEP"],
  ["currency", "BGN Bulgarian Lev", "BGN"],
  ["currency", "BYR Belarusian Ruble (2000–2016)", "BYR"],
  ["currency", "STD São Tomé & Príncipe Dobra (1977–2017)", "STD"],
])("in %s, the earlier name '%s' is %s", (category, name, id) => {
  const found = findUnit(name, { category });
  expect(found.ok ? found.value.unit.id : found.error.code).toBe(id);
});

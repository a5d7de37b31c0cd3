/** What is missing between two units: a substance, a density, a time, a constant, that a length is a wavelength. */
export type Advice = keyof typeof ADVICE;

/** What to do about it, and a complete question of that kind. */
export const ADVICE = {
  substance: ["depends on the substance. Name it", "7 mmol/L glucose in mg/dL"],
  density: ["a volume and a mass convert by a density only. Multiply by it", "2 cups * 0.53 g/mL in g"],
  water: [
    "a relative density is compared with water. Multiply the density of water by it",
    "1.05 * 1 g/cm3 in kg/m3",
  ],
  gas: [
    "converting a mass per volume of gas to a ratio takes its molar mass and molar volume. Divide and multiply by them",
    "1 mg/m3 / (46 g/mol) * 24.45 L/mol in ppm",
  ],
  solution: [
    "a ratio and a mass per volume convert only by the density of the solution. Multiply or divide by it",
    "5 ug/L / (1 kg/L) in ppb",
  ],
  power: ["power divided by time is not energy. Write the unit of energy without the slash", "24 kWh in MJ"],
  bushel: [
    "a bushel is a volume. Multiply or divide by the weight of one",
    "180 bu/acre * 56 lb/bu in kg/ha",
  ],
  gravity: ["weight is a force. Use a unit of force", "150 lbf in N"],
  duration: ["energy is power multiplied by time. Multiply or divide by the time", "100 W * 3 h in kWh"],
  rotation: ["one hertz is one revolution, 2π rad, per second. Count revolutions", "50 rpm in Hz"],
  wavenumber: ["a wavenumber becomes a frequency by the speed of light. Multiply by it", "1 cm-1 * c in GHz"],
  photon: [
    "a photon's energy becomes a frequency by the Planck constant. Multiply or divide by it",
    "1 eV / h in THz",
  ],
  thermal: [
    "a temperature becomes an energy by the Boltzmann constant. Multiply by it",
    "300 K * k_B in meV",
  ],
  light: ["they convert for light only, by its wavelength. Say so", "500 nm light in eV"],
} as const;

/** A complete question of this kind. */
export const exampleOf = (advice: Advice): string => ADVICE[advice][1];

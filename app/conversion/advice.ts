/** What a conversion between two units needs: a substance, a density, a time, a constant. */
export type Advice = keyof typeof ADVICE;

/** What to do for each kind of advice, and a complete question as an example. */
export const ADVICE = {
  substance: ["depends on the substance. Name it", "7 mmol/L glucose in mg/dL"],
  density: [
    "converting between volume and mass needs a density. Multiply or divide by it",
    "2 cups * 0.53 g/mL in g",
  ],
  water: [
    "a relative density is a ratio to the density of water. Multiply or divide by that density",
    "1.05 * 1 g/cm3 in kg/m3",
  ],
  gas: [
    "converting a mass per volume of gas to a ratio needs its molar mass and molar volume. Divide and multiply by them",
    "1 mg/m3 / (46 g/mol) * 24.45 L/mol in ppm",
  ],
  solution: [
    "converting between a ratio and a mass per volume needs the density of the solution. Multiply or divide by it",
    "5 ug/L / (1 kg/L) in ppb",
  ],
  power: ["power divided by time is not energy. Write the unit of energy without the slash", "24 kWh in MJ"],
  bushel: [
    "a bushel is a volume. Multiply or divide by the weight of a bushel",
    "180 bu/acre * 56 lb/bu in kg/ha",
  ],
  gravity: ["weight is a force. Use a unit of force", "150 lbf in N"],
  duration: ["energy = power × time. Multiply or divide by the time", "100 W * 3 h in kWh"],
  rotation: ["one hertz is one revolution, 2π rad, per second. Count revolutions", "50 rpm in Hz"],
  molecule: [
    "molar mass = mass of a molecule × Avogadro constant. Multiply or divide by N_A",
    "55 kDa * N_A in kg/mol",
  ],
  wavenumber: ["frequency = wavenumber × speed of light. Multiply or divide by c", "1 cm-1 * c in GHz"],
  photon: ["photon energy = frequency × Planck constant. Multiply or divide by h", "1 eV / h in THz"],
  thermal: ["energy = temperature × Boltzmann constant. Multiply or divide by k_B", "300 K * k_B in meV"],
  light: ["they convert only for light, by its wavelength. Write 'light'", "500 nm light in eV"],
} as const;

export const exampleOf = (advice: Advice): string => ADVICE[advice][1];

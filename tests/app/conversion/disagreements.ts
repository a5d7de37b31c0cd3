/**
 * Every unit on which UCUM, GNU units or NIST SP 811 gives another number than the catalogue, by name and with the
 * reason: the one place where a difference may be explained. `within` bounds the relative difference.
 * "rounded": their figure is a rounding of the same quantity; "outdated": it was right once; "mistaken": it never was;
 * "definition": the same name means another thing there.
 */
export type Disagreement = {
  readonly against: "UCUM" | "GNU units" | "NIST SP 811";
  readonly whose: "rounded" | "outdated" | "mistaken" | "definition";
  readonly within: number;
  readonly reason: string;
  readonly units: readonly string[];
};

export const disagreements: readonly Disagreement[] = [
  {
    against: "UCUM",
    whose: "rounded",
    within: 2e-7,
    reason:
      "UCUM carries the parsec as 3.085678e16 m, seven digits; the IAU fixed it at 648 000/π au in 2015.",
    units: ["length/pc", "length/kpc", "length/Mpc", "length/Gpc"],
  },
  {
    against: "UCUM",
    whose: "outdated",
    within: 1e-10,
    reason:
      "UCUM carries the measured astronomical unit of 149 597.870691 Mm; since 2012 it is 149 597 870 700 m.",
    units: ["length/au"],
  },
  {
    against: "UCUM",
    whose: "outdated",
    within: 1e-6,
    reason: "UCUM carries the constants of CODATA 1986: u, m_e, m_p and e, on which the electronvolt rests.",
    units: [
      "weight/u",
      "weight/Da",
      "weight/electron-mass-rest",
      "weight/proton-mass",
      "energy/eV",
      "photon-energy/eV",
      "photon-energy/keV",
      "photon-energy/meV",
      "photon-energy/MeV",
      "heat-capacity/electronvolt-per-kelvin",
      "energy/meV",
      "energy/keV",
      "energy/MeV",
      "energy/GeV",
      "energy/TeV",
      "charge/e",
    ],
  },
  {
    against: "UCUM",
    whose: "rounded",
    within: 3e-7,
    reason:
      "UCUM carries the thermochemical Btu as 1.05435 kJ; from 4.184 J/cal and the pound follow 1054.350264488… J.",
    units: [
      "energy/btu-th",
      "fuel-efficiency-mass/btu-th-per-pound",
      "power/btu-th-per-hour",
      "power/btu-th-per-minute",
      "power/btu-th-per-second",
      "fuel-efficiency-mass/pound-per-btu-th",
      "fuel-efficiency-volume/btu-th-per-cubic-foot",
      "specific-heat-capacity/btu-th-per-pound-per-r",
      "heat-density/btu-th-per-square-foot",
      "heat-flux-density/btu-th-per-second-per-square-inch",
      "heat-flux-density/btu-th-per-second-per-square-foot",
      "heat-flux-density/btu-th-per-minute-per-square-foot",
      "heat-flux-density/btu-th-per-hour-per-square-foot",
    ],
  },
  {
    against: "UCUM",
    whose: "mistaken",
    within: 0.7,
    reason:
      "The library ucum-lhc 7.1.9 subtracts 273.15 from a temperature that it has already scaled by 5/4: 100 °C becomes 25.37 °Ré instead of 80. UCUM itself agrees with us.",
    units: ["temperature/reaumur"],
  },
  {
    against: "GNU units",
    whose: "rounded",
    within: 1e-11,
    reason:
      "GNU units defines the parsec by the tangent of a second of arc; the IAU by the arc, 648 000/π au.",
    units: ["length/pc", "length/kpc", "length/Mpc", "length/Gpc"],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 2e-6,
    reason:
      "GNU units reckons the old cloth and body measures in the British inch before 1959 (25.399956 mm), we in the international one.",
    units: ["length/ell", "length/span", "length/nail", "length/bc"],
  },
  {
    against: "GNU units",
    whose: "outdated",
    within: 2e-7,
    reason:
      "GNU units 2.22 carries CODATA 2018, and derives the Planck units and the electron radius from it; the catalogue carries CODATA 2022.",
    units: [
      "length/atomic-unit-of-length",
      "length/bohr-radius",
      "length/electron-radius-classical",
      "length/lP",
      "time/tP",
      "weight/u",
      "weight/Da",
      "weight/mP",
      "weight/electron-mass-rest",
      "weight/muon-mass",
      "weight/proton-mass",
      "weight/neutron-mass",
      "weight/deuteron-mass",
      "area/electron-cross-section",
    ],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-7,
    reason:
      "GNU units takes GM of Earth and Sun from an ephemeris (DE440); the catalogue the nominal values of IAU 2015 Resolution B3.",
    units: ["weight/earths-mass", "weight/suns-mass"],
  },
  {
    against: "GNU units",
    whose: "rounded",
    within: 2e-5,
    reason:
      "GNU units builds the pood on a dolya of 0.0444349 g; the Russian statute of 1899 fixes the funt at 0.40951241 kg.",
    units: ["weight/pood"],
  },
  {
    against: "GNU units",
    whose: "mistaken",
    within: 3e-6,
    reason:
      "GNU units 2.22 multiplies the international acre by one survey factor; an area takes it squared (43 560 square survey feet).",
    units: ["area/acre-us-survey", "volume/acre-foot-us-survey"],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-4,
    reason:
      "GNU units multiplies heights by tabulated densities of mercury; the catalogue gives the pascals that NIST SP 811 prints for the column.",
    units: [
      "pressure/centimeter-mercury-0c",
      "pressure/millimeter-mercury-0c",
      "pressure/inch-mercury-60f",
      "permeability/permeability-0c",
      "permeability/permeability-23c",
    ],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-5,
    reason:
      "GNU units derives the mean and the 59 °F Btu from calories of their own; the catalogue gives the joules that NIST SP 811 prints.",
    units: ["energy/btu-mean", "energy/btu-59-f"],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-3,
    reason:
      "GNU units' Celsius heat unit is thermochemical (4.184 J/cal), ours of the International Table (4.1868 J/cal).",
    units: [
      "energy/CHU",
      "fuel-efficiency-volume/chu-per-cubic-foot",
      "specific-heat-capacity/chu-per-pound-per-c",
      "heat-flux-density/chu-per-hour-per-square-foot",
      "heat-transfer-coeff/chu-per-hour-per-square-foot-per-c",
    ],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-4,
    reason:
      "GNU units' thermie rests on a 15 °C calorie of 4.1858 J (NIST), ours on the 4.1855 J that the CIPM adopted in 1950.",
    units: ["energy/thermie"],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-7,
    reason:
      "Months and years of the sky change slowly: GNU units takes other epochs or fewer digits than the almanac values of the catalogue.",
    units: [
      "time/month-synodic",
      "time/month-sidereal",
      "time/year-sidereal",
      "time/year-tropical",
      "time/year-anomalistic",
      "time/day-sidereal",
      "time/hour-sidereal",
      "time/minute-sidereal",
      "time/second-sidereal",
    ],
  },
  {
    against: "GNU units",
    whose: "definition",
    within: 1e-9,
    reason:
      "GNU units divides by the measured μ₀; by the convention of NIST SP 811 the oersted is 1000/(4π) A/m and the gilbert 10/(4π) A.",
    units: [
      "current/Gi",
      "linear-current-density/Oe",
      "linear-current-density/gilbert-per-centimeter",
      "magnetomotive-force/Gi",
      "magnetomotive-force/kGi",
      "magnetomotive-force/mGi",
      "magnetic-field-strength/Oe",
      "magnetic-field-strength/kOe",
      "magnetic-field-strength/mOe",
      "magnetic-field-strength/gilbert-per-centimeter",
      "magnetic-field-strength/gilbert-per-meter",
    ],
  },
  {
    against: "NIST SP 811",
    whose: "outdated",
    within: 7e-6,
    reason:
      "NIST SP 811 (2008) prints chain, rod, fathom, acre and acre-foot on the US survey foot, which was deprecated at the end of 2022 (85 FR 62698); the catalogue has those under their own names and takes the plain ones internationally.",
    units: ["length/ch", "length/rd", "length/fath", "area/ac", "volume/acre-foot"],
  },
  {
    against: "NIST SP 811",
    whose: "outdated",
    within: 3e-7,
    reason:
      "NIST SP 811 carries the faraday of CODATA 1986; since 2019 it is exact, the elementary charge times the Avogadro number.",
    units: ["charge/faraday"],
  },
];

/** The explanation for a unit ("length/pc") against one of the references, if there is one. */
export const explanationFor = (against: Disagreement["against"], unit: string): Disagreement | undefined =>
  disagreements.find((one) => one.against === against && one.units.includes(unit));

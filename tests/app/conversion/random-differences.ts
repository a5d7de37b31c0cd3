export type Tool = "GNU units" | "pint";
/** Where a tool's unit differs from ours, why, and by how much at most for each power of it. */
export type Difference = {
  readonly tool: Tool;
  readonly name: string;
  readonly within: number;
  readonly reason: string;
};
export const differences: readonly Difference[] = [
  {
    tool: "GNU units",
    name: "dalton",
    within: 1.4e-9,
    reason: "GNU units 2.22 has the value of CODATA 2018; the catalogue has that of CODATA 2022.",
  },
  {
    tool: "pint",
    name: "dalton",
    within: 1.4e-9,
    reason: "pint 0.19 has the value of CODATA 2018; the catalogue has that of CODATA 2022.",
  },
  {
    tool: "pint",
    name: "acre",
    within: 4.01e-6,
    reason: "pint's acre is of US survey feet; the catalogue has that one apart, as acre (US survey).",
  },
  {
    tool: "pint",
    name: "Btu (IT)",
    within: 1.4e-7,
    reason:
      "pint has 1055.056 J, as ISO 31-4 rounds it; the catalogue has the International Table value unrounded.",
  },
  {
    tool: "GNU units",
    name: "parsec",
    within: 7.9e-12,
    reason: "GNU units has au ÷ tan(1″); the catalogue has 648000/π au after IAU 2015 Resolution B2.",
  },
  {
    tool: "pint",
    name: "parsec",
    within: 7.9e-12,
    reason: "pint has au ÷ tan(1″) too.",
  },
];

/** Texts that mean something else here than in both tools, each with the reason. */
export const OTHERWISE: Readonly<Record<string, string>> = {
  F: "alone it is most often a degree Fahrenheit, and the answer says so",
  C: "alone it is most often a degree Celsius, and the answer says so",
  T3: "the data rate of a T3 line has this symbol; the tools cube the tesla",
  t3: "the same line in a small letter",
  "s³ nS³/lb t": "lb t is the symbol of the troy pound; the tools divide by a pound and multiply by a tonne",
  "oz * ft * S / (au^3)": "an ounce foot is a torque, as the foot pound is",
  "pound foot / minute":
    "a pound foot is the torque, in the catalogue and in dictionaries, and the unit a power",
  "astronomical units millidynes per cubic dekagram calorie (th)":
    "a gram calorie is the calorie, a kilogram calorie 1000; the tools multiply a dekagram by a calorie",
  "9 fL + 1/4 mL - 79 TL in gal (US)":
    "next to milliliters TL is the German teaspoon, which the answer states; the tools have teraliters",
};

/** A name that people look for and the catalogue does not offer, with the reason. */
export type LeftOut = { readonly category: string; readonly name: string; readonly reason: string };

const noSingleValue = (category: string, reason: string, names: readonly string[]): readonly LeftOut[] =>
  names.map((name) => ({ category, name, reason }));

/** Sorted by category. */
export const leftOut: readonly LeftOut[] = [
  ...noSingleValue(
    "flow",
    "A volume only by way of the density of gasoline, which differs by blend from 0.71 to 0.78 kg/L.",
    [
      "pound/second (Gasoline at 15.5°C)",
      "pound/minute (Gasoline at 15.5°C)",
      "pound/hour (Gasoline at 15.5°C)",
      "pound/day (Gasoline at 15.5°C)",
      "kilogram/second (Gasoline at 15.5°C)",
      "kilogram/minute (Gasoline at 15.5°C)",
      "kilogram/hour (Gasoline at 15.5°C)",
      "kilogram/day (Gasoline at 15.5°C)",
    ],
  ),
  ...noSingleValue(
    "length",
    "The Swedish, Danish and Norwegian measures differ by 6 % and changed with the century.",
    ["aln", "famn"],
  ),
  ...noSingleValue(
    "length",
    "The vara differed by province and colony (0.82 m to 0.87 m); no law in force fixes these.",
    ["vara de tarea", "vara conuquera", "vara castellana"],
  ),
  ...noSingleValue("length", "Known only from buildings and rods that differ by several percent.", [
    "mile (Roman)",
    "Roman actus",
    "cubit (Greek)",
    "long reed",
    "reed",
    "long cubit",
    "handbreadth",
    "fingerbreadth",
  ]),
  {
    category: "length",
    name: "ken",
    reason:
      "The Japanese ken is offered as ken (Japanese); older ken of 6.3 and 6.5 shaku have no common value.",
  },
  {
    category: "length",
    name: "line",
    reason: "1/12 inch, 1/10 inch, 1/40 inch (buttons) and the French ligne are all called line.",
  },
  ...noSingleValue(
    "weight",
    "Biblical weights are known only from finds that differ by ten percent and more.",
    [
      "talent (Biblical Hebrew)",
      "mina (Biblical Hebrew)",
      "shekel (Biblical Hebrew)",
      "bekan (Biblical Hebrew)",
      "gerah (Biblical Hebrew)",
      "talent (Biblical Greek)",
      "mina (Biblical Greek)",
      "tetradrachma (Biblical Greek)",
      "didrachma (Biblical Greek)",
      "drachma (Biblical Greek)",
      "denarius (Biblical Roman)",
      "assarion (Biblical Roman)",
      "quadrans (Biblical Roman)",
      "lepton (Biblical Roman)",
    ],
  ),
  {
    category: "luminance",
    name: "bril",
    reason: "A step of a logarithmic scale in some books, 1e-7 lambert in others.",
  },
  ...noSingleValue(
    "luminous-intensity",
    "A flame or lamp standard of its time: the ratio to the candela was measured anew for decades, depends on the colour of the light, and its published values differ by up to several percent.",
    [
      "candle (international)",
      "candle (German)",
      "candle (UK)",
      "decimal candle",
      "candle (pentane)",
      "pentane candle (10 candle power)",
      "hefner candle",
      "carcel unit",
      "bougie decimal",
      "violle",
    ],
  ),
  ...noSingleValue(
    "permeability",
    "A permeability, not a permeance: mass per time, length and pressure, of another dimension than the category.",
    ["permeability inches (0°C)", "permeability inches (23°C)"],
  ),
  ...noSingleValue(
    "radiation-exposure",
    "An absorbed dose in tissue (published between 8.3 and 9.6 mGy), not an exposure of air.",
    ["tissue roentgen", "parker", "rep"],
  ),
  {
    category: "temperature-interval",
    name: "degree Delisle",
    reason:
      "Its scale counts downwards: an interval of +2 K is one of -3 °De, which the size of a degree alone does not tell.",
  },
  {
    category: "weight",
    name: "poundal",
    reason: "A force, not a mass: it is among the units of force only.",
  },
  {
    category: "weight",
    name: "quarter (US)",
    reason:
      "25 lb, a quarter of the short hundredweight, or 500 lb, a quarter of the short ton; no US law fixes it.",
  },
  {
    category: "weight",
    name: "stone (US)",
    reason:
      "12.5 lb by analogy with the short hundredweight; never a legal or trade measure in the United States.",
  },
];

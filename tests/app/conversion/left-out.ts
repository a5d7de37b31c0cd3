/** A name that people look for and the catalogue does not offer, with the reason. */
export type LeftOut = { readonly category: string; readonly name: string; readonly reason: string };

const noSingleValue = (category: string, reason: string, names: readonly string[]): readonly LeftOut[] =>
  names.map((name) => ({ category, name, reason }));

/** Sorted by category. */
export const leftOut: readonly LeftOut[] = [
  ...noSingleValue(
    "area",
    "The vara and what is built on it differ by province and colony; no law in force fixes these.",
    ["cuerda", "plaza", "varas castellanas cuad", "varas conuqueras cuad"],
  ),
  { category: "area", name: "morgen", reason: "From 0.25 ha in Prussia to 0.86 ha in South Africa." },
  {
    category: "area",
    name: "feddan",
    reason: "4200 m² in Egypt, other values in Sudan and Syria; published values of the Egyptian one differ.",
  },
  {
    category: "area",
    name: "bigha",
    reason: "From 0.13 ha to 0.33 ha by Indian state, Nepal and Bangladesh.",
  },
  {
    category: "data-transfer",
    name: "SCSI (Async)",
    reason:
      "Asynchronous SCSI waits for each handshake: its rate depends on cable and device, no standard fixes it.",
  },
  {
    category: "density",
    name: "Earth's density (mean)",
    reason: "A measured property of one planet that changes with every survey, not a unit.",
  },
  ...noSingleValue("energy", "The heat of a fuel oil varies with its grade; no standard fixes it.", [
    "fuel oil equivalent @kiloliter",
    "fuel oil equivalent @barrel (US)",
  ]),
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
  {
    category: "luminance",
    name: "bril",
    reason: "A step of a logarithmic scale in some books, 1e-7 lambert in others.",
  },
  ...noSingleValue(
    "luminous-intensity",
    "A flame or lamp standard of its time: the ratio to the candela was measured anew for decades, depends on the color of the light, and its published values differ by up to several percent.",
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
  ...noSingleValue(
    "relative-density",
    "Sugar by mass; the density that goes with it is a fit to measurements (ICUMSA SPS-4, the tables of the brewers' societies), which differ by edition and temperature. Brix and Plato are in the category ratio.",
    ["degree Brix", "degree Plato", "degree Oechsle"],
  ),
  {
    category: "temperature-interval",
    name: "degree Delisle",
    reason:
      "Its scale counts downwards: an interval of +2 K is one of -3 °De, which the size of a degree alone does not tell.",
  },
  ...noSingleValue(
    "time",
    "An adjective for what recurs in so many years, not a unit; a number of years says the same.",
    ["septennial", "octennial", "novennial", "quindecennial", "quinquennial"],
  ),
  {
    category: "time",
    name: "jiffy",
    reason: "1/60 s, 1/50 s, 10 ms or the time light takes for a centimeter or a fermi, by trade.",
  },
  ...noSingleValue("typography", "Depends on the type size and face.", [
    "character (X)",
    "character (Y)",
    "en",
  ]),
  ...noSingleValue("volume", "Biblical measures are known only to within ten percent and more.", [
    "cor (Biblical)",
    "homer (Biblical)",
    "bath (Biblical)",
    "hin (Biblical)",
    "cab (Biblical)",
    "log (Biblical)",
  ]),
  ...noSingleValue(
    "volume",
    "Old British spoons were never fixed (5/8 fluid ounce to 14.2 mL); today's are the metric 15 mL and 5 mL, which are listed separately.",
    ["tablespoon (UK)", "dessertspoon (UK)", "teaspoon (UK)"],
  ),
  {
    category: "volume",
    name: "Taza (Spanish)",
    reason: "A cup of 200 mL to 250 mL by country; no standard fixes it.",
  },
  ...noSingleValue(
    "volume",
    "A bar's or kitchen's custom: 30 mL to 60 mL a jigger or shot, a sixteenth to an eighth of a teaspoon a dash or pinch.",
    ["jigger", "shot", "dash", "pinch"],
  ),
  ...noSingleValue("volume-lumber", "A trade's average of a piece, which differs by mill and railway.", [
    "pallet",
    "cross tie",
    "switch tie",
  ]),
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

/** A name that people look for and the catalogue does not offer, with the reason. */
export type LeftOut = { readonly category: string; readonly name: string; readonly reason: string };

const noSingleValue = (category: string, reason: string, names: readonly string[]): readonly LeftOut[] =>
  names.map((name) => ({ category, name, reason }));

/** Sorted by category. */
export const leftOut: readonly LeftOut[] = [
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

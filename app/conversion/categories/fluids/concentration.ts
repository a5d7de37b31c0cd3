import { cubed, per, renamed, times, type UnitExpression } from "../../algebra/expression";
import { centi, deci, kilo, mega, micro, milli, nano, pico } from "../../algebra/prefixes";
import { CALCIUM_CARBONATE, CALCIUM_MASS, CALCIUM_OXIDE, GRAIN, OUNCE, POUND, UK_GALLON, US_GALLON } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { GRAM, KILOGRAM, LITER, METER, MOLE } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import { inGramsPerMole } from "../medicine";
import * as notes from "../notes";
import type { Unit, UnitOptions } from "../unit";

/** The mole, named by its symbol, as laboratories name flows and concentrations: "millimol/liter". */
export const MOL = renamed(MOLE, "mole", { name: "mol", symbol: "mol", plural: null, ucum: "mol", qudt: "MOL" });

export const concentrationMolar = category(
  "concentration-molar",
  { name: "Molar concentration", reference: per(MOLE, cubed(METER)), quantityKind: "amount concentration" },
  () => [
    unit("mol-per-cubic-meter", per(MOL, cubed(METER))),
    unit("mol-per-liter", per(MOL, LITER), { aliases: "M, molar" }),
    unit("millimol-per-liter", per(milli(MOL), LITER), { aliases: "mM, millimolar" }),
    unit("micromol-per-liter", per(micro(MOL), LITER), { aliases: "µM, uM, micromolar" }),
    unit("mol-per-cubic-centimeter", per(MOL, cubed(centi(METER)))),
    unit("mol-per-cubic-millimeter", per(MOL, cubed(milli(METER)))),
    unit("kilomol-per-cubic-meter", per(kilo(MOL), cubed(METER))),
    unit("kilomol-per-liter", per(kilo(MOL), LITER)),
    unit("kilomol-per-cubic-centimeter", per(kilo(MOL), cubed(centi(METER)))),
    unit("kilomol-per-cubic-millimeter", per(kilo(MOL), cubed(milli(METER)))),
    unit("millimol-per-cubic-meter", per(milli(MOL), cubed(METER))),
    unit("millimol-per-cubic-centimeter", per(milli(MOL), cubed(centi(METER)))),
    unit("millimol-per-cubic-millimeter", per(milli(MOL), cubed(milli(METER)))),
    unit("nanomol-per-liter", per(nano(MOL), LITER), { aliases: "nM, nanomolar" }),
    unit("picomol-per-liter", per(pico(MOL), LITER), { aliases: "pM, picomolar" }),
    unit("mol-per-cubic-decimeter", per(MOL, cubed(deci(METER)))),
    unit("mol-per-milliliter", per(MOL, milli(LITER))),
  ],
);

export const concentrationSolution = category(
  "concentration-solution",
  { name: "Solution concentration", reference: per(KILOGRAM, cubed(METER)), quantityKind: "mass concentration" },
  () => [
    unit("kilogram-per-liter", per(KILOGRAM, LITER)),
    unit("gram-per-liter", per(GRAM, LITER)),
    unit("milligram-per-liter", per(milli(GRAM), LITER)),
    named("ppm", "part/million (ppm)", "ppm", per(milli(GRAM), LITER), {
      aliases: "part per million, parts per million",
      ucum: null,
      qudt: null,
      convention: "One milligram per liter, as for drinking water in 40 CFR 141: a millionth of the mass where a liter weighs a kilogram.",
      sources: ["40 CFR 141, Subpart O"],
    }),
    unit("grain-per-gallon-us", per(GRAIN, US_GALLON), { aliases: "gpg" }),
    unit("grain-per-gallon-uk", per(GRAIN, UK_GALLON), { qudt: "GRAIN-PER-GAL_IMP" }),
    unit("pound-per-gallon-us", per(POUND, US_GALLON)),
    unit("pound-per-gallon-uk", per(POUND, UK_GALLON)),
    unit("pound-per-million-gallon-us", per(POUND, mega(US_GALLON)), { name: "pound/million gallon (US)", ucum: "[lb_av]/(10*6.[gal_us])" }),
    unit("pound-per-million-gallon-uk", per(POUND, mega(UK_GALLON)), { name: "pound/million gallon (UK)", ucum: "[lb_av]/(10*6.[gal_br])" }),
    unit("pound-per-cubic-foot", per(POUND, cubed(FOOT))),
    unit("gram-per-cubic-meter", per(GRAM, cubed(METER))),
    unit("gram-per-milliliter", per(GRAM, milli(LITER))),
    unit("milligram-per-deciliter", per(milli(GRAM), deci(LITER))),
    unit("gram-per-deciliter", per(GRAM, deci(LITER))),
    ...withPrefixesIn("µ n", GRAM, (gram) => per(gram, LITER), "-per-liter"),
    ...withPrefixesIn("m µ n p", GRAM, (gram) => per(gram, milli(LITER)), "-per-milliliter"),
    named("gram-per-100-milliliters", "gram/100 milliliters", "g/100 mL", per(GRAM, times(100, milli(LITER))), {
      aliases: "g/100mL, g/100 ml, % w/v",
      note: "The percentage by weight and volume of pharmacy, the same as g/dL.",
    }),
    unit("ounce-per-gallon-us", per(OUNCE, US_GALLON), { note: notes.OUNCE_OF_MASS }),
    unit("kilogram-per-cubic-meter", per(KILOGRAM, cubed(METER))),
  ],
);

const countedAs = (compound: string, molarMass: UnitExpression): string =>
  `counted as ${compound}, ${inGramsPerMole(molarMass)} g/mol by the abridged standard atomic weights.`;
const byCarbonate = (): string => countedAs("calcium carbonate", CALCIUM_CARBONATE);
const byOxide = (): string => countedAs("calcium oxide", CALCIUM_OXIDE);

/** The amount of calcium in a concentration of one of its compounds. */
const hardness = <Id extends string>(
  id: Id,
  name: string,
  symbol: string,
  concentration: UnitExpression,
  molarMass: UnitExpression,
  options: UnitOptions,
): Unit<Id> => named(id, name, symbol, per(concentration, molarMass), options);

const milligrams = (count: number): UnitExpression => per(times(count, milli(GRAM)), LITER);

const NOTE = "DIN 38409-6 states hardness as the amount of alkaline earth ions; the degrees count it as a mass of one calcium compound.";

export const waterHardness = category("water-hardness", { reference: per(MOLE, cubed(METER)), note: NOTE }, () => [
  hardness("german-degree", "German degree", "°dH", milligrams(10), CALCIUM_OXIDE, { aliases: "dH, °dGH, dGH", convention: `10 mg/L ${byOxide()}` }),
  hardness("french-degree", "French degree", "°fH", milligrams(10), CALCIUM_CARBONATE, { aliases: "fH, °fTH", convention: `10 mg/L ${byCarbonate()}` }),
  hardness("milligram-per-liter-calcium-carbonate", "milligram/liter of calcium carbonate", "mg/L CaCO₃", milligrams(1), CALCIUM_CARBONATE, {
    aliases: "ppm CaCO₃, American degree, ppm hardness",
    convention: `1 mg/L ${byCarbonate()}`,
  }),
  unit("millimole-per-liter", per(milli(MOLE), LITER), { note: "Of calcium and magnesium together." }),
  hardness("clark-degree", "English degree (Clark)", "°e", per(GRAIN, UK_GALLON), CALCIUM_CARBONATE, {
    aliases: "°Clark, Clark degree, English degree, grain/gallon (UK) CaCO₃",
    convention: `A grain to the imperial gallon, ${byCarbonate()}`,
  }),
  hardness("gpg-hardness", "grain/gallon (US) of calcium carbonate", "gpg CaCO₃", per(GRAIN, US_GALLON), CALCIUM_CARBONATE, {
    aliases: "gpg hardness, gpg",
    convention: `A grain to the US gallon, ${byCarbonate()}`,
  }),
  hardness("milligram-per-liter-calcium", "milligram/liter of calcium", "mg/L Ca", milligrams(1), CALCIUM_MASS, {
    aliases: "ppm Ca",
    convention: `1 mg/L of the calcium ion itself, ${inGramsPerMole(CALCIUM_MASS)} g/mol.`,
  }),
  unit("mole-per-cubic-meter", per(MOLE, cubed(METER))),
]);

import { cubed, per, times, type UnitExpression } from "../../algebra/expression";
import { milli } from "../../algebra/prefixes";
import { CALCIUM_CARBONATE, CALCIUM_MASS, CALCIUM_OXIDE, GRAIN, UK_GALLON, US_GALLON } from "../../constants/customary";
import { GRAM, LITER, METER, MOLE } from "../../constants/exact";
import { category, named, unit } from "../category";
import { inGramsPerMole } from "../medicine/laboratory-value";
import type { Unit, UnitOptions } from "../unit";

const countedAs = (compound: string, molarMass: UnitExpression): string =>
  `counted as ${compound}, ${inGramsPerMole(molarMass)} g/mol by the abridged standard atomic weights.`;
const byCarbonate = (): string => countedAs("calcium carbonate", CALCIUM_CARBONATE);
const byOxide = (): string => countedAs("calcium oxide", CALCIUM_OXIDE);

/** The amount of calcium in so much of a compound of it. */
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

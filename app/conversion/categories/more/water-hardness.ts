import { cubed, per, times, type UnitExpression } from "../../algebra/expression";
import { milli } from "../../algebra/prefixes";
import { CALCIUM_CARBONATE, CALCIUM_MASS, CALCIUM_OXIDE, GRAIN, UK_GALLON, US_GALLON } from "../../constants/customary";
import { GRAM, LITRE, METRE, MOLE } from "../../constants/exact";
import { category } from "../category";
import { type Unit, unit } from "../unit";

const BY_CARBONATE = "counted as calcium carbonate, 100.086 g/mol by the abridged standard atomic weights.";
const BY_OXIDE = "counted as calcium oxide, 56.077 g/mol by the abridged standard atomic weights.";

type HardnessRow<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly symbol: string;
  readonly aliases: string;
  readonly convention: string;
};

/** The amount of calcium in so much of a compound of it. */
const hardness = <const Id extends string>(concentration: UnitExpression, molarMass: UnitExpression, { id, ...names }: HardnessRow<Id>): Unit<Id> =>
  unit(id, per(concentration, molarMass), names);

const milligrams = (count: number): UnitExpression => per(times(count, milli(GRAM)), LITRE);

const NOTE = "DIN 38409-6 states hardness as the amount of alkaline earth ions; the degrees count it as a mass of one calcium compound.";

export const waterHardness = category("water-hardness", { reference: per(MOLE, cubed(METRE)), quantityKind: "water hardness", note: NOTE }, () => [
  hardness(milligrams(10), CALCIUM_OXIDE, {
    id: "german-degree",
    name: "German degree",
    symbol: "°dH",
    aliases: "°dGH, dGH",
    convention: `10 mg/L ${BY_OXIDE}`,
  }),
  hardness(milligrams(10), CALCIUM_CARBONATE, {
    id: "french-degree",
    name: "French degree",
    symbol: "°fH",
    aliases: "°fTH",
    convention: `10 mg/L ${BY_CARBONATE}`,
  }),
  hardness(milligrams(1), CALCIUM_CARBONATE, {
    id: "milligram-per-liter-calcium-carbonate",
    name: "milligram/liter of calcium carbonate",
    symbol: "mg/L CaCO₃",
    aliases: "ppm CaCO₃, American degree, ppm hardness",
    convention: `1 mg/L ${BY_CARBONATE}`,
  }),
  unit("millimole-per-liter", per(milli(MOLE), LITRE), { note: "Of calcium and magnesium together." }),
  hardness(per(GRAIN, UK_GALLON), CALCIUM_CARBONATE, {
    id: "clark-degree",
    name: "English degree (Clark)",
    symbol: "°e",
    aliases: "°Clark, Clark degree, English degree, grain/gallon (UK) CaCO₃",
    convention: `A grain to the imperial gallon, ${BY_CARBONATE}`,
  }),
  hardness(per(GRAIN, US_GALLON), CALCIUM_CARBONATE, {
    id: "gpg-hardness",
    name: "grain/gallon (US) of calcium carbonate",
    symbol: "gpg CaCO₃",
    aliases: "gpg hardness",
    convention: `A grain to the US gallon, ${BY_CARBONATE}`,
  }),
  hardness(milligrams(1), CALCIUM_MASS, {
    id: "milligram-per-liter-calcium",
    name: "milligram/liter of calcium",
    symbol: "mg/L Ca",
    aliases: "ppm Ca",
    convention: "1 mg/L of the calcium ion itself, 40.078 g/mol.",
  }),
  unit("mole-per-cubic-meter", per(MOLE, cubed(METRE))),
]);

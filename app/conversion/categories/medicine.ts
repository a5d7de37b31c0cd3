import { toExactText } from "~/numerals/ratio";
import { cubed, per, type UnitExpression } from "../algebra/expression";
import { deci, micro, milli } from "../algebra/prefixes";
import { CHOLESTEROL, CREATININE, GLUCOSE, TRIGLYCERIDES, UREA, UREA_NITROGEN } from "../constants/customary";
import { GRAM, LITER, METER, MOLE } from "../constants/exact";
import { type Category, category, named } from "./category";
import type { Unit } from "./unit";

const perLiter = (amount: UnitExpression): UnitExpression => per(amount, LITER);

/** A substance in blood, with the molar mass that relates its mass to its amount. */
type Substance = { readonly name: string; readonly molarMass: UnitExpression };

/** A molar mass as the digits before g/mol. */
export const inGramsPerMole = (molarMass: UnitExpression): string => toExactText(per(molarMass, per(GRAM, MOLE)).resolve().ratio);

/** A concentration by mass, as the amount of the substance in it. */
const asAmount = <Id extends string>(id: Id, concentration: UnitExpression, words: string, symbol: string, { name, molarMass }: Substance): Unit<Id> =>
  named(id, `${words} of ${name}`, `${symbol} ${name}`, per(concentration, molarMass), {
    convention: `By the molar mass of ${name}, ${inGramsPerMole(molarMass)} g/mol, from IUPAC's standard atomic weights.`,
  });

const inMoles = <Id extends string>(id: Id, concentration: UnitExpression, words: string, symbol: string, name: string): Unit<Id> =>
  named(id, `${words} of ${name}`, `${symbol} ${name}`, concentration, { ucum: null, qudt: null });

const millimoles = (name: string) => inMoles("mmol-per-liter", perLiter(milli(MOLE)), "millimole/liter", "mmol/L", name);
const micromoles = (name: string) => inMoles("micromol-per-liter", perLiter(micro(MOLE)), "micromole/liter", "µmol/L", name);
const moles = (name: string) => inMoles("mol-per-cubic-meter", per(MOLE, cubed(METER)), "mole/cubic meter", "mol/m³", name);

const milligrams = (substance: Substance) => asAmount("mg-per-deciliter", per(milli(GRAM), deci(LITER)), "milligram/deciliter", "mg/dL", substance);
const massRows = (substance: Substance) => [
  asAmount("g-per-liter", perLiter(GRAM), "gram/liter", "g/L", substance),
  asAmount("mg-per-liter", perLiter(milli(GRAM)), "milligram/liter", "mg/L", substance),
];

const NOTE = "Amount and mass of one substance only: mmol/L and mg/dL convert differently for every substance.";

/** A category for one substance, because molar masses differ. */
/* @__NO_SIDE_EFFECTS__ */
function laboratoryValue<Id extends string, UnitId extends string>(
  id: Id,
  name: string,
  substance: Substance,
  rows: (substance: Substance) => readonly Unit<UnitId>[],
): Category<Id, UnitId | "mol-per-cubic-meter"> {
  const all = (): readonly Unit<UnitId | "mol-per-cubic-meter">[] => [...rows(substance), moles(substance.name)];
  return category(id, { name, reference: per(MOLE, cubed(METER)), quantityKind: `${substance.name} in blood`, note: NOTE, substance: substance.name }, all);
}

/** The rows of a substance that laboratories report in mmol/L or mg/dL. */
const byMillimoles = (substance: Substance) => [millimoles(substance.name), milligrams(substance), ...massRows(substance), micromoles(substance.name)];

export const bloodGlucose = laboratoryValue("blood-glucose", "Blood glucose", { name: "glucose", molarMass: GLUCOSE }, byMillimoles);

export const bloodCholesterol = laboratoryValue("blood-cholesterol", "Cholesterol", { name: "cholesterol", molarMass: CHOLESTEROL }, byMillimoles);

export const bloodTriglycerides = laboratoryValue("blood-triglycerides", "Triglycerides", { name: "triglycerides", molarMass: TRIGLYCERIDES }, byMillimoles);

export const bloodCreatinine = laboratoryValue("blood-creatinine", "Creatinine", { name: "creatinine", molarMass: CREATININE }, (substance) => [
  micromoles(substance.name),
  milligrams(substance),
  millimoles(substance.name),
  ...massRows(substance),
]);

const NITROGEN = { name: "urea nitrogen", molarMass: UREA_NITROGEN };

export const bloodUrea = laboratoryValue("blood-urea", "Urea", { name: "urea", molarMass: UREA }, (substance) => [
  millimoles(substance.name),
  milligrams(substance),
  asAmount("mg-per-deciliter-nitrogen", per(milli(GRAM), deci(LITER)), "milligram/deciliter", "mg/dL", NITROGEN),
  ...massRows(substance),
]);

import { per } from "../../algebra/expression";
import { deci, milli } from "../../algebra/prefixes";
import { UREA, UREA_NITROGEN } from "../../constants/customary";
import { GRAM, LITER } from "../../constants/exact";
import { asAmount, laboratoryValue, massRows, milligrams, millimoles } from "./laboratory-value";

const NITROGEN = { name: "urea nitrogen", molarMass: UREA_NITROGEN };

export const bloodUrea = laboratoryValue("blood-urea", "Urea", { name: "urea", molarMass: UREA }, (substance) => [
  millimoles(substance.name),
  milligrams(substance),
  asAmount("mg-per-deciliter-nitrogen", per(milli(GRAM), deci(LITER)), "milligram/deciliter", "mg/dL", NITROGEN),
  ...massRows(substance),
]);

import { inverse } from "../../algebra/expression";
import { POUND_MOLE } from "../../constants/customary";
import { AVOGADRO_CONSTANT, MOLE } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";

export const amountOfSubstance = category("amount-of-substance", { reference: MOLE }, () => [
  unit("mol", MOLE),
  ...withPrefixes("m µ k n p f M", MOLE),
  named("lb-mol", "pound-mole", "lb-mol", POUND_MOLE, {
    aliases: "lbmol, lb mol, lbmole",
    qudt: "MOL_LB",
    convention: "The amount whose mass in pounds is the molar mass in g/mol: 453.59237 mol.",
  }),
  named("elementary-entity", "elementary entity", "entity", inverse(AVOGADRO_CONSTANT), {
    aliases: "atom, atoms, molecule, molecules",
    note: "One atom, molecule or ion: 1/(6.022 140 76 × 10²³) mol exactly.",
  }),
]);

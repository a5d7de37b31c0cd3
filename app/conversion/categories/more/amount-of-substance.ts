import { inverse } from "../../algebra/expression";
import { POUND_MOLE } from "../../constants/customary";
import { AVOGADRO_CONSTANT, MOLE } from "../../constants/exact";
import { category } from "../category";
import { unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const amountOfSubstance = category("amount-of-substance", { reference: MOLE }, () => [
  unit("mol", MOLE),
  ...withPrefixes("m µ k n p f M", MOLE),
  unit("lb-mol", POUND_MOLE, {
    name: "pound-mole",
    symbol: "lb-mol",
    aliases: "lbmol, lb mol, lbmole",
    qudt: "MOL_LB",
    convention: "The amount whose mass in pounds is the molar mass in g/mol: 453.59237 mol.",
  }),
  unit("elementary-entity", inverse(AVOGADRO_CONSTANT), {
    name: "elementary entity",
    symbol: "entity",
    aliases: "atom, atoms, molecule, molecules",
    note: "One atom, molecule or ion: 1/(6.022 140 76 × 10²³) mol exactly.",
  }),
]);

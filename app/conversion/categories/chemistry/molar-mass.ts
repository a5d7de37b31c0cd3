import { per, times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { POUND, POUND_MOLE } from "../../constants/customary";
import { AVOGADRO_CONSTANT, GRAM, KILOGRAM, MOLE } from "../../constants/exact";
import { DALTON } from "../../constants/measured";
import { category, named, unit } from "../category";

export const molarMass = category("molar-mass", { reference: per(KILOGRAM, MOLE) }, () => [
  unit("gram-per-mole", per(GRAM, MOLE)),
  unit("kilogram-per-mole", per(KILOGRAM, MOLE)),
  unit("kilogram-per-kilomole", per(KILOGRAM, kilo(MOLE))),
  named("pound-per-pound-mole", "pound/pound-mole", "lb/lb-mol", per(POUND, POUND_MOLE), {
    aliases: "lb/lbmol",
    convention: "The same size as g/mol: the pound-mole is defined by it.",
  }),
  unit("milligram-per-mole", per(milli(GRAM), MOLE)),
  named("dalton-per-entity", "dalton/entity", "Da/entity", times(DALTON, AVOGADRO_CONSTANT), {
    aliases: "Da per molecule, amu per atom",
    note: "The mass of a mole of entities of one dalton each: since 2019 no longer exactly 1 g/mol, but within 1e-9 of it.",
  }),
]);

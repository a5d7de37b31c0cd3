import { per, times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { POUND, POUND_MOLE } from "../../constants/customary";
import { AVOGADRO_CONSTANT, GRAM, KILOGRAM, MOLE } from "../../constants/exact";
import { DALTON } from "../../constants/measured";
import { category } from "../category";
import { unit } from "../unit";

export const molarMass = category("molar-mass", { reference: per(KILOGRAM, MOLE) }, () => [
  unit("gram-per-mole", per(GRAM, MOLE)),
  unit("kilogram-per-mole", per(KILOGRAM, MOLE)),
  unit("kilogram-per-kilomole", per(KILOGRAM, kilo(MOLE))),
  unit("pound-per-pound-mole", per(POUND, POUND_MOLE), {
    name: "pound/pound-mole",
    symbol: "lb/lb-mol",
    aliases: "lb/lbmol",
    convention: "The same size as g/mol: the pound-mole is defined by it.",
  }),
  unit("milligram-per-mole", per(milli(GRAM), MOLE)),
  unit("dalton-per-entity", times(DALTON, AVOGADRO_CONSTANT), {
    name: "dalton/entity",
    symbol: "Da/entity",
    aliases: "Da per molecule, amu per atom",
    note: "The mass of a mole of entities of one dalton each: since 2019 no longer exactly 1 g/mol, but within 1e-9 of it.",
  }),
]);

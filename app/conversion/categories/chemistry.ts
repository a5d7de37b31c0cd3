import { inverse, per, times } from "../algebra/expression";
import { kilo, milli } from "../algebra/prefixes";
import { ENZYME_UNIT, POUND, POUND_MOLE } from "../constants/customary";
import { AVOGADRO_CONSTANT, GRAM, KATAL, KILOGRAM, MINUTE, MOLE, SECOND } from "../constants/exact";
import { DALTON } from "../constants/measured";
import { category, named, unit, withPrefixes, withPrefixesIn } from "./category";

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

export const catalyticActivity = category("catalytic-activity", { reference: KATAL }, () => [
  unit("U", ENZYME_UNIT, { note: "The enzyme unit: a micromole of substrate converted in a minute, 1/60 µkat." }),
  ...withPrefixes("n µ", KATAL),
  unit("kat", KATAL),
  ...withPrefixes("m p", KATAL),
  ...withPrefixes("m k", ENZYME_UNIT),
  unit("mole-per-second", per(MOLE, SECOND)),
  ...withPrefixesIn("µ n", MOLE, (mole) => per(mole, MINUTE), "-per-minute"),
]);

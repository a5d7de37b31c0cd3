import { ambiguousNames } from "./ambiguous-names";
import { areasAndVolumes } from "./areas-and-volumes";
import { compoundQuantities } from "./compound-quantities";
import { currencies } from "./currencies";
import { dataAndAngles } from "./data-and-angles";
import { electricityAndLight } from "./electricity-and-light";
import { energyAndPower } from "./energy-and-power";
import { everydayQuestions } from "./everyday-questions";
import { expressions } from "./expressions";
import { flowsAndDensities } from "./flows-and-densities";
import { habits } from "./habits";
import { knownFailures } from "./known-failures";
import { lengths } from "./lengths";
import { letterCase } from "./letter-case";
import { lookAlikes } from "./look-alikes";
import { masses } from "./masses";
import { namesOfTrades } from "./names-of-trades";
import { phrases } from "./phrases";
import { prefixes } from "./prefixes";
import { pressuresAndForces } from "./pressures-and-forces";
import type { Question } from "./question";
import { reciprocalsAndConstants } from "./reciprocals-and-constants";
import { refusals } from "./refusals";
import { reported } from "./reported";
import { respelledUnits } from "./respelled-units";
import { silentReadings } from "./silent-readings";
import { speeds } from "./speeds";
import { spellings } from "./spellings";
import { spokenAndPasted } from "./spoken-and-pasted";
import { sums } from "./sums";
import { temperatures } from "./temperatures";
import { trades } from "./trades";
import { tradesApart } from "./trades-apart";
import { unicodeAndNumbers } from "./unicode-and-numbers";
import { writtenNumbers } from "./written-numbers";

/** All questions, by what they are about or how they are written. */
export const themes: Readonly<Record<string, readonly Question[]>> = {
  ambiguousNames,
  areasAndVolumes,
  compoundQuantities,
  currencies,
  dataAndAngles,
  electricityAndLight,
  energyAndPower,
  everydayQuestions,
  expressions,
  flowsAndDensities,
  habits,
  knownFailures,
  lengths,
  letterCase,
  lookAlikes,
  masses,
  namesOfTrades,
  phrases,
  prefixes,
  pressuresAndForces,
  reciprocalsAndConstants,
  refusals,
  reported,
  respelledUnits,
  silentReadings,
  speeds,
  spellings,
  spokenAndPasted,
  sums,
  temperatures,
  trades,
  tradesApart,
  unicodeAndNumbers,
  writtenNumbers,
};

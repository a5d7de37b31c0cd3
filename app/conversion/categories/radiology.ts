import { per } from "../algebra/expression";
import { centi, kilo, mega, micro, milli, nano } from "../algebra/prefixes";
import { CURIE, ERG, RAD, REM, ROENTGEN, RUTHERFORD } from "../constants/customary";
import { BECQUEREL, COULOMB, GRAM, GRAY, HOUR, JOULE, KILOGRAM, MINUTE, SECOND, SIEVERT, WATT } from "../constants/exact";
import { category, named, unit, withPrefixes, withPrefixesIn } from "./category";
import * as notes from "./notes";

export const radiation = category(
  "radiation",
  { reference: per(GRAY, SECOND), quantityKind: "absorbed dose rate", toldBy: /gray|sievert|rad|rem/, note: notes.GRAY_AND_SIEVERT },
  () => [
    unit("microsievert-per-hour", per(micro(SIEVERT), HOUR)),
    unit("gray-per-second", per(GRAY, SECOND)),
    unit("gray-per-hour", per(GRAY, HOUR)),
    unit("rad-per-hour", per(RAD, HOUR)),
    unit("rad-per-second", per(RAD, SECOND)),
    unit("sievert-per-second", per(SIEVERT, SECOND)),
    unit("rem-per-second", per(REM, SECOND), { plural: "rems/second" }),
    ...withPrefixesIn("m µ E P T G M k h da d c n p f a", GRAY, (gray) => per(gray, SECOND), "-per-second"),
    unit("joule-per-kilogram-per-second", per(JOULE, KILOGRAM, SECOND)),
    unit("watt-per-kilogram", per(WATT, KILOGRAM)),
    unit("gray-per-minute", per(GRAY, MINUTE)),
    ...withPrefixesIn("m µ", GRAY, (gray) => per(gray, HOUR), "-per-hour"),
    unit("millirad-per-hour", per(milli(RAD), HOUR)),
    unit("sievert-per-hour", per(SIEVERT, HOUR)),
    unit("millisievert-per-hour", per(milli(SIEVERT), HOUR)),
    unit("rem-per-hour", per(REM, HOUR), { plural: "rems/hour" }),
    unit("millirem-per-hour", per(milli(REM), HOUR), { plural: "millirems/hour" }),
    unit("milliwatt-per-kilogram", per(milli(WATT), KILOGRAM)),
  ],
);

const RADIATION_ACTIVITY_NOTE = "The becquerel counts disintegrations; the hertz, of equal dimension, counts cycles of what is periodic.";

export const radiationActivity = category(
  "radiation-activity",
  { reference: BECQUEREL, quantityKind: "activity", toldBy: /becquerel|curie|rutherford|disintegration/, note: RADIATION_ACTIVITY_NOTE },
  () => [
    unit("Bq", BECQUEREL),
    unit("MBq", mega(BECQUEREL)),
    unit("Ci", CURIE),
    ...withPrefixes("m µ", CURIE),
    ...withPrefixes("k G T m", BECQUEREL),
    ...withPrefixes("k n p", CURIE),
    unit("Rd", RUTHERFORD),
    unit("one-per-second", per(1, SECOND), { name: "one/second", plural: null }),
    named("dps", "disintegrations/second", "dps", per(1, SECOND), { ucum: null, qudt: null }),
    named("dpm", "disintegrations/minute", "dpm", per(1, MINUTE), { ucum: null }),
    ...withPrefixes("P µ", BECQUEREL),
    unit("MCi", mega(CURIE)),
  ],
);

export const radiationExposure = category("radiation-exposure", { reference: per(COULOMB, KILOGRAM), quantityKind: "exposure" }, () => [
  unit("coulomb-per-kilogram", per(COULOMB, KILOGRAM)),
  unit("R", ROENTGEN),
  unit("mR", milli(ROENTGEN)),
  ...withPrefixesIn("m µ", COULOMB, (coulomb) => per(coulomb, KILOGRAM), "-per-kilogram"),
  ...withPrefixes("µ k", ROENTGEN),
  unit("nanocoulomb-per-kilogram", per(nano(COULOMB), KILOGRAM)),
  unit("coulomb-per-gram", per(COULOMB, GRAM)),
]);

const RADIATION_ABSORBED_NOTE = `${notes.GRAY_AND_SIEVERT} Sieverts and rems are under Dose equivalent.`;

export const radiationAbsorbed = category(
  "radiation-absorbed",
  { name: "Radiation absorbed dose", reference: GRAY, quantityKind: "absorbed dose", note: RADIATION_ABSORBED_NOTE },
  () => [
    unit("Gy", GRAY),
    unit("rd", RAD, { note: "The unit of absorbed dose, 0.01 Gy; the angle's rad is the radian." }),
    unit("mGy", milli(GRAY)),
    unit("mrd", milli(RAD)),
    unit("joule-per-kilogram", per(JOULE, KILOGRAM)),
    unit("joule-per-gram", per(JOULE, GRAM)),
    unit("joule-per-centigram", per(JOULE, centi(GRAM))),
    unit("joule-per-milligram", per(JOULE, milli(GRAM))),
    ...withPrefixes("E P T G M k h da d c µ n p f a", GRAY),
    unit("erg-per-gram", per(ERG, GRAM)),
    unit("krd", kilo(RAD), { aliases: "krad" }),
    unit("microrad", micro(RAD)),
    unit("Mrd", mega(RAD), { aliases: "Mrad" }),
  ],
);

const DOSE_EQUIVALENT_NOTE =
  "Sieverts weight a dose for its harm to people: grays become sieverts only by a weighting factor, 1 for X-rays, gamma and beta rays, up to 20 for alpha particles (ICRP 103). Grays are under Radiation absorbed dose.";

export const doseEquivalent = category("dose-equivalent", { reference: SIEVERT, note: DOSE_EQUIVALENT_NOTE }, () => [
  unit("Sv", SIEVERT),
  ...withPrefixes("m µ", SIEVERT),
  unit("rem", REM, { aliases: "rems, roentgen equivalent man" }),
  unit("nSv", nano(SIEVERT)),
  unit("mrem", milli(REM), { aliases: "millirems" }),
  unit("microrem", micro(REM), { aliases: "microrems" }),
  unit("joule-per-kilogram", per(JOULE, KILOGRAM)),
  unit("erg-per-gram", per(ERG, GRAM)),
]);

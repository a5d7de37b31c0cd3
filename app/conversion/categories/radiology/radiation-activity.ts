import { per } from "../../algebra/expression";
import { mega } from "../../algebra/prefixes";
import { CURIE, RUTHERFORD } from "../../constants/customary";
import { BECQUEREL, MINUTE, SECOND } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";

const NOTE = "The becquerel counts disintegrations; the hertz, of equal dimension, counts cycles of what is periodic.";

export const radiationActivity = category(
  "radiation-activity",
  { reference: BECQUEREL, quantityKind: "activity", toldBy: /becquerel|curie|rutherford|disintegration/, note: NOTE },
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

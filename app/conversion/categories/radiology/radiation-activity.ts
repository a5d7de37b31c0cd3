import { BECQUEREL, CURIE, giga, kilo, MINUTE, mega, micro, milli, nano, peta, pico, SECOND, tera } from "../../constants";
import { exact, per } from "../../definition";
import { CONDON_CURTISS_1946 } from "../../sources";
import { category, linear } from "../../unit";

const RUTHERFORD = exact("rutherford", mega(BECQUEREL), CONDON_CURTISS_1946);

export const radiationActivity = category(
  "radiation-activity",
  "Radiation activity",
  BECQUEREL,
  () => [
    linear("Bq", "becquerel", "Bq", BECQUEREL, { ucum: "Bq" }),
    linear("MBq", "megabecquerel", "MBq", mega(BECQUEREL), { ucum: "MBq" }),
    linear("Ci", "curie", "Ci", CURIE, { ucum: "Ci" }),
    linear("mCi", "millicurie", "mCi", milli(CURIE), { ucum: "mCi" }),
    linear("microcurie", "microcurie", "µCi", micro(CURIE), { ucum: "uCi" }),
    linear("kBq", "kilobecquerel", "kBq", kilo(BECQUEREL), { ucum: "kBq" }),
    linear("GBq", "gigabecquerel", "GBq", giga(BECQUEREL), { ucum: "GBq" }),
    linear("TBq", "terabecquerel", "TBq", tera(BECQUEREL), { ucum: "TBq" }),
    linear("mBq", "millibecquerel", "mBq", milli(BECQUEREL), { ucum: "mBq" }),
    linear("kCi", "kilocurie", "kCi", kilo(CURIE), { ucum: "kCi" }),
    linear("nCi", "nanocurie", "nCi", nano(CURIE), { ucum: "nCi" }),
    linear("pCi", "picocurie", "pCi", pico(CURIE), { ucum: "pCi" }),
    linear("Rd", "rutherford", "Rd", RUTHERFORD, { ucum: "MBq" }),
    linear("one-per-second", "one/second", "1/s", per(1, SECOND), { plural: "one/second", ucum: "/s" }),
    linear("dps", "disintegrations/second", "dps", per(1, SECOND)),
    linear("dpm", "disintegrations/minute", "dpm", per(1, MINUTE)),
    linear("PBq", "petabecquerel", "PBq", peta(BECQUEREL), { ucum: "PBq" }),
    linear("microbecquerel", "microbecquerel", "µBq", micro(BECQUEREL), { ucum: "uBq" }),
    linear("MCi", "megacurie", "MCi", mega(CURIE), { ucum: "MCi" }),
  ],
  { quantity: "activity", note: "The becquerel counts disintegrations; the hertz, of equal dimension, counts cycles of what is periodic." },
);

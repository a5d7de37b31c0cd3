import { BEL, centi, deci, milli, NEPER } from "../../constants";
import { category, linear } from "../../unit";

const FIELD_LEVEL = "20/ln 10 dB, the SI Brochure's neper of field levels; some libraries take half of it.";

export const sound = category(
  "sound",
  "Sound",
  BEL,
  () => [
    linear("dB", "decibel", "dB", deci(BEL), { ucum: "dB" }),
    linear("B", "bel", "B", BEL, { ucum: "B" }),
    linear("Np", "neper", "Np", NEPER, { note: FIELD_LEVEL }),
    linear("cB", "centibel", "cB", centi(BEL)),
    linear("mB", "millibel", "mB", milli(BEL)),
    linear("dNp", "decineper", "dNp", deci(NEPER), { note: FIELD_LEVEL }),
    linear("cNp", "centineper", "cNp", centi(NEPER), { note: FIELD_LEVEL }),
  ],
  { quantity: "level", note: "Levels are logarithms of a ratio: 10 dB more is ten times the power, 20 dB ten times the amplitude." },
);

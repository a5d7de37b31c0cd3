import { AMPERE, centi, GILBERT, INCH, kilo, METRE, milli, OERSTED } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const magneticFieldStrength = category("magnetic-field-strength", "Magnetic field strength", per(AMPERE, METRE), () => [
  linear("ampere-per-meter", "ampere/meter", "A/m", per(AMPERE, METRE), { ucum: "A/m" }),
  linear("ampere-turn-per-meter", "ampere turn/meter", "At/m", per(AMPERE, METRE), {
    plural: "ampere turns/meter",
    aliases: ["A·t/m", "AT/m"],
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "A/m",
  }),
  linear("kiloampere-per-meter", "kiloampere/meter", "kA/m", per(kilo(AMPERE), METRE), { ucum: "kA/m" }),
  linear("Oe", "oersted", "Oe", OERSTED, { ucum: "Oe" }),
  linear("milliampere-per-meter", "milliampere/meter", "mA/m", per(milli(AMPERE), METRE), { ucum: "mA/m" }),
  linear("ampere-per-centimeter", "ampere/centimeter", "A/cm", per(AMPERE, centi(METRE)), { ucum: "A/cm" }),
  linear("ampere-per-inch", "ampere/inch", "A/in", per(AMPERE, INCH), { ucum: "A/[in_i]" }),
  linear("ampere-turn-per-inch", "ampere turn/inch", "At/in", per(AMPERE, INCH), {
    plural: "ampere turns/inch",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "A/[in_i]",
  }),
  linear("ampere-turn-per-centimeter", "ampere turn/centimeter", "At/cm", per(AMPERE, centi(METRE)), {
    plural: "ampere turns/centimeter",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "A/cm",
  }),
  linear("gilbert-per-centimeter", "gilbert/centimeter", "Gi/cm", per(GILBERT, centi(METRE)), { ucum: "Gb/cm" }),
  linear("gilbert-per-meter", "gilbert/meter", "Gi/m", per(GILBERT, METRE), { ucum: "Gb/m" }),
  linear("mOe", "millioersted", "mOe", milli(OERSTED), { ucum: "mOe" }),
  linear("kOe", "kilooersted", "kOe", kilo(OERSTED), { ucum: "kOe" }),
]);

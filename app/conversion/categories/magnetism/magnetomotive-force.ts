import { ABAMPERE, AMPERE, GILBERT, kilo, mega, micro, milli } from "../../constants";
import { category, linear } from "../../unit";

export const magnetomotiveForce = category("magnetomotive-force", "Magnetomotive force", AMPERE, () => [
  linear("At", "ampere turn", "At", AMPERE, {
    plural: "ampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "A",
  }),
  linear("kAt", "kiloampere turn", "kAt", kilo(AMPERE), {
    plural: "kiloampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "kA",
  }),
  linear("mAt", "milliampere turn", "mAt", milli(AMPERE), {
    plural: "milliampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "mA",
  }),
  linear("Gi", "gilbert", "Gi", GILBERT, { ucum: "Gb" }),
  linear("abAt", "abampere turn", "abAt", ABAMPERE, {
    plural: "abampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "Bi",
  }),
  linear("microampere-turn", "microampere turn", "µAt", micro(AMPERE), {
    plural: "microampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "uA",
  }),
  linear("MAt", "megaampere turn", "MAt", mega(AMPERE), {
    plural: "megaampere turns",
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
    ucum: "MA",
  }),
  linear("A", "ampere (magnetomotive)", "A", AMPERE, { ucum: "A" }),
  linear("kGi", "kilogilbert", "kGi", kilo(GILBERT), { ucum: "kGb" }),
  linear("mGi", "milligilbert", "mGi", milli(GILBERT), { ucum: "mGb" }),
]);

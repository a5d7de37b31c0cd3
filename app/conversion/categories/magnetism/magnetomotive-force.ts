import { kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, GILBERT } from "../../constants/customary";
import { AMPERE } from "../../constants/exact";
import { category } from "../category";
import { unit } from "../unit";

export const magnetomotiveForce = category("magnetomotive-force", { reference: AMPERE }, () => [
  unit("At", AMPERE, { name: "ampere turn", symbol: "At", qudt: "AT", note: "A turn of the winding counts as one: an ampere turn is an ampere." }),
  unit("kAt", kilo(AMPERE), { name: "kiloampere turn", symbol: "kAt", qudt: null, note: "A turn of the winding counts as one: an ampere turn is an ampere." }),
  unit("mAt", milli(AMPERE), {
    name: "milliampere turn",
    symbol: "mAt",
    qudt: null,
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
  }),
  unit("Gi", GILBERT, { aliases: "" }),
  unit("abAt", ABAMPERE, { name: "abampere turn", symbol: "abAt", qudt: null, note: "A turn of the winding counts as one: an ampere turn is an ampere." }),
  unit("microampere-turn", micro(AMPERE), {
    name: "microampere turn",
    symbol: "µAt",
    qudt: null,
    note: "A turn of the winding counts as one: an ampere turn is an ampere.",
  }),
  unit("MAt", mega(AMPERE), { name: "megaampere turn", symbol: "MAt", qudt: null, note: "A turn of the winding counts as one: an ampere turn is an ampere." }),
  unit("A", AMPERE, { name: "ampere (magnetomotive)" }),
  unit("kGi", kilo(GILBERT)),
  unit("mGi", milli(GILBERT)),
]);

import { kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ABAMPERE, GILBERT } from "../../constants/customary";
import { AMPERE } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
import * as notes from "../notes";

export const magnetomotiveForce = category("magnetomotive-force", { reference: AMPERE }, () => [
  named("At", "ampere turn", "At", AMPERE, { qudt: "AT", note: notes.TURN }),
  named("kAt", "kiloampere turn", "kAt", kilo(AMPERE), { qudt: null, note: notes.TURN }),
  named("mAt", "milliampere turn", "mAt", milli(AMPERE), { qudt: null, note: notes.TURN }),
  unit("Gi", GILBERT, { aliases: "" }),
  named("abAt", "abampere turn", "abAt", ABAMPERE, { qudt: null, note: notes.TURN }),
  named("microampere-turn", "microampere turn", "µAt", micro(AMPERE), { qudt: null, note: notes.TURN }),
  named("MAt", "megaampere turn", "MAt", mega(AMPERE), { qudt: null, note: notes.TURN }),
  unit("A", AMPERE, { name: "ampere (magnetomotive)" }),
  ...withPrefixes("k m", GILBERT),
]);

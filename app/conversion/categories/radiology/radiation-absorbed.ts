import { per } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { ERG, RAD } from "../../constants/customary";
import { GRAM, GRAY, JOULE, KILOGRAM } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";
import * as notes from "../notes";

const NOTE = `${notes.GRAY_AND_SIEVERT} Sieverts and rems are under Dose equivalent.`;

export const radiationAbsorbed = category(
  "radiation-absorbed",
  { name: "Radiation absorbed dose", reference: GRAY, quantityKind: "absorbed dose", note: NOTE },
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

import { cubed, per } from "../../algebra/expression";
import { centi, deci, kilo, micro, milli, nano, pico } from "../../algebra/prefixes";
import { LITRE, METRE, MOLE } from "../../constants/exact";
import { category, unit } from "../category";
import { MOL } from "./mol";

export const concentrationMolar = category(
  "concentration-molar",
  { name: "Molar concentration", reference: per(MOLE, cubed(METRE)), quantityKind: "amount concentration" },
  () => [
    unit("mol-per-cubic-meter", per(MOL, cubed(METRE))),
    unit("mol-per-liter", per(MOL, LITRE), { aliases: "M, molar" }),
    unit("millimol-per-liter", per(milli(MOL), LITRE), { aliases: "mM, millimolar" }),
    unit("micromol-per-liter", per(micro(MOL), LITRE), { aliases: "µM, uM, micromolar" }),
    unit("mol-per-cubic-centimeter", per(MOL, cubed(centi(METRE)))),
    unit("mol-per-cubic-millimeter", per(MOL, cubed(milli(METRE)))),
    unit("kilomol-per-cubic-meter", per(kilo(MOL), cubed(METRE))),
    unit("kilomol-per-liter", per(kilo(MOL), LITRE)),
    unit("kilomol-per-cubic-centimeter", per(kilo(MOL), cubed(centi(METRE)))),
    unit("kilomol-per-cubic-millimeter", per(kilo(MOL), cubed(milli(METRE)))),
    unit("millimol-per-cubic-meter", per(milli(MOL), cubed(METRE))),
    unit("millimol-per-cubic-centimeter", per(milli(MOL), cubed(centi(METRE)))),
    unit("millimol-per-cubic-millimeter", per(milli(MOL), cubed(milli(METRE)))),
    unit("nanomol-per-liter", per(nano(MOL), LITRE), { aliases: "nM, nanomolar" }),
    unit("picomol-per-liter", per(pico(MOL), LITRE), { aliases: "pM, picomolar" }),
    unit("mol-per-cubic-decimeter", per(MOL, cubed(deci(METRE)))),
    unit("mol-per-milliliter", per(MOL, milli(LITRE))),
  ],
);

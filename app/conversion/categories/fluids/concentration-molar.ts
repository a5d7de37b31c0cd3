import { cubed, per, renamed } from "../../algebra/expression";
import { centi, deci, kilo, micro, milli, nano, pico } from "../../algebra/prefixes";
import { LITER, METER, MOLE } from "../../constants/exact";
import { category, unit } from "../category";

export const concentrationMolar = category(
  "concentration-molar",
  { name: "Molar concentration", reference: per(MOLE, cubed(METER)), quantityKind: "amount concentration" },
  () => [
    unit("mol-per-cubic-meter", per(MOL, cubed(METER))),
    unit("mol-per-liter", per(MOL, LITER), { aliases: "M, molar" }),
    unit("millimol-per-liter", per(milli(MOL), LITER), { aliases: "mM, millimolar" }),
    unit("micromol-per-liter", per(micro(MOL), LITER), { aliases: "µM, uM, micromolar" }),
    unit("mol-per-cubic-centimeter", per(MOL, cubed(centi(METER)))),
    unit("mol-per-cubic-millimeter", per(MOL, cubed(milli(METER)))),
    unit("kilomol-per-cubic-meter", per(kilo(MOL), cubed(METER))),
    unit("kilomol-per-liter", per(kilo(MOL), LITER)),
    unit("kilomol-per-cubic-centimeter", per(kilo(MOL), cubed(centi(METER)))),
    unit("kilomol-per-cubic-millimeter", per(kilo(MOL), cubed(milli(METER)))),
    unit("millimol-per-cubic-meter", per(milli(MOL), cubed(METER))),
    unit("millimol-per-cubic-centimeter", per(milli(MOL), cubed(centi(METER)))),
    unit("millimol-per-cubic-millimeter", per(milli(MOL), cubed(milli(METER)))),
    unit("nanomol-per-liter", per(nano(MOL), LITER), { aliases: "nM, nanomolar" }),
    unit("picomol-per-liter", per(pico(MOL), LITER), { aliases: "pM, picomolar" }),
    unit("mol-per-cubic-decimeter", per(MOL, cubed(deci(METER)))),
    unit("mol-per-milliliter", per(MOL, milli(LITER))),
  ],
);

/** The mole under its symbol, by which laboratories call flows and concentrations: "millimol/liter". */
export const MOL = renamed(MOLE, "mole", { name: "mol", symbol: "mol", plural: null, ucum: "mol", qudt: "MOL" });

import { per } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { POUND_MOLE } from "../../constants/customary";
import { DAY, HOUR, MINUTE, MOLE, SECOND } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import { MOL } from "./concentration-molar";

const POUND_MOLES = "As many moles as a pound has grams: 453.59237 mol.";

export const flowMolar = category("flow-molar", { name: "Molar flow", reference: per(MOLE, SECOND), quantityKind: "molar flow rate" }, () => [
  unit("mol-per-second", per(MOL, SECOND)),
  unit("kilomol-per-second", per(kilo(MOL), SECOND)),
  unit("mol-per-minute", per(MOL, MINUTE)),
  unit("mol-per-hour", per(MOL, HOUR)),
  ...withPrefixesIn("E P T G M h da d c m µ n p f a", MOL, (mol) => per(mol, SECOND), "-per-second"),
  unit("mol-per-day", per(MOL, DAY)),
  unit("millimol-per-minute", per(milli(MOL), MINUTE)),
  unit("millimol-per-hour", per(milli(MOL), HOUR)),
  unit("millimol-per-day", per(milli(MOL), DAY)),
  unit("kilomol-per-minute", per(kilo(MOL), MINUTE)),
  unit("kilomol-per-hour", per(kilo(MOL), HOUR)),
  unit("kilomol-per-day", per(kilo(MOL), DAY)),
  named("pound-mole-per-hour", "pound-mole/hour", "lbmol/h", per(POUND_MOLE, HOUR), { aliases: "lb-mol/h", note: POUND_MOLES }),
  named("pound-mole-per-second", "pound-mole/second", "lbmol/s", per(POUND_MOLE, SECOND), { aliases: "lb-mol/s", qudt: "MOL_LB-PER-SEC", note: POUND_MOLES }),
]);

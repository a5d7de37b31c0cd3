import { per } from "../../algebra/expression";
import { centi, kilo, mega, milli } from "../../algebra/prefixes";
import { KILOGRAM_FORCE, KIP_FORCE, POUND_FORCE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METRE, NEWTON } from "../../constants/exact";
import { category, unit } from "../category";

const NOTE = "Of springs; beams are loaded in the same units. A surface tension has the same units.";

export const stiffness = category("stiffness", { reference: per(NEWTON, METRE), note: NOTE }, () => [
  unit("newton-per-meter", per(NEWTON, METRE)),
  unit("newton-per-millimeter", per(NEWTON, milli(METRE))),
  unit("pound-force-per-inch", per(POUND_FORCE, INCH), { aliases: "pli" }),
  unit("kilogram-force-per-millimeter", per(KILOGRAM_FORCE, milli(METRE))),
  unit("kilonewton-per-meter", per(kilo(NEWTON), METRE)),
  unit("meganewton-per-meter", per(mega(NEWTON), METRE)),
  unit("newton-per-centimeter", per(NEWTON, centi(METRE))),
  unit("pound-force-per-foot", per(POUND_FORCE, FOOT), { aliases: "plf" }),
  unit("kilogram-force-per-centimeter", per(KILOGRAM_FORCE, centi(METRE))),
  unit("kip-force-per-foot", per(KIP_FORCE, FOOT), { aliases: "klf", ucum: "10*3.[lbf_av]/[ft_i]" }),
]);

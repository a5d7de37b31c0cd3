import { per } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { KILOGRAM_FORCE, KIP_FORCE, POUND_FORCE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, NEWTON } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";

const NOTE = "Of springs; beams are loaded in the same units. A surface tension has the same units.";

export const stiffness = category("stiffness", { reference: per(NEWTON, METER), note: NOTE }, () => [
  unit("newton-per-meter", per(NEWTON, METER)),
  unit("newton-per-millimeter", per(NEWTON, milli(METER))),
  unit("pound-force-per-inch", per(POUND_FORCE, INCH), { aliases: "pli" }),
  unit("kilogram-force-per-millimeter", per(KILOGRAM_FORCE, milli(METER))),
  ...withPrefixesIn("k M", NEWTON, (newton) => per(newton, METER), "-per-meter"),
  unit("newton-per-centimeter", per(NEWTON, centi(METER))),
  unit("pound-force-per-foot", per(POUND_FORCE, FOOT), { aliases: "plf" }),
  unit("kilogram-force-per-centimeter", per(KILOGRAM_FORCE, centi(METER))),
  unit("kip-force-per-foot", per(KIP_FORCE, FOOT), { aliases: "klf", ucum: "10*3.[lbf_av]/[ft_i]" }),
]);

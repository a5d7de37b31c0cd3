import { per } from "../../algebra/expression";
import { centi, micro, milli, pico } from "../../algebra/prefixes";
import { ABMHO, MHO, STATMHO } from "../../constants/customary";
import { METRE, SIEMENS } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import { FROM_LIGHT } from "./cgs-units";

export const electricConductivity = category("electric-conductivity", { reference: per(SIEMENS, METRE) }, () => [
  unit("siemens-per-meter", per(SIEMENS, METRE)),
  unit("siemens-per-centimeter", per(SIEMENS, centi(METRE))),
  unit("millisiemens-per-centimeter", per(milli(SIEMENS), centi(METRE))),
  unit("microsiemens-per-centimeter", per(micro(SIEMENS), centi(METRE))),
  unit("picosiemens-per-meter", per(pico(SIEMENS), METRE)),
  unit("mho-per-meter", per(MHO, METRE)),
  unit("mho-per-centimeter", per(MHO, centi(METRE))),
  unit("abmho-per-meter", per(ABMHO, METRE)),
  unit("abmho-per-centimeter", per(ABMHO, centi(METRE))),
  unit("statmho-per-meter", per(STATMHO, METRE), { note: FROM_LIGHT }),
  unit("statmho-per-centimeter", per(STATMHO, centi(METRE)), { note: FROM_LIGHT }),
  ...withPrefixesIn("m µ n M", SIEMENS, (siemens) => per(siemens, METRE), "-per-meter"),
]);

import { per } from "../../algebra/expression";
import { centi, pico } from "../../algebra/prefixes";
import { ABMHO, MHO, STATMHO } from "../../constants/customary";
import { METER, SIEMENS } from "../../constants/exact";
import { category, unit, withPrefixesIn } from "../category";
import { FROM_LIGHT } from "./cgs-units";

export const electricConductivity = category("electric-conductivity", { reference: per(SIEMENS, METER) }, () => [
  unit("siemens-per-meter", per(SIEMENS, METER)),
  unit("siemens-per-centimeter", per(SIEMENS, centi(METER))),
  ...withPrefixesIn("m µ", SIEMENS, (siemens) => per(siemens, centi(METER)), "-per-centimeter"),
  unit("picosiemens-per-meter", per(pico(SIEMENS), METER)),
  unit("mho-per-meter", per(MHO, METER)),
  unit("mho-per-centimeter", per(MHO, centi(METER))),
  unit("abmho-per-meter", per(ABMHO, METER)),
  unit("abmho-per-centimeter", per(ABMHO, centi(METER))),
  unit("statmho-per-meter", per(STATMHO, METER), { note: FROM_LIGHT }),
  unit("statmho-per-centimeter", per(STATMHO, centi(METER)), { note: FROM_LIGHT }),
  ...withPrefixesIn("m µ n M", SIEMENS, (siemens) => per(siemens, METER), "-per-meter"),
]);

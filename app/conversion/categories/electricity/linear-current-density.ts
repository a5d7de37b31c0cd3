import { per } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { ABAMPERE, GILBERT, OERSTED } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { AMPERE, METER } from "../../constants/exact";
import { category, unit } from "../category";

export const linearCurrentDensity = category("linear-current-density", { reference: per(AMPERE, METER) }, () => [
  unit("ampere-per-meter", per(AMPERE, METER)),
  unit("ampere-per-centimeter", per(AMPERE, centi(METER))),
  unit("ampere-per-inch", per(AMPERE, INCH)),
  unit("kiloampere-per-meter", per(kilo(AMPERE), METER)),
  unit("abampere-per-meter", per(ABAMPERE, METER)),
  unit("abampere-per-centimeter", per(ABAMPERE, centi(METER))),
  unit("abampere-per-inch", per(ABAMPERE, INCH)),
  unit("Oe", OERSTED, { note: "A unit of magnetic field strength, which has the dimension of a linear current density: 1000/(4π) A/m." }),
  unit("gilbert-per-centimeter", per(GILBERT, centi(METER))),
  unit("milliampere-per-meter", per(milli(AMPERE), METER)),
  unit("ampere-per-millimeter", per(AMPERE, milli(METER))),
  unit("ampere-per-foot", per(AMPERE, FOOT)),
]);

import { ABAMPERE, AMPERE, centi, FOOT, GILBERT, INCH, kilo, METRE, milli, OERSTED } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const linearCurrentDensity = category("linear-current-density", "Linear current density", per(AMPERE, METRE), () => [
  linear("ampere-per-meter", "ampere/meter", "A/m", per(AMPERE, METRE), { ucum: "A/m" }),
  linear("ampere-per-centimeter", "ampere/centimeter", "A/cm", per(AMPERE, centi(METRE)), { ucum: "A/cm" }),
  linear("ampere-per-inch", "ampere/inch", "A/in", per(AMPERE, INCH), { ucum: "A/[in_i]" }),
  linear("kiloampere-per-meter", "kiloampere/meter", "kA/m", per(kilo(AMPERE), METRE), { ucum: "kA/m" }),
  linear("abampere-per-meter", "abampere/meter", "abA/m", per(ABAMPERE, METRE), { ucum: "Bi/m" }),
  linear("abampere-per-centimeter", "abampere/centimeter", "abA/cm", per(ABAMPERE, centi(METRE)), { ucum: "Bi/cm" }),
  linear("abampere-per-inch", "abampere/inch", "abA/in", per(ABAMPERE, INCH), { ucum: "Bi/[in_i]" }),
  linear("Oe", "oersted", "Oe", OERSTED, {
    ucum: "Oe",
    note: "A unit of magnetic field strength, which has the dimension of a linear current density: 1000/(4π) A/m.",
  }),
  linear("gilbert-per-centimeter", "gilbert/centimeter", "Gi/cm", per(GILBERT, centi(METRE)), { ucum: "Gb/cm" }),
  linear("milliampere-per-meter", "milliampere/meter", "mA/m", per(milli(AMPERE), METRE), { ucum: "mA/m" }),
  linear("ampere-per-millimeter", "ampere/millimeter", "A/mm", per(AMPERE, milli(METRE)), { ucum: "A/mm" }),
  linear("ampere-per-foot", "ampere/foot", "A/ft", per(AMPERE, FOOT), { ucum: "A/[ft_i]" }),
]);

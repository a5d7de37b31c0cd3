import { ABCOULOMB, COULOMB, centi, FOOT, INCH, kilo, METRE, micro, milli, nano } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const linearChargeDensity = category("linear-charge-density", "Linear charge density", per(COULOMB, METRE), () => [
  linear("coulomb-per-meter", "coulomb/meter", "C/m", per(COULOMB, METRE), { ucum: "C/m" }),
  linear("coulomb-per-centimeter", "coulomb/centimeter", "C/cm", per(COULOMB, centi(METRE)), { ucum: "C/cm" }),
  linear("microcoulomb-per-meter", "microcoulomb/meter", "µC/m", per(micro(COULOMB), METRE), { ucum: "uC/m" }),
  linear("coulomb-per-inch", "coulomb/inch", "C/in", per(COULOMB, INCH), { ucum: "C/[in_i]" }),
  linear("abcoulomb-per-meter", "abcoulomb/meter", "abC/m", per(ABCOULOMB, METRE), { ucum: "Bi.s/m" }),
  linear("abcoulomb-per-centimeter", "abcoulomb/centimeter", "abC/cm", per(ABCOULOMB, centi(METRE)), { ucum: "Bi.s/cm" }),
  linear("abcoulomb-per-inch", "abcoulomb/inch", "abC/in", per(ABCOULOMB, INCH), { ucum: "Bi.s/[in_i]" }),
  linear("coulomb-per-millimeter", "coulomb/millimeter", "C/mm", per(COULOMB, milli(METRE)), { ucum: "C/mm" }),
  linear("millicoulomb-per-meter", "millicoulomb/meter", "mC/m", per(milli(COULOMB), METRE), { ucum: "mC/m" }),
  linear("nanocoulomb-per-meter", "nanocoulomb/meter", "nC/m", per(nano(COULOMB), METRE), { ucum: "nC/m" }),
  linear("coulomb-per-foot", "coulomb/foot", "C/ft", per(COULOMB, FOOT), { ucum: "C/[ft_i]" }),
  linear("coulomb-per-kilometer", "coulomb/kilometer", "C/km", per(COULOMB, kilo(METRE)), { ucum: "C/km" }),
]);

import { ABCOULOMB, COULOMB, centi, FOOT, INCH, METRE, micro, milli, nano } from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const surfaceChargeDensity = category("surface-charge-density", "Surface charge density", per(COULOMB, squared(METRE)), () => [
  linear("coulomb-per-square-meter", "coulomb/square meter", "C/m²", per(COULOMB, squared(METRE)), { ucum: "C/m2" }),
  linear("coulomb-per-square-centimeter", "coulomb/square centimeter", "C/cm²", per(COULOMB, squared(centi(METRE))), { ucum: "C/cm2" }),
  linear("microcoulomb-per-square-meter", "microcoulomb/square meter", "µC/m²", per(micro(COULOMB), squared(METRE)), { ucum: "uC/m2" }),
  linear("coulomb-per-square-inch", "coulomb/square inch", "C/in²", per(COULOMB, squared(INCH)), { ucum: "C/[in_i]2" }),
  linear("abcoulomb-per-square-meter", "abcoulomb/square meter", "abC/m²", per(ABCOULOMB, squared(METRE)), { ucum: "Bi.s/m2" }),
  linear("abcoulomb-per-square-centimeter", "abcoulomb/square centimeter", "abC/cm²", per(ABCOULOMB, squared(centi(METRE))), {
    ucum: "Bi.s/cm2",
  }),
  linear("abcoulomb-per-square-inch", "abcoulomb/square inch", "abC/in²", per(ABCOULOMB, squared(INCH)), { ucum: "Bi.s/[in_i]2" }),
  linear("coulomb-per-square-millimeter", "coulomb/square millimeter", "C/mm²", per(COULOMB, squared(milli(METRE))), { ucum: "C/mm2" }),
  linear("millicoulomb-per-square-meter", "millicoulomb/square meter", "mC/m²", per(milli(COULOMB), squared(METRE)), { ucum: "mC/m2" }),
  linear("microcoulomb-per-square-centimeter", "microcoulomb/square centimeter", "µC/cm²", per(micro(COULOMB), squared(centi(METRE))), { ucum: "uC/cm2" }),
  linear("nanocoulomb-per-square-meter", "nanocoulomb/square meter", "nC/m²", per(nano(COULOMB), squared(METRE)), { ucum: "nC/m2" }),
  linear("coulomb-per-square-foot", "coulomb/square foot", "C/ft²", per(COULOMB, squared(FOOT)), { ucum: "C/[ft_i]2" }),
]);

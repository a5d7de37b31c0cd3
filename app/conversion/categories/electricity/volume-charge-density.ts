import { ABCOULOMB, COULOMB, centi, FOOT, INCH, kilo, LITRE, METRE, micro, milli } from "../../constants";
import { cubed, per } from "../../definition";
import { category, linear } from "../../unit";

export const volumeChargeDensity = category("volume-charge-density", "Volume charge density", per(COULOMB, cubed(METRE)), () => [
  linear("coulomb-per-cubic-meter", "coulomb/cubic meter", "C/m³", per(COULOMB, cubed(METRE)), { ucum: "C/m3" }),
  linear("coulomb-per-cubic-centimeter", "coulomb/cubic centimeter", "C/cm³", per(COULOMB, cubed(centi(METRE))), { ucum: "C/cm3" }),
  linear("coulomb-per-liter", "coulomb/liter", "C/L", per(COULOMB, LITRE), { ucum: "C/L" }),
  linear("coulomb-per-cubic-inch", "coulomb/cubic inch", "C/in³", per(COULOMB, cubed(INCH)), { ucum: "C/[in_i]3" }),
  linear("abcoulomb-per-cubic-meter", "abcoulomb/cubic meter", "abC/m³", per(ABCOULOMB, cubed(METRE)), { ucum: "Bi.s/m3" }),
  linear("abcoulomb-per-cubic-centimeter", "abcoulomb/cubic centimeter", "abC/cm³", per(ABCOULOMB, cubed(centi(METRE))), {
    ucum: "Bi.s/cm3",
  }),
  linear("abcoulomb-per-cubic-inch", "abcoulomb/cubic inch", "abC/in³", per(ABCOULOMB, cubed(INCH)), { ucum: "Bi.s/[in_i]3" }),
  linear("coulomb-per-cubic-millimeter", "coulomb/cubic millimeter", "C/mm³", per(COULOMB, cubed(milli(METRE))), { ucum: "C/mm3" }),
  linear("millicoulomb-per-cubic-meter", "millicoulomb/cubic meter", "mC/m³", per(milli(COULOMB), cubed(METRE)), { ucum: "mC/m3" }),
  linear("microcoulomb-per-cubic-meter", "microcoulomb/cubic meter", "µC/m³", per(micro(COULOMB), cubed(METRE)), { ucum: "uC/m3" }),
  linear("kilocoulomb-per-cubic-meter", "kilocoulomb/cubic meter", "kC/m³", per(kilo(COULOMB), cubed(METRE)), { ucum: "kC/m3" }),
  linear("coulomb-per-cubic-foot", "coulomb/cubic foot", "C/ft³", per(COULOMB, cubed(FOOT)), { ucum: "C/[ft_i]3" }),
]);

import { cubed, per, squared, times } from "../../algebra/expression";
import { centi, kilo, micro, milli, nano } from "../../algebra/prefixes";
import { ABCOULOMB, DEBYE, FARADAY, STATCOULOMB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { AMPERE, AMPERE_HOUR, COULOMB, ELEMENTARY_CHARGE, LITER, METER, MINUTE, SECOND } from "../../constants/exact";
import { BOHR_RADIUS } from "../../constants/measured";
import { category, named, unit, withPrefixes, withPrefixesIn } from "../category";
import { emu, esu, FROM_LIGHT } from "./cgs-units";

export const charge = category("charge", { name: "Electric charge", reference: COULOMB }, () => [
  unit("C", COULOMB),
  unit("ampere-hour", AMPERE_HOUR, { aliases: "Ah, amp hour, amp hours" }),
  unit("milliampere-hour", milli(AMPERE_HOUR), { aliases: "mAh, milliamp hour, milliamp hours" }),
  unit("e", ELEMENTARY_CHARGE),
  ...withPrefixes("m µ n M k p", COULOMB),
  unit("abC", ABCOULOMB),
  emu("charge", ABCOULOMB),
  unit("stC", STATCOULOMB, { note: FROM_LIGHT }),
  esu("charge", STATCOULOMB),
  named("Fr", "franklin", "Fr", STATCOULOMB, { qudt: "FR", note: "The statcoulomb by another name." }),
  unit("ampere-minute", times(AMPERE, MINUTE), { name: "ampere-minute" }),
  unit("ampere-second", times(AMPERE, SECOND), { name: "ampere-second" }),
  unit("faraday", FARADAY, { note: "The charge of one mole of elementary charges, exact since the SI of 2019; older tables give 96 485.31 C, then measured." }),
  ...withPrefixes("G f a", COULOMB),
  unit("kiloampere-hour", kilo(AMPERE_HOUR), { aliases: "kAh" }),
]);

export const linearChargeDensity = category("linear-charge-density", { reference: per(COULOMB, METER) }, () => [
  unit("coulomb-per-meter", per(COULOMB, METER)),
  unit("coulomb-per-centimeter", per(COULOMB, centi(METER))),
  unit("microcoulomb-per-meter", per(micro(COULOMB), METER)),
  unit("coulomb-per-inch", per(COULOMB, INCH)),
  unit("abcoulomb-per-meter", per(ABCOULOMB, METER)),
  unit("abcoulomb-per-centimeter", per(ABCOULOMB, centi(METER))),
  unit("abcoulomb-per-inch", per(ABCOULOMB, INCH)),
  unit("coulomb-per-millimeter", per(COULOMB, milli(METER))),
  ...withPrefixesIn("m n", COULOMB, (coulomb) => per(coulomb, METER), "-per-meter"),
  unit("coulomb-per-foot", per(COULOMB, FOOT)),
  unit("coulomb-per-kilometer", per(COULOMB, kilo(METER))),
]);

export const surfaceChargeDensity = category("surface-charge-density", { reference: per(COULOMB, squared(METER)) }, () => [
  unit("coulomb-per-square-meter", per(COULOMB, squared(METER))),
  unit("coulomb-per-square-centimeter", per(COULOMB, squared(centi(METER)))),
  unit("microcoulomb-per-square-meter", per(micro(COULOMB), squared(METER))),
  unit("coulomb-per-square-inch", per(COULOMB, squared(INCH))),
  unit("abcoulomb-per-square-meter", per(ABCOULOMB, squared(METER))),
  unit("abcoulomb-per-square-centimeter", per(ABCOULOMB, squared(centi(METER)))),
  unit("abcoulomb-per-square-inch", per(ABCOULOMB, squared(INCH))),
  unit("coulomb-per-square-millimeter", per(COULOMB, squared(milli(METER)))),
  unit("millicoulomb-per-square-meter", per(milli(COULOMB), squared(METER))),
  unit("microcoulomb-per-square-centimeter", per(micro(COULOMB), squared(centi(METER)))),
  unit("nanocoulomb-per-square-meter", per(nano(COULOMB), squared(METER))),
  unit("coulomb-per-square-foot", per(COULOMB, squared(FOOT))),
]);

export const volumeChargeDensity = category("volume-charge-density", { reference: per(COULOMB, cubed(METER)) }, () => [
  unit("coulomb-per-cubic-meter", per(COULOMB, cubed(METER))),
  unit("coulomb-per-cubic-centimeter", per(COULOMB, cubed(centi(METER)))),
  unit("coulomb-per-liter", per(COULOMB, LITER)),
  unit("coulomb-per-cubic-inch", per(COULOMB, cubed(INCH))),
  unit("abcoulomb-per-cubic-meter", per(ABCOULOMB, cubed(METER))),
  unit("abcoulomb-per-cubic-centimeter", per(ABCOULOMB, cubed(centi(METER)))),
  unit("abcoulomb-per-cubic-inch", per(ABCOULOMB, cubed(INCH))),
  unit("coulomb-per-cubic-millimeter", per(COULOMB, cubed(milli(METER)))),
  ...withPrefixesIn("m µ k", COULOMB, (coulomb) => per(coulomb, cubed(METER)), "-per-cubic-meter"),
  unit("coulomb-per-cubic-foot", per(COULOMB, cubed(FOOT))),
]);

export const dipoleMoment = category("dipole-moment", { name: "Electric dipole moment", reference: times(COULOMB, METER) }, () => [
  unit("debye", DEBYE, { note: "10⁻¹⁸ statcoulomb centimeters." }),
  unit("coulomb-meter", times(COULOMB, METER)),
  unit("atomic-unit-of-dipole-moment", times(ELEMENTARY_CHARGE, BOHR_RADIUS), { name: "atomic unit of electric dipole moment" }),
]);

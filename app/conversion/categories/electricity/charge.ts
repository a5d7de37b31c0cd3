import { times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { ABCOULOMB, FARADAY, STATCOULOMB } from "../../constants/customary";
import { AMPERE, AMPERE_HOUR, COULOMB, ELEMENTARY_CHARGE, HOUR, MINUTE, SECOND } from "../../constants/exact";
import { category } from "../category";
import { named, unit } from "../unit";
import { withPrefixes } from "../with-prefixes";

export const charge = category("charge", { name: "Electric charge", reference: COULOMB }, () => [
  unit("C", COULOMB),
  unit("ampere-hour", AMPERE_HOUR, { aliases: "Ah, amp hour, amp hours" }),
  unit("milliampere-hour", milli(AMPERE_HOUR), { aliases: "mAh, milliamp hour, milliamp hours" }),
  unit("e", ELEMENTARY_CHARGE),
  ...withPrefixes("m µ n M k p", COULOMB),
  unit("abC", ABCOULOMB),
  named("EMU", "EMU of charge", "EMU", ABCOULOMB, {
    plural: "EMU of charge",
    note: "The unit of the CGS electromagnetic system: the abcoulomb by another name.",
  }),
  unit("stC", STATCOULOMB, {
    note: "Derived from the speed of light, as in NIST SP 811; since 2019 the relation to the SI also carries the uncertainty of μ₀, 1e-10.",
  }),
  named("ESU", "ESU of charge", "ESU", STATCOULOMB, {
    plural: "ESU of charge",
    note: "The unit of the CGS electrostatic system: the statcoulomb by another name.",
  }),
  named("Fr", "franklin", "Fr", STATCOULOMB, { qudt: "FR", note: "The statcoulomb by another name." }),
  unit("ampere-minute", times(AMPERE, MINUTE), { name: "ampere-minute" }),
  unit("ampere-second", times(AMPERE, SECOND), { name: "ampere-second" }),
  unit("faraday", FARADAY, { note: "The charge of one mole of elementary charges, exact since the SI of 2019; older tables give 96 485.31 C, then measured." }),
  ...withPrefixes("G f a", COULOMB),
  unit("kiloampere-hour", times(kilo(AMPERE), HOUR), { name: "kiloampere-hour", aliases: "kAh" }),
]);

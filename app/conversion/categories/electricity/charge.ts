import { times } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { ABCOULOMB, FARADAY, STATCOULOMB } from "../../constants/customary";
import { AMPERE, AMPERE_HOUR, COULOMB, ELEMENTARY_CHARGE, MINUTE, SECOND } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
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

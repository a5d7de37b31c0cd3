import { times } from "../../algebra/expression";
import { centi, kilo, mega } from "../../algebra/prefixes";
import { DYNE, GRAM_FORCE, KILOGRAM_FORCE, KIP_FORCE, LONG_TON_FORCE, OUNCE_FORCE, POUND_FORCE, POUNDAL, SHORT_TON_FORCE } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, NEWTON, STANDARD_GRAVITY, TONNE } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

const NOTE = "A moment of force has the dimension of an energy but is none: newton meters here are not joules.";

export const momentOfForce = category("moment-of-force", { reference: times(NEWTON, METER), note: NOTE }, () => [
  unit("newton-meter", times(NEWTON, METER), { aliases: "Nm" }),
  unit("kilonewton-meter", times(kilo(NEWTON), METER), { aliases: "kNm" }),
  unit("pound-force-foot", times(POUND_FORCE, FOOT), {
    aliases: "ft-lb, ft-lbf, ft lb, lb-ft, lb·ft, ft·lbf, foot-pound, pound-foot",
    qudt: "FT-LB_F_Torque",
    note: notes.POUND_AS_FORCE,
  }),
  unit("kilogram-force-meter", times(KILOGRAM_FORCE, METER), { aliases: "kp·m", note: notes.KILOGRAM_AS_FORCE }),
  ...withPrefixesIn("m µ", NEWTON, (newton) => times(newton, METER), "-meter"),
  unit("ton-force-short-meter", times(SHORT_TON_FORCE, METER), { ucum: "[ston_av].[g].m", note: notes.SHORT_TON }),
  unit("ton-force-long-meter", times(LONG_TON_FORCE, METER), { ucum: "[lton_av].[g].m", note: notes.LONG_TON }),
  named("ton-force-metric-meter", "ton-force (metric) meter", "tf·m", times(TONNE, STANDARD_GRAVITY, METER), {
    plural: "ton-force (metric) meters",
    aliases: "tonf (metric)·m",
    note: "The tonne, 1000 kg, as a force under standard gravity.",
    sources: ["NIST SP 811"],
  }),
  unit("gram-force-centimeter", times(GRAM_FORCE, centi(METER))),
  unit("poundal-foot", times(POUNDAL, FOOT)),
  unit("poundal-inch", times(POUNDAL, INCH)),
  unit("pound-force-inch", times(POUND_FORCE, INCH), { aliases: "lb-in, lb·in, in·lbf, inch-pound, pound-inch", note: notes.POUND_AS_FORCE }),
  unit("meganewton-meter", times(mega(NEWTON), METER)),
  unit("newton-centimeter", times(NEWTON, centi(METER))),
  unit("kilogram-force-centimeter", times(KILOGRAM_FORCE, centi(METER)), { aliases: "kp·cm", note: notes.KILOGRAM_AS_FORCE }),
  unit("ounce-force-inch", times(OUNCE_FORCE, INCH), { aliases: "oz-in, oz·in, inch-ounce", ucum: "[oz_av].[g].[in_i]", note: notes.OUNCE_AS_FORCE }),
  unit("dyne-centimeter", times(DYNE, centi(METER))),
  unit("kip-force-foot", times(KIP_FORCE, FOOT), { aliases: "kip·ft, kip-foot", note: notes.KIP_AS_FORCE }),
  unit("ton-force-short-foot", times(SHORT_TON_FORCE, FOOT), { ucum: "[ston_av].[g].[ft_i]", note: notes.SHORT_TON }),
]);

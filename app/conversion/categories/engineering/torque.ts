import { times } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli } from "../../algebra/prefixes";
import { DYNE, GRAM_FORCE, KILOGRAM_FORCE, KIP_FORCE, OUNCE_FORCE, POUND_FORCE, POUNDAL } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, NEWTON } from "../../constants/exact";
import { category, unit } from "../category";
import * as notes from "../notes";

const NOTE = "A torque has the dimension of an energy but is none: newton meters here are not joules.";

export const torque = category("torque", { reference: times(NEWTON, METER), note: NOTE }, () => [
  unit("newton-meter", times(NEWTON, METER), { aliases: "Nm" }),
  unit("pound-force-foot", times(POUND_FORCE, FOOT), {
    aliases: "ft-lb, ft-lbs, ft lbs, ftlb, ftlbs, lbs-ft, lbft, lb ft, ft-lbf, ft lb, foot-pounds, pound-feet, lb-ft, lb·ft, ft·lbf, foot-pound, pound-foot",
    qudt: "FT-LB_F_Torque",
    note: notes.POUND_AS_FORCE,
  }),
  unit("pound-force-inch", times(POUND_FORCE, INCH), {
    aliases: "inlb, in-lb, in-lbs, inch-lb, inch-lbs, lbs-in, in lb, inch-pounds, lb-in, lb·in, in·lbf, inch-pound, pound-inch",
    note: notes.POUND_AS_FORCE,
  }),
  unit("newton-centimeter", times(NEWTON, centi(METER))),
  unit("newton-millimeter", times(NEWTON, milli(METER))),
  unit("kilonewton-meter", times(kilo(NEWTON), METER), { aliases: "kNm" }),
  unit("kilogram-force-meter", times(KILOGRAM_FORCE, METER), { aliases: "kp·m", note: notes.KILOGRAM_AS_FORCE }),
  unit("kilogram-force-centimeter", times(KILOGRAM_FORCE, centi(METER)), { aliases: "kp·cm", note: notes.KILOGRAM_AS_FORCE }),
  unit("dyne-meter", times(DYNE, METER)),
  unit("dyne-centimeter", times(DYNE, centi(METER))),
  unit("dyne-millimeter", times(DYNE, milli(METER))),
  unit("kilogram-force-millimeter", times(KILOGRAM_FORCE, milli(METER))),
  unit("gram-force-meter", times(GRAM_FORCE, METER)),
  unit("gram-force-centimeter", times(GRAM_FORCE, centi(METER))),
  unit("gram-force-millimeter", times(GRAM_FORCE, milli(METER))),
  unit("ounce-force-foot", times(OUNCE_FORCE, FOOT), { aliases: "oz-ft, oz·ft", ucum: "[oz_av].[g].[ft_i]", note: notes.OUNCE_AS_FORCE }),
  unit("ounce-force-inch", times(OUNCE_FORCE, INCH), { aliases: "oz-in, oz·in, inch-ounce", ucum: "[oz_av].[g].[in_i]", note: notes.OUNCE_AS_FORCE }),
  unit("meganewton-meter", times(mega(NEWTON), METER)),
  unit("millinewton-meter", times(milli(NEWTON), METER), { aliases: "mNm" }),
  unit("micronewton-meter", times(micro(NEWTON), METER)),
  unit("poundal-foot", times(POUNDAL, FOOT)),
  unit("kip-force-foot", times(KIP_FORCE, FOOT), { aliases: "kip·ft, kip-foot", note: notes.KIP_AS_FORCE }),
]);

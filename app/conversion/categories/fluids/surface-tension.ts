import { per, squared } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { DYNE, ERG, GRAM_FORCE, KILOGRAM_FORCE, OUNCE_FORCE, POUND_FORCE, POUNDAL } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { JOULE, METER, NEWTON } from "../../constants/exact";
import { category, unit } from "../category";

export const surfaceTension = category("surface-tension", { reference: per(NEWTON, METER) }, () => [
  unit("newton-per-meter", per(NEWTON, METER)),
  unit("millinewton-per-meter", per(milli(NEWTON), METER)),
  unit("dyne-per-centimeter", per(DYNE, centi(METER)), { aliases: "dyne/cm, dynes/cm" }),
  unit("gram-force-per-centimeter", per(GRAM_FORCE, centi(METER))),
  unit("erg-per-square-centimeter", per(ERG, squared(centi(METER)))),
  unit("erg-per-square-millimeter", per(ERG, squared(milli(METER)))),
  unit("poundal-per-inch", per(POUNDAL, INCH)),
  unit("pound-force-per-inch", per(POUND_FORCE, INCH)),
  unit("pound-force-per-foot", per(POUND_FORCE, FOOT)),
  unit("joule-per-square-meter", per(JOULE, squared(METER))),
  unit("kilogram-force-per-meter", per(KILOGRAM_FORCE, METER)),
  unit("newton-per-millimeter", per(NEWTON, milli(METER))),
  unit("ounce-force-per-inch", per(OUNCE_FORCE, INCH), { ucum: "[oz_av].[g]/[in_i]" }),
  unit("newton-per-centimeter", per(NEWTON, centi(METER))),
]);

import { per, squared, times } from "../../algebra/expression";
import { centi, micro, milli } from "../../algebra/prefixes";
import { DYNE, KILOGRAM_FORCE, POISE, POUND, POUND_FORCE, POUNDAL, SLUG } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { GRAM, HOUR, KILOGRAM, METER, NEWTON, PASCAL, SECOND } from "../../constants/exact";
import { category, reciprocalUnit, unit, withPrefixes } from "../category";

export const viscosityDynamic = category("viscosity-dynamic", { name: "Dynamic viscosity", reference: times(PASCAL, SECOND) }, () => [
  unit("pascal-second", times(PASCAL, SECOND), { aliases: "Pas" }),
  unit("P", POISE),
  unit("cP", centi(POISE)),
  unit("millipascal-second", times(milli(PASCAL), SECOND), { aliases: "mPas" }),
  unit("kilogram-force-second-per-square-meter", per(times(KILOGRAM_FORCE, SECOND), squared(METER))),
  unit("newton-second-per-square-meter", per(times(NEWTON, SECOND), squared(METER))),
  unit("millinewton-second-per-square-meter", per(times(milli(NEWTON), SECOND), squared(METER))),
  unit("dyne-second-per-square-centimeter", per(times(DYNE, SECOND), squared(centi(METER)))),
  ...withPrefixes("E P T G M k h da d m µ n p f a", POISE),
  unit("pound-force-second-per-square-inch", per(times(POUND_FORCE, SECOND), squared(INCH)), { aliases: "reyn" }),
  unit("pound-force-second-per-square-foot", per(times(POUND_FORCE, SECOND), squared(FOOT))),
  unit("poundal-second-per-square-foot", per(times(POUNDAL, SECOND), squared(FOOT))),
  unit("gram-per-centimeter-per-second", per(GRAM, centi(METER), SECOND)),
  unit("slug-per-foot-per-second", per(SLUG, FOOT, SECOND)),
  unit("pound-per-foot-per-second", per(POUND, FOOT, SECOND)),
  unit("pound-per-foot-per-hour", per(POUND, FOOT, HOUR)),
  unit("kilogram-per-meter-per-second", per(KILOGRAM, METER, SECOND)),
  unit("micropascal-second", times(micro(PASCAL), SECOND)),
  unit("kilogram-per-meter-per-hour", per(KILOGRAM, METER, HOUR)),
  reciprocalUnit("rhe", "rhe (reciprocal poise)", "rhe", POISE, { note: "A fluidity, the reciprocal of a viscosity in poises: 10 rhe is 0.1 P." }),
]);

import { per, squared, times } from "../../algebra/expression";
import { centi, micro, milli } from "../../algebra/prefixes";
import { DYNE, ERG, GRAM_FORCE, KILOGRAM_FORCE, OUNCE_FORCE, POISE, POUND, POUND_FORCE, POUNDAL, SLUG, STOKES } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { GRAM, HOUR, JOULE, KILOGRAM, METER, MINUTE, NEWTON, PASCAL, SECOND } from "../../constants/exact";
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

export const viscosityKinematic = category("viscosity-kinematic", { name: "Kinematic viscosity", reference: per(squared(METER), SECOND) }, () => [
  unit("square-meter-per-second", per(squared(METER), SECOND)),
  unit("St", STOKES),
  unit("cSt", centi(STOKES)),
  unit("square-millimeter-per-second", per(squared(milli(METER)), SECOND)),
  unit("square-meter-per-hour", per(squared(METER), HOUR)),
  unit("square-centimeter-per-second", per(squared(centi(METER)), SECOND)),
  unit("square-foot-per-second", per(squared(FOOT), SECOND)),
  unit("square-foot-per-hour", per(squared(FOOT), HOUR)),
  unit("square-inch-per-second", per(squared(INCH), SECOND)),
  ...withPrefixes("E P T G M k h da d m µ n p f a", STOKES),
  unit("square-inch-per-hour", per(squared(INCH), HOUR)),
  unit("square-meter-per-minute", per(squared(METER), MINUTE)),
  unit("square-yard-per-second", per(squared(YARD), SECOND)),
]);

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

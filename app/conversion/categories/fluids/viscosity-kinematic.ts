import { per, squared } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { STOKES } from "../../constants/customary";
import { FOOT, INCH, YARD } from "../../constants/customary-length";
import { HOUR, METER, MINUTE, SECOND } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";

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

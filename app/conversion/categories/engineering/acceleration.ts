import { per, squared } from "../../algebra/expression";
import { kilo, milli } from "../../algebra/prefixes";
import { GAL } from "../../constants/customary";
import { FOOT, INCH, MILE, YARD } from "../../constants/customary-length";
import { HOUR, KNOT, METER, MINUTE, SECOND, STANDARD_GRAVITY } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";

export const acceleration = category("acceleration", { reference: per(METER, squared(SECOND)) }, () => [
  unit("meter-per-square-second", per(METER, squared(SECOND)), { aliases: "meter per second squared, meters per second squared, m/s/s" }),
  unit("foot-per-square-second", per(FOOT, squared(SECOND)), { aliases: "foot per second squared, feet per second squared, ft/s/s" }),
  unit("standard-gravity", STANDARD_GRAVITY, {
    note: "The standard acceleration of free fall of 1901, 9.80665 m/s² exactly; the real one varies from place to place.",
  }),
  unit("Gal", GAL),
  ...withPrefixesIn("k h da d c m µ n p f a", METER, (meter) => per(meter, squared(SECOND)), "-per-square-second"),
  named("galileo", "galileo", "Gal (galileo)", GAL, { note: "Another name of the gal, 1 cm/s²." }),
  unit("mile-per-square-second", per(MILE, squared(SECOND))),
  unit("yard-per-square-second", per(YARD, squared(SECOND))),
  unit("inch-per-square-second", per(INCH, squared(SECOND))),
  unit("mGal", milli(GAL)),
  unit("kilometer-per-hour-per-second", per(kilo(METER), HOUR, SECOND), { aliases: "km/h/s, kph/s", ucum: "km/h/s" }),
  unit("mile-per-hour-per-second", per(MILE, HOUR, SECOND), { aliases: "mph/s, mi/h/s", ucum: "[mi_i]/h/s" }),
  unit("knot-per-second", per(KNOT, SECOND), { aliases: "kt/s" }),
  unit("meter-per-square-minute", per(METER, squared(MINUTE))),
  unit("meter-per-square-hour", per(METER, squared(HOUR))),
]);

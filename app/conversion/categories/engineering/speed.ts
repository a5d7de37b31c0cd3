import { per, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { FORTNIGHT } from "../../constants/customary";
import { FOOT, FURLONG, INCH, MILE, YARD } from "../../constants/customary-length";
import { DAY, HOUR, KNOT, METER, MINUTE, SECOND, SPEED_OF_LIGHT } from "../../constants/exact";
import { category, named, reciprocalUnit, unit, withPrefixesIn } from "../category";

const NOTE =
  "The Mach number is a ratio, not a unit: the speed of sound depends on the air. In the standard atmosphere of ISO 2533 it is 340.294 m/s at sea level.";
const PACE = "A pace: the time for a distance, the reciprocal of a speed.";

export const speed = category("speed", { reference: per(METER, SECOND), note: NOTE }, () => [
  unit("kilometer-per-hour", per(kilo(METER), HOUR), { aliases: "kph, kmh, kmph, km/hr, kilometers an hour, KPH" }),
  unit("mph", per(MILE, HOUR), { symbol: "mph", aliases: "mi/h, mi/hr, MPH, miles an hour" }),
  unit("meter-per-second", per(METER, SECOND), { aliases: "mps, m/sec, m s-1" }),
  unit("kn", KNOT, { aliases: "kt, kts, knot (international), nautical miles per hour, nmi/h, NM/h" }),
  unit("foot-per-second", per(FOOT, SECOND), { aliases: "fps, ft/sec" }),
  unit("kilometer-per-second", per(kilo(METER), SECOND), { aliases: "km/sec" }),
  unit("centimeter-per-second", per(centi(METER), SECOND), { aliases: "cm/sec" }),
  unit("millimeter-per-second", per(milli(METER), SECOND), { aliases: "mm/sec" }),
  unit("meter-per-minute", per(METER, MINUTE)),
  unit("meter-per-hour", per(METER, HOUR)),
  unit("foot-per-minute", per(FOOT, MINUTE), { aliases: "fpm" }),
  unit("foot-per-hour", per(FOOT, HOUR), { aliases: "fph" }),
  unit("inch-per-second", per(INCH, SECOND), { aliases: "ips, in/sec" }),
  unit("inch-per-minute", per(INCH, MINUTE), { aliases: "ipm" }),
  unit("yard-per-second", per(YARD, SECOND)),
  unit("yard-per-minute", per(YARD, MINUTE)),
  unit("mile-per-minute", per(MILE, MINUTE)),
  unit("mile-per-second", per(MILE, SECOND)),
  ...withPrefixesIn("c m", METER, (meter) => per(meter, MINUTE), "-per-minute"),
  unit("millimeter-per-hour", per(milli(METER), HOUR), { note: "Also a rate of rainfall." }),
  unit("millimeter-per-day", per(milli(METER), DAY)),
  unit("kilometer-per-minute", per(kilo(METER), MINUTE)),
  unit("kilometer-per-day", per(kilo(METER), DAY)),
  unit("furlong-per-fortnight", per(FURLONG, FORTNIGHT)),
  named("speed-of-light", "speed of light in vacuum", "c₀", SPEED_OF_LIGHT, { aliases: "speed of light, lightspeed" }),
  reciprocalUnit("minute-per-kilometer", "minute/kilometer (pace)", "min/km", per(kilo(METER), MINUTE), {
    aliases: "minute/kilometer, minutes/kilometer, min/kilometer, min per km",
    ucum: "min/km",
    qudt: "MIN-PER-KiloM",
    note: PACE,
  }),
  reciprocalUnit("minute-per-mile", "minute/mile (pace)", "min/mi", per(MILE, MINUTE), {
    aliases: "minute/mile, minutes/mile, min/mile, min per mile",
    ucum: "min/[mi_i]",
    note: PACE,
  }),
  reciprocalUnit("second-per-100-meters", "second/100 meters (pace)", "s/100 m", per(times(100, METER), SECOND), {
    aliases: "s/100m",
    note: "A pace, as for swimmers and sprinters.",
  }),
  reciprocalUnit("second-per-meter", "second/meter (pace)", "s/m", per(METER, SECOND), { aliases: "second/meter", ucum: "s/m" }),
  reciprocalUnit("second-per-500-meters", "second/500 meters (pace)", "s/500 m", per(times(500, METER), SECOND), {
    aliases: "s/500m",
    note: "A pace, as rowers give it.",
  }),
]);

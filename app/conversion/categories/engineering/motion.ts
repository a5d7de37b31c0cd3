import { cubed, per, squared, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { FORTNIGHT, GAL } from "../../constants/customary";
import { FOOT, FURLONG, INCH, MILE, YARD } from "../../constants/customary-length";
import {
  ARCMINUTE,
  ARCSECOND,
  DAY,
  DEGREE,
  HOUR,
  KNOT,
  METER,
  MINUTE,
  RADIAN,
  REVOLUTION,
  SECOND,
  SPEED_OF_LIGHT,
  STANDARD_GRAVITY,
} from "../../constants/exact";
import { category, named, reciprocalUnit, unit, withPrefixesIn } from "../category";
import * as notes from "../notes";

const SPEED_NOTE =
  "The Mach number is a ratio, not a unit: the speed of sound depends on the air. In the standard atmosphere of ISO 2533 it is 340.294 m/s at sea level.";
const PACE = "A pace: the time for a distance, the reciprocal of a speed.";

export const speed = category("speed", { reference: per(METER, SECOND), note: SPEED_NOTE }, () => [
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

const VELOCITY_ANGULAR_NOTE = "A revolution per second and a hertz have equal dimensions in the SI but differ in meaning and by 2π here.";

export const velocityAngular = category("velocity-angular", { name: "Angular velocity", reference: per(RADIAN, SECOND), note: VELOCITY_ANGULAR_NOTE }, () => [
  unit("radian-per-second", per(RADIAN, SECOND)),
  unit("degree-per-second", per(DEGREE, SECOND), { aliases: "deg/s" }),
  unit("revolution-per-minute", per(REVOLUTION, MINUTE), { aliases: "rpm, RPM, rev/min", note: notes.REVOLUTION }),
  unit("revolution-per-second", per(REVOLUTION, SECOND), { aliases: "rps, rev/s", note: notes.REVOLUTION }),
  unit("radian-per-minute", per(RADIAN, MINUTE)),
  unit("radian-per-hour", per(RADIAN, HOUR)),
  unit("radian-per-day", per(RADIAN, DAY)),
  unit("degree-per-minute", per(DEGREE, MINUTE), { aliases: "deg/min" }),
  unit("degree-per-hour", per(DEGREE, HOUR), { aliases: "deg/h" }),
  unit("degree-per-day", per(DEGREE, DAY), { aliases: "deg/d" }),
  unit("revolution-per-hour", per(REVOLUTION, HOUR), { aliases: "rph, rev/h", note: notes.REVOLUTION }),
  unit("revolution-per-day", per(REVOLUTION, DAY), { aliases: "rpd, rev/d", note: notes.REVOLUTION }),
  ...withPrefixesIn("m µ", RADIAN, (radian) => per(radian, SECOND), "-per-second"),
  unit("arcsecond-per-second", per(ARCSECOND, SECOND), { aliases: "arcsec/s" }),
  unit("arcminute-per-second", per(ARCMINUTE, SECOND), { aliases: "arcmin/s" }),
]);

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

export const accelerationAngular = category("acceleration-angular", { name: "Angular acceleration", reference: per(RADIAN, squared(SECOND)) }, () => [
  unit("radian-per-square-second", per(RADIAN, squared(SECOND))),
  unit("radian-per-square-minute", per(RADIAN, squared(MINUTE))),
  unit("revolution-per-square-second", per(REVOLUTION, squared(SECOND)), { aliases: "rev/s2, rps/s", note: notes.REVOLUTION }),
  unit("revolution-per-minute-per-second", per(REVOLUTION, MINUTE, SECOND), { aliases: "rpm/s, rev/min/s, r/min/s", note: notes.REVOLUTION }),
  unit("revolution-per-square-minute", per(REVOLUTION, squared(MINUTE)), { aliases: "rev/min2, rpm/min", note: notes.REVOLUTION }),
  unit("degree-per-square-second", per(DEGREE, squared(SECOND)), { aliases: "deg/s2" }),
  unit("degree-per-square-minute", per(DEGREE, squared(MINUTE)), { aliases: "deg/min2" }),
  unit("revolution-per-hour-per-second", per(REVOLUTION, HOUR, SECOND), { aliases: "rph/s, rev/h/s, r/h/s", note: notes.REVOLUTION }),
  unit("arcsecond-per-square-second", per(ARCSECOND, squared(SECOND)), { aliases: "arcsec/s2" }),
  unit("milliradian-per-square-second", per(milli(RADIAN), squared(SECOND))),
  unit("radian-per-square-hour", per(RADIAN, squared(HOUR))),
]);

export const jerk = category("jerk", { reference: per(METER, cubed(SECOND)) }, () => [
  unit("meter-per-cubic-second", per(METER, cubed(SECOND))),
  unit("foot-per-cubic-second", per(FOOT, cubed(SECOND))),
  unit("standard-gravity-per-second", per(STANDARD_GRAVITY, SECOND)),
  unit("inch-per-cubic-second", per(INCH, cubed(SECOND))),
  unit("centimeter-per-cubic-second", per(centi(METER), cubed(SECOND))),
]);

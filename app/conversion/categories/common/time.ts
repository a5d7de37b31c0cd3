import { per, times } from "../../algebra/expression";
import { micro, milli, nano } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { DAY, HOUR, JULIAN_YEAR, MINUTE, SECOND } from "../../constants/exact";
import { PLANCK_TIME } from "../../constants/measured";
import { category, named, unit, withPrefixes } from "../category";

export const time = category("time", { reference: SECOND }, () => [
  unit("second", SECOND),
  unit("minute", MINUTE),
  unit("hour", HOUR),
  unit("day", DAY, { note: "24 hours of 3600 seconds." }),
  unit("week", c.WEEK),
  named("month", "month", "mo", per(c.YEAR, 12), {
    definition: "a twelfth of a year of 365 days",
    aliases: "mos, mth, mths, mon",
    note: "A twelfth of a year of 365 days, 30.4167 days; other months are listed separately.",
  }),
  unit("year", c.YEAR, { note: "365 days, as NIST tabulates it; Julian, Gregorian, tropical, sidereal and leap years are listed separately." }),
  unit("ms", milli(SECOND), { aliases: "msec, msecs" }),
  unit("microsecond", micro(SECOND), { aliases: "us, usec" }),
  unit("ns", nano(SECOND), { aliases: "nsec" }),
  named("dec", "decade", "dec", times(10, c.YEAR), { note: "Ten years of 365 days." }),
  named("c", "century", "c", times(100, c.YEAR), { note: "100 years of 365 days." }),
  named("ka", "millennium", "ka", times(1000, c.YEAR), { plural: "millennia", aliases: "kyr, kiloyear", note: "1000 years of 365 days." }),
  ...withPrefixes("p f a", SECOND),
  unit("shake", c.SHAKE),
  unit("month-synodic", c.SYNODIC_MONTH, { note: "The mean time from new moon to new moon, 29.53059 days." }),
  unit("a", JULIAN_YEAR, { note: "365.25 days, the year of astronomers and of the light year." }),
  unit("year-leap", c.LEAP_YEAR, { note: "366 days." }),
  unit("year-tropical", c.TROPICAL_YEAR, { note: "The mean year of the seasons at epoch J2000.0, 365.24219 days." }),
  unit("year-sidereal", c.SIDEREAL_YEAR, {
    convention: "365.256363004 days at epoch J2000.0, some 31 558 149.76 s; older tables give 31 558 149.54 s for epoch 1900.",
  }),
  unit("day-sidereal", c.SIDEREAL_DAY, { note: "The mean sidereal day at epoch J2000.0, 23 h 56 min 4.09053 s; it lengthens by about 2 ms a century." }),
  named("hour-sidereal", "hour (sidereal)", "h (sid)", per(c.SIDEREAL_DAY, 24), {
    aliases: "sidereal hour",
    qudt: "HR_Sidereal",
    note: "A 24th of the mean sidereal day at epoch J2000.0.",
  }),
  named("minute-sidereal", "minute (sidereal)", "min (sid)", per(c.SIDEREAL_DAY, 24, 60), {
    aliases: "sidereal minute",
    qudt: "MIN_Sidereal",
    note: "A 1440th of the mean sidereal day at epoch J2000.0.",
  }),
  named("second-sidereal", "second (sidereal)", "s (sid)", per(c.SIDEREAL_DAY, 24, 60, 60), {
    aliases: "sidereal second",
    note: "An 86 400th of the mean sidereal day at epoch J2000.0.",
  }),
  unit("fn", c.FORTNIGHT),
  unit("tP", PLANCK_TIME),
  unit("year-gregorian", c.GREGORIAN_YEAR, { note: "The calendar's mean year, 365.2425 days." }),
  named("month-30-days", "month (30 days)", "mo (30 d)", times(30, DAY), { aliases: "30-day month" }),
  unit("month-sidereal", c.SIDEREAL_MONTH, { note: "The mean time of the Moon's return to the same star, 27.321662 days." }),
  ...withPrefixes("z y k M G", SECOND),
  unit("svedberg", c.SVEDBERG, { definition: "the unit of sedimentation coefficients", note: "The unit of sedimentation coefficients, 0.1 ps." }),
  unit("year-anomalistic", c.ANOMALISTIC_YEAR, { note: "The mean time from perihelion to perihelion, 365.259636 days." }),
]);

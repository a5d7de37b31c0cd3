import { atto, DAY, femto, giga, HOUR, JULIAN_YEAR, kilo, MINUTE, mega, micro, milli, nano, PLANCK_TIME, pico, SECOND, yocto, zepto } from "../../constants";
import { conventional, exact, per, times } from "../../definition";
import { EXPLANATORY_SUPPLEMENT, EXPLANATORY_SUPPLEMENT_1961, INTER_GRAVISSIMAS, ISO_8601, IUPAC_GREEN_BOOK, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const WEEK = exact("week", times(7, DAY), ISO_8601);
const FORTNIGHT = exact("fortnight", times(2, WEEK), ISO_8601);
const YEAR = conventional("year of 365 days", times(365, DAY), NIST_SP_811);
const LEAP_YEAR = exact("leap year", times(366, DAY), ISO_8601);
const GREGORIAN_YEAR = exact("mean Gregorian year", per(times(146_097, DAY), 400), INTER_GRAVISSIMAS);
const TROPICAL_YEAR = conventional("tropical year", times("365.24219", DAY), EXPLANATORY_SUPPLEMENT);
const SIDEREAL_YEAR = conventional("sidereal year", times("31558149.54", SECOND), EXPLANATORY_SUPPLEMENT_1961);
const ANOMALISTIC_YEAR = conventional("anomalistic year", times("365.259636", DAY), EXPLANATORY_SUPPLEMENT);
const SYNODIC_MONTH = conventional("synodic month", times("29.53059", DAY), EXPLANATORY_SUPPLEMENT);
const SIDEREAL_MONTH = conventional("sidereal month", times("27.321662", DAY), EXPLANATORY_SUPPLEMENT);
const SIDEREAL_DAY = conventional("sidereal day", times("86164.09053", SECOND), EXPLANATORY_SUPPLEMENT);
const SHAKE = exact("shake", times("1e-8", SECOND), NIST_SP_811);
const SVEDBERG = exact("svedberg", times("1e-13", SECOND), IUPAC_GREEN_BOOK);

export const time = category("time", "Time", SECOND, () => [
  linear("second", "second", "s", SECOND, { aliases: ["sec", "secs", "sec."], ucum: "s" }),
  linear("minute", "minute", "min", MINUTE, { aliases: ["mins", "min."], ucum: "min" }),
  linear("hour", "hour", "h", HOUR, { aliases: ["hr", "hrs", "hr."], ucum: "h" }),
  linear("day", "day", "d", DAY, { plural: "days", ucum: "d", note: "24 hours of 3600 seconds." }),
  linear("week", "week", "wk", WEEK, { aliases: ["wks"], ucum: "wk" }),
  linear("month", "month", "mo", per(YEAR, 12), {
    aliases: ["mos", "mth", "mths", "mon"],
    note: "A twelfth of a year of 365 days, 30.4167 days; other months have their own rows.",
  }),
  linear("year", "year", "y", YEAR, {
    aliases: ["yr", "yrs"],
    note: "365 days, as NIST tabulates it; Julian, Gregorian, tropical, sidereal and leap years have their own rows.",
  }),
  linear("ms", "millisecond", "ms", milli(SECOND), { aliases: ["msec", "msecs"], ucum: "ms" }),
  linear("microsecond", "microsecond", "µs", micro(SECOND), { aliases: ["us", "usec"], ucum: "us" }),
  linear("ns", "nanosecond", "ns", nano(SECOND), { aliases: ["nsec"], ucum: "ns" }),
  linear("dec", "decade", "dec", times(10, YEAR), { note: "Ten years of 365 days." }),
  linear("c", "century", "c", times(100, YEAR), { note: "100 years of 365 days." }),
  linear("ka", "millennium", "ka", times(1000, YEAR), { plural: "millennia", aliases: ["kyr", "kiloyear"], note: "1000 years of 365 days." }),
  linear("ps", "picosecond", "ps", pico(SECOND), { ucum: "ps" }),
  linear("fs", "femtosecond", "fs", femto(SECOND), { ucum: "fs" }),
  linear("as", "attosecond", "as", atto(SECOND), { ucum: "as" }),
  linear("shake", "shake", "shake", SHAKE, { ucum: "10*-8.s" }),
  linear("month-synodic", "month (synodic)", "syn mo", SYNODIC_MONTH, {
    aliases: ["synodic month", "lunar month", "lunation"],
    ucum: "mo_s",
    note: "The mean time from new moon to new moon, 29.53059 days.",
  }),
  linear("a", "year (Julian)", "a", JULIAN_YEAR, {
    aliases: ["Julian year", "annum"],
    ucum: "a_j",
    note: "365.25 days, the year of astronomers and of the light year.",
  }),
  linear("year-leap", "year (leap)", "y (leap)", LEAP_YEAR, { aliases: ["leap year"], note: "366 days." }),
  linear("year-tropical", "year (tropical)", "y (trop)", TROPICAL_YEAR, {
    aliases: ["tropical year", "solar year"],
    ucum: "a_t",
    note: "The mean year of the seasons at epoch 2000, 365.24219 days.",
  }),
  linear("year-sidereal", "year (sidereal)", "y (sid)", SIDEREAL_YEAR, {
    aliases: ["sidereal year"],
    convention: "31 558 149.54 s, as reference tables carry it (epoch 1900); at epoch 2000 it is 0.2 s longer.",
  }),
  linear("day-sidereal", "day (sidereal)", "d (sid)", SIDEREAL_DAY, {
    plural: "days (sidereal)",
    aliases: ["sidereal day"],
    note: "The mean sidereal day at epoch 2000, 23 h 56 min 4.09053 s; it lengthens by about 2 ms a century.",
  }),
  linear("hour-sidereal", "hour (sidereal)", "h (sid)", per(SIDEREAL_DAY, 24), {
    aliases: ["sidereal hour"],
    note: "A 24th of the mean sidereal day at epoch 2000.",
  }),
  linear("minute-sidereal", "minute (sidereal)", "min (sid)", per(SIDEREAL_DAY, 1440), {
    aliases: ["sidereal minute"],
    note: "A 1440th of the mean sidereal day at epoch 2000.",
  }),
  linear("second-sidereal", "second (sidereal)", "s (sid)", per(SIDEREAL_DAY, 86_400), {
    aliases: ["sidereal second"],
    note: "An 86 400th of the mean sidereal day at epoch 2000.",
  }),
  linear("fn", "fortnight", "fn", FORTNIGHT),
  linear("tP", "Planck time", "tP", PLANCK_TIME, { plural: "Planck times" }),
  linear("year-gregorian", "year (Gregorian)", "y (Greg)", GREGORIAN_YEAR, {
    aliases: ["Gregorian year"],
    ucum: "a_g",
    note: "The calendar's mean year, 365.2425 days.",
  }),
  linear("month-30-days", "month (30 days)", "mo (30 d)", times(30, DAY), { plural: "months (30 days)", aliases: ["30-day month"] }),
  linear("month-sidereal", "month (sidereal)", "sid mo", SIDEREAL_MONTH, {
    aliases: ["sidereal month"],
    note: "The mean time of the Moon's return to the same star, 27.321662 days.",
  }),
  linear("zs", "zeptosecond", "zs", zepto(SECOND), { ucum: "zs" }),
  linear("ys", "yoctosecond", "ys", yocto(SECOND), { ucum: "ys" }),
  linear("ks", "kilosecond", "ks", kilo(SECOND), { ucum: "ks" }),
  linear("Ms", "megasecond", "Ms", mega(SECOND), { ucum: "Ms" }),
  linear("Gs", "gigasecond", "Gs", giga(SECOND), { ucum: "Gs" }),
  linear("svedberg", "svedberg", "S", SVEDBERG, { aliases: ["Sv (time)"], ucum: "[S]", note: "The unit of sedimentation coefficients, 0.1 ps." }),
  linear("year-anomalistic", "year (anomalistic)", "y (anom)", ANOMALISTIC_YEAR, {
    aliases: ["anomalistic year"],
    note: "The mean time from perihelion to perihelion, 365.259636 days.",
  }),
]);

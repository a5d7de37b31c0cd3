import { ARCMINUTE, ARCSECOND, DAY, DEGREE, HOUR, MINUTE, micro, milli, RADIAN, REVOLUTION, SECOND } from "../../constants";
import { per } from "../../definition";
import { category, linear } from "../../unit";

export const velocityAngular = category(
  "velocity-angular",
  "Angular velocity",
  per(RADIAN, SECOND),
  () => [
    linear("radian-per-second", "radian/second", "rad/s", per(RADIAN, SECOND), { ucum: "rad/s" }),
    linear("degree-per-second", "degree/second", "°/s", per(DEGREE, SECOND), { aliases: ["deg/s"], ucum: "deg/s" }),
    linear("revolution-per-minute", "revolution/minute", "r/min", per(REVOLUTION, MINUTE), {
      aliases: ["rpm", "RPM", "rev/min"],
      note: "One revolution is 2π rad.",
      ucum: "circ/min",
    }),
    linear("revolution-per-second", "revolution/second", "r/s", per(REVOLUTION, SECOND), {
      aliases: ["rps", "rev/s"],
      note: "One revolution is 2π rad.",
      ucum: "circ/s",
    }),
    linear("radian-per-minute", "radian/minute", "rad/min", per(RADIAN, MINUTE), { ucum: "rad/min" }),
    linear("radian-per-hour", "radian/hour", "rad/h", per(RADIAN, HOUR), { ucum: "rad/h" }),
    linear("radian-per-day", "radian/day", "rad/d", per(RADIAN, DAY), { ucum: "rad/d" }),
    linear("degree-per-minute", "degree/minute", "°/min", per(DEGREE, MINUTE), { aliases: ["deg/min"], ucum: "deg/min" }),
    linear("degree-per-hour", "degree/hour", "°/h", per(DEGREE, HOUR), { aliases: ["deg/h"], ucum: "deg/h" }),
    linear("degree-per-day", "degree/day", "°/d", per(DEGREE, DAY), { aliases: ["deg/d"], ucum: "deg/d" }),
    linear("revolution-per-hour", "revolution/hour", "r/h", per(REVOLUTION, HOUR), {
      aliases: ["rph", "rev/h"],
      note: "One revolution is 2π rad.",
      ucum: "circ/h",
    }),
    linear("revolution-per-day", "revolution/day", "r/d", per(REVOLUTION, DAY), {
      aliases: ["rpd", "rev/d"],
      note: "One revolution is 2π rad.",
      ucum: "circ/d",
    }),
    linear("milliradian-per-second", "milliradian/second", "mrad/s", per(milli(RADIAN), SECOND), { ucum: "mrad/s" }),
    linear("microradian-per-second", "microradian/second", "µrad/s", per(micro(RADIAN), SECOND), { ucum: "urad/s" }),
    linear("arcsecond-per-second", "arcsecond/second", "″/s", per(ARCSECOND, SECOND), { aliases: ["arcsec/s"], ucum: "''/s" }),
    linear("arcminute-per-second", "arcminute/second", "′/s", per(ARCMINUTE, SECOND), { aliases: ["arcmin/s"], ucum: "'/s" }),
  ],
  { note: "A revolution per second and a hertz have equal dimensions in the SI but differ in meaning and by 2π here." },
);

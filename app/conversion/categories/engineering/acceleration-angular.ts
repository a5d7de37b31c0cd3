import { ARCSECOND, DEGREE, HOUR, MINUTE, milli, RADIAN, REVOLUTION, SECOND } from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const accelerationAngular = category("acceleration-angular", "Angular acceleration", per(RADIAN, squared(SECOND)), () => [
  linear("radian-per-square-second", "radian/square second", "rad/s²", per(RADIAN, squared(SECOND)), { ucum: "rad/s2" }),
  linear("radian-per-square-minute", "radian/square minute", "rad/min²", per(RADIAN, squared(MINUTE)), { ucum: "rad/min2" }),
  linear("revolution-per-square-second", "revolution/square second", "r/s²", per(REVOLUTION, squared(SECOND)), {
    aliases: ["rev/s2", "rps/s"],
    note: "One revolution is 2π rad.",
    ucum: "circ/s2",
  }),
  linear("revolution-per-minute-per-second", "revolution/minute/second", "r/(min·s)", per(REVOLUTION, MINUTE, SECOND), {
    aliases: ["rpm/s", "rev/min/s", "r/min/s"],
    note: "One revolution is 2π rad.",
    ucum: "circ/(min.s)",
  }),
  linear("revolution-per-square-minute", "revolution/square minute", "r/min²", per(REVOLUTION, squared(MINUTE)), {
    aliases: ["rev/min2", "rpm/min"],
    note: "One revolution is 2π rad.",
    ucum: "circ/min2",
  }),
  linear("degree-per-square-second", "degree/square second", "°/s²", per(DEGREE, squared(SECOND)), { aliases: ["deg/s2"], ucum: "deg/s2" }),
  linear("degree-per-square-minute", "degree/square minute", "°/min²", per(DEGREE, squared(MINUTE)), { aliases: ["deg/min2"], ucum: "deg/min2" }),
  linear("revolution-per-hour-per-second", "revolution/hour/second", "r/(h·s)", per(REVOLUTION, HOUR, SECOND), {
    aliases: ["rph/s", "rev/h/s", "r/h/s"],
    note: "One revolution is 2π rad.",
    ucum: "circ/(h.s)",
  }),
  linear("arcsecond-per-square-second", "arcsecond/square second", "″/s²", per(ARCSECOND, squared(SECOND)), { aliases: ["arcsec/s2"], ucum: "''/s2" }),
  linear("milliradian-per-square-second", "milliradian/square second", "mrad/s²", per(milli(RADIAN), squared(SECOND)), { ucum: "mrad/s2" }),
  linear("radian-per-square-hour", "radian/square hour", "rad/h²", per(RADIAN, squared(HOUR)), { ucum: "rad/h2" }),
]);

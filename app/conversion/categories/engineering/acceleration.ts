import {
  atto,
  centi,
  deci,
  deka,
  FOOT,
  femto,
  HOUR,
  hecto,
  INCH,
  kilo,
  METRE,
  MILE,
  MINUTE,
  micro,
  milli,
  NAUTICAL_MILE,
  nano,
  pico,
  SECOND,
  STANDARD_GRAVITY,
  YARD,
} from "../../constants";
import { exact, per, squared } from "../../definition";
import { NIST_SP_811, SI_BROCHURE } from "../../sources";
import { category, linear } from "../../unit";

const GAL = exact("gal", per(centi(METRE), squared(SECOND)), NIST_SP_811);
const KNOT = exact("knot", per(NAUTICAL_MILE, HOUR), SI_BROCHURE);

export const acceleration = category("acceleration", "Acceleration", per(METRE, squared(SECOND)), () => [
  linear("meter-per-square-second", "meter/square second", "m/s²", per(METRE, squared(SECOND)), {
    ucum: "m/s2",
    aliases: ["meter per second squared", "meters per second squared", "m/s/s"],
  }),
  linear("foot-per-square-second", "foot/square second", "ft/s²", per(FOOT, squared(SECOND)), {
    ucum: "[ft_i]/s2",
    aliases: ["foot per second squared", "feet per second squared", "ft/s/s"],
  }),
  linear("standard-gravity", "Acceleration of gravity", "gₙ", STANDARD_GRAVITY, {
    plural: "standard accelerations of gravity",
    aliases: ["g0", "g (standard gravity)", "g_n", "gee", "standard gravity", "standard acceleration of gravity", "g-force"],
    ucum: "[g]",
    note: "The standard acceleration of free fall of 1901, 9.80665 m/s² exactly; the real one varies from place to place.",
  }),
  linear("Gal", "gal", "Gal", GAL, { ucum: "Gal" }),
  linear("kilometer-per-square-second", "kilometer/square second", "km/s²", per(kilo(METRE), squared(SECOND)), { ucum: "km/s2" }),
  linear("hectometer-per-square-second", "hectometer/square second", "hm/s²", per(hecto(METRE), squared(SECOND)), { ucum: "hm/s2" }),
  linear("dekameter-per-square-second", "dekameter/square second", "dam/s²", per(deka(METRE), squared(SECOND)), { ucum: "dam/s2" }),
  linear("decimeter-per-square-second", "decimeter/square second", "dm/s²", per(deci(METRE), squared(SECOND)), { ucum: "dm/s2" }),
  linear("centimeter-per-square-second", "centimeter/square second", "cm/s²", per(centi(METRE), squared(SECOND)), { ucum: "cm/s2" }),
  linear("millimeter-per-square-second", "millimeter/square second", "mm/s²", per(milli(METRE), squared(SECOND)), { ucum: "mm/s2" }),
  linear("micrometer-per-square-second", "micrometer/square second", "µm/s²", per(micro(METRE), squared(SECOND)), { ucum: "um/s2" }),
  linear("nanometer-per-square-second", "nanometer/square second", "nm/s²", per(nano(METRE), squared(SECOND)), { ucum: "nm/s2" }),
  linear("picometer-per-square-second", "picometer/square second", "pm/s²", per(pico(METRE), squared(SECOND)), { ucum: "pm/s2" }),
  linear("femtometer-per-square-second", "femtometer/square second", "fm/s²", per(femto(METRE), squared(SECOND)), { ucum: "fm/s2" }),
  linear("attometer-per-square-second", "attometer/square second", "am/s²", per(atto(METRE), squared(SECOND)), { ucum: "am/s2" }),
  linear("galileo", "galileo", "Gal (galileo)", GAL, { note: "Another name of the gal, 1 cm/s².", ucum: "Gal" }),
  linear("mile-per-square-second", "mile/square second", "mi/s²", per(MILE, squared(SECOND)), { ucum: "[mi_i]/s2" }),
  linear("yard-per-square-second", "yard/square second", "yd/s²", per(YARD, squared(SECOND)), { ucum: "[yd_i]/s2" }),
  linear("inch-per-square-second", "inch/square second", "in/s²", per(INCH, squared(SECOND)), { ucum: "[in_i]/s2" }),
  linear("mGal", "milligal", "mGal", milli(GAL), { ucum: "mGal" }),
  linear("kilometer-per-hour-per-second", "kilometer/hour/second", "km/(h·s)", per(kilo(METRE), HOUR, SECOND), {
    aliases: ["km/h/s", "kph/s"],
    ucum: "km/h/s",
  }),
  linear("mile-per-hour-per-second", "mile/hour/second", "mi/(h·s)", per(MILE, HOUR, SECOND), { aliases: ["mph/s", "mi/h/s"], ucum: "[mi_i]/h/s" }),
  linear("knot-per-second", "knot/second", "kn/s", per(KNOT, SECOND), { aliases: ["kt/s"], ucum: "[kn_i]/s" }),
  linear("meter-per-square-minute", "meter/square minute", "m/min²", per(METRE, squared(MINUTE)), { ucum: "m/min2" }),
  linear("meter-per-square-hour", "meter/square hour", "m/h²", per(METRE, squared(HOUR)), { ucum: "m/h2" }),
]);

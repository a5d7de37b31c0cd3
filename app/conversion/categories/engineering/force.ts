import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, mega, micro, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { GRAM, KILOGRAM, METER, NEWTON, SECOND, STANDARD_GRAVITY, TONNE } from "../../constants/exact";
import { ATOMIC_UNIT_OF_FORCE } from "../../constants/measured";
import { category, named, unit, withPrefixes, withPrefixesIn } from "../category";
import * as notes from "../notes";

const UNDER_GRAVITY = "Weight under standard gravity, 9.80665 m/s².";

export const force = category("force", { reference: NEWTON }, () => [
  unit("N", NEWTON),
  unit("kN", kilo(NEWTON)),
  unit("lbf", c.POUND_FORCE, { aliases: "pounds force, pound force, lbsf, lb-f", note: UNDER_GRAVITY }),
  unit("kgf", c.KILOGRAM_FORCE, { aliases: "kp, kilopond, kilogram force, kilograms force, kg-f", note: UNDER_GRAVITY }),
  ...withPrefixes("M m µ n", NEWTON),
  unit("gf", c.GRAM_FORCE, { aliases: "pond, gram force", note: UNDER_GRAVITY }),
  unit("ozf", c.OUNCE_FORCE, { aliases: "ounce force, ounces force", note: UNDER_GRAVITY }),
  unit("kipf", c.KIP_FORCE, { aliases: "kip, kips, kilopound-force, klbf", note: "1000 pounds-force, as in structural engineering." }),
  unit("ton-force-short", c.SHORT_TON_FORCE, { aliases: "short ton-force, US ton-force", note: UNDER_GRAVITY }),
  unit("ton-force-long", c.LONG_TON_FORCE, { aliases: "long ton-force, UK ton-force", note: UNDER_GRAVITY }),
  unit("ton-force-metric", c.METRIC_TON_FORCE, { note: UNDER_GRAVITY }),
  unit("pdl", c.POUNDAL, { note: "Accelerates a pound by 1 ft/s²." }),
  unit("dyn", c.DYNE, { aliases: "g·cm/s²" }),
  unit("sthene", c.STHENE, { note: "The unit of force of the meter-tonne-second system, legal in France from 1919 to 1961." }),
  unit("kilogram-meter-per-square-second", per(times(KILOGRAM, METER), squared(SECOND))),
  unit("atomic-unit-of-force", ATOMIC_UNIT_OF_FORCE, { note: "The Hartree energy over the Bohr radius." }),
]);

export const momentum = category("momentum", { reference: per(times(KILOGRAM, METER), SECOND) }, () => [
  unit("kilogram-meter-per-second", per(times(KILOGRAM, METER), SECOND)),
  unit("newton-second", times(NEWTON, SECOND), { aliases: "N s, Ns" }),
  unit("pound-foot-per-second", per(times(c.POUND, FOOT), SECOND)),
  unit("pound-force-second", times(c.POUND_FORCE, SECOND), { note: "Also the impulse of rocket motors." }),
  unit("gram-centimeter-per-second", per(times(GRAM, centi(METER)), SECOND)),
  unit("dyne-second", times(c.DYNE, SECOND)),
  unit("slug-foot-per-second", per(times(c.SLUG, FOOT), SECOND)),
]);

const MOMENT_OF_FORCE_NOTE = "A moment of force has the dimension of an energy but is none: newton meters here are not joules.";

export const momentOfForce = category("moment-of-force", { reference: times(NEWTON, METER), note: MOMENT_OF_FORCE_NOTE }, () => [
  unit("newton-meter", times(NEWTON, METER), { aliases: "Nm" }),
  unit("kilonewton-meter", times(kilo(NEWTON), METER), { aliases: "kNm" }),
  unit("pound-force-foot", times(c.POUND_FORCE, FOOT), {
    aliases: "ft-lb, ft-lbf, ft lb, lb-ft, lb·ft, ft·lbf, foot-pound, pound-foot",
    qudt: "FT-LB_F_Torque",
    note: notes.POUND_AS_FORCE,
  }),
  unit("kilogram-force-meter", times(c.KILOGRAM_FORCE, METER), { aliases: "kp·m", note: notes.KILOGRAM_AS_FORCE }),
  ...withPrefixesIn("m µ", NEWTON, (newton) => times(newton, METER), "-meter"),
  unit("ton-force-short-meter", times(c.SHORT_TON_FORCE, METER), { ucum: "[ston_av].[g].m", note: notes.SHORT_TON }),
  unit("ton-force-long-meter", times(c.LONG_TON_FORCE, METER), { ucum: "[lton_av].[g].m", note: notes.LONG_TON }),
  named("ton-force-metric-meter", "ton-force (metric) meter", "tf·m", times(TONNE, STANDARD_GRAVITY, METER), {
    plural: "ton-force (metric) meters",
    aliases: "tonf (metric)·m",
    note: "The tonne, 1000 kg, as a force under standard gravity.",
    sources: ["NIST SP 811"],
  }),
  unit("gram-force-centimeter", times(c.GRAM_FORCE, centi(METER))),
  unit("poundal-foot", times(c.POUNDAL, FOOT)),
  unit("poundal-inch", times(c.POUNDAL, INCH)),
  unit("pound-force-inch", times(c.POUND_FORCE, INCH), { aliases: "lb-in, lb·in, in·lbf, inch-pound, pound-inch", note: notes.POUND_AS_FORCE }),
  unit("meganewton-meter", times(mega(NEWTON), METER)),
  unit("newton-centimeter", times(NEWTON, centi(METER))),
  unit("kilogram-force-centimeter", times(c.KILOGRAM_FORCE, centi(METER)), { aliases: "kp·cm", note: notes.KILOGRAM_AS_FORCE }),
  unit("ounce-force-inch", times(c.OUNCE_FORCE, INCH), { aliases: "oz-in, oz·in, inch-ounce", ucum: "[oz_av].[g].[in_i]", note: notes.OUNCE_AS_FORCE }),
  unit("dyne-centimeter", times(c.DYNE, centi(METER))),
  unit("kip-force-foot", times(c.KIP_FORCE, FOOT), { aliases: "kip·ft, kip-foot", note: notes.KIP_AS_FORCE }),
  unit("ton-force-short-foot", times(c.SHORT_TON_FORCE, FOOT), { ucum: "[ston_av].[g].[ft_i]", note: notes.SHORT_TON }),
]);

const TORQUE_NOTE = "A torque has the dimension of an energy but is none: newton meters here are not joules.";

export const torque = category("torque", { reference: times(NEWTON, METER), note: TORQUE_NOTE }, () => [
  unit("newton-meter", times(NEWTON, METER), { aliases: "Nm" }),
  unit("pound-force-foot", times(c.POUND_FORCE, FOOT), {
    aliases: "ft-lb, ft-lbs, ft lbs, ftlb, ftlbs, lbs-ft, lbft, lb ft, ft-lbf, ft lb, foot-pounds, pound-feet, lb-ft, lb·ft, ft·lbf, foot-pound, pound-foot",
    qudt: "FT-LB_F_Torque",
    note: notes.POUND_AS_FORCE,
  }),
  unit("pound-force-inch", times(c.POUND_FORCE, INCH), {
    aliases: "inlb, in-lb, in-lbs, inch-lb, inch-lbs, lbs-in, in lb, inch-pounds, lb-in, lb·in, in·lbf, inch-pound, pound-inch",
    note: notes.POUND_AS_FORCE,
  }),
  unit("newton-centimeter", times(NEWTON, centi(METER))),
  unit("newton-millimeter", times(NEWTON, milli(METER))),
  unit("kilonewton-meter", times(kilo(NEWTON), METER), { aliases: "kNm" }),
  unit("kilogram-force-meter", times(c.KILOGRAM_FORCE, METER), { aliases: "kp·m", note: notes.KILOGRAM_AS_FORCE }),
  unit("kilogram-force-centimeter", times(c.KILOGRAM_FORCE, centi(METER)), { aliases: "kp·cm", note: notes.KILOGRAM_AS_FORCE }),
  unit("dyne-meter", times(c.DYNE, METER)),
  unit("dyne-centimeter", times(c.DYNE, centi(METER))),
  unit("dyne-millimeter", times(c.DYNE, milli(METER))),
  unit("kilogram-force-millimeter", times(c.KILOGRAM_FORCE, milli(METER))),
  unit("gram-force-meter", times(c.GRAM_FORCE, METER)),
  unit("gram-force-centimeter", times(c.GRAM_FORCE, centi(METER))),
  unit("gram-force-millimeter", times(c.GRAM_FORCE, milli(METER))),
  unit("ounce-force-foot", times(c.OUNCE_FORCE, FOOT), { aliases: "oz-ft, oz·ft", ucum: "[oz_av].[g].[ft_i]", note: notes.OUNCE_AS_FORCE }),
  unit("ounce-force-inch", times(c.OUNCE_FORCE, INCH), { aliases: "oz-in, oz·in, inch-ounce", ucum: "[oz_av].[g].[in_i]", note: notes.OUNCE_AS_FORCE }),
  unit("meganewton-meter", times(mega(NEWTON), METER)),
  unit("millinewton-meter", times(milli(NEWTON), METER), { aliases: "mNm" }),
  unit("micronewton-meter", times(micro(NEWTON), METER)),
  unit("poundal-foot", times(c.POUNDAL, FOOT)),
  unit("kip-force-foot", times(c.KIP_FORCE, FOOT), { aliases: "kip·ft, kip-foot", note: notes.KIP_AS_FORCE }),
]);

export const momentOfInertia = category("moment-of-inertia", { reference: times(KILOGRAM, squared(METER)) }, () => [
  unit("kilogram-square-meter", times(KILOGRAM, squared(METER)), { aliases: "kgm2" }),
  unit("kilogram-square-centimeter", times(KILOGRAM, squared(centi(METER)))),
  unit("gram-square-centimeter", times(GRAM, squared(centi(METER)))),
  unit("pound-square-foot", times(c.POUND, squared(FOOT)), { ucum: "[lb_av].[sft_i]" }),
  unit("pound-square-inch", times(c.POUND, squared(INCH)), { ucum: "[lb_av].[sin_i]" }),
  unit("kilogram-square-millimeter", times(KILOGRAM, squared(milli(METER)))),
  unit("gram-square-millimeter", times(GRAM, squared(milli(METER)))),
  unit("kilogram-force-meter-square-second", times(c.KILOGRAM_FORCE, METER, squared(SECOND))),
  unit("kilogram-force-centimeter-square-second", times(c.KILOGRAM_FORCE, centi(METER), squared(SECOND))),
  unit("ounce-square-inch", times(c.OUNCE, squared(INCH)), { ucum: "[oz_av].[sin_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ounce-force-inch-square-second", times(c.OUNCE_FORCE, INCH, squared(SECOND)), { note: notes.OUNCE_AS_FORCE }),
  unit("pound-force-foot-square-second", times(c.POUND_FORCE, FOOT, squared(SECOND))),
  unit("pound-force-inch-square-second", times(c.POUND_FORCE, INCH, squared(SECOND))),
  unit("slug-square-foot", times(c.SLUG, squared(FOOT))),
  unit("slug-square-inch", times(c.SLUG, squared(INCH))),
  unit("gram-square-meter", times(GRAM, squared(METER))),
  unit("ounce-square-foot", times(c.OUNCE, squared(FOOT)), { ucum: "[oz_av].[sft_i]", note: notes.AVOIRDUPOIS_OUNCE }),
  unit("ton-metric-square-meter", times(TONNE, squared(METER)), { aliases: "tonne square meter", note: notes.TONNE }),
]);

const STIFFNESS_NOTE = "Of springs; beams are loaded in the same units. A surface tension has the same units.";

export const stiffness = category("stiffness", { reference: per(NEWTON, METER), note: STIFFNESS_NOTE }, () => [
  unit("newton-per-meter", per(NEWTON, METER)),
  unit("newton-per-millimeter", per(NEWTON, milli(METER))),
  unit("pound-force-per-inch", per(c.POUND_FORCE, INCH), { aliases: "pli" }),
  unit("kilogram-force-per-millimeter", per(c.KILOGRAM_FORCE, milli(METER))),
  ...withPrefixesIn("k M", NEWTON, (newton) => per(newton, METER), "-per-meter"),
  unit("newton-per-centimeter", per(NEWTON, centi(METER))),
  unit("pound-force-per-foot", per(c.POUND_FORCE, FOOT), { aliases: "plf" }),
  unit("kilogram-force-per-centimeter", per(c.KILOGRAM_FORCE, centi(METER))),
  unit("kip-force-per-foot", per(c.KIP_FORCE, FOOT), { aliases: "klf", ucum: "10*3.[lbf_av]/[ft_i]" }),
]);

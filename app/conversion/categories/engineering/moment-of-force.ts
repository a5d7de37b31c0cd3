import {
  centi,
  DYNE,
  FOOT,
  GRAM_FORCE,
  INCH,
  KILOGRAM_FORCE,
  KIP_FORCE,
  kilo,
  LONG_TON_FORCE,
  METRE,
  mega,
  micro,
  milli,
  NEWTON,
  OUNCE_FORCE,
  POUND_FORCE,
  POUNDAL,
  SHORT_TON_FORCE,
  STANDARD_GRAVITY,
  TONNE,
} from "../../constants";
import { times } from "../../definition";
import { NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

export const momentOfForce = category(
  "moment-of-force",
  "Moment of force",
  times(NEWTON, METRE),
  () => [
    linear("newton-meter", "newton meter", "N·m", times(NEWTON, METRE), { ucum: "N.m", aliases: ["Nm"] }),
    linear("kilonewton-meter", "kilonewton meter", "kN·m", times(kilo(NEWTON), METRE), { ucum: "kN.m", aliases: ["kNm"] }),
    linear("pound-force-foot", "pound-force foot", "lbf·ft", times(POUND_FORCE, FOOT), {
      aliases: ["ft-lb", "ft-lbf", "ft lb", "lb-ft", "lb·ft", "ft·lbf", "foot-pound", "pound-foot"],
      ucum: "[lbf_av].[ft_i]",
      note: "The pound as a force, under standard gravity.",
    }),
    linear("kilogram-force-meter", "kilogram-force meter", "kgf·m", times(KILOGRAM_FORCE, METRE), {
      aliases: ["kg·m", "kp·m"],
      ucum: "kgf.m",
      note: "The kilogram as a force, under standard gravity.",
    }),
    linear("millinewton-meter", "millinewton meter", "mN·m", times(milli(NEWTON), METRE), { ucum: "mN.m" }),
    linear("micronewton-meter", "micronewton meter", "µN·m", times(micro(NEWTON), METRE), { ucum: "uN.m" }),
    linear("ton-force-short-meter", "ton-force (short) meter", "tonf (US)·m", times(SHORT_TON_FORCE, METRE), {
      plural: "ton-force (short) meters",
      note: "The short ton, 2000 pounds.",
      ucum: "[ston_av].[g].m",
    }),
    linear("ton-force-long-meter", "ton-force (long) meter", "tonf (UK)·m", times(LONG_TON_FORCE, METRE), {
      plural: "ton-force (long) meters",
      note: "The long ton, 2240 pounds.",
      ucum: "[lton_av].[g].m",
    }),
    linear("ton-force-metric-meter", "ton-force (metric) meter", "tf·m", times(TONNE, STANDARD_GRAVITY, METRE), {
      plural: "ton-force (metric) meters",
      aliases: ["tonf (metric)·m"],
      note: "The tonne, 1000 kg, as a force under standard gravity.",
      sources: [NIST_SP_811],
      ucum: "t.[g].m",
    }),
    linear("gram-force-centimeter", "gram-force centimeter", "gf·cm", times(GRAM_FORCE, centi(METRE)), { ucum: "gf.cm" }),
    linear("poundal-foot", "poundal foot", "pdl·ft", times(POUNDAL, FOOT)),
    linear("poundal-inch", "poundal inch", "pdl·in", times(POUNDAL, INCH)),
    linear("pound-force-inch", "pound-force inch", "lbf·in", times(POUND_FORCE, INCH), {
      aliases: ["lb-in", "lb·in", "in·lbf", "inch-pound", "pound-inch"],
      ucum: "[lbf_av].[in_i]",
      note: "The pound as a force, under standard gravity.",
    }),
    linear("meganewton-meter", "meganewton meter", "MN·m", times(mega(NEWTON), METRE), { ucum: "MN.m" }),
    linear("newton-centimeter", "newton centimeter", "N·cm", times(NEWTON, centi(METRE)), { ucum: "N.cm" }),
    linear("kilogram-force-centimeter", "kilogram-force centimeter", "kgf·cm", times(KILOGRAM_FORCE, centi(METRE)), {
      aliases: ["kg·cm", "kp·cm"],
      ucum: "kgf.cm",
      note: "The kilogram as a force, under standard gravity.",
    }),
    linear("ounce-force-inch", "ounce-force inch", "ozf·in", times(OUNCE_FORCE, INCH), {
      aliases: ["oz-in", "oz·in", "inch-ounce"],
      note: "The avoirdupois ounce as a force, under standard gravity.",
      ucum: "[oz_av].[g].[in_i]",
    }),
    linear("dyne-centimeter", "dyne centimeter", "dyn·cm", times(DYNE, centi(METRE)), { ucum: "dyn.cm" }),
    linear("kip-force-foot", "kip-force foot", "kipf·ft", times(KIP_FORCE, FOOT), { aliases: ["kip·ft", "kip-foot"], note: "A thousand pounds as a force." }),
    linear("ton-force-short-foot", "ton-force (short) foot", "tonf (US)·ft", times(SHORT_TON_FORCE, FOOT), {
      plural: "ton-force (short) feet",
      note: "The short ton, 2000 pounds.",
      ucum: "[ston_av].[g].[ft_i]",
    }),
  ],
  { note: "A moment of force has the dimension of an energy but is none: newton meters here are not joules." },
);

import {
  centi,
  DYNE,
  FOOT,
  GRAM_FORCE,
  INCH,
  KILOGRAM_FORCE,
  KIP_FORCE,
  kilo,
  METRE,
  mega,
  micro,
  milli,
  NEWTON,
  OUNCE_FORCE,
  POUND_FORCE,
  POUNDAL,
} from "../../constants";
import { times } from "../../definition";
import { category, linear } from "../../unit";

export const torque = category(
  "torque",
  "Torque",
  times(NEWTON, METRE),
  () => [
    linear("newton-meter", "newton meter", "N·m", times(NEWTON, METRE), { ucum: "N.m" }),
    linear("newton-centimeter", "newton centimeter", "N·cm", times(NEWTON, centi(METRE)), { ucum: "N.cm" }),
    linear("newton-millimeter", "newton millimeter", "N·mm", times(NEWTON, milli(METRE)), { ucum: "N.mm" }),
    linear("kilonewton-meter", "kilonewton meter", "kN·m", times(kilo(NEWTON), METRE), { ucum: "kN.m" }),
    linear("pound-force-foot", "pound-force foot", "lbf·ft", times(POUND_FORCE, FOOT), {
      aliases: ["lb-ft", "lb·ft", "ft·lbf", "foot-pound", "pound-foot"],
      ucum: "[lbf_av].[ft_i]",
      note: "The pound as a force, under standard gravity.",
    }),
    linear("pound-force-inch", "pound-force inch", "lbf·in", times(POUND_FORCE, INCH), {
      aliases: ["lb-in", "lb·in", "in·lbf", "inch-pound", "pound-inch"],
      ucum: "[lbf_av].[in_i]",
      note: "The pound as a force, under standard gravity.",
    }),
    linear("kilogram-force-meter", "kilogram-force meter", "kgf·m", times(KILOGRAM_FORCE, METRE), {
      aliases: ["kg·m", "kp·m"],
      ucum: "kgf.m",
      note: "The kilogram as a force, under standard gravity.",
    }),
    linear("kilogram-force-centimeter", "kilogram-force centimeter", "kgf·cm", times(KILOGRAM_FORCE, centi(METRE)), {
      aliases: ["kg·cm", "kp·cm"],
      ucum: "kgf.cm",
      note: "The kilogram as a force, under standard gravity.",
    }),
    linear("dyne-meter", "dyne meter", "dyn·m", times(DYNE, METRE), { ucum: "dyn.m" }),
    linear("dyne-centimeter", "dyne centimeter", "dyn·cm", times(DYNE, centi(METRE)), { ucum: "dyn.cm" }),
    linear("dyne-millimeter", "dyne millimeter", "dyn·mm", times(DYNE, milli(METRE)), { ucum: "dyn.mm" }),
    linear("kilogram-force-millimeter", "kilogram-force millimeter", "kgf·mm", times(KILOGRAM_FORCE, milli(METRE)), { ucum: "kgf.mm" }),
    linear("gram-force-meter", "gram-force meter", "gf·m", times(GRAM_FORCE, METRE), { ucum: "gf.m" }),
    linear("gram-force-centimeter", "gram-force centimeter", "gf·cm", times(GRAM_FORCE, centi(METRE)), { ucum: "gf.cm" }),
    linear("gram-force-millimeter", "gram-force millimeter", "gf·mm", times(GRAM_FORCE, milli(METRE)), { ucum: "gf.mm" }),
    linear("ounce-force-foot", "ounce-force foot", "ozf·ft", times(OUNCE_FORCE, FOOT), {
      aliases: ["oz-ft", "oz·ft"],
      note: "The avoirdupois ounce as a force, under standard gravity.",
    }),
    linear("ounce-force-inch", "ounce-force inch", "ozf·in", times(OUNCE_FORCE, INCH), {
      aliases: ["oz-in", "oz·in", "inch-ounce"],
      note: "The avoirdupois ounce as a force, under standard gravity.",
    }),
    linear("meganewton-meter", "meganewton meter", "MN·m", times(mega(NEWTON), METRE), { ucum: "MN.m" }),
    linear("millinewton-meter", "millinewton meter", "mN·m", times(milli(NEWTON), METRE), { ucum: "mN.m" }),
    linear("micronewton-meter", "micronewton meter", "µN·m", times(micro(NEWTON), METRE), { ucum: "uN.m" }),
    linear("poundal-foot", "poundal foot", "pdl·ft", times(POUNDAL, FOOT)),
    linear("kip-force-foot", "kip-force foot", "kipf·ft", times(KIP_FORCE, FOOT), { aliases: ["kip·ft", "kip-foot"], note: "A thousand pounds as a force." }),
  ],
  { note: "A torque has the dimension of an energy but is none: newton meters here are not joules." },
);

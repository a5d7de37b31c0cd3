import { per, squared, times } from "../../algebra/expression";
import { kilo } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { KILOGRAM, METER, NEWTON, SECOND } from "../../constants/exact";
import { ATOMIC_UNIT_OF_FORCE } from "../../constants/measured";
import { category, unit, withPrefixes } from "../category";

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

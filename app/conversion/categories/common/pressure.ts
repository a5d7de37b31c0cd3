import { per, squared, times, type UnitExpression } from "../../algebra/expression";
import { nameOf, qudtOf, symbolOf, ucumOf } from "../../algebra/names";
import { centi, hecto, kilo, mega, micro, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { METER, NEWTON, PASCAL, STANDARD_ATMOSPHERE } from "../../constants/exact";
import { category, named, offsetUnit, unit, withPrefixes } from "../category";
import * as notes from "../notes";
import type { Unit } from "../unit";

const COLUMN = "The figure that NIST SP 811 prints for a column at this temperature under standard gravity; the conventional column is listed separately.";

const MERCURY = "A column of liquid of 13 595.1 kg/m³ under standard gravity.";

/** A column of mercury, named by its height. Its name in QUDT is looked up on demand. */
const mercury = <Id extends string>(id: Id, height: UnitExpression, aliases: string): Unit<Id> =>
  unit(id, times(c.CONVENTIONAL_MILLIMETER_OF_MERCURY, per(height, milli(METER))), {
    name: `${nameOf(height)} mercury (conventional)`,
    symbol: `${symbolOf(height)}Hg`,
    aliases,
    get qudt() {
      return `${qudtOf(height)}_HG`;
    },
    note: MERCURY,
  });

/** A column of water, named by its height. */
const water = <Name extends string>(name: Name, height: UnitExpression, aliases: string, ucum: string | null = `${ucumOf(height)}[H2O]`) =>
  unit(`${name}-water-conventional` as const, times(c.CONVENTIONAL_WATER, height), {
    name: `${name} water (conventional)`,
    symbol: `${symbolOf(height)}H₂O`,
    aliases,
    ucum,
    get qudt() {
      return `${qudtOf(height)}_H2O`;
    },
    note: "A column of liquid of 1000 kg/m³ under standard gravity.",
  });

/** A pressure above that of the surrounding air. */
const gauge = <Id extends string>(id: Id, pressure: UnitExpression, aliases: string, plural: string | null = null): Unit<Id> =>
  offsetUnit(id, pressure, STANDARD_ATMOSPHERE, {
    name: `${nameOf(pressure)} gauge`,
    symbol: `${symbolOf(pressure)}g`,
    plural,
    aliases,
    ucum: null,
    qudt: null,
    note: "Above the surrounding air, taken as the standard atmosphere of 101 325 Pa: 0 is 1 atm absolute.",
  });

export const pressure = category("pressure", { reference: PASCAL }, () => [
  unit("Pa", PASCAL),
  unit("kPa", kilo(PASCAL)),
  unit("bar", c.BAR),
  unit("psi", c.PSI),
  unit("atm", STANDARD_ATMOSPHERE, { definition: "101 325 Pa", note: "101 325 Pa; the technical atmosphere (at) is 98 066.5 Pa." }),
  unit("Torr", c.TORR, { note: "1/760 of a standard atmosphere, 1.4e-7 less than a conventional millimeter of mercury." }),
  unit("mmHg", c.CONVENTIONAL_MILLIMETER_OF_MERCURY, { note: MERCURY }),
  unit("MPa", mega(PASCAL)),
  unit("mbar", milli(c.BAR), { aliases: "mb" }),
  unit("hPa", hecto(PASCAL)),
  named("ksi", "ksi", "ksi", kilo(c.PSI), { plural: null, aliases: "kpsi", ucum: "10*3.[psi]", qudt: "KiloLB_F-PER-IN2" }),
  ...withPrefixes("E P T G da d c m", PASCAL),
  unit("micropascal", micro(PASCAL), { aliases: "uPa" }),
  ...withPrefixes("n p f a", PASCAL),
  unit("newton-per-square-meter", per(NEWTON, squared(METER)), { aliases: "N/m2, N/m^2" }),
  unit("newton-per-square-centimeter", per(NEWTON, squared(centi(METER))), { aliases: "N/cm2, N/cm^2" }),
  unit("newton-per-square-millimeter", per(NEWTON, squared(milli(METER))), { aliases: "N/mm2, N/mm^2" }),
  unit("kilonewton-per-square-meter", per(kilo(NEWTON), squared(METER)), { aliases: "kN/m2, kN/m^2" }),
  unit("microbar", micro(c.BAR), { aliases: "ubar" }),
  unit("dyne-per-square-centimeter", per(c.DYNE, squared(centi(METER))), { aliases: "dyn/cm2, dyn/cm^2" }),
  unit("kilogram-force-per-square-meter", per(c.KILOGRAM_FORCE, squared(METER)), { aliases: "kgf/m2, kgf/m^2" }),
  unit("kilogram-force-per-square-centimeter", per(c.KILOGRAM_FORCE, squared(centi(METER))), { aliases: "kg/cm2, kgf/cm2, kgf/cm^2, ksc" }),
  unit("kilogram-force-per-square-millimeter", per(c.KILOGRAM_FORCE, squared(milli(METER))), { aliases: "kgf/mm2, kgf/mm^2" }),
  unit("gram-force-per-square-centimeter", per(c.GRAM_FORCE, squared(centi(METER))), { aliases: "gf/cm2, gf/cm^2" }),
  unit("ton-force-short-per-square-foot", per(c.SHORT_TON_FORCE, squared(FOOT)), {
    aliases: "tsf, ton/ft2, ton/sq ft",
    ucum: "[ston_av].[g]/[ft_i]2",
    note: notes.SHORT_TON,
  }),
  unit("ton-force-short-per-square-inch", per(c.SHORT_TON_FORCE, squared(INCH)), {
    aliases: "tsi (US), ton/in2",
    ucum: "[ston_av].[g]/[in_i]2",
    note: notes.SHORT_TON,
  }),
  unit("ton-force-long-per-square-foot", per(c.LONG_TON_FORCE, squared(FOOT)), { ucum: "[lton_av].[g]/[ft_i]2", note: notes.LONG_TON }),
  unit("ton-force-long-per-square-inch", per(c.LONG_TON_FORCE, squared(INCH)), { aliases: "tsi (UK)", ucum: "[lton_av].[g]/[in_i]2", note: notes.LONG_TON }),
  unit("kip-force-per-square-inch", per(c.KIP_FORCE, squared(INCH)), { aliases: "kipf/in2, kip/in2", ucum: "10*3.[lbf_av]/[in_i]2" }),
  unit("pound-force-per-square-foot", per(c.POUND_FORCE, squared(FOOT)), {
    aliases: "lb/ft2, psf, lbs/ft2, lbs/sq ft, lbf/ft2, lbf/ft^2",
    ucum: "[lbf_av]/[sft_i]",
  }),
  unit("pound-force-per-square-inch", per(c.POUND_FORCE, squared(INCH)), { aliases: "lbf/in2, lbf/in^2, lbf/sq in", ucum: "[lbf_av]/[sin_i]" }),
  unit("poundal-per-square-foot", per(c.POUNDAL, squared(FOOT)), { aliases: "pdl/ft2, pdl/ft^2" }),
  unit("centimeter-mercury-0c", c.CENTIMETER_OF_MERCURY_0C, { note: COLUMN }),
  named("millimeter-mercury-0c", "millimeter mercury (0°C)", "mmHg (0°C)", per(c.CENTIMETER_OF_MERCURY_0C, 10), { ucum: "mm[Hg]", note: COLUMN }),
  unit("inch-mercury-32f", c.INCH_OF_MERCURY_32F, { note: COLUMN }),
  unit("inch-mercury-60f", c.INCH_OF_MERCURY_60F, { note: COLUMN }),
  unit("centimeter-water-4c", c.CENTIMETER_OF_WATER_4C, { note: COLUMN }),
  named("millimeter-water-4c", "millimeter water (4°C)", "mmH₂O (4°C)", per(c.CENTIMETER_OF_WATER_4C, 10), { aliases: "mmH2O (4°C)", note: COLUMN }),
  unit("inch-water-4c", c.INCH_OF_WATER_4C, { note: COLUMN }),
  unit("foot-water-4c", c.FOOT_OF_WATER_4C, { note: COLUMN }),
  unit("inch-water-60f", c.INCH_OF_WATER_60F, { note: COLUMN }),
  named("foot-water-60f", "foot water (60°F)", "ftH₂O (60°F)", times(12, c.INCH_OF_WATER_60F), { aliases: "ftH2O (60°F)", note: COLUMN }),
  named("at", "technical atmosphere", "at", per(c.KILOGRAM_FORCE, squared(centi(METER))), {
    aliases: "atmosphere technical, atmosphere (technical), atmospheres (technical)",
    ucum: "att",
    qudt: "ATM_T",
    note: "One kilogram-force per square centimeter, 98 066.5 Pa; the standard atmosphere (atm) is 101 325 Pa.",
  }),
  mercury("cmHg", centi(METER), "centimeter of mercury, cm Hg"),
  mercury("inHg", INCH, 'inches of mercury, inch of mercury, in of mercury, in Hg, "Hg'),
  mercury("ftHg", FOOT, "foot of mercury, ft Hg"),
  water("centimeter", centi(METER), "cmH2O, cm H2O, cm h2o, centimeter of water, cm of water"),
  water("millimeter", milli(METER), "mmH2O, mm H2O, mm h2o, millimeter of water, mm of water, mmWC, mmWG, mm WC, mm wc, mm WG, mm wg, mmwc, mmwg, mmCE"),
  water(
    "inch",
    INCH,
    "inches of water, in of water, inH2O, in H2O, in h2o, inch of water, inch water column, inches of water column, inches water column, inWC, in WC, in wc, inWG, in wg, in w.c., in w.g., in WG, iwc, iwg",
    "[in_i'H2O]",
  ),
  water("foot", FOOT, "ftH2O, ft H2O, ft h2o, foot of water, feet of water, ft WC, ft wc, ft WG, ft wg, ft head, feet head, ft of head, feet of head", null),
  water("meter", METER, "mH2O, m H2O, m h2o, meter of water, m of water, mWC, mWG, mwg, m head, m of head"),
  gauge("psig", c.PSI, "psi(g), pound per square inch gauge, pounds per square inch gauge"),
  gauge("barg", c.BAR, "bar(g)", "bars gauge"),
  unit("mTorr", milli(c.TORR)),
  ...withPrefixes("d k", c.BAR),
  unit("pz", c.PIEZE, { note: "The unit of the meter-tonne-second system, one kilopascal." }),
  unit("ounce-force-per-square-inch", per(c.OUNCE_FORCE, squared(INCH)), { aliases: "osi, ozf/in2", ucum: "[oz_av].[g]/[in_i]2" }),
  named("Ba", "barye", "Ba", per(c.DYNE, squared(centi(METER))), { qudt: "BARYE", note: "The CGS unit, one dyne per square centimeter." }),
  unit("meganewton-per-square-meter", per(mega(NEWTON), squared(METER)), { aliases: "MN/m2, MN/m^2" }),
  unit("kip-force-per-square-foot", per(c.KIP_FORCE, squared(FOOT)), { aliases: "ksf", ucum: "10*3.[lbf_av]/[sft_i]" }),
  gauge("kPag", kilo(PASCAL), "kPa gauge"),
  gauge("MPag", mega(PASCAL), "MPa gauge"),
  gauge("kilogram-force-per-square-centimeter-gauge", per(c.KILOGRAM_FORCE, squared(centi(METER))), "kgf/cm2 gauge, kg/cm2 gauge, kg/cm² gauge, kg/cm^2 gauge"),
]);

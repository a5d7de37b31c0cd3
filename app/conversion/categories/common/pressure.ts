import {
  atto,
  BAR,
  CONVENTIONAL_MILLIMETRE_OF_MERCURY,
  centi,
  DYNE,
  deci,
  deka,
  exa,
  FOOT,
  femto,
  GRAM_FORCE,
  giga,
  hecto,
  INCH,
  KILOGRAM,
  KILOGRAM_FORCE,
  KIP_FORCE,
  kilo,
  LONG_TON_FORCE,
  METRE,
  mega,
  micro,
  milli,
  NEWTON,
  nano,
  OUNCE_FORCE,
  PASCAL,
  POUND_FORCE,
  POUNDAL,
  PSI,
  peta,
  pico,
  SHORT_TON_FORCE,
  STANDARD_ATMOSPHERE,
  STANDARD_GRAVITY,
  TORR,
  tera,
} from "../../constants";
import { conventional, cubed, type Definition, exact, per, squared, times } from "../../definition";
import { FRANCE_1919, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const mercury = (height: Definition): Definition => times(CONVENTIONAL_MILLIMETRE_OF_MERCURY, per(height, milli(METRE)));
const CONVENTIONAL_WATER = exact("conventional weight of water", times(per(times(1000, KILOGRAM), cubed(METRE)), STANDARD_GRAVITY), NIST_SP_811);
const water = (height: Definition): Definition => times(CONVENTIONAL_WATER, height);

/** Columns at a stated temperature: liquids have no agreed density, so each has the figure that NIST SP 811 prints for it. */
const printed = (label: string, pascals: string): Definition => conventional(label, times(pascals, PASCAL), NIST_SP_811);
const CENTIMETRE_OF_MERCURY_0C = printed("centimeter of mercury (0 °C)", "1333.22");
const INCH_OF_MERCURY_32F = printed("inch of mercury (32 °F)", "3386.38");
const INCH_OF_MERCURY_60F = printed("inch of mercury (60 °F)", "3376.85");
const CENTIMETRE_OF_WATER_4C = printed("centimeter of water (4 °C)", "98.0638");
const INCH_OF_WATER_4C = printed("inch of water (39.2 °F)", "249.082");
const FOOT_OF_WATER_4C = printed("foot of water (39.2 °F)", "2988.98");
const INCH_OF_WATER_60F = printed("inch of water (60 °F)", "248.84");
const PIEZE = exact("pieze", kilo(PASCAL), FRANCE_1919);

const COLUMN = "The figure that NIST SP 811 prints for a column at this temperature under standard gravity; the conventional column is a unit of its own.";
const MERCURY = "A column of liquid of 13 595.1 kg/m³ under standard gravity.";
const WATER = "A column of liquid of 1000 kg/m³ under standard gravity.";

export const pressure = category("pressure", "Pressure", PASCAL, () => [
  linear("Pa", "pascal", "Pa", PASCAL, { ucum: "Pa" }),
  linear("kPa", "kilopascal", "kPa", kilo(PASCAL), { ucum: "kPa" }),
  linear("bar", "bar", "bar", BAR, { ucum: "bar" }),
  linear("psi", "psi", "psi", PSI, { plural: "psi", aliases: ["lb/in2", "pound per square inch", "pounds per square inch"], ucum: "[psi]" }),
  linear("atm", "Standard atmosphere", "atm", STANDARD_ATMOSPHERE, {
    plural: "standard atmospheres",
    aliases: ["atmosphere (standard)", "atmospheres (standard)"],
    ucum: "atm",
    note: "101 325 Pa; the technical atmosphere (at) is 98 066.5 Pa.",
  }),
  linear("Torr", "torr", "Torr", TORR, {
    plural: "torr",
    note: "1/760 of a standard atmosphere, 1.4e-7 less than a conventional millimeter of mercury.",
  }),
  linear("mmHg", "millimeter mercury (conventional)", "mmHg", CONVENTIONAL_MILLIMETRE_OF_MERCURY, {
    aliases: ["millimeters of mercury", "millimeter of mercury", "mm Hg"],
    note: MERCURY,
  }),
  linear("MPa", "megapascal", "MPa", mega(PASCAL), { ucum: "MPa" }),
  linear("mbar", "millibar", "mbar", milli(BAR), { aliases: ["mb"], ucum: "mbar" }),
  linear("hPa", "hectopascal", "hPa", hecto(PASCAL), { ucum: "hPa" }),
  linear("ksi", "ksi", "ksi", kilo(PSI), { plural: "ksi", aliases: ["kpsi"], ucum: "10*3.[psi]" }),
  linear("EPa", "exapascal", "EPa", exa(PASCAL), { ucum: "EPa" }),
  linear("PPa", "petapascal", "PPa", peta(PASCAL), { ucum: "PPa" }),
  linear("TPa", "terapascal", "TPa", tera(PASCAL), { ucum: "TPa" }),
  linear("GPa", "gigapascal", "GPa", giga(PASCAL), { ucum: "GPa" }),
  linear("daPa", "dekapascal", "daPa", deka(PASCAL), { ucum: "daPa" }),
  linear("dPa", "decipascal", "dPa", deci(PASCAL), { ucum: "dPa" }),
  linear("cPa", "centipascal", "cPa", centi(PASCAL), { ucum: "cPa" }),
  linear("mPa", "millipascal", "mPa", milli(PASCAL), { ucum: "mPa" }),
  linear("micropascal", "micropascal", "µPa", micro(PASCAL), { aliases: ["uPa"], ucum: "uPa" }),
  linear("nPa", "nanopascal", "nPa", nano(PASCAL), { ucum: "nPa" }),
  linear("pPa", "picopascal", "pPa", pico(PASCAL), { ucum: "pPa" }),
  linear("fPa", "femtopascal", "fPa", femto(PASCAL), { ucum: "fPa" }),
  linear("aPa", "attopascal", "aPa", atto(PASCAL), { ucum: "aPa" }),
  linear("newton-per-square-meter", "newton/square meter", "N/m²", per(NEWTON, squared(METRE)), { aliases: ["N/m2", "N/m^2"], ucum: "N/m2" }),
  linear("newton-per-square-centimeter", "newton/square centimeter", "N/cm²", per(NEWTON, squared(centi(METRE))), {
    aliases: ["N/cm2", "N/cm^2"],
    ucum: "N/cm2",
  }),
  linear("newton-per-square-millimeter", "newton/square millimeter", "N/mm²", per(NEWTON, squared(milli(METRE))), {
    aliases: ["N/mm2", "N/mm^2"],
    ucum: "N/mm2",
  }),
  linear("kilonewton-per-square-meter", "kilonewton/square meter", "kN/m²", per(kilo(NEWTON), squared(METRE)), { aliases: ["kN/m2", "kN/m^2"], ucum: "kN/m2" }),
  linear("microbar", "microbar", "µbar", micro(BAR), { aliases: ["ubar"], ucum: "ubar" }),
  linear("dyne-per-square-centimeter", "dyne/square centimeter", "dyn/cm²", per(DYNE, squared(centi(METRE))), {
    aliases: ["dyn/cm2", "dyn/cm^2"],
    ucum: "dyn/cm2",
  }),
  linear("kilogram-force-per-square-meter", "kilogram-force/square meter", "kgf/m²", per(KILOGRAM_FORCE, squared(METRE)), {
    aliases: ["kgf/m2", "kgf/m^2"],
    ucum: "kgf/m2",
  }),
  linear("kilogram-force-per-square-centimeter", "kilogram-force/square centimeter", "kgf/cm²", per(KILOGRAM_FORCE, squared(centi(METRE))), {
    aliases: ["kg/cm2", "kgf/cm2", "kgf/cm^2", "ksc"],
    ucum: "kgf/cm2",
  }),
  linear("kilogram-force-per-square-millimeter", "kilogram-force/square millimeter", "kgf/mm²", per(KILOGRAM_FORCE, squared(milli(METRE))), {
    aliases: ["kgf/mm2", "kgf/mm^2"],
    ucum: "kgf/mm2",
  }),
  linear("gram-force-per-square-centimeter", "gram-force/square centimeter", "gf/cm²", per(GRAM_FORCE, squared(centi(METRE))), {
    aliases: ["gf/cm2", "gf/cm^2"],
    ucum: "gf/cm2",
  }),
  linear("ton-force-short-per-square-foot", "ton-force (short)/square foot", "tonf (US)/ft²", per(SHORT_TON_FORCE, squared(FOOT)), {
    aliases: ["tsf"],
    note: "The short ton, 2000 pounds.",
    ucum: "[ston_av].[g]/[ft_i]2",
  }),
  linear("ton-force-short-per-square-inch", "ton-force (short)/square inch", "tonf (US)/in²", per(SHORT_TON_FORCE, squared(INCH)), {
    aliases: ["tsi (US)"],
    note: "The short ton, 2000 pounds.",
    ucum: "[ston_av].[g]/[in_i]2",
  }),
  linear("ton-force-long-per-square-foot", "ton-force (long)/square foot", "tonf (UK)/ft²", per(LONG_TON_FORCE, squared(FOOT)), {
    note: "The long ton, 2240 pounds.",
    ucum: "[lton_av].[g]/[ft_i]2",
  }),
  linear("ton-force-long-per-square-inch", "ton-force (long)/square inch", "tonf (UK)/in²", per(LONG_TON_FORCE, squared(INCH)), {
    aliases: ["tsi (UK)"],
    note: "The long ton, 2240 pounds.",
    ucum: "[lton_av].[g]/[in_i]2",
  }),
  linear("kip-force-per-square-inch", "kip-force/square inch", "kipf/in²", per(KIP_FORCE, squared(INCH)), {
    aliases: ["kipf/in2", "kip/in2"],
    ucum: "10*3.[lbf_av]/[in_i]2",
  }),
  linear("pound-force-per-square-foot", "pound-force/square foot", "lbf/ft²", per(POUND_FORCE, squared(FOOT)), {
    aliases: ["lb/ft2", "psf", "lbf/ft2", "lbf/ft^2"],
    ucum: "[lbf_av]/[sft_i]",
  }),
  linear("pound-force-per-square-inch", "pound-force/square inch", "lbf/in²", per(POUND_FORCE, squared(INCH)), {
    aliases: ["lbf/in2", "lbf/in^2", "lbf/sq in"],
    ucum: "[lbf_av]/[sin_i]",
  }),
  linear("poundal-per-square-foot", "poundal/square foot", "pdl/ft²", per(POUNDAL, squared(FOOT)), { aliases: ["pdl/ft2", "pdl/ft^2"] }),
  linear("centimeter-mercury-0c", "centimeter mercury (0°C)", "cmHg (0°C)", CENTIMETRE_OF_MERCURY_0C, { ucum: "cm[Hg]", note: COLUMN }),
  linear("millimeter-mercury-0c", "millimeter mercury (0°C)", "mmHg (0°C)", per(CENTIMETRE_OF_MERCURY_0C, 10), { ucum: "mm[Hg]", note: COLUMN }),
  linear("inch-mercury-32f", "inch mercury (32°F)", "inHg (32°F)", INCH_OF_MERCURY_32F, { note: COLUMN }),
  linear("inch-mercury-60f", "inch mercury (60°F)", "inHg (60°F)", INCH_OF_MERCURY_60F, { note: COLUMN }),
  linear("centimeter-water-4c", "centimeter water (4°C)", "cmH₂O (4°C)", CENTIMETRE_OF_WATER_4C, { aliases: ["cmH2O (4°C)"], note: COLUMN }),
  linear("millimeter-water-4c", "millimeter water (4°C)", "mmH₂O (4°C)", per(CENTIMETRE_OF_WATER_4C, 10), { aliases: ["mmH2O (4°C)"], note: COLUMN }),
  linear("inch-water-4c", "inch water (4°C)", "inH₂O (4°C)", INCH_OF_WATER_4C, { aliases: ["inH2O (4°C)"], note: COLUMN }),
  linear("foot-water-4c", "foot water (4°C)", "ftH₂O (4°C)", FOOT_OF_WATER_4C, { aliases: ["ftH2O (4°C)"], note: COLUMN }),
  linear("inch-water-60f", "inch water (60°F)", "inH₂O (60°F)", INCH_OF_WATER_60F, { aliases: ["inH2O (60°F)"], note: COLUMN }),
  linear("foot-water-60f", "foot water (60°F)", "ftH₂O (60°F)", times(12, INCH_OF_WATER_60F), { aliases: ["ftH2O (60°F)"], note: COLUMN }),
  linear("at", "atmosphere technical", "at", per(KILOGRAM_FORCE, squared(centi(METRE))), {
    plural: "technical atmospheres",
    aliases: ["technical atmosphere", "atmosphere (technical)", "atmospheres (technical)"],
    ucum: "att",
    note: "One kilogram-force per square centimeter, 98 066.5 Pa; the standard atmosphere (atm) is 101 325 Pa.",
  }),
  linear("cmHg", "centimeter mercury (conventional)", "cmHg", mercury(centi(METRE)), { aliases: ["centimeter of mercury", "cm Hg"], note: MERCURY }),
  linear("inHg", "inch mercury (conventional)", "inHg", mercury(INCH), { aliases: ["inches of mercury", "inch of mercury", "in Hg"], note: MERCURY }),
  linear("ftHg", "foot mercury (conventional)", "ftHg", mercury(FOOT), {
    plural: "feet mercury (conventional)",
    aliases: ["foot of mercury", "ft Hg"],
    note: MERCURY,
  }),
  linear("centimeter-water-conventional", "centimeter water (conventional)", "cmH₂O", water(centi(METRE)), {
    aliases: ["cmH2O", "cm H2O", "centimeter of water"],
    ucum: "cm[H2O]",
    note: WATER,
  }),
  linear("millimeter-water-conventional", "millimeter water (conventional)", "mmH₂O", water(milli(METRE)), {
    aliases: ["mmH2O", "mm H2O", "millimeter of water", "mmWC"],
    ucum: "mm[H2O]",
    note: WATER,
  }),
  linear("inch-water-conventional", "inch water (conventional)", "inH₂O", water(INCH), {
    aliases: ["inches of water", "inH2O", "in H2O", "inch of water", "inWC"],
    ucum: "[in_i'H2O]",
    note: WATER,
  }),
  linear("foot-water-conventional", "foot water (conventional)", "ftH₂O", water(FOOT), {
    plural: "feet water (conventional)",
    aliases: ["ftH2O", "ft H2O", "foot of water"],
    note: WATER,
  }),
  linear("meter-water-conventional", "meter water (conventional)", "mH₂O", water(METRE), {
    aliases: ["mH2O", "m H2O", "meter of water", "mWC"],
    ucum: "m[H2O]",
    note: WATER,
  }),
  linear("mTorr", "millitorr", "mTorr", milli(TORR), { plural: "millitorr" }),
  linear("dbar", "decibar", "dbar", deci(BAR), { ucum: "dbar" }),
  linear("kbar", "kilobar", "kbar", kilo(BAR), { ucum: "kbar" }),
  linear("pz", "pieze", "pz", PIEZE, { aliases: ["pièze"], note: "The unit of the meter-tonne-second system, one kilopascal." }),
  linear("ounce-force-per-square-inch", "ounce-force/square inch", "ozf/in²", per(OUNCE_FORCE, squared(INCH)), {
    aliases: ["osi", "ozf/in2"],
    ucum: "[oz_av].[g]/[in_i]2",
  }),
  linear("Ba", "barye", "Ba", per(DYNE, squared(centi(METRE))), { note: "The CGS unit, one dyne per square centimeter.", ucum: "dyn/cm2" }),
  linear("meganewton-per-square-meter", "meganewton/square meter", "MN/m²", per(mega(NEWTON), squared(METRE)), { aliases: ["MN/m2", "MN/m^2"], ucum: "MN/m2" }),
]);

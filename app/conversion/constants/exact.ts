import { base, cubed, exact, per, squared, times, toThe } from "../algebra/expression";
import { deci, hecto, milli } from "../algebra/prefixes";
import { LN_10, PI } from "./mathematical";

/** @file Units and constants that are exact by the SI, IEC, CGPM or IAU. */

export const METER = base("meter", "L", "SI Brochure", "m", { ucum: "m", qudt: "M", prefixes: "si" });
export const KILOGRAM = base("kilogram", "M", "SI Brochure", "kg", { aliases: "kgs, kilo, kilos, kilogramme", ucum: "kg", qudt: "KiloGM" });
export const SECOND = base("second", "T", "SI Brochure", "s", { aliases: "sec, secs, sec.", ucum: "s", qudt: "SEC", prefixes: "si" });
export const AMPERE = base("ampere", "I", "SI Brochure", "A", { aliases: "amp, amps", ucum: "A", qudt: "A", prefixes: "si" });
export const KELVIN = base("kelvin", "Θ", "SI Brochure", "K", { ucum: "K", qudt: "K", inCompounds: "K", prefixes: "si" });
export const MOLE = base("mole", "N", "SI Brochure", "mol", { ucum: "mol", qudt: "MOL", prefixes: "si" });
export const CANDELA = base("candela", "J", "SI Brochure", "cd", { ucum: "cd", qudt: "CD", prefixes: "si" });
export const RADIAN = base("radian", "angle", "SI Brochure", "rad", { ucum: "rad", qudt: "RAD", prefixes: "si" });
export const BIT = base("bit", "information", "IEC 80000-13", "bit", { aliases: "b", ucum: "bit", qudt: "BIT" });
export const BEL = base("bel", "level", "SI Brochure", "B", { ucum: "B", qudt: "B", prefixes: "si" });
export const US_DOLLAR = base("US dollar", "money", "ISO 4217", "$");
export const GRAM = exact("gram", milli(KILOGRAM), "SI Brochure", "g", { aliases: "gramme, gm, gms", ucum: "g", qudt: "GM", prefixes: "si" });
export const TONNE = exact("tonne", times(1000, KILOGRAM), "SI Brochure", "t", {
  name: "ton (metric)",
  system: "metric",
  ucum: "t",
  qudt: "TONNE",
  prefixes: "multiples",
});
export const MINUTE = exact("minute", times(60, SECOND), "SI Brochure", "min", { aliases: "mins, min.", ucum: "min", qudt: "MIN" });
export const HOUR = exact("hour", times(60, MINUTE), "SI Brochure", "h", { aliases: "hr, hrs, hr.", ucum: "h", qudt: "HR" });
export const DAY = exact("day", times(24, HOUR), "SI Brochure", "d", { ucum: "d", qudt: "DAY" });
export const HERTZ = exact("hertz", per(1, SECOND), "SI Brochure", "Hz", { ucum: "Hz", qudt: "HZ", prefixes: "si" });
export const NEWTON = exact("newton", per(times(KILOGRAM, METER), squared(SECOND)), "SI Brochure", "N", { ucum: "N", qudt: "N", prefixes: "si" });
export const PASCAL = exact("pascal", per(NEWTON, squared(METER)), "SI Brochure", "Pa", { ucum: "Pa", qudt: "PA", prefixes: "si" });
export const JOULE = exact("joule", times(NEWTON, METER), "SI Brochure", "J", { ucum: "J", qudt: "J", prefixes: "si" });
export const WATT = exact("watt", per(JOULE, SECOND), "SI Brochure", "W", { ucum: "W", qudt: "W", prefixes: "si" });
export const AMPERE_HOUR = exact("ampere-hour", times(AMPERE, HOUR), "SI Brochure", "A·h", { aliases: "Ah", ucum: "A.h", qudt: "A-HR", prefixes: "si" });
export const WATT_HOUR = exact("watt-hour", times(WATT, HOUR), "SI Brochure", "W·h", {
  aliases: "Wh, Whr, watthour, watthours",
  ucum: "W.h",
  qudt: "W-HR",
  prefixes: "si",
});
export const COULOMB = exact("coulomb", times(AMPERE, SECOND), "SI Brochure", "C", { ucum: "C", qudt: "C", prefixes: "si" });
export const VOLT = exact("volt", per(WATT, AMPERE), "SI Brochure", "V", { ucum: "V", qudt: "V", prefixes: "si" });
export const FARAD = exact("farad", per(COULOMB, VOLT), "SI Brochure", "F", { ucum: "F", qudt: "FARAD", prefixes: "si" });
export const OHM = exact("ohm", per(VOLT, AMPERE), "SI Brochure", "Ω", { ucum: "Ohm", qudt: "OHM", prefixes: "si" });
export const SIEMENS = exact("siemens", per(AMPERE, VOLT), "SI Brochure", "S", { ucum: "S", qudt: "S", prefixes: "si" });
export const WEBER = exact("weber", times(VOLT, SECOND), "SI Brochure", "Wb", { ucum: "Wb", qudt: "WB", prefixes: "si" });
export const TESLA = exact("tesla", per(WEBER, squared(METER)), "SI Brochure", "T", { ucum: "T", qudt: "T", prefixes: "si" });
export const HENRY = exact("henry", per(WEBER, AMPERE), "SI Brochure", "H", { ucum: "H", qudt: "H", prefixes: "si" });
export const STERADIAN = exact("steradian", squared(RADIAN), "SI Brochure", "sr", { ucum: "sr", qudt: "SR", prefixes: "si" });
export const LUMEN = exact("lumen", times(CANDELA, STERADIAN), "SI Brochure", "lm", { ucum: "lm", qudt: "LM", prefixes: "si" });
export const LUX = exact("lux", per(LUMEN, squared(METER)), "SI Brochure", "lx", { ucum: "lx", qudt: "LUX", prefixes: "si" });
export const BECQUEREL = exact("becquerel", per(1, SECOND), "SI Brochure", "Bq", { ucum: "Bq", qudt: "BQ", prefixes: "si" });
export const KATAL = exact("katal", per(MOLE, SECOND), "SI Brochure", "kat", { ucum: "kat", qudt: "KAT", prefixes: "si" });
export const GRAY = exact("gray", per(JOULE, KILOGRAM), "SI Brochure", "Gy", { ucum: "Gy", qudt: "GRAY", prefixes: "si" });
export const SIEVERT = exact("sievert", per(JOULE, KILOGRAM), "SI Brochure", "Sv", { ucum: "Sv", qudt: "SV", prefixes: "si" });
/** The efficacy of monochromatic radiation of 540 THz, which defines the candela. */
export const LUMINOUS_EFFICACY = exact("luminous efficacy of radiation of 540 THz", times(683, per(LUMEN, WATT)), "SI Brochure");
export const LITER = exact("liter", cubed(deci(METER)), "SI Brochure", "L", { aliases: "l, ltr", ucum: "L", qudt: "L", prefixes: "si" });
export const HECTARE = exact("hectare", squared(hecto(METER)), "SI Brochure", "ha", { aliases: "hectares", ucum: "har", qudt: "HA" });
export const DEGREE = exact("degree (angle)", times(per(PI, 180), RADIAN), "SI Brochure", "°", { name: "degree", aliases: "deg", ucum: "deg", qudt: "DEG" });
export const ARCMINUTE = exact("minute of arc", per(DEGREE, 60), "SI Brochure", "′", { name: "arcminute", aliases: "arcmin", ucum: "'", qudt: "ARCMIN" });
export const ARCSECOND = exact("second of arc", per(ARCMINUTE, 60), "SI Brochure", "″", {
  name: "arcsecond",
  aliases: "arcsec, arcsecs",
  ucum: "''",
  qudt: "ARCSEC",
  prefixes: "si",
});
export const REVOLUTION = exact("revolution", times(2, PI, RADIAN), "SI Brochure", "r", { aliases: "rev", ucum: "circ", qudt: "REV" });
export const BYTE = exact("byte", times(8, BIT), "IEC 80000-13", "B", { ucum: "By", qudt: "BYTE" });
/** 20/ln 10 dB for field levels (SI Brochure, table 8, and ISO 80000-3). */
export const NEPER = exact("neper", times(per(2, LN_10), BEL), "SI Brochure", "Np", { qudt: "NP" });
export const SPEED_OF_LIGHT = exact("speed of light in vacuum", times(299_792_458, per(METER, SECOND)), "SI Brochure", "c", {
  plural: "speeds of light",
  ucum: "[c]",
});
export const ELEMENTARY_CHARGE = exact("elementary charge", times("1.602176634e-19", COULOMB), "SI Brochure", "e", {
  name: "Elementary charge",
  plural: "elementary charges",
  aliases: "electron charge",
  ucum: "[e]",
  qudt: "E",
});
export const PLANCK_CONSTANT = exact("Planck constant", times("6.62607015e-34", JOULE, SECOND), "SI Brochure");
export const REDUCED_PLANCK_CONSTANT = exact("reduced Planck constant", per(PLANCK_CONSTANT, times(2, PI)), "SI Brochure");
export const BOLTZMANN_CONSTANT = exact("Boltzmann constant", times("1.380649e-23", per(JOULE, KELVIN)), "SI Brochure");
export const AVOGADRO_CONSTANT = exact("Avogadro constant", times("6.02214076e23", per(1, MOLE)), "SI Brochure");
export const MOLAR_GAS_CONSTANT = exact("molar gas constant", times(AVOGADRO_CONSTANT, BOLTZMANN_CONSTANT), "SI Brochure");
export const FARADAY_CONSTANT = exact("Faraday constant", times(AVOGADRO_CONSTANT, ELEMENTARY_CHARGE), "SI Brochure");
export const STEFAN_BOLTZMANN_CONSTANT = exact(
  "Stefan-Boltzmann constant",
  per(times(2, toThe(5, PI), toThe(4, BOLTZMANN_CONSTANT)), times(15, cubed(PLANCK_CONSTANT), squared(SPEED_OF_LIGHT))),
  "CODATA 2022",
);
export const ELECTRONVOLT = exact("electronvolt", times(ELEMENTARY_CHARGE, VOLT), "SI Brochure", "eV", {
  aliases: "electron-volt, electron volt",
  ucum: "eV",
  qudt: "EV",
  prefixes: "si",
});
export const STANDARD_GRAVITY = exact("standard acceleration of free fall", times("9.80665", per(METER, squared(SECOND))), "3rd CGPM", "gₙ", {
  name: "Acceleration of gravity",
  plural: "standard accelerations of gravity",
  aliases: "g0, g (standard gravity), g_n, gee, standard gravity, standard acceleration of gravity, g-force, g's, G's",
  ucum: "[g]",
  qudt: "G",
});
export const STANDARD_ATMOSPHERE = exact("standard atmosphere", times(101_325, PASCAL), "10th CGPM, Resolution 4", "atm", {
  aliases: "atmosphere (standard), atmospheres (standard)",
  ucum: "atm",
  qudt: "ATM",
});
export const ASTRONOMICAL_UNIT = exact("astronomical unit", times(149_597_870_700, METER), "IAU 2012 B2", "au", { aliases: "AU, ua", ucum: "AU", qudt: "AU" });
export const PARSEC = exact("parsec", times(per(648_000, PI), ASTRONOMICAL_UNIT), "IAU 2015 B2", "pc", { ucum: "pc", qudt: "PARSEC", prefixes: "multiples" });
export const JULIAN_YEAR = exact("Julian year", times("365.25", DAY), "IAU Style Manual", "a", {
  name: "year (Julian)",
  aliases: "Julian year, annum",
  ucum: "a_j",
  qudt: "YR",
  prefixes: "multiples",
});
export const NAUTICAL_MILE = exact("nautical mile", times(1852, METER), "SI Brochure", "nmi", {
  name: "nautical mile (international)",
  aliases: "nautical mile, nautical miles, NM, n.m., n. mi., sea mile",
  ucum: "[nmi_i]",
  qudt: "MI_N",
});
/** The size of a degree Celsius as a temperature interval. */
export const CELSIUS_DEGREE = exact("degree Celsius (interval)", KELVIN, "SI Brochure", "°C", { name: "°C", plural: null, qudt: "DEG_C" });
/**
 * The speed of light in centimeters per second, as a plain number, for the factors between ESU and SI units (a statcoulomb
 * is 10/c C). It is exact by convention; since 2019 the relation has the uncertainty of mu_0 (1e-10).
 */
export const C_IN_CGS = 29_979_245_800;
export const QUANTIZED_HALL_CONDUCTANCE = exact("quantized Hall conductance", per(squared(ELEMENTARY_CHARGE), PLANCK_CONSTANT), "SI Brochure", "e²/h", {
  name: "Quantized Hall conductance",
  plural: "quantized Hall conductances",
});
export const VON_KLITZING_CONSTANT = exact("von Klitzing constant", per(PLANCK_CONSTANT, squared(ELEMENTARY_CHARGE)), "SI Brochure", "R_K", {
  name: "Quantized Hall resistance",
  plural: "quantized Hall resistances",
  aliases: "von Klitzing constant",
});
export const KNOT = exact("knot", per(NAUTICAL_MILE, HOUR), "SI Brochure", "kn", { ucum: "[kn_i]", qudt: "KN" });
export const MAGNETIC_FLUX_QUANTUM = exact("magnetic flux quantum", per(PLANCK_CONSTANT, times(2, ELEMENTARY_CHARGE)), "SI Brochure", "Φ₀", {
  name: "Magnetic flux quantum",
  plural: "magnetic flux quanta",
  aliases: "h/2e, flux quantum",
});

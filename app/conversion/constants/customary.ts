import { conventional, cubed, exact, per, squared, times, type UnitExpression } from "../algebra/expression";
import { centi, deci, deka, giga, kilo, mega, micro, milli, nano, peta } from "../algebra/prefixes";
import type { OtherNames } from "../algebra/unit-names";
import type { SourceId } from "./bibliography";
import {
  CHAIN,
  EARTH_EQUATORIAL_RADIUS,
  EARTH_POLAR_RADIUS,
  FOOT,
  FRENCH_FOOT,
  INCH,
  MARKET_CHI,
  MIL,
  MILE,
  SHAKU,
  US_SURVEY_FOOT,
  YARD,
} from "./customary-length";
import {
  AMPERE,
  AVOGADRO_CONSTANT,
  BECQUEREL,
  BIT,
  BYTE,
  C_IN_CGS,
  CANDELA,
  COULOMB,
  DAY,
  ELEMENTARY_CHARGE,
  FARAD,
  GRAM,
  GRAY,
  HENRY,
  HERTZ,
  HOUR,
  JOULE,
  KELVIN,
  KILOGRAM,
  LITER,
  LUMEN,
  LUX,
  METER,
  MINUTE,
  MOLE,
  NEWTON,
  OHM,
  PASCAL,
  RADIAN,
  REVOLUTION,
  SECOND,
  SIEMENS,
  SIEVERT,
  STANDARD_ATMOSPHERE,
  STANDARD_GRAVITY,
  TESLA,
  TONNE,
  VOLT,
  WATT,
  WATT_HOUR,
  WEBER,
} from "./exact";
import { PI, UNITY } from "./mathematical";
import { FAHRENHEIT_DEGREE } from "./temperature";

/** @file Units of law and trade, CGS units, and conventions among several published values. */

/** A measure of one country, which its name and symbol give in parentheses: "quart (US)". */
const ofUs = /* @__NO_SIDE_EFFECTS__ */ (noun: string, symbol: string, is: UnitExpression, names: OtherNames): UnitExpression =>
  exact(`US ${noun}`, is, "NIST Handbook 44", `${symbol} (US)`, { name: `${noun} (US)`, system: "us", ...names });
const ofUk = /* @__NO_SIDE_EFFECTS__ */ (noun: string, symbol: string, is: UnitExpression, names: OtherNames): UnitExpression =>
  exact(`imperial ${noun}`, is, "Weights and Measures Act 1985", `${symbol} (UK)`, { name: `${noun} (UK)`, system: "uk", ...names });

/** A US measure of dry goods: "quart dry (US)". */
const ofUsDry = /* @__NO_SIDE_EFFECTS__ */ (noun: string, symbol: string, is: UnitExpression, names: OtherNames = {}): UnitExpression =>
  exact(`US dry ${noun}`, is, "NIST Handbook 44", `${symbol} dry (US)`, {
    name: `${noun} dry (US)`,
    system: "us",
    aliases: `US dry ${noun}, dry ${noun}`,
    ...names,
  });

/** One kind of a unit, which its name gives in parentheses: the sidereal day is "day (sidereal)". */
/* @__NO_SIDE_EFFECTS__ */
const qualified = (
  define: typeof conventional,
  kind: string,
  noun: string,
  is: UnitExpression,
  source: SourceId,
  symbol: string,
  { aliases, ...names }: OtherNames = {},
): UnitExpression =>
  define(`${kind} ${noun}`, is, source, symbol, {
    name: `${noun} (${kind})`,
    aliases: `${kind} ${noun}${aliases === undefined ? "" : `, ${aliases}`}`,
    ...names,
  });

export const BAR = exact("bar", times(100_000, PASCAL), "NIST SP 811", "bar", { aliases: "bara, bar(a)", ucum: "bar", qudt: "BAR", prefixes: "all" });
/** The area of a circle one mil across. */
export const CIRCULAR_MIL = exact("circular mil", times(per(PI, 4), squared(MIL)), "NIST SP 811", "cmil", {
  aliases: "circ mil",
  ucum: "[cml_i]",
  qudt: "MIL_Circ",
});
export const ACRE = exact("acre", times(10, squared(CHAIN)), "NIST Handbook 44", "ac", { qudt: "AC" });
export const US_SURVEY_ACRE = qualified(exact, "US survey", "acre", times(43_560, squared(US_SURVEY_FOOT)), "NIST SP 811", "ac (US)", { ucum: "[acr_us]" });
export const POUND = exact("pound", times("0.45359237", KILOGRAM), "24 FR 5348", "lb", {
  aliases: "lb., lbs., lbs, lbm, pound (avoirdupois), avoirdupois pound",
  ucum: "[lb_av]",
  qudt: "LB",
  prefixes: "all",
});
export const OUNCE = exact("ounce", per(POUND, 16), "NIST Handbook 44", "oz", {
  aliases: "oz., ozs, ozm, ounce (avoirdupois), avoirdupois ounce",
  ucum: "[oz_av]",
  qudt: "OZ",
});
export const GRAIN = exact("grain", per(POUND, 7000), "NIST Handbook 44", "gr", { ucum: "[gr]", qudt: "GRAIN" });
export const TROY_OUNCE = exact("troy ounce", times(480, GRAIN), "NIST Handbook 44", "oz t", {
  name: "ounce (troy)",
  aliases: "troy oz, troy ounce, troy ounces, ozt, t oz, ounce (apothecary)",
  ucum: "[oz_tr]",
  qudt: "OZ_TROY",
});
export const TROY_POUND = exact("troy pound", times(12, TROY_OUNCE), "NIST Handbook 44", "lb t", {
  name: "pound (troy or apothecary)",
  aliases: "troy pound, apothecary pound, pound (troy), lb ap",
  ucum: "[lb_tr]",
  qudt: "LB_T",
});
export const SHORT_TON = qualified(exact, "short", "ton", times(2000, POUND), "NIST Handbook 44", "ton (US)", {
  system: "north-american",
  aliases: "short tons, US ton",
  ucum: "[ston_av]",
  qudt: "TON_SHORT",
});
export const LONG_TON = qualified(exact, "long", "ton", times(2240, POUND), "NIST Handbook 44", "ton (UK)", {
  system: "uk",
  aliases: "long tons, imperial ton, UK ton",
  ucum: "[lton_av]",
  qudt: "TON_LONG",
});
export const US_GALLON = ofUs("gallon", "gal", times(231, cubed(INCH)), {
  aliases: "US gallon, US gallons, US gal, gallon (US liquid), gals (US), USG, usg",
  ucum: "[gal_us]",
  qudt: "GAL_US",
});
export const US_QUART = ofUs("quart", "qt", per(US_GALLON, 4), { aliases: "US quart, US qt", ucum: "[qt_us]", qudt: "QT_US" });
export const US_PINT = ofUs("pint", "pt", per(US_GALLON, 8), { aliases: "US pint, US pt", ucum: "[pt_us]", qudt: "PINT_US" });
export const US_CUP = ofUs("cup", "cup", per(US_GALLON, 16), { aliases: "US cup, US cups", ucum: "[cup_us]", qudt: "CUP_US" });
export const US_FLUID_OUNCE = ofUs("fluid ounce", "fl oz", per(US_GALLON, 128), {
  aliases: "floz (US), US fluid ounce, US fl oz, US floz, fluid oz (US), oz (fluid), ounce (fluid), ounces (fluid)",
  ucum: "[foz_us]",
  qudt: "OZ_VOL_US",
});
export const US_BUSHEL = ofUs("bushel", "bu", times("2150.42", cubed(INCH)), { aliases: "US bushel", ucum: "[bu_us]", qudt: "BU_US" });
export const OIL_BARREL = exact("barrel (oil)", times(42, US_GALLON), "NIST Handbook 44", "bbl (oil)", {
  aliases: "oil barrel, barrel of oil",
  ucum: "[bbl_us]",
  qudt: "BBL_US_PET",
});
export const UK_GALLON = ofUk("gallon", "gal", times("4.54609", LITER), {
  aliases: "imperial gallon, imperial gallons, UK gallon, UK gal, imp gal, gals (UK)",
  ucum: "[gal_br]",
  qudt: "GAL_UK",
});
export const UK_FLUID_OUNCE = ofUk("fluid ounce", "fl oz", per(UK_GALLON, 160), {
  aliases: "floz (UK), imperial fluid ounce, UK fluid ounce, UK fl oz, imp fl oz, fluid oz (UK), oz (fluid), ounce (fluid), ounces (fluid)",
  ucum: "[foz_br]",
  qudt: "OZ_VOL_UK",
});
export const ACRE_FOOT = exact("acre-foot", times(ACRE, FOOT), "NIST Handbook 44", "ac·ft", {
  aliases: "ac*ft, ac-ft, ac ft, acre-ft, acre ft, acre foot, acre feet",
  qudt: "AC-FT",
});
export const US_SURVEY_ACRE_FOOT = exact("acre-foot (US survey)", times(US_SURVEY_ACRE, US_SURVEY_FOOT), "NIST SP 811", "ac·ft (US survey)", {
  aliases: "ac*ft (US)",
  ucum: "[acr_us].[ft_us]",
});
export const US_FLUID_DRAM = exact("US fluid dram", per(US_FLUID_OUNCE, 8), "NIST Handbook 44", "dr", {
  name: "dram",
  aliases: "fluid dram (US), fl dr (US)",
  ucum: "[fdr_us]",
});
export const US_TABLESPOON = ofUs("tablespoon", "tbsp", per(US_FLUID_OUNCE, 2), {
  aliases: "US tablespoon, US tbsp, Tbs (US), tbs (US), tblsp (US)",
  ucum: "[tbs_us]",
  qudt: "TBSP",
});
export const US_TEASPOON = ofUs("teaspoon", "tsp", per(US_TABLESPOON, 3), { aliases: "US teaspoon, US tsp", ucum: "[tsp_us]", qudt: "TSP" });
export const STERE = exact("stere", cubed(METER), "NIST SP 811", "st", { ucum: "st", qudt: "STR" });
export const CORD = exact("cord", times(128, cubed(FOOT)), "NIST Handbook 44", "cd", { ucum: "[crd_us]", qudt: "CORD" });
export const BOARD_FOOT = exact("board foot", times(144, cubed(INCH)), "NIST Handbook 44", "bd ft", { aliases: "FBM, bdft, BF", ucum: "[bf_i]", qudt: "FBM" });
export const DYNE = exact("dyne", times("1e-5", NEWTON), "NIST SP 811", "dyn", { ucum: "dyn", qudt: "DYN", prefixes: "all" });
export const ERG = exact("erg", times("1e-7", JOULE), "NIST SP 811", "erg", { ucum: "erg", qudt: "ERG", prefixes: "all" });
export const KILOGRAM_FORCE = exact("kilogram-force", times(KILOGRAM, STANDARD_GRAVITY), "NIST SP 811", "kgf", {
  aliases: "kp, kilopond",
  ucum: "kgf",
  qudt: "KiloGM_F",
  prefixes: "all",
});
export const GRAM_FORCE = exact("gram-force", times(GRAM, STANDARD_GRAVITY), "NIST SP 811", "gf", { ucum: "gf", qudt: "GM_F", prefixes: "all" });
export const POUND_FORCE = exact("pound-force", times(POUND, STANDARD_GRAVITY), "NIST SP 811", "lbf", {
  aliases: "lbs-force, lbs force, pounds force",
  ucum: "[lbf_av]",
  qudt: "LB_F",
  prefixes: "all",
});
export const OUNCE_FORCE = exact("ounce-force", times(OUNCE, STANDARD_GRAVITY), "NIST SP 811", "ozf", { qudt: "OZ_F" });
export const KIP_FORCE = exact("kip-force", times(1000, POUND_FORCE), "NIST SP 811", "kipf", { aliases: "kip", qudt: "KIP_F" });
export const SHORT_TON_FORCE = exact("short ton-force", times(SHORT_TON, STANDARD_GRAVITY), "NIST SP 811", "tonf (US)", {
  name: "ton-force (short)",
  system: "north-american",
  qudt: "TON_F_US",
});
export const LONG_TON_FORCE = exact("long ton-force", times(LONG_TON, STANDARD_GRAVITY), "NIST SP 811", "tonf (UK)", {
  name: "ton-force (long)",
  system: "uk",
});
export const METRIC_TON_FORCE = qualified(exact, "metric", "ton-force", times(TONNE, STANDARD_GRAVITY), "NIST SP 811", "tf", {
  aliases: "tonne-force, megapond, Mp",
});
/** The unit of force of the meter-tonne-second system. */
export const STHENE = exact("sthène", per(times(TONNE, METER), squared(SECOND)), "France, law of 2 April 1919", "sn", { name: "sthene", aliases: "sthène" });
export const POUNDAL = exact("poundal", per(times(POUND, FOOT), squared(SECOND)), "NIST SP 811", "pdl", { qudt: "PDL" });
export const SLUG = exact("slug", per(times(POUND_FORCE, squared(SECOND)), FOOT), "NIST SP 811", "slug", { ucum: "[lbf_av].s2/[ft_i]", qudt: "SLUG" });
export const PSI = exact("pound-force per square inch", per(POUND_FORCE, squared(INCH)), "NIST SP 811", "psi", {
  name: "psi",
  plural: null,
  aliases:
    "lb/in2, lbs/in2, lb/sq in, lbs/sq in, lb per square inch, lbs per square inch, pound per square inch, pounds per square inch, pound per square in, pounds per square in, psia, psi(a)",
  ucum: "[psi]",
  qudt: "PSI",
  prefixes: "all",
});
export const TORR = exact("torr", per(STANDARD_ATMOSPHERE, 760), "NIST SP 811", "Torr", { plural: null, qudt: "TORR", prefixes: "all" });
export const CONVENTIONAL_MILLIMETER_OF_MERCURY = exact(
  "conventional millimeter of mercury",
  times("13.5951e3", per(KILOGRAM, cubed(METER)), STANDARD_GRAVITY, milli(METER)),
  "NIST SP 811",
  "mmHg",
  { name: "millimeter mercury (conventional)", aliases: "millimeters of mercury, millimeter of mercury, mm of mercury, mm Hg", qudt: "MilliM_HG" },
);
export const THERMOCHEMICAL_CALORIE = exact("thermochemical calorie", times("4.184", JOULE), "NIST SP 811", "cal (th)", {
  name: "calorie (th)",
  aliases: "calth, cal_th, thermochemical calorie, gram calorie (th)",
  ucum: "cal_th",
  qudt: "CAL_TH",
  prefixes: "all",
});
export const IT_CALORIE = exact("International Table calorie", times("4.1868", JOULE), "5th International Conference on the Properties of Steam", "cal (IT)", {
  name: "calorie (IT)",
  aliases: "calIT, cal_IT, International Table calorie",
  ucum: "cal_IT",
  qudt: "CAL_IT",
  prefixes: "all",
});
/** 1 Btu/lb per °F equals 1 cal/g per K, so that 1 Btu/lb of the International Table is exactly 2326 J/kg. */
export const IT_BTU = exact("International Table Btu", per(times(IT_CALORIE, POUND, FAHRENHEIT_DEGREE), GRAM, KELVIN), "NIST SP 811", "Btu (IT)", {
  name: "Btu (IT)",
  plural: null,
  aliases: "Btu_IT, British thermal unit (IT), International Table Btu",
  ucum: "[Btu_IT]",
  qudt: "BTU_IT",
  prefixes: "all",
});
export const THERMOCHEMICAL_BTU = exact(
  "thermochemical Btu",
  per(times(THERMOCHEMICAL_CALORIE, POUND, FAHRENHEIT_DEGREE), GRAM, KELVIN),
  "NIST SP 811",
  "Btu (th)",
  { name: "Btu (th)", plural: null, aliases: "Btu_th, British thermal unit (th), thermochemical Btu", ucum: "[Btu_th]", qudt: "BTU_TH" },
);
/** 100 000 Btu. The therms of US law and of the European Economic Community differ from it slightly. */
export const THERM = exact("therm", times(100_000, IT_BTU), "NIST SP 811", "thm", { ucum: "10*5.[Btu_IT]", qudt: "THM_EEC" });
export const US_THERM = exact("therm (US)", times("105.4804e6", JOULE), "Federal Register, 27 July 1968", "thm (US)", { system: "us", qudt: "THERM_US" });
/** The heat that warms a pound of water by a degree Celsius, here with the International Table calorie. */
export const CELSIUS_HEAT_UNIT = conventional("Celsius heat unit", times("9/5", IT_BTU), "BS 350", "CHU", { aliases: "Chu, centigrade heat unit, pcu" });
export const HORSEPOWER = exact("mechanical horsepower", times(550, per(times(FOOT, POUND_FORCE), SECOND)), "NIST SP 811", "hp", {
  name: "horsepower",
  plural: null,
  ucum: "[HP]",
  qudt: "HP",
});
export const HORSEPOWER_HOUR = exact("horsepower hour", times(HORSEPOWER, HOUR), "NIST SP 811", "hp·h", { ucum: "[HP].h" });
export const METRIC_HORSEPOWER = exact("metric horsepower", times(75, per(times(KILOGRAM_FORCE, METER), SECOND)), "NIST SP 811", "hp (metric)", {
  name: "horsepower (metric)",
  plural: null,
  aliases: "PS, cv",
  qudt: "HP_Metric",
});
export const ELECTRIC_HORSEPOWER = qualified(exact, "electric", "horsepower", times(746, WATT), "NIST SP 811", "hp (electric)", {
  plural: null,
  aliases: "electrical horsepower",
  qudt: "HP_Electric",
});
export const BOILER_HORSEPOWER = qualified(conventional, "boiler", "horsepower", times("9809.50", WATT), "NIST SP 811", "hp (boiler)", {
  plural: null,
  aliases: "BHP (boiler)",
  qudt: "HP_Boiler",
});
export const WATER_HORSEPOWER = qualified(conventional, "water", "horsepower", times("746.043", WATT), "NIST SP 811", "hp (water)", {
  plural: null,
  aliases: "hydraulic horsepower",
  qudt: "HP_H2O",
});
export const GAUSS = exact("gauss", times("1e-4", TESLA), "NIST SP 811", "G", { aliases: "Gs", ucum: "G", qudt: "GAUSS", prefixes: "all" });
export const MAXWELL = exact("maxwell", times("1e-8", WEBER), "NIST SP 811", "Mx", { ucum: "Mx", qudt: "MX", prefixes: "all" });
export const OERSTED = exact("oersted", times(per(1000, times(4, PI)), per(AMPERE, METER)), "NIST SP 811", "Oe", {
  ucum: "Oe",
  qudt: "OERSTED",
  prefixes: "all",
});
export const GILBERT = exact("gilbert", times(per(10, times(4, PI)), AMPERE), "NIST SP 811", "Gi", { aliases: "Gb", ucum: "Gb", qudt: "GI" });
export const ABAMPERE = exact("abampere", times(10, AMPERE), "NIST SP 811", "abA", { ucum: "Bi", qudt: "A_Ab" });
export const STATCOULOMB = conventional("statcoulomb", times(per(10, C_IN_CGS), COULOMB), "NIST SP 811", "stC", { aliases: "statC", qudt: "C_Stat" });
export const STATAMPERE = conventional("statampere", per(STATCOULOMB, SECOND), "NIST SP 811", "stA", { aliases: "statA", qudt: "A_Stat" });
export const STATVOLT = conventional("statvolt", times(C_IN_CGS, "1e-8", VOLT), "NIST SP 811", "stV", { aliases: "statV", qudt: "V_Stat" });
export const ABCOULOMB = exact("abcoulomb", times(10, COULOMB), "NIST SP 811", "abC", { ucum: "Bi.s", qudt: "C_Ab" });
export const ABVOLT = exact("abvolt", times("1e-8", VOLT), "NIST SP 811", "abV", { qudt: "V_Ab" });
export const ABOHM = exact("abohm", times("1e-9", OHM), "NIST SP 811", "abΩ", { qudt: "OHM_Ab" });
export const ABMHO = exact("abmho", times("1e9", SIEMENS), "NIST SP 811", "abmho");
export const ABFARAD = exact("abfarad", times("1e9", FARAD), "NIST SP 811", "abF", { qudt: "FARAD_Ab" });
export const ABHENRY = exact("abhenry", times("1e-9", HENRY), "NIST SP 811", "abH", { qudt: "H_Ab" });
export const STATOHM = conventional("statohm", per(STATVOLT, STATAMPERE), "NIST SP 811", "stΩ", { aliases: "statΩ", qudt: "OHM_Stat" });
export const STATMHO = conventional("statmho", per(STATAMPERE, STATVOLT), "NIST SP 811", "stmho");
export const STATFARAD = conventional("statfarad", per(STATCOULOMB, STATVOLT), "NIST SP 811", "stF", { aliases: "statF", qudt: "FARAD_Stat" });
export const STATHENRY = conventional("stathenry", per(times(STATVOLT, SECOND), STATAMPERE), "NIST SP 811", "stH", { aliases: "statH", qudt: "H_Stat" });
export const MHO = exact("mho", SIEMENS, "NIST SP 811", "mho", { aliases: "℧, reciprocal ohm", ucum: "mho", qudt: "MHO", prefixes: "all" });
export const CURIE = exact("curie", times("3.7e10", BECQUEREL), "NIST SP 811", "Ci", { ucum: "Ci", qudt: "CI", prefixes: "all" });
export const ROENTGEN = exact("roentgen", times("2.58e-4", per(COULOMB, KILOGRAM)), "NIST SP 811", "R", {
  aliases: "röntgen, röntgens",
  ucum: "R",
  qudt: "R",
  prefixes: "all",
});
export const RAD = exact("rad (absorbed dose)", times("0.01", GRAY), "NIST SP 811", "rd", { name: "rad", ucum: "RAD", qudt: "RAD_R", prefixes: "all" });
export const REM = exact("rem", times("0.01", SIEVERT), "NIST SP 811", "rem", { plural: null, ucum: "REM", qudt: "REM", prefixes: "all" });

// area
export const ARE = exact("are", squared(deka(METER)), "NIST SP 811", "a", { ucum: "ar", qudt: "ARE" });
export const BARN = exact("barn", times("1e-28", squared(METER)), "NIST SP 811", "b", { ucum: "b", qudt: "BARN" });
export const SHED = conventional("shed", times("1e-24", BARN), "convention", "shed");
export const SECTION = exact("section", squared(MILE), "NIST Handbook 44", "section");
export const TOWNSHIP = exact("township", times(36, SECTION), "NIST Handbook 44", "twp");
export const HOMESTEAD = exact("homestead", times(160, ACRE), "12 Stat. 392", "homestead");
export const ROOD = exact("rood", times(1210, squared(YARD)), "Weights and Measures Act 1985", "rood");
export const SABIN = exact("sabin", squared(FOOT), "ANSI/ASA S1.1", "sabin");
export const ARPENT = conventional("arpent (area)", times(32_400, squared(FRENCH_FOOT)), "R.S.C. 1985, c. W-6", "arpent", { name: "arpent" });
export const DUNAM = exact("metric dunam", times(1000, squared(METER)), "Survey of Palestine", "dunam", { name: "dunam", aliases: "dunum, donum, dönüm" });
export const TSUBO = exact("tsubo", times(36, squared(SHAKU)), "Law No. 3 of 1891", "坪", { plural: null });
export const TATAMI = conventional("tatami mat", times("1.62", squared(METER)), "Japan Real Estate Fair Trade Council", "畳", {
  name: "jo (tatami)",
  plural: null,
});
export const MU = exact("market mu", times(6000, squared(MARKET_CHI)), "State Council order of 25 June 1959", "亩", { name: "mu (Chinese)", plural: null });
export const RAI = exact("rai", times(1600, squared(METER)), "B.E. 2466", "rai", { plural: null });
export const INDIAN_CENT = exact("cent", per(ACRE, 100), "Indian land records", "cent", { name: "cent (land)" });
export const GUNTHA = exact("guntha", per(ACRE, 40), "Indian land records", "guntha", { aliases: "gunta" });
export const MARLA = conventional("marla", times("272.25", squared(FOOT)), "Punjab land records", "marla");
export const KANAL = conventional("kanal", times(20, MARLA), "Punjab land records", "kanal");
export const STREMMA = exact("royal stremma", times(1000, squared(METER)), "Greece, decree of 1836", "stremma", { name: "stremma", plural: "stremmata" });

// energy
export const FOOD_CALORIE = conventional("food calorie", kilo(THERMOCHEMICAL_CALORIE), "FAO 77", "Cal", {
  name: "calorie (nutritional)",
  aliases: "food calorie, food calories, dietary calorie, dietary calories, large calorie, large calories, nutritional calorie, nutritional calories",
  ucum: "[Cal]",
  qudt: "KiloCAL",
});
export const TON_OF_TNT = exact("ton of TNT", giga(THERMOCHEMICAL_CALORIE), "NIST SP 811", "ton TNT", {
  name: "ton (explosives)",
  aliases: "ton of TNT, tons TNT, tTNT, TNT",
});
/** The power that melts a short ton of ice in a day, by definition 12 000 Btu per hour. */
export const TON_OF_REFRIGERATION = exact("ton of refrigeration", per(times(12_000, IT_BTU), HOUR), "NIST SP 811", "TR", {
  name: "ton (refrigeration)",
  aliases: "ton of refrigeration, tons of refrigeration, refrigeration ton, refrigeration tons, RT, ton of cooling, tons of cooling",
  qudt: "TON_FG",
});
export const TON_HOUR_OF_REFRIGERATION = exact("ton-hour of refrigeration", times(TON_OF_REFRIGERATION, HOUR), "NIST SP 811", "ton·h", {
  name: "ton-hour (refrigeration)",
  aliases: "ton*h, TRh, refrigeration ton-hour",
  qudt: "TON_FG-HR",
});
export const EC_THERM = exact("therm (EC)", times("105.506e6", JOULE), "80/181/EEC", "thm (EC)");
export const UK_THERM = exact("therm (UK)", times("105.505585257348e6", JOULE), "Weights and Measures Act 1985", "thm (UK)", {
  system: "uk",
  aliases: "UK therm, British therm",
});
export const QUAD = exact("quad", peta(IT_BTU), "NIST SP 811", "quad", { ucum: "10*15.[Btu_IT]", qudt: "QUAD" });
export const TONNE_OF_OIL_EQUIVALENT = exact("tonne of oil equivalent", times("41.868", giga(JOULE)), "Energy Statistics Manual", "toe", {
  aliases: "ton of oil equivalent",
  qudt: "TOE",
  prefixes: "multiples",
});
export const TONNE_OF_COAL_EQUIVALENT = conventional("tonne of coal equivalent", times(7, giga(IT_CALORIE)), "IRES", "tce", {
  aliases: "ton of coal equivalent",
});
export const BARREL_OF_OIL_EQUIVALENT = conventional("barrel of oil equivalent", times("5.8", mega(IT_BTU)), "26 U.S.C. 45K", "boe");
export const THERMIE = conventional("thermie", times("4.1855", mega(JOULE)), "CIPM 1950", "th");
export const MEAN_CALORIE = qualified(conventional, "mean", "calorie", times("4.19002", JOULE), "NIST SP 811", "cal (mean)", {
  ucum: "cal_m",
  qudt: "CAL_MEAN",
});
export const CALORIE_15 = conventional("calorie (15 °C)", times("4.1858", JOULE), "NIST SP 811", "cal₁₅", {
  aliases: "cal15, cal (15 °C)",
  ucum: "cal_[15]",
  qudt: "CAL_15DEG_C",
});
export const CALORIE_20 = conventional("calorie (20 °C)", times("4.1819", JOULE), "NIST SP 811", "cal₂₀", {
  aliases: "cal20, cal (20 °C)",
  ucum: "cal_[20]",
  qudt: "CAL_20DEG_C",
});
export const MEAN_BTU = conventional("mean Btu", times("1055.87", JOULE), "NIST SP 811", "Btu (mean)", {
  name: "Btu (mean)",
  plural: null,
  ucum: "[Btu_m]",
  qudt: "BTU_MEAN",
});
const btuAt = /* @__NO_SIDE_EFFECTS__ */ (fahrenheit: number, joules: string): UnitExpression =>
  conventional(`Btu (${fahrenheit} °F)`, times(joules, JOULE), "NIST SP 811", `Btu (${fahrenheit} °F)`, {
    plural: null,
    aliases: `Btu${fahrenheit}`,
    ucum: `[Btu_${fahrenheit}]`,
    qudt: `BTU_${fahrenheit}DEG_F`,
  });
export const BTU_39 = btuAt(39, "1059.67");
export const BTU_59 = btuAt(59, "1054.8");
export const BTU_60 = btuAt(60, "1054.68");

// pressure
export const CONVENTIONAL_WATER = exact("conventional weight of water", times(per(times(1000, KILOGRAM), cubed(METER)), STANDARD_GRAVITY), "NIST SP 811");
/** A column of liquid with the value of NIST SP 811. `printedAs`: the temperature in print, if the name rounds it. */
/* @__NO_SIDE_EFFECTS__ */
const column = (
  height: string,
  liquid: string,
  symbol: string,
  temperature: string,
  pascals: string,
  names: OtherNames,
  printedAs = temperature.replace("°", " °"),
): UnitExpression =>
  conventional(`${height} of ${liquid} (${printedAs})`, times(pascals, PASCAL), "NIST SP 811", `${symbol} (${temperature})`, {
    name: `${height} ${liquid} (${temperature})`,
    ...names,
  });
export const CENTIMETER_OF_MERCURY_0C = column("centimeter", "mercury", "cmHg", "0°C", "1333.22", { ucum: "cm[Hg]" });
export const INCH_OF_MERCURY_32F = column("inch", "mercury", "inHg", "32°F", "3386.38", { qudt: "IN_HG_32DEG_F" });
export const INCH_OF_MERCURY_60F = column("inch", "mercury", "inHg", "60°F", "3376.85", { qudt: "IN_HG_60DEG_F" });
export const CENTIMETER_OF_WATER_4C = column("centimeter", "water", "cmH₂O", "4°C", "98.0638", { aliases: "cmH2O (4°C)" });
export const INCH_OF_WATER_4C = column("inch", "water", "inH₂O", "4°C", "249.082", { aliases: "inH2O (4°C)", qudt: "IN_H2O_39dot2DEG_F" }, "39.2 °F");
export const FOOT_OF_WATER_4C = column("foot", "water", "ftH₂O", "4°C", "2988.98", { aliases: "ftH2O (4°C)" }, "39.2 °F");
export const INCH_OF_WATER_60F = column("inch", "water", "inH₂O", "60°F", "248.84", { aliases: "inH2O (60°F)", qudt: "IN_H2O_60DEG_F" });
export const PIEZE = exact("pieze", kilo(PASCAL), "France, law of 2 April 1919", "pz", { aliases: "pièze" });

// time
export const WEEK = exact("week", times(7, DAY), "ISO 8601-1", "wk", { aliases: "wks", ucum: "wk", qudt: "WK" });
export const FORTNIGHT = exact("fortnight", times(2, WEEK), "ISO 8601-1", "fn");
export const YEAR = conventional("year of 365 days", times(365, DAY), "NIST SP 811", "y", { name: "year", aliases: "yr, yrs", qudt: "YR_Common" });
export const LEAP_YEAR = qualified(exact, "leap", "year", times(366, DAY), "ISO 8601-1", "y (leap)");
export const GREGORIAN_YEAR = exact("mean Gregorian year", per(times(146_097, DAY), 400), "Inter gravissimas", "y (Greg)", {
  name: "year (Gregorian)",
  aliases: "Gregorian year",
  ucum: "a_g",
});
export const TROPICAL_YEAR = qualified(conventional, "tropical", "year", times("365.24219", DAY), "Explanatory Supplement", "y (trop)", {
  aliases: "solar year",
  ucum: "a_t",
  qudt: "YR_TROPICAL",
});
export const SIDEREAL_YEAR = qualified(conventional, "sidereal", "year", times("365.256363004", DAY), "Explanatory Supplement", "y (sid)", {
  qudt: "YR_Sidereal",
});
export const ANOMALISTIC_YEAR = qualified(conventional, "anomalistic", "year", times("365.259636", DAY), "Explanatory Supplement", "y (anom)");
export const SYNODIC_MONTH = qualified(conventional, "synodic", "month", times("29.53059", DAY), "Explanatory Supplement", "syn mo", {
  aliases: "lunar month, lunation",
  ucum: "mo_s",
  qudt: "MO_Synodic",
});
export const SIDEREAL_MONTH = qualified(conventional, "sidereal", "month", times("27.321662", DAY), "Explanatory Supplement", "sid mo");
export const SIDEREAL_DAY = qualified(conventional, "sidereal", "day", times("86164.09053", SECOND), "Explanatory Supplement", "d (sid)", {
  qudt: "DAY_Sidereal",
});
export const SHAKE = exact("shake", times("1e-8", SECOND), "NIST SP 811", "shake", { ucum: "10*-8.s", qudt: "SH" });
export const SVEDBERG = exact("svedberg", times("1e-13", SECOND), "IUPAC Green Book", "S", { ucum: "[S]" });

// volume
export const US_GILL = ofUs("gill", "gi", times(4, US_FLUID_OUNCE), { ucum: "[gil_us]", qudt: "GI_US" });
export const US_MINIM = ofUs("minim", "min", per(US_FLUID_DRAM, 60), { ucum: "[min_us]" });
export const US_BARREL = exact("US barrel (liquid)", times("31.5", US_GALLON), "NIST Handbook 44", "bbl (US)", {
  name: "barrel (US)",
  aliases: "barrel (US liquid)",
});
export const US_BEER_BARREL = exact("US beer barrel", times(31, US_GALLON), "27 CFR 25.11", "bbl (US beer)", {
  name: "barrel (US beer)",
  aliases: "beer barrel",
});
export const US_DRY_BARREL = ofUsDry("barrel", "bbl", times(7056, cubed(INCH)), { system: undefined });
export const US_PECK = ofUs("peck", "pk", per(US_BUSHEL, 4), { aliases: "US peck", ucum: "[pk_us]", qudt: "PK_US_DRY" });
export const US_DRY_GALLON = ofUsDry("gallon", "gal", per(US_BUSHEL, 8), { ucum: "[gal_wi]", qudt: "GAL_US_DRY" });
export const US_DRY_QUART = ofUsDry("quart", "qt", per(US_BUSHEL, 32), { ucum: "[dqt_us]", qudt: "QT_US_DRY" });
export const US_DRY_PINT = ofUsDry("pint", "pt", per(US_BUSHEL, 64), { ucum: "[dpt_us]", qudt: "PINT_US_DRY" });
export const US_LEGAL_CUP = exact("US legal cup", times(240, milli(LITER)), "21 CFR 101.9", "cup (legal)", { name: "cup (US legal)", ucum: "[cup_m]" });
export const US_HOGSHEAD = exact("US hogshead", times(63, US_GALLON), "Adams 1821", "hhd", { name: "hogshead" });
export const US_TUN = exact("US tun", times(252, US_GALLON), "Adams 1821", "tun", { name: "tun" });
export const UK_QUART = ofUk("quart", "qt", per(UK_GALLON, 4), { aliases: "imperial quart, UK quart", ucum: "[qt_br]", qudt: "QT_UK" });
export const UK_PINT = ofUk("pint", "pt", per(UK_GALLON, 8), { aliases: "imperial pint, imperial pints, UK pint", ucum: "[pt_br]", qudt: "PINT_UK" });
export const UK_GILL = ofUk("gill", "gi", per(UK_PINT, 4), { ucum: "[gil_br]", qudt: "GI_UK" });
export const UK_FLUID_DRAM = exact("imperial fluid drachm", per(UK_FLUID_OUNCE, 8), "Weights and Measures Act 1985", "fl dr (UK)", {
  name: "fluid dram (UK)",
  system: "uk",
  aliases: "fluid drachm",
  ucum: "[fdr_br]",
});
export const UK_MINIM = ofUk("minim", "min", per(UK_FLUID_DRAM, 60), { ucum: "[min_br]" });
export const UK_BUSHEL = ofUk("bushel", "bu", times(8, UK_GALLON), { aliases: "imperial bushel", ucum: "[bu_br]", qudt: "BU_UK" });
export const UK_PECK = ofUk("peck", "pk", times(2, UK_GALLON), { aliases: "imperial peck", ucum: "[pk_br]", qudt: "PK_UK" });
export const UK_BARREL = exact("imperial barrel", times(36, UK_GALLON), "Excise Notice 226", "bbl (UK)", { name: "barrel (UK)" });
export const KILDERKIN = exact("kilderkin", times(18, UK_GALLON), "Excise Notice 226", "kil (UK)", { name: "kilderkin (UK)", system: "uk" });
export const FIRKIN = exact("firkin", times(9, UK_GALLON), "Excise Notice 226", "fir (UK)", { name: "firkin (UK)", system: "uk" });
export const METRIC_CUP = qualified(conventional, "metric", "cup", times(250, milli(LITER)), "AS 1325", "cup (metric)", {
  system: "metric-kitchen",
  aliases: "cup (AU)",
});
export const METRIC_TABLESPOON = qualified(exact, "metric", "tablespoon", times(15, milli(LITER)), "21 CFR 101.9", "tbsp (metric)", {
  system: "metric-kitchen",
  aliases: "Tbs (metric), tbs (metric), tblsp (metric)",
  ucum: "[tbs_m]",
});
export const METRIC_TEASPOON = qualified(exact, "metric", "teaspoon", times(5, milli(LITER)), "21 CFR 101.9", "tsp (metric)", {
  system: "metric-kitchen",
  ucum: "[tsp_m]",
});
export const AUSTRALIAN_TABLESPOON = conventional("Australian tablespoon", times(20, milli(LITER)), "AS 1325", "tbsp (AU)", {
  name: "tablespoon (AU)",
  system: "au",
  aliases: "Australian tablespoon, Tbs (AU), tbs (AU), tblsp (AU)",
});
export const REGISTER_TON = exact("register ton", times(100, cubed(FOOT)), "NIST SP 811", "ton reg", {
  name: "ton register",
  aliases: "register ton",
  qudt: "TON_Register",
});
/** A box of 49 × 49 × 27 bu; a bu is a hundredth of a shaku. */
export const SHO = exact("sho", times(49, 49, 27, cubed(per(SHAKU, 100))), "Law No. 3 of 1891", "升", { name: "sho (Japanese)", plural: null });
export const DROP = conventional("drop", times("0.05", milli(LITER)), "USP 1101", "drop", { aliases: "gtt", ucum: "[drp]" });
export const TEU = conventional("twenty-foot container", times(20, 8, "8.5", cubed(FOOT)), "ISO 668", "TEU", {
  name: "TEU",
  aliases: "twenty-foot equivalent unit",
});
export const EARTH_VOLUME = times(per(4, 3), PI, squared(EARTH_EQUATORIAL_RADIUS), EARTH_POLAR_RADIUS);

// weight
export const CARAT = exact("metric carat", times(200, milli(GRAM)), "80/181/EEC", "ct", {
  name: "carat",
  aliases: "metric carat, carat (metric)",
  ucum: "[car_m]",
  qudt: "CARAT",
});
export const QUINTAL = exact("quintal", times(100, KILOGRAM), "NIST Handbook 44", "q", { name: "quintal (metric)", aliases: "metric quintal", ucum: "100.kg" });
export const KIP = exact("kip", times(1000, POUND), "NIST Handbook 44", "kip");
export const US_HUNDREDWEIGHT = exact("hundredweight (US)", times(100, POUND), "NIST Handbook 44", "cwt (US)", {
  system: "north-american",
  aliases: "short hundredweight, cental, centals",
  ucum: "[scwt_av]",
  qudt: "Hundredweight_US",
});
export const UK_HUNDREDWEIGHT = exact("hundredweight (UK)", times(112, POUND), "Weights and Measures Act 1985", "cwt (UK)", {
  system: "uk",
  aliases: "long hundredweight",
  ucum: "[lcwt_av]",
  qudt: "Hundredweight_UK",
});
export const UK_QUARTER = exact("quarter (UK)", times(28, POUND), "Weights and Measures Act 1985", "qr (UK)", { system: "uk", qudt: "Quarter_UK" });
export const STONE = exact("stone", times(14, POUND), "Weights and Measures Act 1985", "st", {
  name: "stone (UK)",
  system: "uk",
  plural: null,
  aliases: "stone, stones",
  ucum: "[stone_av]",
  qudt: "Stone_UK",
});
export const PENNYWEIGHT = exact("pennyweight", times(24, GRAIN), "NIST Handbook 44", "dwt", { ucum: "[pwt_tr]", qudt: "PENNYWEIGHT" });
export const SCRUPLE = exact("scruple (apothecary)", times(20, GRAIN), "NIST Handbook 44", "s.ap", { ucum: "[sc_ap]" });
export const DRAM = exact("dram (avoirdupois)", per(OUNCE, 16), "NIST Handbook 44", "dr", { ucum: "[dr_av]", qudt: "DRAM_US" });
export const APOTHECARY_DRAM = exact("dram (apothecary)", times(60, GRAIN), "NIST Handbook 44", "dr ap", { ucum: "[dr_ap]", qudt: "DRAM_UK" });
export const GAMMA = exact("gamma (mass)", micro(GRAM), "NIST Handbook 44", "γ", { name: "gamma", ucum: "ug", qudt: "MicroGM" });
export const US_ASSAY_TON = exact("assay ton (US)", times(per(SHORT_TON, TROY_OUNCE), milli(GRAM)), "NIST SP 811", "AT (US)", {
  name: "ton (assay) (US)",
  system: "us",
  aliases: "assay ton, assay ton (US)",
  qudt: "TON_Assay",
});
export const UK_ASSAY_TON = exact("assay ton (UK)", times(per(LONG_TON, TROY_OUNCE), milli(GRAM)), "Weights and Measures Act 1985", "AT (UK)", {
  name: "ton (assay) (UK)",
  system: "uk",
  aliases: "assay ton (UK)",
});
export const GEM_POINT = exact("point (gem)", per(CARAT, 100), "NIST Handbook 44", "pt");
export const PFUND = exact("Pfund", times(500, GRAM), "Order of 17 August 1868", "pfund", { name: "pound (metric)", aliases: "metric pound", qudt: "PFUND" });
export const ZENTNER = exact("Zentner", times(100, PFUND), "Order of 17 August 1868", "Ztr", { name: "zentner" });
export const JIN = exact("market jin", times(500, GRAM), "State Council order of 25 June 1959", "市斤", {
  name: "jin (Chinese)",
  plural: null,
  aliases: "catty (Chinese)",
});
export const LIANG = exact("market liang", per(JIN, 10), "State Council order of 25 June 1959", "市两", {
  name: "liang (Chinese)",
  plural: null,
  aliases: "tael (Chinese)",
});
export const KAN = exact("kan", times("15/4", KILOGRAM), "Law No. 3 of 1891", "貫", { name: "kan (Japanese)", plural: null, aliases: "kanme" });
export const MOMME = exact("momme", per(KAN, 1000), "Law No. 3 of 1891", "匁", { plural: null });
export const TOLA = conventional("tola", times(180, GRAIN), "Act IX of 1939", "tola");
export const MAUND = conventional("maund", times(40, 80, TOLA), "Act IX of 1939", "maund");
export const HONG_KONG_CATTY = conventional("catty (Hong Kong)", times("0.60478982", KILOGRAM), "Hong Kong Cap. 68");
export const POOD = conventional("pood", times(40, "0.40951241", KILOGRAM), "Statute of 4 June 1899", "pood");

// other kinds of quantity
export const FARADAY = exact("faraday", times(AVOGADRO_CONSTANT, MOLE, ELEMENTARY_CHARGE), "NIST SP 811", "Fd", {
  name: "faraday (based on carbon 12)",
  aliases: "F",
  qudt: "F",
});
export const GEMMHO = conventional("gemmho", per(1, mega(OHM)), "convention", "gemmho", { ucum: "umho", qudt: "MicroMHO" });
export const GAL = exact("gal", per(centi(METER), squared(SECOND)), "NIST SP 811", "Gal", { ucum: "Gal", qudt: "GALILEO", prefixes: "all" });
export const POUND_MOLE = conventional("pound-mole", times(per(POUND, GRAM), MOLE), "convention");
export const SVERDRUP = exact("sverdrup", times("1e6", per(cubed(METER), SECOND)), "AMS Glossary of Meteorology", "Sv (flow)");
export const PERM_0_C = conventional("perm (0 °C)", times("5.72135e-11", per(KILOGRAM, PASCAL, SECOND, squared(METER))), "NIST SP 811", "perm (0 °C)", {
  aliases: "US perm, perm, permeability (0°C), perm (0°C)",
  qudt: "PERM_US",
});
export const PERM_23_C = conventional("perm (23 °C)", times("5.74525e-11", per(KILOGRAM, PASCAL, SECOND, squared(METER))), "NIST SP 811", "perm (23 °C)", {
  aliases: "permeability (23°C), perm (23°C)",
});
export const METRIC_PERM = conventional("metric perm", per(GRAM, DAY, squared(METER), CONVENTIONAL_MILLIMETER_OF_MERCURY), "ASTM E96", "metric perm", {
  aliases: "g/(d·m²·mmHg)",
});
export const INCH_OF_MERCURY = conventional("conventional inch of mercury", times(per(INCH, milli(METER)), CONVENTIONAL_MILLIMETER_OF_MERCURY), "NIST SP 811");
export const POISE = exact("poise", deci(times(PASCAL, SECOND)), "NIST SP 811", "P", { ucum: "P", qudt: "POISE", prefixes: "all" });
export const STOKES = exact("stokes", times("1e-4", per(squared(METER), SECOND)), "NIST SP 811", "St", { ucum: "St", qudt: "ST", prefixes: "all" });
export const LANGLEY = exact("langley", per(THERMOCHEMICAL_CALORIE, squared(centi(METER))), "NIST SP 811", "Ly", { ucum: "cal_th/cm2", qudt: "LANGLEY" });
export const DOT_PER_CSS_PIXEL = exact("dot per CSS pixel", per(96, INCH), "CSS Values and Units", "dppx", { name: "dot per pixel (CSS dppx)" });
export const FOOT_CANDLE = exact("foot-candle", per(LUMEN, squared(FOOT)), "NIST SP 811", "fc", {
  aliases: "ft*c, footcandle, footcandles, ft·c, ft-c, ft-cd",
  ucum: "lm/[ft_i]2",
  qudt: "FC",
});
export const PHOT = exact("phot", times("1e4", LUX), "NIST SP 811", "ph", { ucum: "lm/cm2", qudt: "PHOT", prefixes: "all" });
export const NOX = conventional("nox", milli(LUX), "convention", "nox", { ucum: "mlx" });
export const FLAME = conventional("flame", times(4, FOOT_CANDLE), "convention", "flame");
export const LINE = conventional("line of magnetic flux", MAXWELL, "convention", "line", { name: "line", ucum: "Mx" });
export const UNIT_POLE = exact("unit pole", times(4, PI, MAXWELL), "NIST SP 811", "unit pole", { qudt: "UnitPole" });
/** The telephone network samples speech 8000 times a second, with a byte per sample. */
export const CHANNEL = exact("telephone channel of 64 kbit/s", per(times(64, kilo(BIT)), SECOND), "ITU-T G.702");
export const ROBBED_CHANNEL = exact("telephone channel of 56 kbit/s", per(times(56, kilo(BIT)), SECOND), "ANSI T1.107");
/* @__NO_SIDE_EFFECTS__ */
const megabitsPerSecond = (label: string, count: string, source: SourceId): UnitExpression => exact(label, per(times(count, mega(BIT)), SECOND), source);
export const STS_1 = megabitsPerSecond("STS-1", "51.84", "ANSI T1.105");
export const DS1 = megabitsPerSecond("DS1", "1.544", "ANSI T1.102");
export const DS1C = megabitsPerSecond("DS1C", "3.152", "ANSI T1.102");
export const DS2 = megabitsPerSecond("DS2", "6.312", "ANSI T1.102");
export const DS3 = megabitsPerSecond("DS3", "44.736", "ANSI T1.102");
export const DS4 = megabitsPerSecond("DS4", "274.176", "ANSI T1.102");
export const E1 = megabitsPerSecond("E1", "2.048", "ITU-T G.702");
export const E2 = megabitsPerSecond("E2", "8.448", "ITU-T G.702");
export const E3 = megabitsPerSecond("E3", "34.368", "ITU-T G.702");
export const E4 = megabitsPerSecond("E4", "139.264", "ITU-T G.702");
export const RUTHERFORD = exact("rutherford", mega(BECQUEREL), "Condon and Curtiss 1946", "Rd", { ucum: "MBq" });
export const GAMMA_FLUX_DENSITY = exact("gamma", nano(TESLA), "NIST SP 811", "γ", { qudt: "GAMMA" });
export const NIBBLE = exact("nibble", per(BYTE, 2), "IEEE 802.3", "nibble", { aliases: "nybble" });
export const DISK_SECTOR = exact("disk sector", times(512, BYTE), "INCITS T13, ATA", "block", { name: "block (512 bytes)", aliases: "sector" });
export const FLOPPY_DISK = exact("floppy disk of 90 mm", times(2, 80, 18, DISK_SECTOR), "ISO/IEC 9529", "floppy", {
  name: "floppy disk (1.44 MB)",
  aliases: "floppy disk",
});
export const CD_ROM_74 = exact("CD-ROM of 74 minutes", times(74, 60, 75, 2048, BYTE), "ECMA-130", "CD (74 min)", {
  name: "CD-ROM (74 minutes)",
  aliases: "CD-ROM, CD-ROMs",
});
/** The energy in a volume of gasoline, used to rate electric cars. */
export const GASOLINE_ENERGY = conventional("gasoline energy content", per(times("33.7", kilo(WATT_HOUR)), US_GALLON), "40 CFR 600");
export const SUN_LUMINOSITY = conventional("nominal solar luminosity", times("3.828e26", WATT), "IAU 2015 B3", "L☉", {
  name: "solar luminosity",
  aliases: "Sun's luminosity, Lsun, L_sun, L⊙",
});
export const CLO = exact("clo", times("0.155", per(times(squared(METER), KELVIN), WATT)), "ISO 9920", "clo", { qudt: "CLO" });
export const TOG = exact("tog", times("0.1", per(times(squared(METER), KELVIN), WATT)), "Peirce and Rees 1946", "tog");
export const TEX = exact("tex", per(GRAM, kilo(METER)), "ISO 1144", "tex", { ucum: "tex", qudt: "TEX" });
export const DENIER = exact("denier", per(GRAM, times(9000, METER)), "NIST SP 811", "den", { plural: null, aliases: "deniers", ucum: "[den]", qudt: "DENIER" });
/** The permeability that lets 1 cm³/s of a fluid of 1 cP through 1 cm² under 1 atm/cm. */
export const DARCY = exact("darcy", per(times(centi(POISE), squared(centi(METER))), SECOND, STANDARD_ATMOSPHERE), "NIST SP 811", "D", {
  aliases: "darcys, darcies",
  qudt: "DARCY",
});
export const ENZYME_UNIT = exact("enzyme unit", per(micro(MOLE), MINUTE), "NC-IUB 1978", "U", { ucum: "U", prefixes: "all" });
export const DEBYE = conventional("debye", times("1e-18", STATCOULOMB, centi(METER)), "IUPAC Green Book", "D (debye)", { qudt: "Debye" });
export const JANSKY = exact("jansky", times("1e-26", per(WATT, squared(METER), HERTZ)), "IAU Style Manual", "Jy", { aliases: "janskys" });

// luminance
export const NIT = exact("nit", per(CANDELA, squared(METER)), "CIE S 017", "nt", { ucum: "cd/m2", qudt: "CD-PER-M2" });
export const STILB = exact("stilb", per(CANDELA, squared(centi(METER))), "NIST SP 811", "sb", { ucum: "sb", qudt: "STILB" });
export const LAMBERT = exact("lambert", per(STILB, PI), "NIST SP 811", "L", { ucum: "Lmb", qudt: "LA", prefixes: "all" });
export const FOOT_LAMBERT = exact("foot-lambert", per(CANDELA, times(PI, squared(FOOT))), "NIST SP 811", "fL", { aliases: "footlambert, ft-L", qudt: "LA_FT" });
export const APOSTILB = conventional("apostilb", per(CANDELA, times(PI, squared(METER))), "convention", "asb");

// lumber
export const CORD_FOOT = conventional("cord foot", per(CORD, 8), "convention", "cd ft", { name: "cord feet", aliases: "cord foot" });
export const CUNIT = conventional("cunit", times(100, cubed(FOOT)), "convention", "cunit", { aliases: "C unit", ucum: "10*2.[cft_i]" });
export const SOLID_CORD = times(80, cubed(FOOT));
export const PETROGRAD_STANDARD = exact("Petrograd standard", times(165, cubed(FOOT)), "BS 350", "std", {
  aliases: "St Petersburg standard, Leningrad standard",
});
export const SUPER_FOOT = conventional("super foot", per(cubed(FOOT), 12), "convention", "super ft", { aliases: "superficial foot", qudt: "FBM" });
/** The square of a quarter of a log's girth approximates its section; it is π/4 of the true section. */
export const HOPPUS_FOOT = conventional("hoppus foot", times(per(4, PI), cubed(FOOT)), "Forestry Commission Booklet 39", "h ft", {
  aliases: "hoppus cubic foot",
});

// angle
/** A hundredth of a right angle. */
export const GON = exact("gon", per(times(PI, RADIAN), 200), "NIST SP 811", "gon", {
  aliases: "grad, grads, grade, grades, gradian, gradians",
  ucum: "gon",
  qudt: "GON",
  prefixes: "all",
});
export const QUADRANT = exact("right angle", per(REVOLUTION, 4), "IHO S-32", "quadrant", { name: "quadrant", aliases: "right angle" });
export const ZODIAC_SIGN = exact("sign of the zodiac", per(REVOLUTION, 12), "Explanatory Supplement 1961", "sign", { name: "sign (zodiac)" });
export const HOUR_ANGLE = exact("hour of angle", per(REVOLUTION, 24), "Explanatory Supplement", "h (angle)", {
  name: "hour (angle)",
  aliases: "hour angle, hour of right ascension",
});
export const COMPASS_POINT = exact("point of the compass", per(REVOLUTION, 32), "IHO S-32", "point (compass)", {
  name: "compass point",
  aliases: "point of the compass, points of the compass",
});
export const NATO_MIL = exact("mil of NATO", per(REVOLUTION, 6400), "NIST SP 811", "mil (NATO)", {
  name: "mil (NATO)",
  aliases: "angular mil, artillery mil",
  qudt: "MIL_Angle",
});
export const WARSAW_MIL = conventional("mil of the Warsaw Pact", per(REVOLUTION, 6000), "convention", "mil (Warsaw Pact)", { name: "mil (Warsaw Pact)" });

// ratio
export const PERCENT = exact("percent", times("0.01", UNITY), "SI Brochure", "%", { plural: null, ucum: "%", qudt: "PERCENT" });
export const PER_MILLE = exact("per mille", times("1e-3", UNITY), "ISO 80000-1", "‰", { plural: null, ucum: "[ppth]", qudt: "PERMILLE" });
export const BASIS_POINT = exact("basis point", times("0.01", PERCENT), "Investor.gov glossary", "bp");
export const PER_CENT_MILLE = conventional("per cent mille", times("1e-3", PERCENT), "convention", "pcm", { plural: null });
export const PART_PER_MILLION = exact("part per million", times("1e-6", UNITY), "SI Brochure", "ppm", { ucum: "[ppm]", qudt: "PPM" });
export const PART_PER_BILLION = exact("part per billion", times("1e-9", UNITY), "NIST SP 811", "ppb", { ucum: "[ppb]", qudt: "PPB" });
export const PART_PER_TRILLION = exact("part per trillion", times("1e-12", UNITY), "NIST SP 811", "ppt", { ucum: "[pptr]", qudt: "PPT" });
export const PART_PER_QUADRILLION = exact("part per quadrillion", times("1e-15", UNITY), "NIST SP 811", "ppq", { qudt: "PPQ" });

// hydrometer scales: specific gravity = modulus ÷ (degrees + shift)
export const API_MODULUS = exact("modulus of API gravity", "141.5", "ASTM D1250");
export const API_SHIFT = exact("shift of API gravity", "131.5", "ASTM D1250");
export const BAUME_HEAVY_MODULUS = conventional("modulus of the Baumé scale for liquids heavier than water", 145, "NBS Circular 59");
export const BAUME_LIGHT_MODULUS = conventional("modulus of the Baumé scale for liquids lighter than water", 140, "NBS Circular 59");
export const BAUME_LIGHT_SHIFT = conventional("shift of the Baumé scale for liquids lighter than water", 130, "NBS Circular 59");

// molar masses of the substances that laboratories and waterworks measure
const gramsPerMole = /* @__NO_SIDE_EFFECTS__ */ (label: string, value: string): UnitExpression =>
  conventional(`molar mass of ${label}`, times(value, per(GRAM, MOLE)), "IUPAC atomic weights");
export const CALCIUM_MASS = gramsPerMole("calcium", "40.078");
export const CALCIUM_CARBONATE = gramsPerMole("calcium carbonate", "100.086");
export const CALCIUM_OXIDE = gramsPerMole("calcium oxide", "56.077");
export const GLUCOSE = gramsPerMole("glucose", "180.16");
export const CHOLESTEROL = gramsPerMole("cholesterol", "386.66");
export const TRIGLYCERIDES = gramsPerMole("triolein, for triglycerides", "885.45");
export const CREATININE = gramsPerMole("creatinine", "113.12");
export const UREA = gramsPerMole("urea", "60.06");
export const UREA_NITROGEN = gramsPerMole("the nitrogen in urea", "28.014");

// units that are not rows but are read in quantities
export const VOLT_AMPERE = exact("volt-ampere", times(VOLT, AMPERE), "IEC 80000-6", "VA", {
  aliases: "V.A, volt ampere, volt amperes, voltamp, volt amps",
  readAs: "apparent power, in watts only where the power factor is 1",
  prefixes: "all",
});
export const VAR = exact("var", times(VOLT, AMPERE), "IEC 80000-6", "var", {
  plural: null,
  aliases: "VAr, VAR, volt-ampere reactive, volt-amperes reactive, volt ampere reactive, volt amperes reactive",
  readAs: "reactive power, which has the dimension of watts and does no work",
  prefixes: "all",
});
export const BAUD = exact("baud", per(BIT, SECOND), "IEC 80000-13", "Bd", {
  plural: null,
  aliases: "bauds",
  readAs: "symbols per second of one bit each",
  prefixes: "all",
});
export const BEAT_PER_MINUTE = exact("beat per minute", per(1, MINUTE), "convention", "bpm", { aliases: "BPM, beats/minute, beats/min" });
export const STEP_PER_MINUTE = exact("step per minute", per(1, MINUTE), "convention", "spm", {
  aliases: "SPM, steps/minute, steps/min, strokes per minute, strokes/min",
});
export const WATT_PEAK = conventional("watt peak", WATT, "convention", "Wp", {
  plural: "watts peak",
  readAs: "the power of a solar panel under standard test conditions",
  prefixes: "all",
});
export const MACH = conventional("Mach", times("340.294", per(METER, SECOND)), "ISO 2533", "Ma", {
  aliases: "mach, mach number",
  readAs: "the speed of sound at sea level in the standard atmosphere, 340.294 m/s",
});
export const MIRED = conventional("mired", times("1e-6", per(1, KELVIN)), "CIE S 017", "MK⁻¹", { plural: null, aliases: "mireds" });
export const VOLT_AMPERE_HOUR = exact("volt-ampere hour", times(VOLT_AMPERE, HOUR), "IEC 80000-6", "VAh", { prefixes: "all" });
export const VAR_HOUR = exact("var hour", times(VAR, HOUR), "IEC 80000-6", "varh", { aliases: "VArh, VARh", prefixes: "all" });
/** 1 mol divided by the Avogadro number. */
export const MOLECULE = exact("molecule", per(1, AVOGADRO_CONSTANT), "SI Brochure", "molec");

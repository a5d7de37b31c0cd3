import {
  base,
  conventional,
  cubed,
  type Definition,
  exact,
  irrational,
  measured,
  per,
  squared,
  times,
  toThe,
} from "./definition";
import * as s from "./sources";

// --- mathematical -------------------------------------------------------------------------------------------------

/** pi to 120 decimals: far beyond the 17 digits a double tells apart. */
export const PI = irrational(
  "π",
  "3.141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067982148086513282306647",
  s.MATHEMATICS,
);
/** ln 10 to 120 decimals. */
export const LN_10 = irrational(
  "ln 10",
  "2.302585092994045684017991454684364207601101488628772976033327900967572609677352480235997205089598298341967784042286248633",
  s.MATHEMATICS,
);

export const UNITY = exact("one", 1, s.SI_BROCHURE);

// --- SI base units, and the units of the dimensions that the SI leaves at one ---------------------------------------

export const METRE = base("meter", "L", s.SI_BROCHURE);
export const KILOGRAM = base("kilogram", "M", s.SI_BROCHURE);
export const SECOND = base("second", "T", s.SI_BROCHURE);
export const AMPERE = base("ampere", "I", s.SI_BROCHURE);
export const KELVIN = base("kelvin", "Θ", s.SI_BROCHURE);
export const MOLE = base("mole", "N", s.SI_BROCHURE);
export const CANDELA = base("candela", "J", s.SI_BROCHURE);
export const RADIAN = base("radian", "angle", s.SI_BROCHURE);
export const BIT = base("bit", "information", s.IEC_80000_13);
export const BEL = base("bel", "level", s.SI_BROCHURE);
export const US_DOLLAR = base("US dollar", "money", s.ISO_4217);

// --- SI prefixes (SI Brochure, table 7) -----------------------------------------------------------------------------

const prefix =
  (exponent: number) =>
  (unit: Definition): Definition =>
    times(`1e${exponent}`, unit);
export const quetta = prefix(30),
  ronna = prefix(27),
  yotta = prefix(24),
  zetta = prefix(21),
  exa = prefix(18);
export const peta = prefix(15),
  tera = prefix(12),
  giga = prefix(9),
  mega = prefix(6),
  kilo = prefix(3);
export const hecto = prefix(2),
  deka = prefix(1),
  deci = prefix(-1),
  centi = prefix(-2),
  milli = prefix(-3);
export const micro = prefix(-6),
  nano = prefix(-9),
  pico = prefix(-12),
  femto = prefix(-15),
  atto = prefix(-18);
export const zepto = prefix(-21),
  yocto = prefix(-24),
  ronto = prefix(-27),
  quecto = prefix(-30);

// --- SI derived units (SI Brochure, table 4) and units accepted with the SI (table 8) --------------------------------

const si = (label: string, is: Parameters<typeof exact>[1]) => exact(label, is, s.SI_BROCHURE);

export const GRAM = si("gram", milli(KILOGRAM));
export const TONNE = si("tonne", times(1000, KILOGRAM));
export const MINUTE = si("minute", times(60, SECOND));
export const HOUR = si("hour", times(60, MINUTE));
export const DAY = si("day", times(24, HOUR));
export const HERTZ = si("hertz", per(1, SECOND));
export const NEWTON = si("newton", per(times(KILOGRAM, METRE), squared(SECOND)));
export const PASCAL = si("pascal", per(NEWTON, squared(METRE)));
export const JOULE = si("joule", times(NEWTON, METRE));
export const WATT = si("watt", per(JOULE, SECOND));
export const COULOMB = si("coulomb", times(AMPERE, SECOND));
export const VOLT = si("volt", per(WATT, AMPERE));
export const FARAD = si("farad", per(COULOMB, VOLT));
export const OHM = si("ohm", per(VOLT, AMPERE));
export const SIEMENS = si("siemens", per(AMPERE, VOLT));
export const WEBER = si("weber", times(VOLT, SECOND));
export const TESLA = si("tesla", per(WEBER, squared(METRE)));
export const HENRY = si("henry", per(WEBER, AMPERE));
export const STERADIAN = si("steradian", squared(RADIAN));
export const LUMEN = si("lumen", times(CANDELA, STERADIAN));
export const LUX = si("lux", per(LUMEN, squared(METRE)));
export const BECQUEREL = si("becquerel", per(1, SECOND));
export const GRAY = si("gray", per(JOULE, KILOGRAM));
export const SIEVERT = si("sievert", per(JOULE, KILOGRAM));
/** Of monochromatic radiation of 540 THz, by which the candela is defined. */
export const LUMINOUS_EFFICACY = si(
  "luminous efficacy of radiation of 540 THz",
  times(683, per(LUMEN, WATT)),
);
export const LITRE = si("liter", cubed(deci(METRE)));
export const HECTARE = si("hectare", squared(hecto(METRE)));
export const DEGREE = si("degree (angle)", times(per(PI, 180), RADIAN));
export const ARCMINUTE = si("minute of arc", per(DEGREE, 60));
export const ARCSECOND = si("second of arc", per(ARCMINUTE, 60));
export const REVOLUTION = si("revolution", times(2, PI, RADIAN));
/** The step of the binary prefixes: 1024 kibibytes are a mebibyte. */
export const KIBI = exact("kibi", 1024, s.IEC_80000_13);
export const BYTE = exact("byte", times(8, BIT), s.IEC_80000_13);
/** 20/ln 10 dB for field levels (SI Brochure, table 8, and ISO 80000-3). */
export const NEPER = si("neper", times(per(2, LN_10), BEL));
export const BAR = exact("bar", times(100_000, PASCAL), s.NIST_SP_811);

// --- exact physical constants (SI Brochure, section 2.2; CGPM) -------------------------------------------------------

export const SPEED_OF_LIGHT = si("speed of light in vacuum", times(299_792_458, per(METRE, SECOND)));
export const ELEMENTARY_CHARGE = si("elementary charge", times("1.602176634e-19", COULOMB));
export const PLANCK_CONSTANT = si("Planck constant", times("6.62607015e-34", JOULE, SECOND));
export const AVOGADRO_CONSTANT = si("Avogadro constant", times("6.02214076e23", per(1, MOLE)));
export const ELECTRONVOLT = si("electronvolt", times(ELEMENTARY_CHARGE, VOLT));
export const STANDARD_GRAVITY = exact(
  "standard acceleration of free fall",
  times("9.80665", per(METRE, squared(SECOND))),
  s.CGPM_1901,
);
export const STANDARD_ATMOSPHERE = exact("standard atmosphere", times(101_325, PASCAL), s.CGPM_1954);
export const ASTRONOMICAL_UNIT = exact("astronomical unit", times(149_597_870_700, METRE), s.IAU_2012_B2);
export const PARSEC = exact("parsec", times(per(648_000, PI), ASTRONOMICAL_UNIT), s.IAU_2015_B2);
export const JULIAN_YEAR = exact("Julian year", times("365.25", DAY), s.IAU_STYLE_MANUAL);
/** What "a year" of water or of trade means where nothing else is said. */
export const COMMON_YEAR = conventional("year of 365 days", times(365, DAY), s.NIST_SP_811);
export const LIGHT_YEAR = exact("light year", times(SPEED_OF_LIGHT, JULIAN_YEAR), s.NIST_SP_811);

// --- length, mass, area, volume by law --------------------------------------------------------------------------------

export const YARD = exact("yard", times("0.9144", METRE), s.YARD_AND_POUND_1959);
export const FOOT = exact("foot", per(YARD, 3), s.YARD_AND_POUND_1959);
export const INCH = exact("inch", per(YARD, 36), s.YARD_AND_POUND_1959);
export const MIL = exact("mil", times("1e-3", INCH), s.NIST_SP_811);
/** The area of a circle one mil across. */
export const CIRCULAR_MIL = exact("circular mil", times(per(PI, 4), squared(MIL)), s.NIST_SP_811);
export const MILE = exact("mile", times(1760, YARD), s.NIST_HB_44);
export const ROD = exact("rod", times("16.5", FOOT), s.NIST_HB_44);
export const CHAIN = exact("chain", times(66, FOOT), s.NIST_HB_44);
export const FURLONG = exact("furlong", times(660, FOOT), s.NIST_HB_44);
export const FATHOM = exact("fathom", times(6, FOOT), s.NIST_HB_44);
export const NAUTICAL_MILE = si("nautical mile", times(1852, METRE));
export const US_SURVEY_FOOT = exact("US survey foot", times(per(1200, 3937), METRE), s.SURVEY_FOOT_2020);
export const ACRE = exact("acre", times(10, squared(CHAIN)), s.NIST_HB_44);
export const US_SURVEY_ACRE = exact("US survey acre", times(43_560, squared(US_SURVEY_FOOT)), s.NIST_SP_811);

export const POUND = exact("pound", times("0.45359237", KILOGRAM), s.YARD_AND_POUND_1959);
export const OUNCE = exact("ounce", per(POUND, 16), s.NIST_HB_44);
export const GRAIN = exact("grain", per(POUND, 7000), s.NIST_HB_44);
export const TROY_OUNCE = exact("troy ounce", times(480, GRAIN), s.NIST_HB_44);
export const TROY_POUND = exact("troy pound", times(12, TROY_OUNCE), s.NIST_HB_44);
export const SHORT_TON = exact("short ton", times(2000, POUND), s.NIST_HB_44);
export const LONG_TON = exact("long ton", times(2240, POUND), s.NIST_HB_44);

export const US_GALLON = exact("US gallon", times(231, cubed(INCH)), s.NIST_HB_44);
export const US_QUART = exact("US quart", per(US_GALLON, 4), s.NIST_HB_44);
export const US_PINT = exact("US pint", per(US_GALLON, 8), s.NIST_HB_44);
export const US_CUP = exact("US cup", per(US_GALLON, 16), s.NIST_HB_44);
export const US_FLUID_OUNCE = exact("US fluid ounce", per(US_GALLON, 128), s.NIST_HB_44);
export const US_BUSHEL = exact("US bushel", times("2150.42", cubed(INCH)), s.NIST_HB_44);
export const OIL_BARREL = exact("barrel (oil)", times(42, US_GALLON), s.NIST_HB_44);
export const UK_GALLON = exact("imperial gallon", times("4.54609", LITRE), s.UK_WEIGHTS_AND_MEASURES);
export const UK_FLUID_OUNCE = exact("imperial fluid ounce", per(UK_GALLON, 160), s.UK_WEIGHTS_AND_MEASURES);

// --- seas, survey, cloth and type -----------------------------------------------------------------------------------------

export const LINK = exact("link", per(CHAIN, 100), s.NIST_HB_44);
export const US_SURVEY_MILE = exact("US survey mile", times(5280, US_SURVEY_FOOT), s.NIST_SP_811);
export const US_SURVEY_CHAIN = exact("US survey chain", times(66, US_SURVEY_FOOT), s.NIST_SP_811);
export const US_SURVEY_ROD = exact("US survey rod", times("16.5", US_SURVEY_FOOT), s.NIST_SP_811);
export const MICROINCH = exact("microinch", micro(INCH), s.NIST_SP_811);
export const ANGSTROM = exact("ångström", times("1e-10", METRE), s.NIST_SP_811);
/** The French foot of Canadian land law, 12.789 inches; an arpent is 180 of them. */
export const FRENCH_FOOT = exact(
  "French foot (Canada)",
  times("12.789", INCH),
  s.CANADA_WEIGHTS_AND_MEASURES,
);
export const SHAKU = exact("shaku", times("10/33", METRE), s.JAPAN_1891);
export const MARKET_CHI = exact("market chi", per(METRE, 3), s.CHINA_1959);
export const POSTSCRIPT_POINT = exact("PostScript point", per(INCH, 72), s.POSTSCRIPT);
export const TWIP = exact("twip", per(POSTSCRIPT_POINT, 20), s.RTF);
export const TEX_POINT = exact("TeX point", times("100/7227", INCH), s.TEXBOOK);
export const DIDOT_POINT = conventional("didot point", times("1238/1157", TEX_POINT), s.TEXBOOK);
export const ACRE_FOOT = exact("acre-foot", times(ACRE, FOOT), s.NIST_HB_44);
export const US_SURVEY_ACRE_FOOT = exact(
  "acre-foot (US survey)",
  times(US_SURVEY_ACRE, US_SURVEY_FOOT),
  s.NIST_SP_811,
);
export const US_FLUID_DRAM = exact("US fluid dram", per(US_FLUID_OUNCE, 8), s.NIST_HB_44);
export const US_TABLESPOON = exact("US tablespoon", per(US_FLUID_OUNCE, 2), s.NIST_HB_44);
export const US_TEASPOON = exact("US teaspoon", per(US_TABLESPOON, 3), s.NIST_HB_44);
export const STERE = exact("stere", cubed(METRE), s.NIST_SP_811);
export const CORD = exact("cord", times(128, cubed(FOOT)), s.NIST_HB_44);
export const BOARD_FOOT = exact("board foot", times(144, cubed(INCH)), s.NIST_HB_44);

/** Nominal radii and mass parameters: agreed numbers to convert with, whatever the measurements of the day. */
export const EARTH_EQUATORIAL_RADIUS = conventional(
  "nominal equatorial radius of the Earth",
  times(6_378_100, METRE),
  s.IAU_2015_B3,
);
export const EARTH_POLAR_RADIUS = conventional(
  "nominal polar radius of the Earth",
  times(6_356_800, METRE),
  s.IAU_2015_B3,
);

// --- force, pressure, energy, power -----------------------------------------------------------------------------------

export const DYNE = exact("dyne", times("1e-5", NEWTON), s.NIST_SP_811);
export const ERG = exact("erg", times("1e-7", JOULE), s.NIST_SP_811);
export const KILOGRAM_FORCE = exact("kilogram-force", times(KILOGRAM, STANDARD_GRAVITY), s.NIST_SP_811);
export const GRAM_FORCE = exact("gram-force", times(GRAM, STANDARD_GRAVITY), s.NIST_SP_811);
export const POUND_FORCE = exact("pound-force", times(POUND, STANDARD_GRAVITY), s.NIST_SP_811);
export const OUNCE_FORCE = exact("ounce-force", times(OUNCE, STANDARD_GRAVITY), s.NIST_SP_811);
export const KIP_FORCE = exact("kip-force", times(1000, POUND_FORCE), s.NIST_SP_811);
export const SHORT_TON_FORCE = exact("short ton-force", times(SHORT_TON, STANDARD_GRAVITY), s.NIST_SP_811);
export const LONG_TON_FORCE = exact("long ton-force", times(LONG_TON, STANDARD_GRAVITY), s.NIST_SP_811);
export const POUNDAL = exact("poundal", per(times(POUND, FOOT), squared(SECOND)), s.NIST_SP_811);
export const SLUG = exact("slug", per(times(POUND_FORCE, squared(SECOND)), FOOT), s.NIST_SP_811);
export const PSI = exact("pound-force per square inch", per(POUND_FORCE, squared(INCH)), s.NIST_SP_811);
export const TORR = exact("torr", per(STANDARD_ATMOSPHERE, 760), s.NIST_SP_811);
export const CONVENTIONAL_MILLIMETRE_OF_MERCURY = exact(
  "conventional millimeter of mercury",
  times("13.5951e3", per(KILOGRAM, cubed(METRE)), STANDARD_GRAVITY, milli(METRE)),
  s.NIST_SP_811,
);

export const THERMOCHEMICAL_CALORIE = exact("thermochemical calorie", times("4.184", JOULE), s.NIST_SP_811);
export const IT_CALORIE = exact("International Table calorie", times("4.1868", JOULE), s.STEAM_TABLES_1956);
/** The size of a degree Fahrenheit as a temperature interval. */
export const FAHRENHEIT_DEGREE = exact("degree Fahrenheit (interval)", times("5/9", KELVIN), s.NIST_SP_811);
/** The size of a degree Celsius as a temperature interval. */
export const CELSIUS_DEGREE = si("degree Celsius (interval)", KELVIN);
export const RANKINE_DEGREE = exact("degree Rankine", times("5/9", KELVIN), s.NIST_SP_811);
export const REAUMUR_DEGREE = conventional("degree Réaumur (interval)", times("5/4", KELVIN), s.CONVENTION);
/** 0 °De at the boiling point of water, 150 °De at its freezing point: the scale runs downwards. */
export const DELISLE_DEGREE = conventional("degree Delisle (interval)", times("-2/3", KELVIN), s.CONVENTION);
/** 60 °Rø at the boiling point of water, 7.5 °Rø at its freezing point. */
export const ROMER_DEGREE = conventional("degree Rømer (interval)", times("40/21", KELVIN), s.CONVENTION);
/** 33 °N at the boiling point of water, 0 °N at its freezing point. */
export const NEWTON_DEGREE = conventional("degree Newton (interval)", times("100/33", KELVIN), s.CONVENTION);
/** 1 Btu/lb heats as 1 cal/g does on the Fahrenheit scale: hence 2326 J/kg exactly for the International Table Btu. */
export const IT_BTU = exact(
  "International Table Btu",
  per(times(IT_CALORIE, POUND, FAHRENHEIT_DEGREE), GRAM, KELVIN),
  s.NIST_SP_811,
);
export const THERMOCHEMICAL_BTU = exact(
  "thermochemical Btu",
  per(times(THERMOCHEMICAL_CALORIE, POUND, FAHRENHEIT_DEGREE), GRAM, KELVIN),
  s.NIST_SP_811,
);
/** 100 000 Btu: neither the therm of US law nor that of the European Economic Community. */
export const THERM = exact("therm", times(100_000, IT_BTU), s.NIST_SP_811);
export const US_THERM = exact("therm (US)", times("105.4804e6", JOULE), s.FEDERAL_REGISTER_1968);
/** What heats a pound of water by a degree Celsius, here by the International Table calorie. */
export const CELSIUS_HEAT_UNIT = conventional("Celsius heat unit", times("9/5", IT_BTU), s.BS_350);
export const HORSEPOWER = exact(
  "mechanical horsepower",
  times(550, per(times(FOOT, POUND_FORCE), SECOND)),
  s.NIST_SP_811,
);
export const METRIC_HORSEPOWER = exact(
  "metric horsepower",
  times(75, per(times(KILOGRAM_FORCE, METRE), SECOND)),
  s.NIST_SP_811,
);

// --- CGS units of electromagnetism --------------------------------------------------------------------------------------

export const GAUSS = exact("gauss", times("1e-4", TESLA), s.NIST_SP_811);
export const MAXWELL = exact("maxwell", times("1e-8", WEBER), s.NIST_SP_811);
export const OERSTED = exact("oersted", times(per(1000, times(4, PI)), per(AMPERE, METRE)), s.NIST_SP_811);
export const GILBERT = exact("gilbert", times(per(10, times(4, PI)), AMPERE), s.NIST_SP_811);
export const ABAMPERE = exact("abampere", times(10, AMPERE), s.NIST_SP_811);
/**
 * The speed of light as a plain number of centimetres per second: what the factors between ESU and SI units are made of
 * (a statcoulomb is 10/c C). By convention exact; since 2019 the relation itself carries the uncertainty of mu_0 (1e-10).
 */
export const C_IN_CGS = 29_979_245_800;
export const STATCOULOMB = conventional("statcoulomb", times(per(10, C_IN_CGS), COULOMB), s.NIST_SP_811);
export const STATAMPERE = conventional("statampere", per(STATCOULOMB, SECOND), s.NIST_SP_811);
export const STATVOLT = conventional("statvolt", times(C_IN_CGS, "1e-8", VOLT), s.NIST_SP_811);
export const ABCOULOMB = exact("abcoulomb", times(10, COULOMB), s.NIST_SP_811);
export const ABVOLT = exact("abvolt", times("1e-8", VOLT), s.NIST_SP_811);
export const ABOHM = exact("abohm", times("1e-9", OHM), s.NIST_SP_811);
export const ABMHO = exact("abmho", times("1e9", SIEMENS), s.NIST_SP_811);
export const ABFARAD = exact("abfarad", times("1e9", FARAD), s.NIST_SP_811);
export const ABHENRY = exact("abhenry", times("1e-9", HENRY), s.NIST_SP_811);
export const STATOHM = conventional("statohm", per(STATVOLT, STATAMPERE), s.NIST_SP_811);
export const STATMHO = conventional("statmho", per(STATAMPERE, STATVOLT), s.NIST_SP_811);
export const STATFARAD = conventional("statfarad", per(STATCOULOMB, STATVOLT), s.NIST_SP_811);
export const STATHENRY = conventional("stathenry", per(times(STATVOLT, SECOND), STATAMPERE), s.NIST_SP_811);
export const MHO = exact("mho", SIEMENS, s.NIST_SP_811);

// --- radiology ------------------------------------------------------------------------------------------------------------

export const CURIE = exact("curie", times("3.7e10", BECQUEREL), s.NIST_SP_811);
export const ROENTGEN = exact("roentgen", times("2.58e-4", per(COULOMB, KILOGRAM)), s.NIST_SP_811);
export const RAD = exact("rad (absorbed dose)", times("0.01", GRAY), s.NIST_SP_811);
export const REM = exact("rem", times("0.01", SIEVERT), s.NIST_SP_811);

// --- measured (CODATA 2022): value, standard uncertainty -----------------------------------------------------------------

export const DALTON = measured("dalton", "1.66053906892e-27", "0.00000000052e-27", KILOGRAM, s.CODATA_2022);
export const ELECTRON_MASS = measured(
  "electron mass",
  "9.1093837139e-31",
  "0.0000000028e-31",
  KILOGRAM,
  s.CODATA_2022,
);
export const MUON_MASS = measured("muon mass", "1.883531627e-28", "0.000000042e-28", KILOGRAM, s.CODATA_2022);
export const PROTON_MASS = measured(
  "proton mass",
  "1.67262192595e-27",
  "0.00000000052e-27",
  KILOGRAM,
  s.CODATA_2022,
);
export const NEUTRON_MASS = measured(
  "neutron mass",
  "1.67492750056e-27",
  "0.00000000085e-27",
  KILOGRAM,
  s.CODATA_2022,
);
export const DEUTERON_MASS = measured(
  "deuteron mass",
  "3.3435837768e-27",
  "0.0000000010e-27",
  KILOGRAM,
  s.CODATA_2022,
);
export const PLANCK_MASS = measured("Planck mass", "2.176434e-8", "0.000024e-8", KILOGRAM, s.CODATA_2022);
export const PLANCK_LENGTH = measured("Planck length", "1.616255e-35", "0.000018e-35", METRE, s.CODATA_2022);
export const PLANCK_TIME = measured("Planck time", "5.391247e-44", "0.000060e-44", SECOND, s.CODATA_2022);
export const BOHR_RADIUS = measured(
  "Bohr radius",
  "5.29177210544e-11",
  "0.00000000082e-11",
  METRE,
  s.CODATA_2022,
);
export const CLASSICAL_ELECTRON_RADIUS = measured(
  "classical electron radius",
  "2.8179403205e-15",
  "0.0000000013e-15",
  METRE,
  s.CODATA_2022,
);
export const THOMSON_CROSS_SECTION = measured(
  "Thomson cross section",
  "6.6524587051e-29",
  "0.0000000062e-29",
  squared(METRE),
  s.CODATA_2022,
);
export const HARTREE_ENERGY = measured(
  "Hartree energy",
  "4.3597447222060e-18",
  "0.0000000000048e-18",
  JOULE,
  s.CODATA_2022,
);

export const NEWTONIAN_CONSTANT = measured(
  "Newtonian constant of gravitation",
  "6.67430e-11",
  "0.00015e-11",
  per(cubed(METRE), times(KILOGRAM, squared(SECOND))),
  s.CODATA_2022,
);

/** Cubes, squares and inverses read better with a word. */
export const inverse = (unit: Definition): Definition => toThe(-1, unit);

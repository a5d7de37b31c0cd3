import { conventional, exact, per, times, type UnitExpression } from "../algebra/expression";
import { centi, micro, milli } from "../algebra/prefixes";
import type { OtherNames } from "../algebra/unit-names";
import { JULIAN_YEAR, METER, NAUTICAL_MILE, SPEED_OF_LIGHT } from "./exact";

/** @file Customary lengths, which define the customary areas, volumes and forces of customary.ts. */

export const LIGHT_YEAR = exact("light year", times(SPEED_OF_LIGHT, JULIAN_YEAR), "NIST SP 811", "ly", {
  aliases: "light-year, light-years, lightyear, lightyears",
  ucum: "[ly]",
  qudt: "LY",
  prefixes: "multiples",
});
export const YARD = exact("yard", times("0.9144", METER), "24 FR 5348", "yd", { aliases: "yds", ucum: "[yd_i]", qudt: "YD" });
export const FOOT = exact("foot", per(YARD, 3), "24 FR 5348", "ft", {
  aliases: "ft., ', ′, international foot",
  ucum: "[ft_i]",
  qudt: "FT",
  prefixes: "multiples",
});
export const INCH = exact("inch", per(YARD, 36), "24 FR 5348", "in", { aliases: 'in., ", ″, ins', ucum: "[in_i]", qudt: "IN" });
export const MIL = exact("mil", times("1e-3", INCH), "NIST SP 811", "mil", { aliases: "thou, milliinch", ucum: "[mil_i]", qudt: "MilLength" });
/** The diameter of No. 36 of the American wire gauge. */
export const AWG_36 = exact("No. 36 of the American wire gauge", times("0.005", INCH), "ASTM B258");
export const AWG_0000_BY_36 = exact("No. 0000 by No. 36 of the American wire gauge", 92, "ASTM B258");
/** Diameters in inches from No. 7/0 to No. 50 of the standard wire gauge (Order in Council of 23 August 1883). */
export const SWG_DIAMETERS =
  "0.500 0.464 0.432 0.400 0.372 0.348 0.324 0.300 0.276 0.252 0.232 0.212 0.192 0.176 0.160 0.144 0.128 0.116 0.104 0.092 0.080 0.072 0.064 0.056 0.048 0.040 0.036 0.032 0.028 0.024 0.022 0.020 0.018 0.0164 0.0148 0.0136 0.0124 0.0116 0.0108 0.0100 0.0092 0.0084 0.0076 0.0068 0.0060 0.0052 0.0048 0.0044 0.0040 0.0036 0.0032 0.0028 0.0024 0.0020 0.0016 0.0012 0.0010";
export const MILE = exact("mile", times(1760, YARD), "NIST Handbook 44", "mi", {
  aliases: "international mile, mile (international)",
  ucum: "[mi_i]",
  qudt: "MI",
});
export const ROD = exact("rod", times("16.5", FOOT), "NIST Handbook 44", "rd", { qudt: "ROD" });
export const CHAIN = exact("chain", times(66, FOOT), "NIST Handbook 44", "ch", { aliases: "Gunter's chain, surveyor's chain", qudt: "CHAIN" });
export const FURLONG = exact("furlong", times(660, FOOT), "NIST Handbook 44", "fur", { qudt: "FUR" });
export const FATHOM = exact("fathom", times(6, FOOT), "NIST Handbook 44", "fath", { aliases: "ftm, fth, fms", ucum: "[fth_i]", qudt: "FATH" });
export const US_SURVEY_FOOT = exact("US survey foot", times(per(1200, 3937), METER), "85 FR 62698", "ft (US survey)", {
  name: "foot (US survey)",
  aliases: "US survey foot, US survey feet, survey foot, ftUS, usft, us-ft",
  ucum: "[ft_us]",
  qudt: "FT_US",
});
export const LINK = exact("link", per(CHAIN, 100), "NIST Handbook 44", "li", { aliases: "lnk, lk" });
/** A multiple of the US survey foot: "chain (US survey)". */
const ofSurvey = /* @__NO_SIDE_EFFECTS__ */ (noun: string, symbol: string, feet: number | string, names: OtherNames): UnitExpression =>
  exact(`US survey ${noun}`, times(feet, US_SURVEY_FOOT), "NIST SP 811", `${symbol} (US survey)`, { name: `${noun} (US survey)`, ...names });
export const US_SURVEY_MILE = ofSurvey("mile", "mi", 5280, { aliases: "US survey mile, survey mile", ucum: "[mi_us]", qudt: "MI_US" });
export const US_SURVEY_CHAIN = ofSurvey("chain", "ch", 66, { ucum: "[ch_us]", qudt: "CHAIN_US" });
export const US_SURVEY_ROD = ofSurvey("rod", "rd", "16.5", { ucum: "[rd_us]" });
export const MICROINCH = exact("microinch", micro(INCH), "NIST SP 811", "µin", { plural: "microinches", aliases: "uin", qudt: "MicroIN" });
export const ANGSTROM = exact("ångström", times("1e-10", METER), "NIST SP 811", "Å", { name: "angstrom", aliases: "ångström", ucum: "Ao", qudt: "ANGSTROM" });
/** The French foot of Canadian land law, 12.789 inches; an arpent is 180 of them. */
export const FRENCH_FOOT = exact("French foot (Canada)", times("12.789", INCH), "R.S.C. 1985, c. W-6");
export const SHAKU = exact("shaku", times("10/33", METER), "Law No. 3 of 1891", "尺", { plural: null });
export const MARKET_CHI = exact("market chi", per(METER, 3), "State Council order of 25 June 1959", "市尺", { name: "chi (Chinese)", plural: null });
export const POSTSCRIPT_POINT = exact("PostScript point", per(INCH, 72), "PostScript Language Reference", "pt", {
  aliases: "DTP point, bp, big point",
  ucum: "[pnt]",
  qudt: "PT_BIG",
});
export const TWIP = exact("twip", per(POSTSCRIPT_POINT, 20), "Rich Text Format", "twip");
export const TEX_POINT = exact("TeX point", times("100/7227", INCH), "The TeXbook", "pt (TeX)", { name: "point (TeX)", aliases: "TeX point" });
export const DIDOT_POINT = conventional("didot point", times("1238/1157", TEX_POINT), "The TeXbook", "dd");
/** Nominal radii and mass parameters: agreed values for conversions, independent of new measurements. */
export const EARTH_EQUATORIAL_RADIUS = conventional("nominal equatorial radius of the Earth", times(6_378_100, METER), "IAU 2015 B3", "R⊕e", {
  name: "Earth's equatorial radius",
  plural: "Earth's equatorial radii",
  aliases: "earth radius",
});
export const EARTH_POLAR_RADIUS = conventional("nominal polar radius of the Earth", times(6_356_800, METER), "IAU 2015 B3", "R⊕p", {
  name: "Earth's polar radius",
  plural: "Earth's polar radii",
});

export const UK_NAUTICAL_MILE = exact("nautical mile (UK)", times(6080, FOOT), "BS 350", "NM (UK)", { system: "uk", aliases: "admiralty mile" });
export const LEAGUE = exact("league", times(3, MILE), "NIST Handbook 44", "lea");
export const NAUTICAL_LEAGUE = exact("nautical league", times(3, NAUTICAL_MILE), "IHO S-32", "NL", {
  name: "nautical league (int.)",
  aliases: "nautical league (international)",
});
export const UK_NAUTICAL_LEAGUE = exact("nautical league (UK)", times(3, UK_NAUTICAL_MILE), "BS 350", "NL (UK)", { system: "uk" });
export const CABLE = exact("cable", per(NAUTICAL_MILE, 10), "IHO S-32", "cbl", { name: "cable (international)" });
export const US_CABLE = exact("cable's length (US)", times(120, FATHOM), "NIST Handbook 44", "cbl (US)", {
  name: "cable (US)",
  system: "us",
  aliases: "cable's length",
});
export const UK_CABLE = exact("cable (UK)", per(UK_NAUTICAL_MILE, 10), "IHO S-32", "cbl (UK)", { system: "uk" });
export const SHACKLE = conventional("shackle", times(15, FATHOM), "IHO S-32", "shackle", { aliases: "shot (anchor chain)" });
export const PACE = conventional("pace", times(30, INCH), "TC 3-21.5", "pace");
export const ROPE = conventional("rope", times(20, FOOT), "convention", "rope");
export const ELL = conventional("ell (English)", times(45, INCH), "Nicholson 1912", "ell", { name: "ell" });
export const CUBIT = conventional("cubit (English)", times(18, INCH), "Nicholson 1912", "cubit", { name: "cubit (UK)", system: "uk" });
export const HAND = exact("hand", times(4, INCH), "NIST Handbook 44", "hh", { ucum: "[hd_i]" });
export const SPAN = conventional("span", times(9, INCH), "Nicholson 1912", "span", { name: "span (cloth)" });
export const FINGER = conventional("finger (cloth)", times("4.5", INCH), "convention", "finger");
export const NAIL = conventional("nail (cloth)", per(YARD, 16), "Nicholson 1912", "nail");
export const BARLEYCORN = exact("barleycorn", per(INCH, 3), "Compositio ulnarum et perticarum", "bc");
export const CALIBER = conventional("caliber", centi(INCH), "SAAMI glossary", "cl");
export const ARSHIN = exact("arshin", times(28, INCH), "Statute of 4 June 1899", "archin", { name: "Russian archin", aliases: "arshin, archin" });
export const SAZHEN = exact("sazhen", times(3, ARSHIN), "Statute of 4 June 1899", "sazhen");
export const VERST = exact("verst", times(500, SAZHEN), "Statute of 4 June 1899", "verst", { aliases: "versta" });
export const VERSHOK = exact("vershok", per(ARSHIN, 16), "Statute of 4 June 1899", "vershok");
export const KEN = exact("ken", times(6, SHAKU), "Law No. 3 of 1891", "間", { name: "ken (Japanese)", plural: null });
export const RI = exact("ri", times(12_960, SHAKU), "Law No. 3 of 1891", "里", { name: "ri (Japanese)", plural: null });
export const MARKET_LI = exact("market li", times(1500, MARKET_CHI), "State Council order of 25 June 1959", "市里", { name: "li (Chinese)", plural: null });
export const SMOOT = exact("smoot", times(67, INCH), "MIT 1958", "smoot", { ucum: "[smoot]" });
export const SUN_RADIUS = conventional("nominal solar radius", times("6.957e8", METER), "IAU 2015 B3", "R☉", {
  name: "Sun's radius",
  plural: "Sun's radii",
  aliases: "solar radius, solar radii, Rsun, R_sun, R⊙",
});

// typography
export const COMPUTER_POINT = exact("point (computer)", per(INCH, 72), "NIST SP 811", "pt (computer)", { ucum: "[pnt]", qudt: "PT_BIG" });
export const COMPUTER_PICA = exact("pica (computer)", per(INCH, 6), "NIST SP 811", "pc", { aliases: "PostScript pica, DTP pica", ucum: "[pca]", qudt: "PCA" });
export const PIXEL = exact("pixel (CSS)", per(INCH, 96), "CSS Values and Units", "px", { name: "pixel (X)" });
export const PRINTERS_POINT = exact("point (printer's)", times("0.013837", INCH), "NIST Handbook 44", "pt (pr)", {
  aliases: "printer's point",
  ucum: "[pnt_pr]",
  qudt: "PT",
});
export const PRINTERS_PICA = exact("pica (printer's)", times(12, PRINTERS_POINT), "NIST SP 811", "pica (pr)", { aliases: "printer's pica", ucum: "[pca_pr]" });
export const TEX_PICA = exact("pica (TeX)", times(12, TEX_POINT), "The TeXbook", "pc (TeX)", { aliases: "TeX pica" });
export const SCALED_POINT = exact("scaled point", per(TEX_POINT, 65_536), "The TeXbook", "sp", { name: "scaled point (TeX)" });
export const CICERO = conventional("cicero", times(12, DIDOT_POINT), "The TeXbook", "cc");
export const QUARTER_MILLIMETER = exact("Q", per(milli(METER), 4), "CSS Values and Units", "Q", {
  name: "Q (quarter millimeter)",
  plural: null,
  aliases: "quarter millimeter, quarter-millimeter",
});
export const AGATE_LINE = conventional("agate line", per(INCH, 14), "Webster's Third", "agate");

export const ARPENT_LENGTH = conventional("arpent", times(180, FRENCH_FOOT), "R.S.C. 1985, c. W-6", "arpent");
export const DIOPTRE = exact("diopter", per(1, METER), "ISO 13666", "dpt", { aliases: "dioptre, dioptres, dioptric power" });
export const CHARRIERE = conventional("French gauge", times(per(1, 3), milli(METER)), "convention", "Ch", { aliases: "Charrière, Charriere" });

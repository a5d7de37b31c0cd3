import {
  ANGSTROM,
  ASTRONOMICAL_UNIT,
  atto,
  BOHR_RADIUS,
  CHAIN,
  CLASSICAL_ELECTRON_RADIUS,
  centi,
  DAY,
  DIDOT_POINT,
  deci,
  deka,
  EARTH_EQUATORIAL_RADIUS,
  EARTH_POLAR_RADIUS,
  exa,
  FATHOM,
  FOOT,
  FRENCH_FOOT,
  FURLONG,
  femto,
  giga,
  HOUR,
  hecto,
  INCH,
  kilo,
  LIGHT_YEAR,
  LINK,
  MARKET_CHI,
  METRE,
  MICROINCH,
  MIL,
  MILE,
  MINUTE,
  mega,
  micro,
  milli,
  NAUTICAL_MILE,
  nano,
  PARSEC,
  PLANCK_LENGTH,
  POSTSCRIPT_POINT,
  peta,
  pico,
  quecto,
  quetta,
  ROD,
  ronna,
  ronto,
  SECOND,
  SHAKU,
  SPEED_OF_LIGHT,
  TWIP,
  tera,
  US_SURVEY_CHAIN,
  US_SURVEY_FOOT,
  US_SURVEY_MILE,
  US_SURVEY_ROD,
  YARD,
  yocto,
  yotta,
  zepto,
  zetta,
} from "../../constants";
import { conventional, exact, measured, per, times } from "../../definition";
import {
  ARMY_TC_3_21_5,
  BS_350,
  CANADA_WEIGHTS_AND_MEASURES,
  CGPM_2022,
  CHINA_1959,
  CODATA_2022,
  CONVENTION,
  IAU_2015_B3,
  IHO_S_32,
  INCH_STATUTE,
  JAPAN_1891,
  MIT_1958,
  NICHOLSON_1912,
  NIST_HB_44,
  NIST_SP_811,
  RUSSIA_1899,
  SAAMI,
  SWEDEN_1999_1229,
} from "../../sources";
import { category, linear } from "../../unit";

const UK_NAUTICAL_MILE = exact("nautical mile (UK)", times(6080, FOOT), BS_350);
const LEAGUE = exact("league", times(3, MILE), NIST_HB_44);
const NAUTICAL_LEAGUE = exact("nautical league", times(3, NAUTICAL_MILE), IHO_S_32);
const UK_NAUTICAL_LEAGUE = exact("nautical league (UK)", times(3, UK_NAUTICAL_MILE), BS_350);
const CABLE = exact("cable", per(NAUTICAL_MILE, 10), IHO_S_32);
const US_CABLE = exact("cable's length (US)", times(120, FATHOM), NIST_HB_44);
const UK_CABLE = exact("cable (UK)", per(UK_NAUTICAL_MILE, 10), IHO_S_32);
const SHACKLE = conventional("shackle", times(15, FATHOM), IHO_S_32);
const PACE = conventional("pace", times(30, INCH), ARMY_TC_3_21_5);
const ROPE = conventional("rope", times(20, FOOT), CONVENTION);
const ELL = conventional("ell (English)", times(45, INCH), NICHOLSON_1912);
const CUBIT = conventional("cubit (English)", times(18, INCH), NICHOLSON_1912);
const HAND = exact("hand", times(4, INCH), NIST_HB_44);
const SPAN = conventional("span", times(9, INCH), NICHOLSON_1912);
const FINGER = conventional("finger (cloth)", times("4.5", INCH), CONVENTION);
const NAIL = conventional("nail (cloth)", per(YARD, 16), NICHOLSON_1912);
const BARLEYCORN = exact("barleycorn", per(INCH, 3), INCH_STATUTE);
const CALIBER = conventional("caliber", centi(INCH), SAAMI);
const ARPENT = conventional("arpent", times(180, FRENCH_FOOT), CANADA_WEIGHTS_AND_MEASURES);
const ARSHIN = exact("arshin", times(28, INCH), RUSSIA_1899);
const SAZHEN = exact("sazhen", times(3, ARSHIN), RUSSIA_1899);
const VERST = exact("verst", times(500, SAZHEN), RUSSIA_1899);
const VERSHOK = exact("vershok", per(ARSHIN, 16), RUSSIA_1899);
const KEN = exact("ken", times(6, SHAKU), JAPAN_1891);
const RI = exact("ri", times(12_960, SHAKU), JAPAN_1891);
const MARKET_LI = exact("market li", times(1500, MARKET_CHI), CHINA_1959);
const SMOOT = exact("smoot", times(67, INCH), MIT_1958);
const SUN_RADIUS = conventional("nominal solar radius", times("6.957e8", METRE), IAU_2015_B3);
const COPPER_X_UNIT = measured("copper x unit", "1.00207697e-13", "0.00000028e-13", METRE, CODATA_2022);

export const length = category("length", "Length", METRE, () => [
  linear("m", "meter", "m", METRE, { ucum: "m" }),
  linear("km", "kilometer", "km", kilo(METRE), { aliases: ["kms"], ucum: "km" }),
  linear("cm", "centimeter", "cm", centi(METRE), { aliases: ["cms"], ucum: "cm" }),
  linear("mm", "millimeter", "mm", milli(METRE), { aliases: ["mms"], ucum: "mm" }),
  linear("mi", "mile", "mi", MILE, {
    aliases: ["international mile", "mile (international)"],
    ucum: "[mi_i]",
    note: "The international mile of 1760 yards, 1609.344 m; the US survey and nautical miles have their own rows.",
  }),
  linear("yd", "yard", "yd", YARD, { aliases: ["yds"], ucum: "[yd_i]" }),
  linear("ft", "foot", "ft", FOOT, {
    plural: "feet",
    aliases: ["ft.", "'", "′", "international foot"],
    ucum: "[ft_i]",
    note: "The international foot, 0.3048 m; the US survey foot has its own row.",
  }),
  linear("in", "inch", "in", INCH, { plural: "inches", aliases: ["in.", '"', "″", "ins"], ucum: "[in_i]" }),
  linear("dm", "decimeter", "dm", deci(METRE), { ucum: "dm" }),
  linear("micrometer", "micrometer", "µm", micro(METRE), { aliases: ["um"], ucum: "um" }),
  linear("nm", "nanometer", "nm", nano(METRE), { ucum: "nm" }),
  linear("ly", "light year", "ly", LIGHT_YEAR, {
    plural: "light years",
    aliases: ["light-year", "light-years", "lightyear", "lightyears"],
    ucum: "[ly]",
    note: "The distance light travels in a Julian year of 365.25 days.",
  }),
  linear("Em", "exameter", "Em", exa(METRE), { ucum: "Em" }),
  linear("Pm", "petameter", "Pm", peta(METRE), { ucum: "Pm" }),
  linear("Tm", "terameter", "Tm", tera(METRE), { ucum: "Tm" }),
  linear("Gm", "gigameter", "Gm", giga(METRE), { ucum: "Gm" }),
  linear("Mm", "megameter", "Mm", mega(METRE), { ucum: "Mm" }),
  linear("hm", "hectometer", "hm", hecto(METRE), { ucum: "hm" }),
  linear("dam", "dekameter", "dam", deka(METRE), { aliases: ["dkm"], ucum: "dam" }),
  linear("micron", "micron", "µ", micro(METRE), { ucum: "um", sources: [NIST_SP_811], note: "The older name of the micrometer." }),
  linear("pm", "picometer", "pm", pico(METRE), { ucum: "pm" }),
  linear("fm", "femtometer", "fm", femto(METRE), { ucum: "fm" }),
  linear("am", "attometer", "am", atto(METRE), { ucum: "am" }),
  linear("zm", "zeptometer", "zm", zepto(METRE), { ucum: "zm" }),
  linear("ym", "yoctometer", "ym", yocto(METRE), { ucum: "ym" }),
  linear("rm", "rontometer", "rm", ronto(METRE), { sources: [CGPM_2022] }),
  linear("qm", "quectometer", "qm", quecto(METRE), { sources: [CGPM_2022] }),
  linear("Zm", "zettameter", "Zm", zetta(METRE), { ucum: "Zm" }),
  linear("Ym", "yottameter", "Ym", yotta(METRE), { ucum: "Ym" }),
  linear("Rm", "ronnameter", "Rm", ronna(METRE), { sources: [CGPM_2022] }),
  linear("Qm", "quettameter", "Qm", quetta(METRE), { sources: [CGPM_2022] }),
  linear("Mpc", "megaparsec", "Mpc", mega(PARSEC), { ucum: "Mpc" }),
  linear("kpc", "kiloparsec", "kpc", kilo(PARSEC), { ucum: "kpc" }),
  linear("Gpc", "gigaparsec", "Gpc", giga(PARSEC), { ucum: "Gpc" }),
  linear("pc", "parsec", "pc", PARSEC, { ucum: "pc", note: "648 000/π astronomical units (IAU 2015)." }),
  linear("au", "astronomical unit", "au", ASTRONOMICAL_UNIT, { plural: "astronomical units", aliases: ["AU", "ua"], ucum: "AU" }),
  linear("lsec", "light second", "lsec", times(SPEED_OF_LIGHT, SECOND), {
    plural: "light seconds",
    aliases: ["light-second", "light-seconds", "ls"],
    ucum: "[c].s",
  }),
  linear("lmin", "light minute", "lmin", times(SPEED_OF_LIGHT, MINUTE), {
    plural: "light minutes",
    aliases: ["light-minute", "light-minutes"],
    ucum: "[c].min",
  }),
  linear("lh", "light hour", "lh", times(SPEED_OF_LIGHT, HOUR), {
    plural: "light hours",
    aliases: ["light-hour", "light-hours"],
    ucum: "[c].h",
  }),
  linear("ld", "light day", "ld", times(SPEED_OF_LIGHT, DAY), { plural: "light days", aliases: ["light-day", "light-days"], ucum: "[c].d" }),
  linear("lea", "league", "lea", LEAGUE, { note: "The land league of three miles; nautical leagues have their own rows." }),
  linear("nautical-league-uk", "nautical league (UK)", "NL (UK)", UK_NAUTICAL_LEAGUE, {
    plural: "nautical leagues (UK)",
    note: "Three UK nautical miles of 6080 feet.",
  }),
  linear("NL", "nautical league (int.)", "NL", NAUTICAL_LEAGUE, {
    plural: "nautical leagues (int.)",
    aliases: ["nautical league (international)"],
    note: "Three international nautical miles.",
  }),
  linear("league-statute", "league (statute)", "st.league", LEAGUE, { aliases: ["statute league"], note: "Three international miles." }),
  linear("nautical-mile-uk", "nautical mile (UK)", "NM (UK)", UK_NAUTICAL_MILE, {
    plural: "nautical miles (UK)",
    aliases: ["admiralty mile"],
    note: "6080 feet; the UK took up the international nautical mile in 1970.",
  }),
  linear("nmi", "nautical mile (international)", "nmi", NAUTICAL_MILE, {
    plural: "nautical miles (international)",
    aliases: ["nautical mile", "nautical miles", "NM", "sea mile"],
    ucum: "[nmi_i]",
    note: "1852 m exactly; no agreed symbol exists.",
  }),
  linear("mile-statute", "mile (statute)", "mi (statute)", MILE, {
    aliases: ["statute mile", "mi (US)"],
    ucum: "[mi_i]",
    note: "The international mile of 5280 feet of 0.3048 m, in force since 1959; the mile of survey feet has its own row.",
  }),
  linear("mile-us-survey", "mile (US survey)", "mi (US survey)", US_SURVEY_MILE, {
    aliases: ["US survey mile", "survey mile"],
    ucum: "[mi_us]",
    note: "5280 US survey feet; deprecated after 2022.",
  }),
  linear("kyd", "kiloyard", "kyd", kilo(YARD), { ucum: "10*3.[yd_i]" }),
  linear("fur", "furlong", "fur", FURLONG, { note: "660 international feet." }),
  linear("furlong-us-survey", "furlong (US survey)", "fur (US survey)", times(660, US_SURVEY_FOOT), {
    sources: [NIST_HB_44],
    ucum: "[fur_us]",
    note: "660 US survey feet; deprecated after 2022.",
  }),
  linear("ch", "chain", "ch", CHAIN, { aliases: ["Gunter's chain", "surveyor's chain"], note: "Gunter's chain of 66 international feet." }),
  linear("chain-us-survey", "chain (US survey)", "ch (US survey)", US_SURVEY_CHAIN, { ucum: "[ch_us]", note: "66 US survey feet; deprecated after 2022." }),
  linear("rope", "rope", "rope", ROPE, { note: "The rope of 20 feet, an old English measure of land and hedges." }),
  linear("rd", "rod", "rd", ROD, { note: "16.5 international feet." }),
  linear("rod-us-survey", "rod (US survey)", "rd (US survey)", US_SURVEY_ROD, { ucum: "[rd_us]", note: "16.5 US survey feet; deprecated after 2022." }),
  linear("perch", "perch", "perch", ROD, { plural: "perches", note: "Another name of the rod of 16.5 international feet." }),
  linear("pole", "pole", "pole", ROD, { note: "Another name of the rod of 16.5 international feet." }),
  linear("fath", "fathom", "fath", FATHOM, { aliases: ["ftm", "fth"], ucum: "[fth_i]", note: "Six international feet." }),
  linear("fathom-us-survey", "fathom (US survey)", "fath (US survey)", times(6, US_SURVEY_FOOT), {
    sources: [NIST_SP_811],
    ucum: "[fth_us]",
    note: "Six US survey feet; deprecated after 2022.",
  }),
  linear("ell", "ell", "ell", ELL, { note: "The English ell of 45 inches, as cloth was measured." }),
  linear("foot-us-survey", "foot (US survey)", "ft (US survey)", US_SURVEY_FOOT, {
    plural: "feet (US survey)",
    aliases: ["US survey foot", "US survey feet", "survey foot", "ftUS"],
    ucum: "[ft_us]",
    note: "1200/3937 m; deprecated after 2022.",
  }),
  linear("li", "link", "li", LINK, { aliases: ["lnk"], note: "A hundredth of Gunter's chain of 66 international feet." }),
  linear("link-us-survey", "link (US survey)", "li (US survey)", per(US_SURVEY_CHAIN, 100), {
    ucum: "[lk_us]",
    note: "A hundredth of the chain of 66 US survey feet; deprecated after 2022.",
  }),
  linear("cubit-uk", "cubit (UK)", "cubit", CUBIT, { note: "The English cubit of 18 inches." }),
  linear("hh", "hand", "hh", HAND, { ucum: "[hd_i]", note: "Four inches, as horses are measured." }),
  linear("span", "span (cloth)", "span", SPAN, { note: "Nine inches, by custom." }),
  linear("finger", "finger (cloth)", "finger", FINGER, { note: "The cloth measure of 4.5 inches, not the breadth of a finger." }),
  linear("nail", "nail (cloth)", "nail", NAIL, { note: "The cloth measure of a sixteenth of a yard." }),
  linear("inch-us-survey", "inch (US survey)", "in (US survey)", per(US_SURVEY_FOOT, 12), {
    plural: "inches (US survey)",
    ucum: "[in_us]",
    note: "A twelfth of the US survey foot; deprecated after 2022.",
  }),
  linear("bc", "barleycorn", "bc", BARLEYCORN),
  linear("mil", "mil", "mil", MIL, { aliases: ["thou", "milliinch"], ucum: "[mil_i]", note: "A thousandth of an inch; the Scandinavian mil has its own row." }),
  linear("microinch", "microinch", "µin", MICROINCH, { plural: "microinches", aliases: ["uin"] }),
  linear("angstrom", "angstrom", "Å", ANGSTROM, { aliases: ["ångström"], ucum: "Ao" }),
  linear("atomic-unit-of-length", "a.u. of length", "a.u.", BOHR_RADIUS, {
    plural: "a.u. of length",
    aliases: ["atomic unit of length", "bohr"],
    note: "The Bohr radius.",
  }),
  linear("xu", "X-unit", "xu", COPPER_X_UNIT, {
    plural: "X-units",
    aliases: ["siegbahn"],
    convention: "The copper x unit, xu(CuKα₁), as CODATA 2022 gives it; the molybdenum x unit is 2.3e-5 larger.",
  }),
  linear("fermi", "fermi", "fermi", femto(METRE), { sources: [NIST_SP_811], ucum: "fm", note: "The older name of the femtometer." }),
  linear("arpent", "arpent", "arpent", ARPENT, {
    convention: "The arpent of Canadian law: 180 French feet of 12.789 inches; in Louisiana and Missouri other lengths were in use.",
  }),
  linear("pica", "pica", "pica", times(12, POSTSCRIPT_POINT), {
    ucum: "[pca]",
    note: "The PostScript pica, a sixth of an inch; printer's and TeX picas are under Typography.",
  }),
  linear("pt", "point", "pt", POSTSCRIPT_POINT, { ucum: "[pnt]", note: "The PostScript point, 1/72 inch; printer's and TeX points are under Typography." }),
  linear("twip", "twip", "twip", TWIP),
  linear("caliber", "caliber", "cl", CALIBER, { note: "A hundredth of an inch, as the bores of firearms are named." }),
  linear("cin", "centiinch", "cin", centi(INCH), { plural: "centiinches" }),
  linear("archin", "Russian archin", "archin", ARSHIN, { plural: "Russian archins", aliases: ["arshin", "archin"] }),
  linear("lP", "Planck length", "lP", PLANCK_LENGTH, { plural: "Planck lengths", aliases: ["ℓP"] }),
  linear("electron-radius-classical", "Electron radius (classical)", "rₑ", CLASSICAL_ELECTRON_RADIUS, {
    plural: "Electron radii (classical)",
    aliases: ["classical electron radius"],
  }),
  linear("bohr-radius", "Bohr radius", "a₀", BOHR_RADIUS, { plural: "Bohr radii", aliases: ["a0"] }),
  linear("earths-equatorial-radius", "Earth's equatorial radius", "R⊕e", EARTH_EQUATORIAL_RADIUS, {
    plural: "Earth's equatorial radii",
    aliases: ["earth radius"],
    convention: "The nominal terrestrial equatorial radius of IAU 2015 Resolution B3, 6378.1 km; WGS 84 has 6378.137 km.",
  }),
  linear("earths-polar-radius", "Earth's polar radius", "R⊕p", EARTH_POLAR_RADIUS, {
    plural: "Earth's polar radii",
    convention: "The nominal terrestrial polar radius of IAU 2015 Resolution B3, 6356.8 km.",
  }),
  linear("earths-distance-from-sun", "Earth's distance from sun", "d⊕☉", ASTRONOMICAL_UNIT, {
    plural: "Earth's distances from sun",
    convention: "Taken as one astronomical unit (IAU 2012 Resolution B2); the true distance varies by 1.7 % over the year.",
  }),
  linear("suns-radius", "Sun's radius", "R☉", SUN_RADIUS, {
    plural: "Sun's radii",
    aliases: ["solar radius", "solar radii"],
    convention: "The nominal solar radius of IAU 2015 Resolution B3, 695 700 km.",
  }),
  linear("cbl", "cable (international)", "cbl", CABLE, { note: "A tenth of the international nautical mile." }),
  linear("cable-us", "cable (US)", "cbl (US)", US_CABLE, { aliases: ["cable's length"], note: "The cable's length of 120 fathoms." }),
  linear("cable-uk", "cable (UK)", "cbl (UK)", UK_CABLE, { note: "A tenth of the UK nautical mile, 608 feet." }),
  linear("shackle", "shackle", "shackle", SHACKLE, {
    aliases: ["shot (anchor chain)"],
    convention: "15 fathoms, as the Royal Navy has counted anchor chain since 1949; earlier 12.5 fathoms, in metric fleets 27.5 m.",
  }),
  linear("pace", "pace", "pace", PACE, { convention: "The military step of 30 inches (US Army drill); the Roman pace was a double step." }),
  linear("scandinavian-mile", "Scandinavian mile", "mil (Scand.)", times(10, kilo(METRE)), {
    plural: "Scandinavian miles",
    aliases: ["Swedish mile", "Norwegian mile"],
    sources: [SWEDEN_1999_1229],
  }),
  linear("verst", "verst", "verst", VERST, { aliases: ["versta"] }),
  linear("sazhen", "sazhen", "sazhen", SAZHEN),
  linear("vershok", "vershok", "vershok", VERSHOK),
  linear("shaku", "shaku", "尺", SHAKU, { plural: "shaku" }),
  linear("sun-japanese", "sun (Japanese)", "寸", per(SHAKU, 10), { plural: "sun (Japanese)" }),
  linear("ken-japanese", "ken (Japanese)", "間", KEN, { plural: "ken (Japanese)" }),
  linear("ri-japanese", "ri (Japanese)", "里", RI, { plural: "ri (Japanese)" }),
  linear("li-chinese", "li (Chinese)", "市里", MARKET_LI, { plural: "li (Chinese)", note: "The market li of 1500 chi, 500 m." }),
  linear("chi-chinese", "chi (Chinese)", "市尺", MARKET_CHI, { plural: "chi (Chinese)", note: "The market chi, a third of a meter." }),
  linear("cun-chinese", "cun (Chinese)", "市寸", per(MARKET_CHI, 10), { plural: "cun (Chinese)", note: "A tenth of the market chi." }),
  linear("dd", "didot point", "dd", DIDOT_POINT, {
    plural: "didot points",
    convention: "TeX's didot point, 1238/1157 of its point (0.376065 mm, as German standards had it); since 1978 some use 0.375 mm.",
  }),
  linear("cc", "cicero", "cc", times(12, DIDOT_POINT), { plural: "ciceros", convention: "12 didot points as TeX defines them." }),
  linear("smoot", "smoot", "smoot", SMOOT, { ucum: "[smoot]", note: "The height of Oliver R. Smoot in 1958, 5 feet 7 inches." }),
]);

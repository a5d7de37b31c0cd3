import {
  atto,
  centi,
  DALTON,
  DEUTERON_MASS,
  deci,
  deka,
  ELECTRON_MASS,
  exa,
  FOOT,
  femto,
  GRAIN,
  GRAM,
  giga,
  hecto,
  KILOGRAM,
  KILOGRAM_FORCE,
  kilo,
  LONG_TON,
  METRE,
  MUON_MASS,
  mega,
  micro,
  milli,
  NEUTRON_MASS,
  NEWTONIAN_CONSTANT,
  nano,
  OUNCE,
  PLANCK_MASS,
  POUND,
  POUND_FORCE,
  PROTON_MASS,
  peta,
  pico,
  quecto,
  quetta,
  ronna,
  ronto,
  SECOND,
  SHORT_TON,
  SLUG,
  TONNE,
  TROY_OUNCE,
  TROY_POUND,
  tera,
  yocto,
  yotta,
  zepto,
  zetta,
} from "../../constants";
import { conventional, cubed, exact, per, squared, times } from "../../definition";
import {
  CGPM_2022,
  CHINA_1959,
  EU_80_181,
  GERMANY_1868,
  HONG_KONG_CAP_68,
  IAU_2015_B3,
  INDIA_1939,
  JAPAN_1891,
  NIST_HB_44,
  NIST_SP_811,
  RUSSIA_1899,
  UK_WEIGHTS_AND_MEASURES,
} from "../../sources";
import { category, linear } from "../../unit";

const CARAT = exact("metric carat", times(200, milli(GRAM)), EU_80_181);
const QUINTAL = exact("quintal", times(100, KILOGRAM), NIST_HB_44);
const KIP = exact("kip", times(1000, POUND), NIST_HB_44);
const US_HUNDREDWEIGHT = exact("hundredweight (US)", times(100, POUND), NIST_HB_44);
const UK_HUNDREDWEIGHT = exact("hundredweight (UK)", times(112, POUND), UK_WEIGHTS_AND_MEASURES);
const UK_QUARTER = exact("quarter (UK)", times(28, POUND), UK_WEIGHTS_AND_MEASURES);
const STONE = exact("stone", times(14, POUND), UK_WEIGHTS_AND_MEASURES);
const PENNYWEIGHT = exact("pennyweight", times(24, GRAIN), NIST_HB_44);
const SCRUPLE = exact("scruple (apothecary)", times(20, GRAIN), NIST_HB_44);
const DRAM = exact("dram (avoirdupois)", per(OUNCE, 16), NIST_HB_44);
const APOTHECARY_DRAM = exact("dram (apothecary)", times(60, GRAIN), NIST_HB_44);
const GAMMA = exact("gamma (mass)", micro(GRAM), NIST_HB_44);
const US_ASSAY_TON = exact("assay ton (US)", times(per(SHORT_TON, TROY_OUNCE), milli(GRAM)), NIST_SP_811);
const UK_ASSAY_TON = exact("assay ton (UK)", times(per(LONG_TON, TROY_OUNCE), milli(GRAM)), UK_WEIGHTS_AND_MEASURES);
const GEM_POINT = exact("point (gem)", per(CARAT, 100), NIST_HB_44);
const PFUND = exact("Pfund", times(500, GRAM), GERMANY_1868);
const ZENTNER = exact("Zentner", times(100, PFUND), GERMANY_1868);
const JIN = exact("market jin", times(500, GRAM), CHINA_1959);
const LIANG = exact("market liang", per(JIN, 10), CHINA_1959);
const KAN = exact("kan", times("15/4", KILOGRAM), JAPAN_1891);
const MOMME = exact("momme", per(KAN, 1000), JAPAN_1891);
const TOLA = conventional("tola", times(180, GRAIN), INDIA_1939);
const MAUND = conventional("maund", times(40, 80, TOLA), INDIA_1939);
const HONG_KONG_CATTY = conventional("catty (Hong Kong)", times("4/3", POUND), HONG_KONG_CAP_68);
const POOD = conventional("pood", times(40, "0.40951241", KILOGRAM), RUSSIA_1899);
/** Nominal products of G and mass; the masses carry the uncertainty of G. */
const massFromNominal = (label: string, gm: string) => per(conventional(label, times(gm, per(cubed(METRE), squared(SECOND))), IAU_2015_B3), NEWTONIAN_CONSTANT);
const EARTH_MASS = massFromNominal("nominal mass parameter of the Earth", "3.986004e14");
const SUN_MASS = massFromNominal("nominal mass parameter of the Sun", "1.3271244e20");

export const weight = category(
  "weight",
  "Weight",
  KILOGRAM,
  () => [
    linear("kg", "kilogram", "kg", KILOGRAM, { aliases: ["kgs", "kilo", "kilos", "kilogramme"], ucum: "kg" }),
    linear("g", "gram", "g", GRAM, { aliases: ["gramme", "gm", "gms"], ucum: "g" }),
    linear("mg", "milligram", "mg", milli(GRAM), { aliases: ["mgs", "milligramme"], ucum: "mg" }),
    linear("lb", "pound", "lb", POUND, {
      aliases: ["lb.", "lbs.", "lbs", "lbm", "pound (avoirdupois)", "avoirdupois pound"],
      ucum: "[lb_av]",
      note: "The avoirdupois pound; troy and metric pounds have their own rows.",
    }),
    linear("oz", "ounce", "oz", OUNCE, {
      aliases: ["oz.", "ozs", "ounce (avoirdupois)", "avoirdupois ounce"],
      ucum: "[oz_av]",
      note: "The avoirdupois ounce; the troy ounce of precious metals has its own row, fluid ounces are volumes.",
    }),
    linear("t", "ton (metric)", "t", TONNE, { aliases: ["metric ton", "metric tons"], ucum: "t", note: "1000 kg; short and long tons have their own rows." }),
    linear("ct", "carat", "ct", CARAT, {
      aliases: ["metric carat", "carat (metric)"],
      ucum: "[car_m]",
      note: "The metric carat of 200 mg, the measure of gems; the karat of gold is a fineness.",
    }),
    linear("ton-short", "ton (short)", "ton (US)", SHORT_TON, {
      aliases: ["short ton", "short tons", "US ton"],
      ucum: "[ston_av]",
      note: "The US ton of 2000 pounds.",
    }),
    linear("ton-long", "ton (long)", "ton (UK)", LONG_TON, {
      aliases: ["long ton", "long tons", "imperial ton", "UK ton"],
      ucum: "[lton_av]",
      note: "The UK ton of 2240 pounds.",
    }),
    linear("u", "Atomic mass unit", "u", DALTON, {
      plural: "Atomic mass units",
      aliases: ["amu", "unified atomic mass unit"],
      ucum: "u",
      note: "The unified atomic mass unit, which is the dalton.",
    }),
    linear("Eg", "exagram", "Eg", exa(GRAM), { ucum: "Eg" }),
    linear("Pg", "petagram", "Pg", peta(GRAM), { ucum: "Pg" }),
    linear("Tg", "teragram", "Tg", tera(GRAM), { ucum: "Tg" }),
    linear("Gg", "gigagram", "Gg", giga(GRAM), { ucum: "Gg" }),
    linear("Mg", "megagram", "Mg", mega(GRAM), { ucum: "Mg" }),
    linear("hg", "hectogram", "hg", hecto(GRAM), { ucum: "hg" }),
    linear("dag", "dekagram", "dag", deka(GRAM), { aliases: ["dkg"], ucum: "dag" }),
    linear("dg", "decigram", "dg", deci(GRAM), { ucum: "dg" }),
    linear("cg", "centigram", "cg", centi(GRAM), { ucum: "cg" }),
    linear("microgram", "microgram", "µg", micro(GRAM), { aliases: ["ug", "mcg"], ucum: "ug" }),
    linear("ng", "nanogram", "ng", nano(GRAM), { ucum: "ng" }),
    linear("pg", "picogram", "pg", pico(GRAM), { ucum: "pg" }),
    linear("fg", "femtogram", "fg", femto(GRAM), { ucum: "fg" }),
    linear("ag", "attogram", "ag", atto(GRAM), { ucum: "ag" }),
    linear("Da", "dalton", "Da", DALTON, { ucum: "u" }),
    linear("kilogram-force-square-second-per-meter", "kilogram-force square second/meter", "kgf·s²/m", per(times(KILOGRAM_FORCE, squared(SECOND)), METRE), {
      aliases: ["kgf*s2/m", "kgf*s^2/m", "hyl", "technical mass unit"],
      ucum: "kgf.s2/m",
    }),
    linear("klb", "kilopound", "klb", kilo(POUND), { aliases: ["klbs"], ucum: "10*3.[lb_av]" }),
    linear("kip", "kip", "kip", KIP, { note: "As a mass: 1000 pounds; the kip-force is a unit of force." }),
    linear("slug", "slug", "slug", SLUG, { ucum: "[lbf_av].s2/[ft_i]" }),
    linear("pound-force-square-second-per-foot", "pound-force square second/foot", "lbf·s²/ft", per(times(POUND_FORCE, squared(SECOND)), FOOT), {
      aliases: ["lbf*s2/ft", "lbf*s^2/ft"],
      ucum: "[lbf_av].s2/[ft_i]",
    }),
    linear("pound-troy-or-apothecary", "pound (troy or apothecary)", "lb t", TROY_POUND, {
      aliases: ["troy pound", "apothecary pound", "pound (troy)", "lb ap"],
      ucum: "[lb_tr]",
      note: "12 troy ounces, lighter than the everyday pound.",
    }),
    linear("ton-assay-us", "ton (assay) (US)", "AT (US)", US_ASSAY_TON, {
      aliases: ["assay ton", "assay ton (US)"],
      note: "As many milligrams as a short ton has troy ounces.",
    }),
    linear("ton-assay-uk", "ton (assay) (UK)", "AT (UK)", UK_ASSAY_TON, {
      aliases: ["assay ton (UK)"],
      note: "As many milligrams as a long ton has troy ounces.",
    }),
    linear("kt", "kiloton (metric)", "kt", kilo(TONNE), {
      aliases: ["kilotonne"],
      ucum: "kt",
      note: "1000 metric tons of mass; as an explosive's energy see Energy.",
    }),
    linear("q", "quintal (metric)", "q", QUINTAL, { aliases: ["metric quintal"], note: "100 kg.", ucum: "100.kg" }),
    linear("hundredweight-us", "hundredweight (US)", "cwt (US)", US_HUNDREDWEIGHT, {
      aliases: ["short hundredweight", "cental"],
      ucum: "[scwt_av]",
      note: "The short hundredweight of 100 pounds.",
    }),
    linear("hundredweight-uk", "hundredweight (UK)", "cwt (UK)", UK_HUNDREDWEIGHT, {
      aliases: ["long hundredweight"],
      ucum: "[lcwt_av]",
      note: "The long hundredweight of 112 pounds.",
    }),
    linear("quarter-uk", "quarter (UK)", "qr (UK)", UK_QUARTER, { note: "A quarter of the long hundredweight, 28 pounds." }),
    linear("st", "stone (UK)", "st", STONE, { plural: "stone (UK)", aliases: ["stone", "stones"], ucum: "[stone_av]", note: "14 pounds." }),
    linear("tonne", "tonne", "tonne", TONNE, { ucum: "t", note: "The SI's name of the metric ton, symbol t." }),
    linear("dwt", "pennyweight", "dwt", PENNYWEIGHT, { ucum: "[pwt_tr]" }),
    linear("scruple-apothecary", "scruple (apothecary)", "s.ap", SCRUPLE, { ucum: "[sc_ap]" }),
    linear("gr", "grain", "gr", GRAIN, { ucum: "[gr]" }),
    linear("gamma", "gamma", "γ", GAMMA, { ucum: "ug", note: "As a mass: one microgram; as a flux density a gamma is a nanotesla." }),
    linear("mP", "Planck mass", "mP", PLANCK_MASS, { plural: "Planck masses" }),
    linear("electron-mass-rest", "Electron mass (rest)", "mₑ", ELECTRON_MASS, { plural: "Electron masses (rest)", aliases: ["electron mass"], ucum: "[m_e]" }),
    linear("muon-mass", "Muon mass", "mμ", MUON_MASS, { plural: "Muon masses" }),
    linear("proton-mass", "Proton mass", "mₚ", PROTON_MASS, { plural: "Proton masses", ucum: "[m_p]" }),
    linear("neutron-mass", "Neutron mass", "mₙ", NEUTRON_MASS, { plural: "Neutron masses" }),
    linear("deuteron-mass", "Deuteron mass", "m_d", DEUTERON_MASS, { plural: "Deuteron masses" }),
    linear("earths-mass", "Earth's mass", "M⊕", EARTH_MASS, {
      plural: "Earth's masses",
      aliases: ["earth mass"],
      convention: "The nominal terrestrial mass parameter of IAU 2015 Resolution B3 divided by the CODATA 2022 constant of gravitation.",
    }),
    linear("suns-mass", "Sun's mass", "M☉", SUN_MASS, {
      plural: "Sun's masses",
      aliases: ["solar mass"],
      convention: "The nominal solar mass parameter of IAU 2015 Resolution B3 divided by the CODATA 2022 constant of gravitation.",
    }),
    linear("ounce-troy", "ounce (troy)", "oz t", TROY_OUNCE, {
      aliases: ["troy oz", "troy ounce", "troy ounces", "ozt", "ounce (apothecary)"],
      ucum: "[oz_tr]",
      note: "480 grains, the measure of precious metals; heavier than the everyday ounce.",
    }),
    linear("dr", "dram (avoirdupois)", "dr", DRAM, { ucum: "[dr_av]", note: "A sixteenth of the ounce." }),
    linear("dram-apothecary", "dram (apothecary)", "dr ap", APOTHECARY_DRAM, { ucum: "[dr_ap]", note: "60 grains." }),
    linear("pfund", "pound (metric)", "pfund", PFUND, { aliases: ["metric pound"], note: "The German Pfund of 500 g." }),
    linear("jin-chinese", "jin (Chinese)", "市斤", JIN, { plural: "jin (Chinese)", aliases: ["catty (Chinese)"], note: "The market jin of 500 g." }),
    linear("liang-chinese", "liang (Chinese)", "市两", LIANG, {
      plural: "liang (Chinese)",
      aliases: ["tael (Chinese)"],
      note: "A tenth of the market jin, 50 g, since 1959; before that a sixteenth.",
    }),
    linear("tola", "tola", "tola", TOLA, {
      convention: "180 grains, 11.6638038 g, as the Indian Standards of Weight Act of 1939 has it; rounded tolas of 10 g and 11.664 g are in trade.",
    }),
    linear("tael-hk", "tael (HK)", "tael (HK)", per(HONG_KONG_CATTY, 16), {
      convention: "A sixteenth of the Hong Kong catty of 4/3 pound, 37.7994 g; the troy tael of the goldsmiths is 37.429 g.",
    }),
    linear("maund", "maund", "maund", MAUND, {
      convention: "40 seers of 80 tolas, 37.3242 kg, as the Indian Standards of Weight Act of 1939 has it; older maunds differ by province.",
    }),
    linear("pood", "pood", "pood", POOD, {
      convention: "40 funt of 0.40951241 kg, the Russian statute of 1899; today's 16 kg kettlebell goes by the same name.",
    }),
    linear("momme", "momme", "匁", MOMME, { plural: "momme", note: "3.75 g, the measure of pearls; the momme of silk is a weight per area." }),
    linear("kan-japanese", "kan (Japanese)", "貫", KAN, { plural: "kan (Japanese)", aliases: ["kanme"] }),
    linear("Ztr", "zentner", "Ztr", ZENTNER, { note: "The German Zentner of 50 kg; in Austria and Switzerland a Zentner is 100 kg." }),
    linear("pt", "point (gem)", "pt", GEM_POINT, { note: "A hundredth of a metric carat." }),
    linear("Zg", "zettagram", "Zg", zetta(GRAM), { ucum: "Zg" }),
    linear("Yg", "yottagram", "Yg", yotta(GRAM), { ucum: "Yg" }),
    linear("Rg", "ronnagram", "Rg", ronna(GRAM), { sources: [CGPM_2022] }),
    linear("Qg", "quettagram", "Qg", quetta(GRAM), { sources: [CGPM_2022] }),
    linear("zg", "zeptogram", "zg", zepto(GRAM), { ucum: "zg" }),
    linear("yg", "yoctogram", "yg", yocto(GRAM), { ucum: "yg" }),
    linear("rg", "rontogram", "rg", ronto(GRAM), { sources: [CGPM_2022] }),
    linear("qg", "quectogram", "qg", quecto(GRAM), { sources: [CGPM_2022] }),
  ],
  { quantity: "mass" },
);

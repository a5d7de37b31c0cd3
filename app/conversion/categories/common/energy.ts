import {
  atto,
  CELSIUS_HEAT_UNIT,
  centi,
  DYNE,
  ELECTRONVOLT,
  ERG,
  exa,
  FOOT,
  femto,
  GRAM_FORCE,
  giga,
  HARTREE_ENERGY,
  HORSEPOWER,
  HOUR,
  INCH,
  IT_BTU,
  IT_CALORIE,
  JOULE,
  KILOGRAM_FORCE,
  kilo,
  LITRE,
  METRE,
  METRIC_HORSEPOWER,
  mega,
  micro,
  milli,
  NEWTON,
  nano,
  OUNCE_FORCE,
  POUND_FORCE,
  POUNDAL,
  peta,
  pico,
  SECOND,
  STANDARD_ATMOSPHERE,
  THERM,
  THERMOCHEMICAL_BTU,
  THERMOCHEMICAL_CALORIE,
  tera,
  US_THERM,
  WATT,
} from "../../constants";
import { conventional, type Definition, exact, per, times } from "../../definition";
import { CIPM_1950, EU_80_181, FAO_2003, IEA_ENERGY_STATISTICS, NIST_SP_811, SI_BROCHURE, UN_IRES, US_CODE_26_45K } from "../../sources";
import { category, linear } from "../../unit";

const FOOD_CALORIE = conventional("food calorie", kilo(THERMOCHEMICAL_CALORIE), FAO_2003);
const TON_OF_TNT = exact("ton of TNT", giga(THERMOCHEMICAL_CALORIE), NIST_SP_811);
const TON_HOUR_OF_REFRIGERATION = exact("ton-hour of refrigeration", times(12_000, IT_BTU), NIST_SP_811);
const EC_THERM = exact("therm (EC)", times("105.506e6", JOULE), EU_80_181);
const QUAD = exact("quad", peta(IT_BTU), NIST_SP_811);
const TONNE_OF_OIL_EQUIVALENT = exact("tonne of oil equivalent", times("41.868", giga(JOULE)), IEA_ENERGY_STATISTICS);
const TONNE_OF_COAL_EQUIVALENT = conventional("tonne of coal equivalent", times(7, giga(IT_CALORIE)), UN_IRES);
const BARREL_OF_OIL_EQUIVALENT = conventional("barrel of oil equivalent", times("5.8", mega(IT_BTU)), US_CODE_26_45K);
const RYDBERG = per(HARTREE_ENERGY, 2);
const THERMIE = conventional("thermie", times("4.1855", mega(JOULE)), CIPM_1950);

/** Water's heat capacity was measured over and over: each has the figure that NIST SP 811 prints. */
const printed = (label: string, joules: string): Definition => conventional(label, times(joules, JOULE), NIST_SP_811);
const MEAN_CALORIE = printed("mean calorie", "4.19002");
const CALORIE_15 = printed("calorie (15 °C)", "4.1858");
const CALORIE_20 = printed("calorie (20 °C)", "4.1819");
const MEAN_BTU = printed("mean Btu", "1055.87");
const BTU_39 = printed("Btu (39 °F)", "1059.67");
const BTU_59 = printed("Btu (59 °F)", "1054.8");
const BTU_60 = printed("Btu (60 °F)", "1054.68");

const THERMOCHEMICAL = "The thermochemical calorie, 4.184 J.";
const INTERNATIONAL_TABLE = "The International Table calorie of 1956, 4.1868 J.";
const WATER_HEATED = "The figure that NIST SP 811 prints for heating water at this temperature.";
const TNT = "Explosives by the ton of TNT, by convention a thousand million thermochemical calories: 4.184 GJ.";

export const energy = category("energy", "Energy", JOULE, () => [
  linear("J", "joule", "J", JOULE, { ucum: "J" }),
  linear("kJ", "kilojoule", "kJ", kilo(JOULE), { ucum: "kJ" }),
  linear("calorie-th", "calorie (th)", "cal (th)", THERMOCHEMICAL_CALORIE, {
    aliases: ["calth", "cal_th", "thermochemical calorie", "gram calorie (th)"],
    ucum: "cal_th",
    note: THERMOCHEMICAL,
  }),
  linear("kilocalorie-th", "kilocalorie (th)", "kcal (th)", kilo(THERMOCHEMICAL_CALORIE), {
    aliases: ["kcal_th", "thermochemical kilocalorie"],
    ucum: "kcal_th",
    note: THERMOCHEMICAL,
  }),
  linear("watt-hour", "watt-hour", "W·h", times(WATT, HOUR), { aliases: ["Wh", "W*h", "W h", "watt hour"], ucum: "W.h" }),
  linear("kilowatt-hour", "kilowatt-hour", "kW·h", times(kilo(WATT), HOUR), {
    aliases: ["kWh", "kW*h", "kW h", "kilowatt hour"],
    ucum: "kW.h",
  }),
  linear("btu-it", "Btu (IT)", "Btu (IT)", IT_BTU, {
    plural: "Btu (IT)",
    aliases: ["Btu_IT", "British thermal unit (IT)", "International Table Btu"],
    ucum: "[Btu_IT]",
    note: "The International Table British thermal unit, 1055.05585262 J.",
  }),
  linear("eV", "electron-volt", "eV", ELECTRONVOLT, { aliases: ["electronvolt", "electron volt"], ucum: "eV" }),
  linear("foot-pound", "foot-pound", "ft·lbf", times(FOOT, POUND_FORCE), {
    aliases: ["ft·lb", "ft*lbf", "ft-lbf", "ft lbf", "ft-lb", "ft lb", "ft-lbs", "ft lbs", "ft.lbs", "ftlb", "foot pound", "foot pound-force"],
    ucum: "[ft_i].[lbf_av]",
    note: "The pound as a force, under standard gravity.",
  }),
  linear("calorie-it", "calorie (IT)", "cal (IT)", IT_CALORIE, {
    aliases: ["calIT", "cal_IT", "International Table calorie"],
    ucum: "cal_IT",
    note: INTERNATIONAL_TABLE,
  }),
  linear("kilocalorie-it", "kilocalorie (IT)", "kcal (IT)", kilo(IT_CALORIE), {
    aliases: ["kcal_IT", "International Table kilocalorie"],
    ucum: "kcal_IT",
    note: INTERNATIONAL_TABLE,
  }),
  linear("Cal", "calorie (nutritional)", "Cal", FOOD_CALORIE, {
    aliases: ["food calorie", "dietary calorie", "large calorie", "nutritional calorie"],
    ucum: "[Cal]",
    note: "A kilocalorie of 4184 J, as food labels and the FAO count; older tables take 4186.8 J.",
  }),
  linear("horsepower-metric-hour", "horsepower (metric) hour", "hp·h (metric)", times(METRIC_HORSEPOWER, HOUR), {
    plural: "horsepower (metric) hours",
    aliases: ["hp*h (metric)", "PSh", "PS·h", "metric horsepower hour"],
    note: "75 kgf·m/s for an hour.",
  }),
  linear("btu-th", "Btu (th)", "Btu (th)", THERMOCHEMICAL_BTU, {
    plural: "Btu (th)",
    aliases: ["Btu_th", "British thermal unit (th)", "thermochemical Btu"],
    ucum: "[Btu_th]",
    note: "The thermochemical British thermal unit, 1054.350264… J.",
  }),
  linear("GJ", "gigajoule", "GJ", giga(JOULE), { ucum: "GJ" }),
  linear("MJ", "megajoule", "MJ", mega(JOULE), { ucum: "MJ" }),
  linear("mJ", "millijoule", "mJ", milli(JOULE), { ucum: "mJ" }),
  linear("microjoule", "microjoule", "µJ", micro(JOULE), { aliases: ["uJ"], ucum: "uJ" }),
  linear("nJ", "nanojoule", "nJ", nano(JOULE), { ucum: "nJ" }),
  linear("aJ", "attojoule", "aJ", atto(JOULE), { ucum: "aJ" }),
  linear("MeV", "megaelectron-volt", "MeV", mega(ELECTRONVOLT), {
    aliases: ["megaelectronvolt", "mega electron volt"],
    ucum: "MeV",
  }),
  linear("keV", "kiloelectron-volt", "keV", kilo(ELECTRONVOLT), { aliases: ["kiloelectronvolt"], ucum: "keV" }),
  linear("erg", "erg", "erg", ERG, { ucum: "erg" }),
  linear("gigawatt-hour", "gigawatt-hour", "GW·h", times(giga(WATT), HOUR), {
    aliases: ["GWh", "GW*h", "gigawatt hour"],
    ucum: "GW.h",
  }),
  linear("megawatt-hour", "megawatt-hour", "MW·h", times(mega(WATT), HOUR), {
    aliases: ["MWh", "MW*h", "megawatt hour"],
    ucum: "MW.h",
  }),
  linear("kilowatt-second", "kilowatt-second", "kW·s", times(kilo(WATT), SECOND), {
    aliases: ["kWs", "kW*s", "kilowatt second"],
    ucum: "kW.s",
  }),
  linear("watt-second", "watt-second", "W·s", times(WATT, SECOND), {
    aliases: ["Ws", "W*s", "watt second"],
    ucum: "W.s",
  }),
  linear("newton-meter", "newton meter", "N·m", times(NEWTON, METRE), { aliases: ["N*m", "Nm", "N m"], ucum: "N.m" }),
  linear("horsepower-hour", "horsepower hour", "hp·h", times(HORSEPOWER, HOUR), {
    aliases: ["hp*h", "hph", "hp h", "horsepower-hour"],
    ucum: "[HP].h",
    note: "The mechanical horsepower, 550 ft·lbf/s, for an hour.",
  }),
  linear("mega-btu-it", "mega Btu (IT)", "MBtu (IT)", mega(IT_BTU), {
    plural: "mega Btu (IT)",
    aliases: ["MMBtu", "million Btu"],
    note: "A million International Table Btu; the gas trade writes MMBtu, and MBtu for a thousand.",
    ucum: "10*6.[Btu_IT]",
  }),
  linear("ton-hour-refrigeration", "ton-hour (refrigeration)", "ton·h", TON_HOUR_OF_REFRIGERATION, {
    aliases: ["ton*h", "TRh", "refrigeration ton-hour"],
    note: "12 000 International Table Btu: a ton of refrigeration for an hour.",
  }),
  linear("Gton", "gigaton", "Gton", giga(TON_OF_TNT), { aliases: ["gigaton of TNT", "Gt TNT"], note: TNT }),
  linear("Mton", "megaton", "Mton", mega(TON_OF_TNT), { aliases: ["megaton of TNT", "Mt TNT"], note: TNT }),
  linear("kton", "kiloton", "kton", kilo(TON_OF_TNT), { aliases: ["kiloton of TNT", "kt TNT"], note: TNT }),
  linear("ton-explosives", "ton (explosives)", "ton TNT", TON_OF_TNT, { aliases: ["ton of TNT", "tTNT", "TNT"], note: TNT }),
  linear("dyne-centimeter", "dyne centimeter", "dyn·cm", times(DYNE, centi(METRE)), { aliases: ["dyn*cm", "dyn cm"], ucum: "dyn.cm" }),
  linear("gram-force-meter", "gram-force meter", "gf·m", times(GRAM_FORCE, METRE), { aliases: ["gf*m", "gf m"], ucum: "gf.m" }),
  linear("gram-force-centimeter", "gram-force centimeter", "gf·cm", times(GRAM_FORCE, centi(METRE)), { aliases: ["gf*cm", "gf cm"], ucum: "gf.cm" }),
  linear("kilogram-force-centimeter", "kilogram-force centimeter", "kgf·cm", times(KILOGRAM_FORCE, centi(METRE)), {
    aliases: ["kgf*cm", "kgf cm"],
    ucum: "kgf.cm",
  }),
  linear("kilogram-force-meter", "kilogram-force meter", "kgf·m", times(KILOGRAM_FORCE, METRE), {
    aliases: ["kgf*m", "kgf m"],
    ucum: "kgf.m",
  }),
  linear("kilopond-meter", "kilopond meter", "kp·m", times(KILOGRAM_FORCE, METRE), {
    aliases: ["kp*m", "kpm", "kp m"],
    note: "The kilopond is the kilogram-force.",
    ucum: "kgf.m",
  }),
  linear("pound-force-foot", "pound-force foot", "lbf·ft", times(POUND_FORCE, FOOT), { aliases: ["lbf*ft", "lbf ft", "lb-ft"], ucum: "[lbf_av].[ft_i]" }),
  linear("pound-force-inch", "pound-force inch", "lbf·in", times(POUND_FORCE, INCH), { aliases: ["lbf*in", "lbf in", "lb-in"], ucum: "[lbf_av].[in_i]" }),
  linear("ounce-force-inch", "ounce-force inch", "ozf·in", times(OUNCE_FORCE, INCH), {
    aliases: ["ozf*in", "ozf in", "oz-in"],
    note: "The avoirdupois ounce as a force, under standard gravity.",
    ucum: "[oz_av].[g].[in_i]",
  }),
  linear("inch-pound", "inch-pound", "in·lbf", times(INCH, POUND_FORCE), {
    aliases: ["in*lbf", "in-lbf", "in lbf", "in-lb", "inch pound"],
    ucum: "[in_i].[lbf_av]",
    note: "The pound as a force, under standard gravity.",
  }),
  linear("inch-ounce", "inch-ounce", "in·ozf", times(INCH, OUNCE_FORCE), {
    aliases: ["in*ozf", "in-ozf", "in ozf", "in-oz", "inch ounce"],
    note: "The avoirdupois ounce as a force, under standard gravity.",
    ucum: "[oz_av].[g].[in_i]",
  }),
  linear("poundal-foot", "poundal foot", "pdl·ft", times(POUNDAL, FOOT), { aliases: ["pdl*ft", "ft·pdl", "foot-poundal", "foot poundal"] }),
  linear("thm", "therm", "thm", THERM, {
    note: "100 000 International Table Btu, 105.505585262 MJ; the therms that law fixed in the EC and in the US have rows of their own.",
    ucum: "10*5.[Btu_IT]",
  }),
  linear("therm-ec", "therm (EC)", "thm (EC)", EC_THERM, { aliases: ["therm (UK)"], note: "105.506 MJ exactly, as Directive 80/181/EEC fixed it." }),
  linear("therm-us", "therm (US)", "thm (US)", US_THERM, { note: "105.4804 MJ exactly, the legal therm of the US gas industry." }),
  linear("hartree-energy", "Hartree energy", "Eₕ", HARTREE_ENERGY, { aliases: ["hartree", "Eh", "E_h", "Ha"] }),
  linear("Ry", "Rydberg constant", "Ry", RYDBERG, {
    plural: "rydbergs",
    aliases: ["rydberg", "Rydberg energy"],
    note: "As an energy: the Rydberg constant times h c, half the Hartree energy.",
  }),
  linear("terawatt-hour", "terawatt-hour", "TW·h", times(tera(WATT), HOUR), {
    aliases: ["TWh", "TW*h", "terawatt hour"],
    ucum: "TW.h",
  }),
  linear("TJ", "terajoule", "TJ", tera(JOULE), { ucum: "TJ" }),
  linear("PJ", "petajoule", "PJ", peta(JOULE), { ucum: "PJ" }),
  linear("EJ", "exajoule", "EJ", exa(JOULE), { ucum: "EJ" }),
  linear("pJ", "picojoule", "pJ", pico(JOULE), { ucum: "pJ" }),
  linear("fJ", "femtojoule", "fJ", femto(JOULE), { ucum: "fJ" }),
  linear("GeV", "gigaelectron-volt", "GeV", giga(ELECTRONVOLT), { aliases: ["gigaelectronvolt"], ucum: "GeV" }),
  linear("TeV", "teraelectron-volt", "TeV", tera(ELECTRONVOLT), { aliases: ["teraelectronvolt"], ucum: "TeV" }),
  linear("meV", "millielectron-volt", "meV", milli(ELECTRONVOLT), {
    aliases: ["millielectronvolt"],
    ucum: "meV",
  }),
  linear("btu-mean", "Btu (mean)", "Btu (mean)", MEAN_BTU, {
    plural: "Btu (mean)",
    ucum: "[Btu_m]",
    note: "The figure that NIST SP 811 prints for heating water from 32 °F to 212 °F, over 180.",
  }),
  linear("btu-59-f", "Btu (59 °F)", "Btu (59 °F)", BTU_59, { plural: "Btu (59 °F)", aliases: ["Btu59"], ucum: "[Btu_59]", note: WATER_HEATED }),
  linear("btu-60-f", "Btu (60 °F)", "Btu (60 °F)", BTU_60, { plural: "Btu (60 °F)", aliases: ["Btu60"], ucum: "[Btu_60]", note: WATER_HEATED }),
  linear("btu-39-f", "Btu (39 °F)", "Btu (39 °F)", BTU_39, { plural: "Btu (39 °F)", aliases: ["Btu39"], ucum: "[Btu_39]", note: WATER_HEATED }),
  linear("calorie-mean", "calorie (mean)", "cal (mean)", MEAN_CALORIE, {
    aliases: ["mean calorie"],
    ucum: "cal_m",
    note: "The figure that NIST SP 811 prints for heating water from 0 °C to 100 °C, over 100.",
  }),
  linear("calorie-15-c", "calorie (15 °C)", "cal₁₅", CALORIE_15, {
    aliases: ["cal15", "cal (15 °C)"],
    ucum: "cal_[15]",
    note: "4.1858 J as NIST SP 811 prints it; the CIPM gave 4.1855 J in 1950.",
  }),
  linear("calorie-20-c", "calorie (20 °C)", "cal₂₀", CALORIE_20, { aliases: ["cal20", "cal (20 °C)"], ucum: "cal_[20]", note: WATER_HEATED }),
  linear("megacalorie-th", "megacalorie (th)", "Mcal (th)", mega(THERMOCHEMICAL_CALORIE), { ucum: "Mcal_th", note: THERMOCHEMICAL }),
  linear("megacalorie-it", "megacalorie (IT)", "Mcal (IT)", mega(IT_CALORIE), { ucum: "Mcal_IT", note: INTERNATIONAL_TABLE }),
  linear("quad", "quad", "quad", QUAD, { note: "10¹⁵ International Table Btu.", ucum: "10*15.[Btu_IT]" }),
  linear("toe", "tonne of oil equivalent", "toe", TONNE_OF_OIL_EQUIVALENT, {
    aliases: ["ton of oil equivalent"],
    note: "41.868 GJ, ten International Table gigacalories, as the IEA counts.",
  }),
  linear("boe", "barrel of oil equivalent", "boe", BARREL_OF_OIL_EQUIVALENT, {
    convention: "5.8 million International Table Btu, the content that 26 U.S.C. 45K gives a barrel for US energy taxes; other statistics count 5.45 to 6.1.",
  }),
  linear("tce", "tonne of coal equivalent", "tce", TONNE_OF_COAL_EQUIVALENT, {
    aliases: ["ton of coal equivalent"],
    note: "Seven International Table gigacalories, 29.3076 GJ, as in the UN's energy statistics.",
  }),
  linear("CHU", "Celsius heat unit", "CHU", CELSIUS_HEAT_UNIT, {
    aliases: ["Chu", "centigrade heat unit", "pcu"],
    note: "Heats a pound of water by one degree Celsius: 1.8 International Table Btu.",
  }),
  linear("liter-atmosphere", "liter-atmosphere", "L·atm", times(LITRE, STANDARD_ATMOSPHERE), {
    aliases: ["L*atm", "L atm", "liter atmosphere"],
    ucum: "L.atm",
    sources: [SI_BROCHURE],
  }),
  linear("thermie", "thermie", "th", THERMIE, {
    convention: "A million calories of 15 °C at the CIPM's 4.1855 J of 1950: the legal unit of France until 1978.",
  }),
]);

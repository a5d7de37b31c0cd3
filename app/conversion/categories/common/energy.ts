import { times } from "../../algebra/expression";
import { centi, giga, kilo, mega, micro, milli, tera } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { ELECTRONVOLT, HOUR, JOULE, LITER, METER, NEWTON, SECOND, STANDARD_ATMOSPHERE, WATT, WATT_HOUR } from "../../constants/exact";
import { HARTREE_ENERGY, RYDBERG } from "../../constants/measured";
import { category, named, unit, withPrefixes } from "../category";
import * as notes from "../notes";

const THERMOCHEMICAL = "The thermochemical calorie, 4.184 J.";
const INTERNATIONAL_TABLE = "The International Table calorie of 1956, 4.1868 J.";
const WATER_HEATED = "The figure that NIST SP 811 prints for heating water at this temperature.";
const OF_TNT = "the energy of explosives by the ton of TNT";
const TNT = "The energy of explosives by the ton of TNT, by convention a thousand million thermochemical calories: 4.184 GJ.";

export const energy = category("energy", { reference: JOULE }, () => [
  unit("J", JOULE),
  unit("kJ", kilo(JOULE)),
  unit("kilowatt-hour", kilo(WATT_HOUR), { aliases: "kWh, kW*h, kW h, kilowatt hour" }),
  unit("btu-it", c.IT_BTU, { note: "The International Table British thermal unit, 1055.05585262 J." }),
  unit("calorie-th", c.THERMOCHEMICAL_CALORIE, { note: THERMOCHEMICAL }),
  unit("kilocalorie-th", kilo(c.THERMOCHEMICAL_CALORIE), { aliases: "kcal_th, thermochemical kilocalorie", note: THERMOCHEMICAL }),
  unit("watt-hour", WATT_HOUR, { aliases: "Wh, W*h, W h, watt hour" }),
  unit("eV", ELECTRONVOLT),
  unit("foot-pound", times(FOOT, c.POUND_FORCE), {
    name: "foot-pound",
    aliases: "ft·lb, ft*lbf, ft-lbf, ft lbf, ft-lb, ft lb, ft-lbs, ft lbs, ft.lbs, ftlb, ftlbs, foot pound, foot pounds, foot pound-force",
    qudt: "FT-LB_F_Energy",
    note: notes.POUND_AS_FORCE,
  }),
  unit("calorie-it", c.IT_CALORIE, { note: INTERNATIONAL_TABLE }),
  unit("kilocalorie-it", kilo(c.IT_CALORIE), { aliases: "kcal_IT, International Table kilocalorie", note: INTERNATIONAL_TABLE }),
  unit("Cal", c.FOOD_CALORIE, { note: "A kilocalorie of 4184 J, as food labels and the FAO count; older tables take 4186.8 J." }),
  unit("horsepower-metric-hour", times(c.METRIC_HORSEPOWER, HOUR), {
    symbol: "hp·h (metric)",
    aliases: "hp*h (metric), PSh, PS·h, metric horsepower hour",
    note: "75 kgf·m/s for an hour.",
  }),
  unit("btu-th", c.THERMOCHEMICAL_BTU, { note: "The thermochemical British thermal unit, 1054.350264… J." }),
  ...withPrefixes("G M m", JOULE),
  unit("microjoule", micro(JOULE), { aliases: "uJ" }),
  ...withPrefixes("n a", JOULE),
  unit("MeV", mega(ELECTRONVOLT), { aliases: "mega electron volt" }),
  unit("keV", kilo(ELECTRONVOLT)),
  unit("erg", c.ERG),
  unit("gigawatt-hour", giga(WATT_HOUR), { aliases: "GWh, GW*h, gigawatt hour" }),
  unit("megawatt-hour", mega(WATT_HOUR), { aliases: "MWh, MW*h, megawatt hour" }),
  unit("kilowatt-second", times(kilo(WATT), SECOND), { name: "kilowatt-second", aliases: "kWs, kW*s, kilowatt second" }),
  unit("watt-second", times(WATT, SECOND), { name: "watt-second", aliases: "Ws, W*s, watt second" }),
  unit("newton-meter", times(NEWTON, METER), { aliases: "N*m, Nm, N m" }),
  unit("horsepower-hour", c.HORSEPOWER_HOUR, {
    definition: "the mechanical horsepower",
    aliases: "hp*h, hph, hp h, horsepower-hour",
    note: "The mechanical horsepower, 550 ft·lbf/s, for an hour.",
  }),
  unit("mega-btu-it", mega(c.IT_BTU), {
    name: "mega Btu (IT)",
    plural: null,
    aliases: "MMBtu, million Btu",
    ucum: "10*6.[Btu_IT]",
    note: "A million International Table Btu: in MMBtu each M is the Roman thousand, and MBtu is a thousand Btu.",
  }),
  unit("ton-hour-refrigeration", c.TON_HOUR_OF_REFRIGERATION, { note: "12 000 International Table Btu: a ton of refrigeration for an hour." }),
  named("Gton", "gigaton", "Gton", giga(c.TON_OF_TNT), { definition: OF_TNT, aliases: "gigaton of TNT, gigatons of TNT, gigatons TNT, Gt TNT", note: TNT }),
  named("Mton", "megaton", "Mton", mega(c.TON_OF_TNT), { definition: OF_TNT, aliases: "megaton of TNT, megatons of TNT, megatons TNT, Mt TNT", note: TNT }),
  named("kton", "kiloton", "kton", kilo(c.TON_OF_TNT), { definition: OF_TNT, aliases: "kiloton of TNT, kilotons of TNT, kt TNT", note: TNT }),
  unit("ton-explosives", c.TON_OF_TNT, { note: TNT }),
  unit("dyne-centimeter", times(c.DYNE, centi(METER)), { aliases: "dyn*cm, dyn cm" }),
  unit("gram-force-meter", times(c.GRAM_FORCE, METER), { aliases: "gf*m, gf m" }),
  unit("gram-force-centimeter", times(c.GRAM_FORCE, centi(METER)), { aliases: "gf*cm, gf cm" }),
  unit("kilogram-force-centimeter", times(c.KILOGRAM_FORCE, centi(METER)), { aliases: "kgf*cm, kgf cm" }),
  unit("kilogram-force-meter", times(c.KILOGRAM_FORCE, METER), { aliases: "kgf*m, kgf m" }),
  named("kilopond-meter", "kilopond meter", "kp·m", times(c.KILOGRAM_FORCE, METER), {
    aliases: "kp*m, kpm, kp m",
    note: "The kilopond is the kilogram-force.",
  }),
  unit("pound-force-foot", times(c.POUND_FORCE, FOOT), { aliases: "lbf*ft, lbf ft, lb-ft, lbs-ft, lb ft", qudt: "FT-LB_F_Energy" }),
  unit("pound-force-inch", times(c.POUND_FORCE, INCH), { aliases: "lbf*in, lbf in, lb-in, lbs-in, lb in" }),
  unit("ounce-force-inch", times(c.OUNCE_FORCE, INCH), { aliases: "ozf*in, ozf in, oz-in", ucum: "[oz_av].[g].[in_i]", note: notes.OUNCE_AS_FORCE }),
  unit("inch-pound", times(INCH, c.POUND_FORCE), {
    name: "inch-pound",
    aliases: "in*lbf, in-lbf, in lbf, in-lb, in-lbs, inch-lb, inch-lbs, inch pound",
    note: notes.POUND_AS_FORCE,
  }),
  unit("inch-ounce", times(INCH, c.OUNCE_FORCE), {
    name: "inch-ounce",
    aliases: "in*ozf, in-ozf, in ozf, in-oz, inch ounce",
    ucum: "[oz_av].[g].[in_i]",
    note: notes.OUNCE_AS_FORCE,
  }),
  unit("poundal-foot", times(c.POUNDAL, FOOT), { aliases: "pdl*ft, ft·pdl, foot-poundal, foot poundal" }),
  unit("thm", c.THERM, { note: "100 000 International Table Btu, 105.505585262 MJ; the therms that law fixed in the EC and in the US are listed separately." }),
  unit("therm-ec", c.EC_THERM, { note: "105.506 MJ exactly, as Directive 80/181/EEC fixed it." }),
  unit("therm-uk", c.UK_THERM, { note: "105.505585257348 MJ exactly, as the Units of Measurement Regulations 1995 fixed it." }),
  named("decatherm", "decatherm", "Dth", times(10, c.THERM), { aliases: "dekatherm", note: "A million International Table Btu, as in the US gas trade." }),
  named("kilo-btu-it", "thousand Btu (IT)", "kBtu (IT)", times(1000, c.IT_BTU), {
    plural: null,
    aliases: "kBtu, kilo Btu (IT)",
    note: "The gas trade writes MBtu for it, with the Roman thousand.",
  }),
  unit("milliwatt-hour", milli(WATT_HOUR), { aliases: "mWh, mW*h, milliwatt hour" }),
  named("gasoline-gallon-equivalent", "gasoline gallon equivalent", "GGE", times(c.US_GALLON, c.GASOLINE_ENERGY), {
    convention: "33.7 kWh, as on the labels of the US Environmental Protection Agency; the gasoline of NIST Handbook 130 holds 114 100 Btu, 33.4 kWh.",
  }),
  unit("therm-us", c.US_THERM, { note: "105.4804 MJ exactly, the legal therm of the US gas industry." }),
  unit("hartree-energy", HARTREE_ENERGY),
  named("Ry", "Rydberg energy", "Ry", RYDBERG, {
    plural: "rydbergs",
    aliases: "rydberg",
    note: "As an energy: the Rydberg constant times h c, half the Hartree energy.",
  }),
  unit("terawatt-hour", tera(WATT_HOUR), { aliases: "TWh, TW*h, terawatt hour" }),
  ...withPrefixes("T P E p f", JOULE),
  ...withPrefixes("G T m", ELECTRONVOLT),
  unit("btu-mean", c.MEAN_BTU, { note: "The figure that NIST SP 811 prints for heating water from 32 °F to 212 °F, over 180." }),
  unit("btu-59-f", c.BTU_59, { note: WATER_HEATED }),
  unit("btu-60-f", c.BTU_60, { note: WATER_HEATED }),
  unit("btu-39-f", c.BTU_39, { note: WATER_HEATED }),
  unit("calorie-mean", c.MEAN_CALORIE, { note: "The figure that NIST SP 811 prints for heating water from 0 °C to 100 °C, over 100." }),
  unit("calorie-15-c", c.CALORIE_15, { note: "4.1858 J as NIST SP 811 prints it; the CIPM gave 4.1855 J in 1950." }),
  unit("calorie-20-c", c.CALORIE_20, { note: WATER_HEATED }),
  unit("megacalorie-th", mega(c.THERMOCHEMICAL_CALORIE), { note: THERMOCHEMICAL }),
  unit("megacalorie-it", mega(c.IT_CALORIE), { note: INTERNATIONAL_TABLE }),
  unit("quad", c.QUAD, { note: "10¹⁵ International Table Btu." }),
  unit("toe", c.TONNE_OF_OIL_EQUIVALENT, { note: "41.868 GJ, ten International Table gigacalories, as the IEA counts." }),
  unit("boe", c.BARREL_OF_OIL_EQUIVALENT, {
    convention: "5.8 million International Table Btu, the content that 26 U.S.C. 45K gives a barrel for US energy taxes; other statistics count 5.45 to 6.1.",
  }),
  unit("tce", c.TONNE_OF_COAL_EQUIVALENT, { note: "Seven International Table gigacalories, 29.3076 GJ, as in the UN's energy statistics." }),
  unit("CHU", c.CELSIUS_HEAT_UNIT, { note: "Heats a pound of water by one degree Celsius: 1.8 International Table Btu." }),
  unit("liter-atmosphere", times(LITER, STANDARD_ATMOSPHERE), { name: "liter-atmosphere", aliases: "L*atm, L atm, liter atmosphere" }),
  unit("thermie", c.THERMIE, { convention: "A million calories of 15 °C at the CIPM's 4.1855 J of 1950: the legal unit of France until 1978." }),
]);

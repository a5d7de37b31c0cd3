import { per, squared, times } from "../../algebra/expression";
import { deka, giga, kilo, mega, micro, milli } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { GRAM, KILOGRAM, METER, SECOND, TONNE } from "../../constants/exact";
import { DALTON, DEUTERON_MASS, EARTH_MASS, ELECTRON_MASS, MUON_MASS, NEUTRON_MASS, PLANCK_MASS, PROTON_MASS, SUN_MASS } from "../../constants/measured";
import { category, named, unit, withPrefixes } from "../category";

export const weight = category("weight", { reference: KILOGRAM, quantityKind: "mass" }, () => [
  unit("kg", KILOGRAM),
  unit("g", GRAM),
  unit("mg", milli(GRAM), { aliases: "mgs, milligramme" }),
  unit("lb", c.POUND, { note: "The avoirdupois pound; troy and metric pounds are listed separately." }),
  unit("oz", c.OUNCE, { note: "The avoirdupois ounce; the troy ounce of precious metals is listed separately, and fluid ounces are volumes." }),
  unit("t", TONNE, {
    aliases: "metric ton, metric tons, metric tonne, metric tonnes",
    qudt: "TON_Metric",
    note: "1000 kg; short and long tons are listed separately.",
  }),
  unit("ct", c.CARAT, { note: "The metric carat of 200 mg, the measure of gems; the karat of gold is a fineness." }),
  unit("ton-short", c.SHORT_TON, { note: "The US ton of 2000 pounds." }),
  unit("ton-long", c.LONG_TON, { note: "The UK ton of 2240 pounds." }),
  named("u", "Atomic mass unit", "u", DALTON, {
    plural: "atomic mass units",
    aliases: "amu, unified atomic mass unit",
    qudt: "U",
    note: "The unified atomic mass unit, which is the dalton.",
  }),
  ...withPrefixes("E P T G M h", GRAM),
  unit("dag", deka(GRAM), { aliases: "dkg" }),
  ...withPrefixes("d c", GRAM),
  unit("microgram", micro(GRAM), { aliases: "ug, mcg" }),
  ...withPrefixes("n p f a", GRAM),
  unit("Da", DALTON),
  unit("kilogram-force-square-second-per-meter", per(times(c.KILOGRAM_FORCE, squared(SECOND)), METER), {
    aliases: "kgf*s2/m, kgf*s^2/m, hyl, technical mass unit",
  }),
  unit("klb", kilo(c.POUND), { aliases: "klbs", ucum: "10*3.[lb_av]" }),
  unit("kip", c.KIP, { definition: "1000 pounds", note: "As a mass: 1000 pounds; the kip-force is a unit of force." }),
  unit("slug", c.SLUG),
  unit("pound-force-square-second-per-foot", per(times(c.POUND_FORCE, squared(SECOND)), FOOT), { aliases: "lbf*s2/ft, lbf*s^2/ft" }),
  unit("pound-troy-or-apothecary", c.TROY_POUND, { note: "12 troy ounces, lighter than the everyday pound." }),
  unit("ton-assay-us", c.US_ASSAY_TON, { note: "As many milligrams as a short ton has troy ounces." }),
  unit("ton-assay-uk", c.UK_ASSAY_TON, { note: "As many milligrams as a long ton has troy ounces." }),
  unit("kt", kilo(TONNE), { aliases: "kilotonne", note: "1000 metric tons of mass; as an explosive's energy see Energy." }),
  unit("Mt", mega(TONNE), {
    aliases: "megatonne, megatonnes",
    note: "A million metric tons of mass, as of carbon dioxide; as an explosive's energy see Energy.",
  }),
  unit("Gt", giga(TONNE), { aliases: "gigatonne, gigatonnes", note: "A thousand million metric tons of mass, as of carbon dioxide." }),
  unit("q", c.QUINTAL, { note: "100 kg." }),
  unit("hundredweight-us", c.US_HUNDREDWEIGHT, { note: "The short hundredweight of 100 pounds." }),
  unit("hundredweight-uk", c.UK_HUNDREDWEIGHT, { note: "The long hundredweight of 112 pounds." }),
  unit("quarter-uk", c.UK_QUARTER, { note: "A quarter of the long hundredweight, 28 pounds." }),
  unit("st", c.STONE, { note: "14 pounds." }),
  named("tonne", "tonne", "tonne", TONNE, { note: "The SI's name of the metric ton, symbol t." }),
  unit("dwt", c.PENNYWEIGHT),
  unit("scruple-apothecary", c.SCRUPLE),
  unit("gr", c.GRAIN),
  unit("gamma", c.GAMMA, { definition: "one microgram", note: "As a mass: one microgram; as a flux density a gamma is a nanotesla." }),
  unit("mP", PLANCK_MASS),
  unit("electron-mass-rest", ELECTRON_MASS),
  unit("muon-mass", MUON_MASS),
  unit("proton-mass", PROTON_MASS),
  unit("neutron-mass", NEUTRON_MASS),
  unit("deuteron-mass", DEUTERON_MASS),
  named("earths-mass", "Earth's mass", "M⊕", EARTH_MASS, {
    plural: "Earth's masses",
    aliases: "earth mass",
    convention: "The nominal terrestrial mass parameter of IAU 2015 Resolution B3 divided by the CODATA 2022 constant of gravitation.",
  }),
  named("suns-mass", "Sun's mass", "M☉", SUN_MASS, {
    plural: "Sun's masses",
    aliases: "solar mass, solar masses, Msun, M_sun, M⊙",
    convention: "The nominal solar mass parameter of IAU 2015 Resolution B3 divided by the CODATA 2022 constant of gravitation.",
  }),
  unit("ounce-troy", c.TROY_OUNCE, { note: "480 grains, the measure of precious metals; heavier than the everyday ounce." }),
  unit("dr", c.DRAM, { note: "A sixteenth of the ounce." }),
  unit("dram-apothecary", c.APOTHECARY_DRAM, { note: "60 grains." }),
  unit("pfund", c.PFUND, { note: "The German Pfund of 500 g." }),
  unit("jin-chinese", c.JIN, { note: "The market jin of 500 g." }),
  unit("liang-chinese", c.LIANG, { note: "A tenth of the market jin, 50 g, since 1959; before that a sixteenth." }),
  unit("tola", c.TOLA, {
    convention: "180 grains, 11.6638038 g, as the Indian Standards of Weight Act of 1939 has it; rounded tolas of 10 g and 11.664 g are in trade.",
  }),
  named("tael-hk", "tael (HK)", "tael (HK)", per(c.HONG_KONG_CATTY, 16), {
    convention: "A sixteenth of the Hong Kong catty of 0.60478982 kg, 37.7994 g; the troy tael of the goldsmiths is 37.429 g.",
  }),
  unit("maund", c.MAUND, {
    convention: "40 seers of 80 tolas, 37.3242 kg, as the Indian Standards of Weight Act of 1939 has it; older maunds differ by province.",
  }),
  unit("pood", c.POOD, { convention: "40 funt of 0.40951241 kg, the Russian statute of 1899; today's 16 kg kettlebell goes by the same name." }),
  unit("momme", c.MOMME, { definition: "3.75 g", note: "3.75 g, the measure of pearls; the momme of silk is a weight per area." }),
  unit("kan-japanese", c.KAN),
  unit("Ztr", c.ZENTNER, { note: "The German Zentner of 50 kg; in Austria and Switzerland a Zentner is 100 kg." }),
  unit("pt", c.GEM_POINT, { note: "A hundredth of a metric carat." }),
  ...withPrefixes("Z Y R Q z y r q", GRAM),
]);

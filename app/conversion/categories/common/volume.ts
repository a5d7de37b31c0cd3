import {
  ACRE,
  ACRE_FOOT,
  atto,
  BOARD_FOOT,
  CORD,
  centi,
  deci,
  deka,
  EARTH_EQUATORIAL_RADIUS,
  EARTH_POLAR_RADIUS,
  exa,
  FOOT,
  femto,
  giga,
  hecto,
  INCH,
  kilo,
  LITRE,
  METRE,
  MILE,
  mega,
  micro,
  milli,
  nano,
  OIL_BARREL,
  PI,
  peta,
  pico,
  SHAKU,
  STERE,
  tera,
  UK_FLUID_OUNCE,
  UK_GALLON,
  US_BUSHEL,
  US_CUP,
  US_FLUID_DRAM,
  US_FLUID_OUNCE,
  US_GALLON,
  US_PINT,
  US_QUART,
  US_SURVEY_ACRE_FOOT,
  US_TABLESPOON,
  US_TEASPOON,
  YARD,
} from "../../constants";
import { conventional, cubed, exact, per, squared, times } from "../../definition";
import {
  ADAMS_1821,
  AS_1325,
  FDA_101_9,
  HMRC_NOTICE_226,
  ISO_668,
  JAPAN_1891,
  NIST_HB_44,
  NIST_SP_811,
  TTB_25_11,
  UK_WEIGHTS_AND_MEASURES,
  USP_1101,
} from "../../sources";
import { category, linear } from "../../unit";

const US_GILL = exact("US gill", times(4, US_FLUID_OUNCE), NIST_HB_44);
const US_MINIM = exact("US minim", per(US_FLUID_DRAM, 60), NIST_HB_44);
const US_BARREL = exact("US barrel (liquid)", times("31.5", US_GALLON), NIST_HB_44);
const US_BEER_BARREL = exact("US beer barrel", times(31, US_GALLON), TTB_25_11);
const US_DRY_BARREL = exact("US dry barrel", times(7056, cubed(INCH)), NIST_HB_44);
const US_PECK = exact("US peck", per(US_BUSHEL, 4), NIST_HB_44);
const US_DRY_GALLON = exact("US dry gallon", per(US_BUSHEL, 8), NIST_HB_44);
const US_DRY_QUART = exact("US dry quart", per(US_BUSHEL, 32), NIST_HB_44);
const US_DRY_PINT = exact("US dry pint", per(US_BUSHEL, 64), NIST_HB_44);
const US_LEGAL_CUP = exact("US legal cup", times(240, milli(LITRE)), FDA_101_9);
const US_HOGSHEAD = exact("US hogshead", times(63, US_GALLON), ADAMS_1821);
const US_TUN = exact("US tun", times(252, US_GALLON), ADAMS_1821);
const UK_QUART = exact("imperial quart", per(UK_GALLON, 4), UK_WEIGHTS_AND_MEASURES);
const UK_PINT = exact("imperial pint", per(UK_GALLON, 8), UK_WEIGHTS_AND_MEASURES);
const UK_GILL = exact("imperial gill", per(UK_PINT, 4), UK_WEIGHTS_AND_MEASURES);
const UK_FLUID_DRAM = exact("imperial fluid drachm", per(UK_FLUID_OUNCE, 8), UK_WEIGHTS_AND_MEASURES);
const UK_MINIM = exact("imperial minim", per(UK_FLUID_DRAM, 60), UK_WEIGHTS_AND_MEASURES);
const UK_BUSHEL = exact("imperial bushel", times(8, UK_GALLON), UK_WEIGHTS_AND_MEASURES);
const UK_PECK = exact("imperial peck", times(2, UK_GALLON), UK_WEIGHTS_AND_MEASURES);
const UK_BARREL = exact("imperial barrel", times(36, UK_GALLON), HMRC_NOTICE_226);
const KILDERKIN = exact("kilderkin", times(18, UK_GALLON), HMRC_NOTICE_226);
const FIRKIN = exact("firkin", times(9, UK_GALLON), HMRC_NOTICE_226);
const METRIC_CUP = conventional("metric cup", times(250, milli(LITRE)), AS_1325);
const METRIC_TABLESPOON = exact("metric tablespoon", times(15, milli(LITRE)), FDA_101_9);
const METRIC_TEASPOON = exact("metric teaspoon", times(5, milli(LITRE)), FDA_101_9);
const AUSTRALIAN_TABLESPOON = conventional("Australian tablespoon", times(20, milli(LITRE)), AS_1325);
const REGISTER_TON = exact("register ton", times(100, cubed(FOOT)), NIST_SP_811);
/** The square measure of 49 × 49 bu by 27 bu deep, a bu being a hundredth of a shaku. */
const SHO = exact("sho", times(49, 49, 27, cubed(per(SHAKU, 100))), JAPAN_1891);
const DROP = conventional("drop", times("0.05", milli(LITRE)), USP_1101);
const TEU = conventional("twenty-foot container", times(20, 8, "8.5", cubed(FOOT)), ISO_668);
const EARTH_VOLUME = times(per(4, 3), PI, squared(EARTH_EQUATORIAL_RADIUS), EARTH_POLAR_RADIUS);

export const volume = category("volume", "Volume", cubed(METRE), () => [
  linear("L", "liter", "L", LITRE, { aliases: ["l", "ltr"], ucum: "L" }),
  linear("mL", "milliliter", "mL", milli(LITRE), { aliases: ["ml", "mls"], ucum: "mL" }),
  linear("cubic-meter", "cubic meter", "m³", cubed(METRE), { aliases: ["m3", "m^3", "cu m", "cbm"], ucum: "m3" }),
  linear("gallon-us", "gallon (US)", "gal (US)", US_GALLON, {
    aliases: ["US gallon", "US gallons", "US gal", "gallon (US liquid)"],
    ucum: "[gal_us]",
    note: "The US liquid gallon of 231 cubic inches; imperial and dry gallons have their own rows.",
  }),
  linear("quart-us", "quart (US)", "qt (US)", US_QUART, { aliases: ["US quart", "US qt"], ucum: "[qt_us]", note: "A quarter of the US liquid gallon." }),
  linear("pint-us", "pint (US)", "pt (US)", US_PINT, { aliases: ["US pint", "US pt"], ucum: "[pt_us]", note: "An eighth of the US liquid gallon." }),
  linear("cup-us", "cup (US)", "cup (US)", US_CUP, {
    aliases: ["US cup", "US cups"],
    ucum: "[cup_us]",
    note: "The customary cup of half a US pint; the cup of US food labels is 240 mL.",
  }),
  linear("fluid-ounce-us", "fluid ounce (US)", "fl oz (US)", US_FLUID_OUNCE, {
    plural: "fluid ounces (US)",
    aliases: ["floz (US)", "US fluid ounce", "US fl oz", "US floz"],
    ucum: "[foz_us]",
    note: "1/128 of the US gallon; an ounce of weight is another thing.",
  }),
  linear("tablespoon-us", "tablespoon (US)", "tbsp (US)", US_TABLESPOON, {
    aliases: ["US tablespoon", "US tbsp"],
    ucum: "[tbs_us]",
    note: "Half a US fluid ounce.",
  }),
  linear("teaspoon-us", "teaspoon (US)", "tsp (US)", US_TEASPOON, {
    aliases: ["US teaspoon", "US tsp"],
    ucum: "[tsp_us]",
    note: "A third of the US tablespoon.",
  }),
  linear("cubic-foot", "cubic foot", "ft³", cubed(FOOT), {
    plural: "cubic feet",
    aliases: ["cu. ft.", "ft3", "ft^3", "cu ft", "cuft", "cubic ft"],
    ucum: "[cft_i]",
  }),
  linear("cubic-inch", "cubic inch", "in³", cubed(INCH), {
    plural: "cubic inches",
    aliases: ["cu. in.", "cuin", "in3", "in^3", "cu in", "cubic in", "cid"],
    ucum: "[cin_i]",
  }),
  linear("cubic-yard", "cubic yard", "yd³", cubed(YARD), { aliases: ["cu. yd.", "yd3", "yd^3", "cu yd", "cubic yd"], ucum: "[cyd_i]" }),
  linear("gallon-uk", "gallon (UK)", "gal (UK)", UK_GALLON, {
    aliases: ["imperial gallon", "imperial gallons", "UK gallon", "UK gal", "imp gal"],
    ucum: "[gal_br]",
    note: "The imperial gallon of 4.54609 L.",
  }),
  linear("quart-uk", "quart (UK)", "qt (UK)", UK_QUART, {
    aliases: ["imperial quart", "UK quart"],
    ucum: "[qt_br]",
    note: "A quarter of the imperial gallon.",
  }),
  linear("pint-uk", "pint (UK)", "pt (UK)", UK_PINT, {
    aliases: ["imperial pint", "imperial pints", "UK pint"],
    ucum: "[pt_br]",
    note: "An eighth of the imperial gallon.",
  }),
  linear("fluid-ounce-uk", "fluid ounce (UK)", "fl oz (UK)", UK_FLUID_OUNCE, {
    plural: "fluid ounces (UK)",
    aliases: ["floz (UK)", "imperial fluid ounce", "UK fluid ounce", "UK fl oz", "imp fl oz"],
    ucum: "[foz_br]",
    note: "1/160 of the imperial gallon.",
  }),
  linear("cubic-centimeter", "cubic centimeter", "cm³", cubed(centi(METRE)), { aliases: ["cm3", "cm^3", "cu cm", "ccm"], ucum: "cm3" }),
  linear("cubic-millimeter", "cubic millimeter", "mm³", cubed(milli(METRE)), { aliases: ["mm3", "mm^3", "cu mm"], ucum: "mm3" }),
  linear("cubic-decimeter", "cubic decimeter", "dm³", cubed(deci(METRE)), { aliases: ["dm3", "dm^3"], ucum: "dm3" }),
  linear("cubic-kilometer", "cubic kilometer", "km³", cubed(kilo(METRE)), { aliases: ["km3", "km^3", "cu km"], ucum: "km3" }),
  linear("cubic-mile", "cubic mile", "mi³", cubed(MILE), { aliases: ["mi3", "mi^3", "cu mi"], ucum: "[mi_i]3" }),
  linear("EL", "exaliter", "EL", exa(LITRE), { ucum: "EL" }),
  linear("PL", "petaliter", "PL", peta(LITRE), { ucum: "PL" }),
  linear("TL", "teraliter", "TL", tera(LITRE), { ucum: "TL" }),
  linear("GL", "gigaliter", "GL", giga(LITRE), { ucum: "GL" }),
  linear("ML", "megaliter", "ML", mega(LITRE), { ucum: "ML" }),
  linear("kL", "kiloliter", "kL", kilo(LITRE), { aliases: ["kl"], ucum: "kL" }),
  linear("hL", "hectoliter", "hL", hecto(LITRE), { aliases: ["hl"], ucum: "hL" }),
  linear("daL", "dekaliter", "daL", deka(LITRE), { aliases: ["dal"], ucum: "daL" }),
  linear("dL", "deciliter", "dL", deci(LITRE), { aliases: ["dl"], ucum: "dL" }),
  linear("cL", "centiliter", "cL", centi(LITRE), { aliases: ["cl"], ucum: "cL" }),
  linear("microliter", "microliter", "µL", micro(LITRE), { aliases: ["uL", "ul", "µl"], ucum: "uL" }),
  linear("nL", "nanoliter", "nL", nano(LITRE), { aliases: ["nl"], ucum: "nL" }),
  linear("pL", "picoliter", "pL", pico(LITRE), { aliases: ["pl"], ucum: "pL" }),
  linear("fL", "femtoliter", "fL", femto(LITRE), { aliases: ["fl"], ucum: "fL" }),
  linear("aL", "attoliter", "aL", atto(LITRE), { aliases: ["al"], ucum: "aL" }),
  linear("cc", "cc", "cc", cubed(centi(METRE)), { plural: "cc", aliases: ["ccs"], ucum: "cm3", note: "The cubic centimeter." }),
  linear("drop", "drop", "drop", DROP, {
    aliases: ["gtt"],
    ucum: "[drp]",
    convention: "0.05 mL, the drop of pharmacies: 20 drops to the milliliter of water.",
  }),
  linear("barrel-oil", "barrel (oil)", "bbl (oil)", OIL_BARREL, {
    aliases: ["oil barrel", "barrel of oil"],
    ucum: "[bbl_us]",
    note: "The petroleum barrel of 42 US gallons.",
  }),
  linear("barrel-us", "barrel (US)", "bbl (US)", US_BARREL, {
    aliases: ["barrel (US liquid)"],
    note: "The US liquid barrel of 31.5 gallons; oil, beer and dry barrels have their own rows.",
  }),
  linear("barrel-uk", "barrel (UK)", "bbl (UK)", UK_BARREL, { note: "The brewer's barrel of 36 imperial gallons." }),
  linear("cup-metric", "cup (metric)", "cup (metric)", METRIC_CUP, {
    aliases: ["metric cup", "cup (AU)"],
    note: "250 mL, as in Australia; the cup of US food labels is 240 mL.",
  }),
  linear("cup-uk", "cup (UK)", "cup (UK)", per(UK_PINT, 2), { convention: "Half an imperial pint, as older British cookery has it; no law fixes it." }),
  linear("tablespoon-metric", "tablespoon (metric)", "tbsp (metric)", METRIC_TABLESPOON, {
    aliases: ["metric tablespoon"],
    ucum: "[tbs_m]",
    note: "15 mL; the Australian tablespoon is 20 mL.",
  }),
  linear("dessertspoon-us", "dessertspoon (US)", "dsp (US)", times(2, US_TEASPOON), { convention: "Two US teaspoons." }),
  linear("teaspoon-metric", "teaspoon (metric)", "tsp (metric)", METRIC_TEASPOON, { aliases: ["metric teaspoon"], ucum: "[tsp_m]", note: "5 mL." }),
  linear("gill-us", "gill (US)", "gi (US)", US_GILL, { ucum: "[gil_us]", note: "Four US fluid ounces." }),
  linear("gill-uk", "gill (UK)", "gi (UK)", UK_GILL, { ucum: "[gil_br]", note: "A quarter of the imperial pint." }),
  linear("minim-us", "minim (US)", "min (US)", US_MINIM, { ucum: "[min_us]", note: "1/480 of the US fluid ounce." }),
  linear("minim-uk", "minim (UK)", "min (UK)", UK_MINIM, { ucum: "[min_br]", note: "1/480 of the imperial fluid ounce." }),
  linear("ton-register", "ton register", "ton reg", REGISTER_TON, { aliases: ["register ton"], note: "100 cubic feet of a ship's room, not a weight." }),
  linear("ccf", "ccf", "ccf", times(100, cubed(FOOT)), {
    plural: "ccf",
    aliases: ["HCF", "CCF"],
    note: "100 cubic feet, as water and gas meters count.",
    ucum: "10*2.[cft_i]",
  }),
  linear("hundred-cubic-foot", "hundred-cubic foot", "100 ft³", times(100, cubed(FOOT)), {
    plural: "hundred-cubic feet",
    ucum: "10*2.[cft_i]",
  }),
  linear("acre-foot", "acre-foot", "ac·ft", ACRE_FOOT, {
    plural: "acre-feet",
    aliases: ["ac*ft", "ac-ft", "ac ft", "acre-ft", "acre ft", "acre foot", "acre feet"],
    note: "With the international foot; the acre-foot of survey feet has its own row.",
  }),
  linear("acre-foot-us-survey", "acre-foot (US survey)", "ac·ft (US survey)", US_SURVEY_ACRE_FOOT, {
    plural: "acre-feet (US survey)",
    aliases: ["ac*ft (US)"],
    ucum: "[acr_us].[ft_us]",
    note: "With the US survey foot; deprecated after 2022.",
  }),
  linear("acre-inch", "acre-inch", "ac·in", times(ACRE, INCH), {
    plural: "acre-inches",
    aliases: ["ac*in", "ac-in", "acre inch"],
    note: "With the international foot.",
  }),
  linear("das", "dekastere", "das", deka(STERE), { ucum: "dast" }),
  linear("st", "stere", "st", STERE, { ucum: "st" }),
  linear("ds", "decistere", "ds", deci(STERE), { ucum: "dst" }),
  linear("cd", "cord", "cd", CORD, { ucum: "[crd_us]", note: "The stacked cord of 128 cubic feet." }),
  linear("tun", "tun", "tun", US_TUN, { note: "252 US gallons." }),
  linear("hhd", "hogshead", "hhd", US_HOGSHEAD, { note: "The US hogshead of 63 gallons; British hogsheads of ale and beer differ." }),
  linear("board-foot", "board foot", "bd ft", BOARD_FOOT, { plural: "board feet", aliases: ["FBM", "bdft", "BF"], ucum: "[bf_i]" }),
  linear("dr", "dram", "dr", US_FLUID_DRAM, {
    aliases: ["fluid dram (US)", "fl dr (US)"],
    ucum: "[fdr_us]",
    note: "The US fluid dram, an eighth of the fluid ounce.",
  }),
  linear("earths-volume", "Earth's volume", "V⊕", EARTH_VOLUME, {
    plural: "Earth's volumes",
    convention: "The ellipsoid of the nominal equatorial and polar radii of IAU 2015 Resolution B3.",
  }),
  linear("bushel-us", "bushel (US)", "bu (US)", US_BUSHEL, { aliases: ["US bushel"], ucum: "[bu_us]", note: "The US struck bushel of 2150.42 cubic inches." }),
  linear("peck-us", "peck (US)", "pk (US)", US_PECK, { aliases: ["US peck"], ucum: "[pk_us]", note: "A quarter of the US bushel." }),
  linear("gallon-dry-us", "gallon dry (US)", "gal dry (US)", US_DRY_GALLON, {
    aliases: ["US dry gallon", "dry gallon"],
    ucum: "[gal_wi]",
    note: "An eighth of the US bushel, 268.8025 cubic inches.",
  }),
  linear("quart-dry-us", "quart dry (US)", "qt dry (US)", US_DRY_QUART, { aliases: ["US dry quart", "dry quart"], ucum: "[dqt_us]" }),
  linear("pint-dry-us", "pint dry (US)", "pt dry (US)", US_DRY_PINT, { aliases: ["US dry pint", "dry pint"], ucum: "[dpt_us]" }),
  linear("barrel-dry-us", "barrel dry (US)", "bbl dry (US)", US_DRY_BARREL, {
    aliases: ["US dry barrel", "dry barrel"],
    note: "7056 cubic inches, for fruit and vegetables other than cranberries.",
  }),
  linear("bushel-uk", "bushel (UK)", "bu (UK)", UK_BUSHEL, { aliases: ["imperial bushel"], ucum: "[bu_br]", note: "Eight imperial gallons." }),
  linear("peck-uk", "peck (UK)", "pk (UK)", UK_PECK, { aliases: ["imperial peck"], ucum: "[pk_br]", note: "Two imperial gallons." }),
  linear("barrel-us-beer", "barrel (US beer)", "bbl (US beer)", US_BEER_BARREL, { aliases: ["beer barrel"], note: "31 US gallons." }),
  linear("cup-us-legal", "cup (US legal)", "cup (legal)", US_LEGAL_CUP, { ucum: "[cup_m]", note: "240 mL, the cup of US food labels." }),
  linear("fluid-dram-uk", "fluid dram (UK)", "fl dr (UK)", UK_FLUID_DRAM, {
    plural: "fluid drams (UK)",
    aliases: ["fluid drachm"],
    ucum: "[fdr_br]",
    note: "An eighth of the imperial fluid ounce.",
  }),
  linear("tablespoon-au", "tablespoon (AU)", "tbsp (AU)", AUSTRALIAN_TABLESPOON, {
    aliases: ["Australian tablespoon"],
    note: "20 mL, the spoon of Australian kitchens; elsewhere a metric tablespoon is 15 mL.",
  }),
  linear("cubic-hectometer", "cubic hectometer", "hm³", cubed(hecto(METRE)), { aliases: ["hm3", "hm^3"], ucum: "hm3" }),
  linear("cubic-dekameter", "cubic dekameter", "dam³", cubed(deka(METRE)), { aliases: ["dam3", "dam^3"], ucum: "dam3" }),
  linear("cubic-micrometer", "cubic micrometer", "µm³", cubed(micro(METRE)), { aliases: ["um3", "um^3"], ucum: "um3" }),
  linear("cubic-nanometer", "cubic nanometer", "nm³", cubed(nano(METRE)), { aliases: ["nm3", "nm^3"], ucum: "nm3" }),
  linear("Mcf", "thousand cubic feet", "Mcf", times(1000, cubed(FOOT)), {
    plural: "thousand cubic feet",
    aliases: ["MCF"],
    note: "M is the Roman thousand of the gas trade, not mega.",
    ucum: "10*3.[cft_i]",
  }),
  linear("MMcf", "million cubic feet", "MMcf", times("1e6", cubed(FOOT)), {
    plural: "million cubic feet",
    aliases: ["MMCF"],
    note: "MM is a thousand thousand in the gas trade.",
    ucum: "10*6.[cft_i]",
  }),
  linear("sho-japanese", "sho (Japanese)", "升", SHO, { plural: "sho (Japanese)", note: "64 827 cubic bu, about 1.8039 L." }),
  linear("teu", "TEU", "TEU", TEU, {
    aliases: ["twenty-foot equivalent unit"],
    convention: "The outside of a container 20 ft by 8 ft by 8 ft 6 in, 1360 cubic feet; containers of other heights count as one TEU too.",
  }),
  linear("firkin-uk", "firkin (UK)", "fir (UK)", FIRKIN, { note: "Nine imperial gallons of beer." }),
  linear("kilderkin-uk", "kilderkin (UK)", "kil (UK)", KILDERKIN, { note: "18 imperial gallons of beer." }),
]);

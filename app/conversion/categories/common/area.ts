import {
  ACRE,
  ANGSTROM,
  CHAIN,
  CIRCULAR_MIL,
  centi,
  deci,
  deka,
  FOOT,
  FRENCH_FOOT,
  FURLONG,
  HECTARE,
  hecto,
  INCH,
  kilo,
  MARKET_CHI,
  METRE,
  MICROINCH,
  MIL,
  MILE,
  micro,
  milli,
  NAUTICAL_MILE,
  nano,
  PI,
  ROD,
  SHAKU,
  THOMSON_CROSS_SECTION,
  US_SURVEY_ACRE,
  US_SURVEY_CHAIN,
  US_SURVEY_FOOT,
  US_SURVEY_MILE,
  US_SURVEY_ROD,
  YARD,
} from "../../constants";
import { conventional, exact, per, squared, times } from "../../definition";
import {
  ASA_S1_1,
  CANADA_WEIGHTS_AND_MEASURES,
  CHINA_1959,
  CONVENTION,
  HOMESTEAD_ACT,
  JAPAN_1891,
  JAPAN_REAL_ESTATE,
  NIST_HB_44,
  NIST_SP_811,
  SURVEY_OF_PALESTINE,
  THAILAND_1923,
  UK_WEIGHTS_AND_MEASURES,
} from "../../sources";
import { category, linear } from "../../unit";

const ARE = exact("are", squared(deka(METRE)), NIST_SP_811);
const BARN = exact("barn", times("1e-28", squared(METRE)), NIST_SP_811);
const SHED = conventional("shed", times("1e-24", BARN), CONVENTION);
const SECTION = exact("section", squared(MILE), NIST_HB_44);
const TOWNSHIP = exact("township", times(36, SECTION), NIST_HB_44);
const HOMESTEAD = exact("homestead", times(160, ACRE), HOMESTEAD_ACT);
const ROOD = exact("rood", times(1210, squared(YARD)), UK_WEIGHTS_AND_MEASURES);
const SABIN = exact("sabin", squared(FOOT), ASA_S1_1);
const ARPENT = conventional("arpent (area)", times(32_400, squared(FRENCH_FOOT)), CANADA_WEIGHTS_AND_MEASURES);
const DUNAM = exact("metric dunam", times(1000, squared(METRE)), SURVEY_OF_PALESTINE);
const TSUBO = exact("tsubo", times(36, squared(SHAKU)), JAPAN_1891);
const TATAMI = conventional("tatami mat", times("1.62", squared(METRE)), JAPAN_REAL_ESTATE);
const MU = exact("market mu", times(6000, squared(MARKET_CHI)), CHINA_1959);
const RAI = exact("rai", times(1600, squared(METRE)), THAILAND_1923);

export const area = category("area", "Area", squared(METRE), () => [
  linear("square-meter", "square meter", "m²", squared(METRE), { aliases: ["m2", "m^2", "sq m", "sqm"], ucum: "m2" }),
  linear("square-kilometer", "square kilometer", "km²", squared(kilo(METRE)), { aliases: ["km2", "km^2", "sq km", "sqkm"], ucum: "km2" }),
  linear("ha", "hectare", "ha", HECTARE, { aliases: ["hectares"], ucum: "har" }),
  linear("ac", "acre", "ac", ACRE, { note: "43 560 square feet of the international foot; the acre of survey feet has its own row." }),
  linear("square-mile", "square mile", "mi²", squared(MILE), {
    aliases: ["sq. mi.", "mi2", "mi^2", "sq mi", "sqmi", "sq mile"],
    ucum: "[mi_i]2",
    note: "The square of the international mile.",
  }),
  linear("square-yard", "square yard", "yd²", squared(YARD), { aliases: ["sq. yd.", "yd2", "yd^2", "sq yd", "sqyd"], ucum: "[syd_i]" }),
  linear("square-foot", "square foot", "ft²", squared(FOOT), {
    plural: "square feet",
    aliases: ["sq. ft.", "ft2", "ft^2", "sq ft", "sqft", "sf"],
    ucum: "[sft_i]",
  }),
  linear("square-inch", "square inch", "in²", squared(INCH), {
    plural: "square inches",
    aliases: ["sq. in.", "in2", "in^2", "sq in", "sqin"],
    ucum: "[sin_i]",
  }),
  linear("square-centimeter", "square centimeter", "cm²", squared(centi(METRE)), { aliases: ["cm2", "cm^2", "sq cm", "sqcm"], ucum: "cm2" }),
  linear("square-millimeter", "square millimeter", "mm²", squared(milli(METRE)), { aliases: ["mm2", "mm^2", "sq mm", "sqmm"], ucum: "mm2" }),
  linear("square-micrometer", "square micrometer", "µm²", squared(micro(METRE)), { aliases: ["um2", "um^2"], ucum: "um2" }),
  linear("square-hectometer", "square hectometer", "hm²", squared(hecto(METRE)), { aliases: ["hm2", "hm^2"], ucum: "hm2" }),
  linear("square-dekameter", "square dekameter", "dam²", squared(deka(METRE)), { aliases: ["dam2", "dam^2"], ucum: "dam2" }),
  linear("square-decimeter", "square decimeter", "dm²", squared(deci(METRE)), { aliases: ["dm2", "dm^2"], ucum: "dm2" }),
  linear("square-nanometer", "square nanometer", "nm²", squared(nano(METRE)), { aliases: ["nm2", "nm^2"], ucum: "nm2" }),
  linear("a", "are", "a", ARE, { ucum: "ar" }),
  linear("b", "barn", "b", BARN, { ucum: "b" }),
  linear("square-mile-us-survey", "square mile (US survey)", "mi² (US)", squared(US_SURVEY_MILE), {
    ucum: "[smi_us]",
    note: "The square of 5280 US survey feet; deprecated after 2022.",
  }),
  linear("square-foot-us-survey", "square foot (US survey)", "ft² (US)", squared(US_SURVEY_FOOT), {
    plural: "square feet (US survey)",
    ucum: "[ft_us]2",
    note: "The square of the US survey foot; deprecated after 2022.",
  }),
  linear("circular-inch", "circular inch", "circ in", times(per(PI, 4), squared(INCH)), {
    plural: "circular inches",
    note: "The area of a circle one inch across.",
  }),
  linear("twp", "township", "twp", TOWNSHIP, { note: "36 sections, on the international mile." }),
  linear("section", "section", "section", SECTION, { note: "640 acres, on the international mile." }),
  linear("acre-us-survey", "acre (US survey)", "ac (US)", US_SURVEY_ACRE, {
    aliases: ["US survey acre"],
    ucum: "[acr_us]",
    note: "43 560 square US survey feet; deprecated after 2022.",
  }),
  linear("rood", "rood", "rood", ROOD, { note: "A quarter of the acre." }),
  linear("square-chain", "square chain", "ch²", squared(CHAIN), { aliases: ["ch2", "ch^2", "sq ch"], note: "On the international foot." }),
  linear("square-rod", "square rod", "rd²", squared(ROD), { aliases: ["rd2", "rd^2", "sq rd"], note: "On the international foot." }),
  linear("square-rod-us-survey", "square rod (US survey)", "rd² (US)", squared(US_SURVEY_ROD), {
    ucum: "[srd_us]",
    note: "On the US survey foot; deprecated after 2022.",
  }),
  linear("square-perch", "square perch", "perch²", squared(ROD), { plural: "square perches", note: "The square rod by another name." }),
  linear("square-pole", "square pole", "pole²", squared(ROD), { note: "The square rod by another name." }),
  linear("square-mil", "square mil", "mil²", squared(MIL), { aliases: ["mil2", "mil^2", "sq mil"], ucum: "[mil_i]2" }),
  linear("cmil", "circular mil", "cmil", CIRCULAR_MIL, {
    aliases: ["circ mil"],
    ucum: "[cml_i]",
    note: "The area of a circle a thousandth of an inch across.",
  }),
  linear("homestead", "homestead", "homestead", HOMESTEAD, { note: "160 acres, a quarter section." }),
  linear("sabin", "sabin", "sabin", SABIN, { note: "One square foot of open window; the metric sabin is a square meter." }),
  linear("arpent", "arpent", "arpent", ARPENT, {
    convention: "The arpent of Canadian law: 32 400 square French feet of 12.789 inches; in Louisiana and Missouri other arpents were in use.",
  }),
  linear("electron-cross-section", "Electron cross section", "σₑ", THOMSON_CROSS_SECTION, {
    plural: "Electron cross sections",
    aliases: ["Thomson cross section"],
    note: "The Thomson cross section of the electron.",
  }),
  linear("dunam", "dunam", "dunam", DUNAM, {
    aliases: ["dunum", "donum", "dönüm"],
    note: "The metric dunam of 1000 square meters; the older Turkish one was 919 square meters.",
  }),
  linear("tsubo", "tsubo", "坪", TSUBO, { plural: "tsubo" }),
  linear("jo-tatami", "jo (tatami)", "畳", TATAMI, {
    plural: "jo (tatami)",
    convention: "1.62 square meters, the least that Japanese property advertisements may count as a mat; mats of Kyoto and Tokyo differ.",
  }),
  linear("mu-chinese", "mu (Chinese)", "亩", MU, { plural: "mu (Chinese)", note: "The market mu of 6000 square chi, 2000/3 square meters." }),
  linear("rai", "rai", "rai", RAI, { plural: "rai" }),
  linear("square-microinch", "square microinch", "µin²", squared(MICROINCH), { plural: "square microinches", aliases: ["uin2", "uin^2"] }),
  linear("shed", "shed", "shed", SHED, { note: "Particle physicists' joke beside the barn: 1e-24 b." }),
  linear("square-furlong", "square furlong", "fur²", squared(FURLONG), { aliases: ["fur2", "fur^2"], note: "On the international foot." }),
  linear("square-nautical-mile", "square nautical mile", "nmi²", squared(NAUTICAL_MILE), {
    plural: "square nautical miles",
    aliases: ["nmi2", "nmi^2", "sq nmi"],
    ucum: "[nmi_i]2",
    note: "The square of the international nautical mile.",
  }),
  linear("square-chain-us-survey", "square chain (US survey)", "ch² (US)", squared(US_SURVEY_CHAIN), {
    ucum: "[ch_us]2",
    note: "On the US survey foot; deprecated after 2022.",
  }),
  linear("square-angstrom", "square angstrom", "Å²", squared(ANGSTROM), { aliases: ["Å2", "Å^2"], ucum: "Ao2" }),
]);

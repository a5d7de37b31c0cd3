import { per, squared, times } from "../../algebra/expression";
import { centi, deci, deka, hecto, kilo, micro, milli, nano } from "../../algebra/prefixes";
import * as c from "../../constants/customary";
import * as l from "../../constants/customary-length";
import { HECTARE, METER, NAUTICAL_MILE } from "../../constants/exact";
import { PI } from "../../constants/mathematical";
import { THOMSON_CROSS_SECTION } from "../../constants/measured";
import { category, named, unit } from "../category";

export const area = category("area", { reference: squared(METER) }, () => [
  unit("square-meter", squared(METER), { aliases: "m2, m^2, sq m, sqm" }),
  unit("square-kilometer", squared(kilo(METER)), { aliases: "km2, km^2, sq km, sqkm" }),
  unit("ha", HECTARE),
  unit("ac", c.ACRE, { note: "43 560 square feet of the international foot; the acre of survey feet is listed separately." }),
  unit("square-mile", squared(l.MILE), { aliases: "sq. mi., mi2, mi^2, sq mi, sqmi, sq mile", note: "The square of the international mile." }),
  unit("square-yard", squared(l.YARD), { aliases: "sq. yd., yd2, yd^2, sq yd, sqyd, sy", ucum: "[syd_i]" }),
  unit("square-foot", squared(l.FOOT), { aliases: "sq. ft., ft2, ft^2, sq ft, sqft, sf, sft, SFT", ucum: "[sft_i]" }),
  unit("square-inch", squared(l.INCH), { aliases: "sq. in., in2, in^2, sq in, sqin", ucum: "[sin_i]" }),
  unit("square-centimeter", squared(centi(METER)), { aliases: "cm2, cm^2, sq cm, sqcm" }),
  unit("square-millimeter", squared(milli(METER)), { aliases: "mm2, mm^2, sq mm, sqmm" }),
  unit("square-micrometer", squared(micro(METER)), { aliases: "um2, um^2" }),
  unit("square-hectometer", squared(hecto(METER)), { aliases: "hm2, hm^2" }),
  unit("square-dekameter", squared(deka(METER)), { aliases: "dam2, dam^2" }),
  unit("square-decimeter", squared(deci(METER)), { aliases: "dm2, dm^2" }),
  unit("square-nanometer", squared(nano(METER)), { aliases: "nm2, nm^2" }),
  unit("a", c.ARE),
  unit("b", c.BARN),
  unit("square-mile-us-survey", squared(l.US_SURVEY_MILE), {
    symbol: "mi² (US)",
    ucum: "[smi_us]",
    note: "The square of 5280 US survey feet; deprecated after 2022.",
  }),
  unit("square-foot-us-survey", squared(l.US_SURVEY_FOOT), { symbol: "ft² (US)", note: "The square of the US survey foot; deprecated after 2022." }),
  named("circular-inch", "circular inch", "circ in", times(per(PI, 4), squared(l.INCH)), { note: "The area of a circle one inch across." }),
  unit("twp", c.TOWNSHIP, { note: "36 sections, on the international mile." }),
  unit("section", c.SECTION, { note: "640 acres, on the international mile." }),
  unit("acre-us-survey", c.US_SURVEY_ACRE, { note: "43 560 square US survey feet; deprecated after 2022." }),
  unit("rood", c.ROOD, { note: "A quarter of the acre." }),
  unit("square-chain", squared(l.CHAIN), { aliases: "ch2, ch^2, sq ch", note: "On the international foot." }),
  unit("square-rod", squared(l.ROD), { aliases: "rd2, rd^2, sq rd", note: "On the international foot." }),
  unit("square-rod-us-survey", squared(l.US_SURVEY_ROD), { symbol: "rd² (US)", ucum: "[srd_us]", note: "On the US survey foot; deprecated after 2022." }),
  named("square-perch", "square perch", "perch²", squared(l.ROD), { plural: "square perches", note: "The square rod by another name." }),
  named("square-pole", "square pole", "pole²", squared(l.ROD), { note: "The square rod by another name." }),
  unit("square-mil", squared(l.MIL), { aliases: "mil2, mil^2, sq mil" }),
  unit("cmil", c.CIRCULAR_MIL, {
    definition: "the area of a circle a thousandth of an inch across",
    note: "The area of a circle a thousandth of an inch across.",
  }),
  unit("homestead", c.HOMESTEAD, { note: "160 acres, a quarter section." }),
  unit("sabin", c.SABIN, { note: "One square foot of open window; the metric sabin is a square meter." }),
  unit("arpent", c.ARPENT, {
    convention: "The arpent of Canadian law: 32 400 square French feet of 12.789 inches; in Louisiana and Missouri other arpents were in use.",
  }),
  unit("electron-cross-section", THOMSON_CROSS_SECTION, { note: "The Thomson cross section of the electron." }),
  unit("dunam", c.DUNAM, { note: "The metric dunam of 1000 square meters; the older Turkish one was 919 square meters." }),
  unit("tsubo", c.TSUBO),
  named("pyeong", "pyeong (Korean)", "평", c.TSUBO, {
    plural: null,
    aliases: "ping, ping (Taiwanese)",
    note: "400/121 m², the tsubo under its names in Korea and Taiwan.",
  }),
  unit("cent", c.INDIAN_CENT, { note: "A hundredth of an acre, in southern India." }),
  unit("guntha", c.GUNTHA, { note: "A fortieth of an acre, in India and Pakistan." }),
  unit("marla", c.MARLA, { convention: "272.25 square feet, as land records of the Punjab count it; builders often take 225." }),
  unit("kanal", c.KANAL, { convention: "20 marlas of 272.25 square feet, an eighth of an acre." }),
  unit("stremma", c.STREMMA, { note: "The Greek stremma of 1000 square meters." }),
  unit("jo-tatami", c.TATAMI, {
    convention: "1.62 square meters, the least that Japanese property advertisements may count as a mat; mats of Kyoto and Tokyo differ.",
  }),
  unit("mu-chinese", c.MU, { note: "The market mu of 6000 square chi, 2000/3 square meters." }),
  unit("rai", c.RAI),
  unit("square-microinch", squared(l.MICROINCH), { aliases: "uin2, uin^2" }),
  unit("shed", c.SHED, { note: "Particle physicists' joke beside the barn: 1e-24 b." }),
  unit("square-furlong", squared(l.FURLONG), { aliases: "fur2, fur^2", note: "On the international foot." }),
  unit("square-nautical-mile", squared(NAUTICAL_MILE), {
    name: "square nautical mile",
    aliases: "nmi2, nmi^2, sq nmi",
    note: "The square of the international nautical mile.",
  }),
  unit("square-chain-us-survey", squared(l.US_SURVEY_CHAIN), { symbol: "ch² (US)", note: "On the US survey foot; deprecated after 2022." }),
  unit("square-angstrom", squared(l.ANGSTROM), { aliases: "Å2, Å^2" }),
]);

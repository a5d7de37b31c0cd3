import { CANDELA, centi, FOOT, INCH, kilo, LUMEN, LUMINOUS_EFFICACY, METRE, mega, milli, PI, STERADIAN, WATT } from "../../constants";
import { conventional, exact, per, squared, times } from "../../definition";
import { CIE_S_017, CONVENTION, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const NIT = exact("nit", per(CANDELA, squared(METRE)), CIE_S_017);
const STILB = exact("stilb", per(CANDELA, squared(centi(METRE))), NIST_SP_811);
const LAMBERT = exact("lambert", per(STILB, PI), NIST_SP_811);
const FOOT_LAMBERT = exact("foot-lambert", per(CANDELA, times(PI, squared(FOOT))), NIST_SP_811);
const APOSTILB = conventional("apostilb", per(CANDELA, times(PI, squared(METRE))), CONVENTION);

export const luminance = category("luminance", "Luminance", per(CANDELA, squared(METRE)), () => [
  linear("candela-per-square-meter", "candela/square meter", "cd/m²", per(CANDELA, squared(METRE)), { ucum: "cd/m2" }),
  linear("nt", "nit", "nt", NIT, { ucum: "cd/m2" }),
  linear("fL", "foot-lambert", "fL", FOOT_LAMBERT, { plural: "foot-lamberts", aliases: ["footlambert", "ft-L"] }),
  linear("candela-per-square-centimeter", "candela/square centimeter", "cd/cm²", per(CANDELA, squared(centi(METRE))), { ucum: "cd/cm2" }),
  linear("candela-per-square-foot", "candela/square foot", "cd/ft²", per(CANDELA, squared(FOOT)), { ucum: "cd/[ft_i]2" }),
  linear("candela-per-square-inch", "candela/square inch", "cd/in²", per(CANDELA, squared(INCH)), { ucum: "cd/[in_i]2" }),
  linear("kilocandela-per-square-meter", "kilocandela/square meter", "kcd/m²", per(kilo(CANDELA), squared(METRE)), { ucum: "kcd/m2" }),
  linear("sb", "stilb", "sb", STILB, { ucum: "sb" }),
  linear("lumen-per-square-meter-per-steradian", "lumen/square meter/steradian", "lm/(m²·sr)", per(LUMEN, squared(METRE), STERADIAN), {
    aliases: ["lm/m²/sr"],
    ucum: "lm/(m2.sr)",
  }),
  linear("lumen-per-square-centimeter-per-steradian", "lumen/square centimeter/steradian", "lm/(cm²·sr)", per(LUMEN, squared(centi(METRE)), STERADIAN), {
    aliases: ["lm/cm²/sr"],
    ucum: "lm/(cm2.sr)",
  }),
  linear("lumen-per-square-foot-per-steradian", "lumen/square foot/steradian", "lm/(ft²·sr)", per(LUMEN, squared(FOOT), STERADIAN), {
    aliases: ["lm/ft²/sr"],
    ucum: "lm/([ft_i]2.sr)",
  }),
  linear(
    "watt-per-square-centimeter-per-steradian-at-555-nm",
    "watt/square centimeter/steradian (at 555 nm)",
    "W/(cm²·sr) @555 nm",
    times(LUMINOUS_EFFICACY, per(WATT, squared(centi(METRE)), STERADIAN)),
    { convention: "Light of 540 THz, 555.016 nm in vacuum, where the SI fixes the luminous efficacy at 683 lm/W." },
  ),
  linear("mnt", "millinit", "mnt", milli(NIT), { ucum: "mcd/m2" }),
  linear("L", "lambert", "L", LAMBERT, { ucum: "Lmb" }),
  linear("mL", "millilambert", "mL", milli(LAMBERT), { ucum: "mLmb" }),
  linear("asb", "apostilb", "asb", APOSTILB, { note: "What a perfectly white surface shows under one lux: 1/π cd/m²." }),
  linear("blondel", "blondel", "blondel", APOSTILB, { note: "The apostilb by its French name." }),
  linear("skot", "skot", "skot", milli(APOSTILB), { note: "A thousandth of the apostilb, for dark-adapted sight." }),
  linear("millicandela-per-square-meter", "millicandela/square meter", "mcd/m²", per(milli(CANDELA), squared(METRE)), { ucum: "mcd/m2" }),
  linear("megacandela-per-square-meter", "megacandela/square meter", "Mcd/m²", per(mega(CANDELA), squared(METRE)), { ucum: "Mcd/m2" }),
]);

import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { APOSTILB, FLAME, FOOT_CANDLE, FOOT_LAMBERT, LAMBERT, NIT, NOX, PHOT, STILB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CANDELA, HOUR, LUMEN, LUMINOUS_EFFICACY, LUX, METER, SECOND, STERADIAN, WATT } from "../../constants/exact";
import { category, named, unit, withPrefixes, withPrefixesIn } from "../category";
import * as notes from "../notes";

export const luminance = category("luminance", { reference: per(CANDELA, squared(METER)) }, () => [
  unit("candela-per-square-meter", per(CANDELA, squared(METER))),
  unit("nt", NIT),
  unit("fL", FOOT_LAMBERT),
  unit("candela-per-square-centimeter", per(CANDELA, squared(centi(METER))), { qudt: "STILB" }),
  unit("candela-per-square-foot", per(CANDELA, squared(FOOT))),
  unit("candela-per-square-inch", per(CANDELA, squared(INCH))),
  unit("kilocandela-per-square-meter", per(kilo(CANDELA), squared(METER))),
  unit("sb", STILB),
  unit("lumen-per-square-meter-per-steradian", per(LUMEN, squared(METER), STERADIAN)),
  unit("lumen-per-square-centimeter-per-steradian", per(LUMEN, squared(centi(METER)), STERADIAN)),
  unit("lumen-per-square-foot-per-steradian", per(LUMEN, squared(FOOT), STERADIAN)),
  named(
    "watt-per-square-centimeter-per-steradian-at-555-nm",
    "watt/square centimeter/steradian (at 555 nm)",
    "W/(cm²·sr) @555 nm",
    times(LUMINOUS_EFFICACY, per(WATT, squared(centi(METER)), STERADIAN)),
    { convention: notes.LIGHT_OF_540_THZ },
  ),
  unit("mnt", milli(NIT), { ucum: "mcd/m2" }),
  unit("L", LAMBERT),
  unit("mL", milli(LAMBERT)),
  unit("asb", APOSTILB, { note: "What a perfectly white surface shows under one lux: 1/π cd/m²." }),
  named("blondel", "blondel", "blondel", APOSTILB, { note: "The apostilb by its French name." }),
  named("skot", "skot", "skot", milli(APOSTILB), { note: "A thousandth of the apostilb, for dark-adapted sight." }),
  ...withPrefixesIn("m M", CANDELA, (candela) => per(candela, squared(METER)), "-per-square-meter"),
]);

export const luminousIntensity = category("luminous-intensity", { reference: CANDELA }, () => [
  unit("cd", CANDELA),
  unit("lumen-per-steradian", per(LUMEN, STERADIAN)),
  ...withPrefixes("m k µ M h", CANDELA),
  named("candlepower", "candlepower", "cp", CANDELA, {
    plural: null,
    ucum: null,
    qudt: "CP",
    convention: "Luminous intensity in candelas, the usage since the new candle of the 9th CGPM in 1948; before, the candle was that of each country.",
    sources: ["9th CGPM"],
  }),
]);

export const illumination = category("illumination", { reference: LUX, quantityKind: "illuminance" }, () => [
  unit("lx", LUX),
  unit("foot-candle", FOOT_CANDLE),
  unit("lumen-per-square-meter", per(LUMEN, squared(METER))),
  unit("ph", PHOT),
  named("meter-candle", "meter-candle", "m·c", LUX, { note: "The lux by an older name." }),
  named("centimeter-candle", "centimeter-candle", "cm·c", PHOT, { note: "The phot by an older name." }),
  unit("flame", FLAME, { note: "Four foot-candles, an old term of stage and street lighting." }),
  unit("nox", NOX, { note: "A thousandth of a lux, for dark-adapted sight." }),
  unit("candela-steradian-per-square-meter", per(times(CANDELA, STERADIAN), squared(METER))),
  unit("lumen-per-square-centimeter", per(LUMEN, squared(centi(METER))), { qudt: "PHOT" }),
  unit("lumen-per-square-foot", per(LUMEN, squared(FOOT))),
  named(
    "watt-per-square-centimeter-at-555-nm",
    "watt/square centimeter (at 555 nm)",
    "W/cm² @555 nm",
    times(LUMINOUS_EFFICACY, per(WATT, squared(centi(METER)))),
    { convention: notes.LIGHT_OF_540_THZ },
  ),
  ...withPrefixes("k m µ", LUX),
  unit("mph", milli(PHOT), { ucum: "mlm/cm2" }),
  unit("lumen-per-square-inch", per(LUMEN, squared(INCH))),
]);

const NOTE = "Watts of other light become lumens only by a luminous efficacy, which depends on the spectrum.";

export const luminousFlux = category("luminous-flux", { reference: LUMEN, note: NOTE }, () => [
  unit("lm", LUMEN),
  ...withPrefixes("k m", LUMEN),
  unit("candela-steradian", times(CANDELA, STERADIAN)),
  named("watt-at-540-thz", "watt (at 540 THz)", "W₅₅₅", times(LUMINOUS_EFFICACY, WATT), { note: "683 lm exactly: green light of 540 THz, about 555 nm." }),
  ...withPrefixes("M", LUMEN),
]);

export const luminousEnergy = category("luminous-energy", { reference: times(LUMEN, SECOND) }, () => [
  unit("lumen-second", times(LUMEN, SECOND), { aliases: "talbot, lms" }),
  unit("lumen-hour", times(LUMEN, HOUR), { aliases: "lmh" }),
  ...withPrefixesIn("k M", LUMEN, (lumen) => times(lumen, HOUR), "-hour"),
]);

import { per, squared, times } from "../../algebra/expression";
import { centi, kilo, milli } from "../../algebra/prefixes";
import { APOSTILB, FOOT_LAMBERT, LAMBERT, NIT, STILB } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CANDELA, LUMEN, LUMINOUS_EFFICACY, METER, STERADIAN, WATT } from "../../constants/exact";
import { category, named, unit, withPrefixesIn } from "../category";
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

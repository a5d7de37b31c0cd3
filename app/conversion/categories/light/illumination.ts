import { per, squared, times } from "../../algebra/expression";
import { centi, milli } from "../../algebra/prefixes";
import { FLAME, FOOT_CANDLE, NOX, PHOT } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CANDELA, LUMEN, LUMINOUS_EFFICACY, LUX, METER, STERADIAN, WATT } from "../../constants/exact";
import { category, named, unit, withPrefixes } from "../category";
import * as notes from "../notes";

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

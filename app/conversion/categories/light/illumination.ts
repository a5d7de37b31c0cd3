import { CANDELA, centi, FOOT, INCH, kilo, LUMEN, LUMINOUS_EFFICACY, LUX, METRE, micro, milli, STERADIAN, WATT } from "../../constants";
import { conventional, exact, per, squared, times } from "../../definition";
import { CONVENTION, NIST_SP_811 } from "../../sources";
import { category, linear } from "../../unit";

const FOOT_CANDLE = exact("foot-candle", per(LUMEN, squared(FOOT)), NIST_SP_811);
const PHOT = exact("phot", times("1e4", LUX), NIST_SP_811);
const NOX = conventional("nox", milli(LUX), CONVENTION);
const FLAME = conventional("flame", times(4, FOOT_CANDLE), CONVENTION);

export const illumination = category(
  "illumination",
  "Illumination",
  LUX,
  () => [
    linear("lx", "lux", "lx", LUX, { ucum: "lx" }),
    linear("foot-candle", "foot-candle", "fc", FOOT_CANDLE, { plural: "foot-candles", aliases: ["ft*c", "footcandle", "ft·c", "ft-c"], ucum: "lm/[ft_i]2" }),
    linear("lumen-per-square-meter", "lumen/square meter", "lm/m²", per(LUMEN, squared(METRE)), { ucum: "lm/m2" }),
    linear("ph", "phot", "ph", PHOT, { ucum: "lm/cm2" }),
    linear("meter-candle", "meter-candle", "m·c", LUX, { plural: "meter-candles", note: "The lux by an older name.", ucum: "lx" }),
    linear("centimeter-candle", "centimeter-candle", "cm·c", PHOT, {
      plural: "centimeter-candles",
      note: "The phot by an older name.",
      ucum: "lm/cm2",
    }),
    linear("flame", "flame", "flame", FLAME, { note: "Four foot-candles, an old term of stage and street lighting." }),
    linear("nox", "nox", "nox", NOX, { note: "A thousandth of a lux, for dark-adapted sight.", ucum: "mlx" }),
    linear("candela-steradian-per-square-meter", "candela steradian/square meter", "cd·sr/m²", per(times(CANDELA, STERADIAN), squared(METRE)), {
      plural: "candela steradians/square meter",
      ucum: "cd.sr/m2",
    }),
    linear("lumen-per-square-centimeter", "lumen/square centimeter", "lm/cm²", per(LUMEN, squared(centi(METRE))), { ucum: "lm/cm2" }),
    linear("lumen-per-square-foot", "lumen/square foot", "lm/ft²", per(LUMEN, squared(FOOT)), { ucum: "lm/[ft_i]2" }),
    linear(
      "watt-per-square-centimeter-at-555-nm",
      "watt/square centimeter (at 555 nm)",
      "W/cm² @555 nm",
      times(LUMINOUS_EFFICACY, per(WATT, squared(centi(METRE)))),
      { convention: "Light of 540 THz, 555.016 nm in vacuum, where the SI fixes the luminous efficacy at 683 lm/W." },
    ),
    linear("klx", "kilolux", "klx", kilo(LUX), { ucum: "klx" }),
    linear("mlx", "millilux", "mlx", milli(LUX), { ucum: "mlx" }),
    linear("microlux", "microlux", "µlx", micro(LUX), { ucum: "ulx" }),
    linear("mph", "milliphot", "mph", milli(PHOT), { ucum: "mlm/cm2" }),
    linear("lumen-per-square-inch", "lumen/square inch", "lm/in²", per(LUMEN, squared(INCH)), { ucum: "lm/[in_i]2" }),
  ],
  { quantity: "illuminance" },
);

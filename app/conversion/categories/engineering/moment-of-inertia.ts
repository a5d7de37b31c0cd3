import { centi, FOOT, GRAM, INCH, KILOGRAM, KILOGRAM_FORCE, METRE, milli, OUNCE, OUNCE_FORCE, POUND, POUND_FORCE, SECOND, SLUG, TONNE } from "../../constants";
import { squared, times } from "../../definition";
import { category, linear } from "../../unit";

export const momentOfInertia = category("moment-of-inertia", "Moment of inertia", times(KILOGRAM, squared(METRE)), () => [
  linear("kilogram-square-meter", "kilogram square meter", "kg·m²", times(KILOGRAM, squared(METRE)), { ucum: "kg.m2", aliases: ["kgm2"] }),
  linear("kilogram-square-centimeter", "kilogram square centimeter", "kg·cm²", times(KILOGRAM, squared(centi(METRE))), { ucum: "kg.cm2" }),
  linear("gram-square-centimeter", "gram square centimeter", "g·cm²", times(GRAM, squared(centi(METRE))), { ucum: "g.cm2" }),
  linear("pound-square-foot", "pound square foot", "lb·ft²", times(POUND, squared(FOOT)), { ucum: "[lb_av].[sft_i]" }),
  linear("pound-square-inch", "pound square inch", "lb·in²", times(POUND, squared(INCH)), { ucum: "[lb_av].[sin_i]" }),
  linear("kilogram-square-millimeter", "kilogram square millimeter", "kg·mm²", times(KILOGRAM, squared(milli(METRE))), { ucum: "kg.mm2" }),
  linear("gram-square-millimeter", "gram square millimeter", "g·mm²", times(GRAM, squared(milli(METRE))), { ucum: "g.mm2" }),
  linear("kilogram-force-meter-square-second", "kilogram-force meter square second", "kgf·m·s²", times(KILOGRAM_FORCE, METRE, squared(SECOND)), {
    ucum: "kgf.m.s2",
  }),
  linear(
    "kilogram-force-centimeter-square-second",
    "kilogram-force centimeter square second",
    "kgf·cm·s²",
    times(KILOGRAM_FORCE, centi(METRE), squared(SECOND)),
    { ucum: "kgf.cm.s2" },
  ),
  linear("ounce-square-inch", "ounce square inch", "oz·in²", times(OUNCE, squared(INCH)), { ucum: "[oz_av].[sin_i]", note: "The avoirdupois ounce." }),
  linear("ounce-force-inch-square-second", "ounce-force inch square second", "ozf·in·s²", times(OUNCE_FORCE, INCH, squared(SECOND)), {
    note: "The avoirdupois ounce as a force, under standard gravity.",
  }),
  linear("pound-force-foot-square-second", "pound-force foot square second", "lbf·ft·s²", times(POUND_FORCE, FOOT, squared(SECOND)), {
    ucum: "[lbf_av].[ft_i].s2",
  }),
  linear("pound-force-inch-square-second", "pound-force inch square second", "lbf·in·s²", times(POUND_FORCE, INCH, squared(SECOND)), {
    ucum: "[lbf_av].[in_i].s2",
  }),
  linear("slug-square-foot", "slug square foot", "slug·ft²", times(SLUG, squared(FOOT))),
  linear("slug-square-inch", "slug square inch", "slug·in²", times(SLUG, squared(INCH))),
  linear("gram-square-meter", "gram square meter", "g·m²", times(GRAM, squared(METRE)), { ucum: "g.m2" }),
  linear("ounce-square-foot", "ounce square foot", "oz·ft²", times(OUNCE, squared(FOOT)), { ucum: "[oz_av].[sft_i]", note: "The avoirdupois ounce." }),
  linear("ton-metric-square-meter", "ton (metric) square meter", "t·m²", times(TONNE, squared(METRE)), {
    plural: "ton (metric) square meters",
    aliases: ["tonne square meter"],
    ucum: "t.m2",
    note: "The tonne, 1000 kg.",
  }),
]);

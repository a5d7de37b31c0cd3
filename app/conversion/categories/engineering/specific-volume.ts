import { centi, FOOT, GRAM, INCH, KILOGRAM, LITRE, METRE, milli, POUND, SHORT_TON, SLUG, TONNE, UK_GALLON, US_GALLON, YARD } from "../../constants";
import { cubed, per } from "../../definition";
import { category, linear } from "../../unit";

export const specificVolume = category("specific-volume", "Specific volume", per(cubed(METRE), KILOGRAM), () => [
  linear("cubic-meter-per-kilogram", "cubic meter/kilogram", "m³/kg", per(cubed(METRE), KILOGRAM), { ucum: "m3/kg" }),
  linear("liter-per-kilogram", "liter/kilogram", "L/kg", per(LITRE, KILOGRAM), { ucum: "L/kg" }),
  linear("cubic-centimeter-per-gram", "cubic centimeter/gram", "cm³/g", per(cubed(centi(METRE)), GRAM), { aliases: ["cc/g"], ucum: "cm3/g" }),
  linear("cubic-foot-per-pound", "cubic foot/pound", "ft³/lb", per(cubed(FOOT), POUND), { aliases: ["cu ft/lb"], ucum: "[cft_i]/[lb_av]" }),
  linear("liter-per-gram", "liter/gram", "L/g", per(LITRE, GRAM), { ucum: "L/g" }),
  linear("cubic-foot-per-kilogram", "cubic foot/kilogram", "ft³/kg", per(cubed(FOOT), KILOGRAM), { ucum: "[cft_i]/kg" }),
  linear("gallon-us-per-pound", "gallon (US)/pound", "gal (US)/lb", per(US_GALLON, POUND), { ucum: "[gal_us]/[lb_av]" }),
  linear("gallon-uk-per-pound", "gallon (UK)/pound", "gal (UK)/lb", per(UK_GALLON, POUND), { ucum: "[gal_br]/[lb_av]" }),
  linear("cubic-meter-per-gram", "cubic meter/gram", "m³/g", per(cubed(METRE), GRAM), { ucum: "m3/g" }),
  linear("milliliter-per-gram", "milliliter/gram", "mL/g", per(milli(LITRE), GRAM), { ucum: "mL/g" }),
  linear("cubic-meter-per-ton-metric", "cubic meter/ton (metric)", "m³/t", per(cubed(METRE), TONNE), {
    aliases: ["cubic meter/tonne"],
    ucum: "m3/t",
    note: "The tonne, 1000 kg.",
  }),
  linear("cubic-inch-per-pound", "cubic inch/pound", "in³/lb", per(cubed(INCH), POUND), { ucum: "[cin_i]/[lb_av]" }),
  linear("cubic-foot-per-ton-short", "cubic foot/ton (short)", "ft³/ton (US)", per(cubed(FOOT), SHORT_TON), {
    ucum: "[cft_i]/[ston_av]",
    note: "The short ton, 2000 pounds.",
  }),
  linear("cubic-yard-per-ton-short", "cubic yard/ton (short)", "yd³/ton (US)", per(cubed(YARD), SHORT_TON), {
    ucum: "[cyd_i]/[ston_av]",
    note: "The short ton, 2000 pounds.",
  }),
  linear("cubic-foot-per-slug", "cubic foot/slug", "ft³/slug", per(cubed(FOOT), SLUG)),
]);

import { inverse, per, squared, times, type UnitExpression } from "../../algebra/expression";
import { centi, kilo, micro, milli } from "../../algebra/prefixes";
import { CLO, IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, THERMOCHEMICAL_CALORIE, TOG } from "../../constants/customary";
import { FOOT, INCH } from "../../constants/customary-length";
import { CELSIUS_DEGREE, HOUR, KELVIN, METER, SECOND, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE, NEWTON_DEGREE, RANKINE_DEGREE, REAUMUR_DEGREE, ROMER_DEGREE } from "../../constants/temperature";
import { category, named, reciprocalUnit, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

const TEMPERATURE_INTERVAL_NOTE = "Differences of two temperatures: 10 °C more is 18 °F more. For readings of a thermometer see temperature.";

export const temperatureInterval = category("temperature-interval", { reference: KELVIN, note: TEMPERATURE_INTERVAL_NOTE }, () => [
  unit("K", KELVIN),
  unit("degree-celsius", CELSIUS_DEGREE, { name: "degree Celsius" }),
  unit("degree-fahrenheit", FAHRENHEIT_DEGREE, { name: "degree Fahrenheit" }),
  unit("degree-rankine", RANKINE_DEGREE, { name: "degree Rankine" }),
  named("degree-centigrade", "degree centigrade", "°C (centigrade)", CELSIUS_DEGREE, { note: "The degree Celsius by its name until 1948." }),
  unit("degree-reaumur", REAUMUR_DEGREE, {
    name: "degree Réaumur",
    aliases: "degree Reaumur",
    note: "An 80th of the span from freezing to boiling water, here of 100 kelvins.",
  }),
  unit("mK", milli(KELVIN)),
  unit("degree-romer", ROMER_DEGREE, {
    name: "degree Rømer",
    aliases: "degree Romer",
    note: "A 52.5th of the span from freezing to boiling water, here of 100 kelvins.",
  }),
  unit("degree-newton", NEWTON_DEGREE, { name: "degree Newton", note: "A 33rd of the span from freezing to boiling water, here of 100 kelvins." }),
]);

/** A thermal expansion, whose name includes the lengths that cancel. */
const perLength = <Id extends string>(id: Id, degree: UnitExpression, words: string, options: UnitOptions = {}): Unit<Id> =>
  unit(id, inverse(degree), { name: `length/length/${words}`, plural: null, ...options });

export const thermalExpansion = category("thermal-expansion", { reference: inverse(KELVIN) }, () => [
  perLength("length-per-length-per-kelvin", KELVIN, "kelvin", { aliases: "per kelvin" }),
  perLength("length-per-length-per-degree-celsius", CELSIUS_DEGREE, "degree Celsius"),
  perLength("length-per-length-per-degree-fahrenheit", FAHRENHEIT_DEGREE, "degree Fahrenheit"),
  perLength("length-per-length-per-degree-rankine", RANKINE_DEGREE, "degree Rankine"),
  perLength("length-per-length-per-degree-reaumur", REAUMUR_DEGREE, "degree Réaumur", {
    aliases: "length/length/degree Reaumur",
    note: "By the Réaumur degree of 5/4 K.",
  }),
  named("part-per-million-per-kelvin", "part per million/kelvin", "ppm/K", micro(inverse(KELVIN)), { aliases: "ppm/°C", ucum: "[ppm]/K", qudt: "PPM-PER-K" }),
  named("part-per-million-per-degree-fahrenheit", "part per million/degree Fahrenheit", "ppm/°F", micro(inverse(FAHRENHEIT_DEGREE))),
]);

export const thermalConductivity = category("thermal-conductivity", { reference: per(WATT, METER, KELVIN) }, () => [
  unit("watt-per-meter-per-k", per(WATT, METER, KELVIN), { aliases: "W/m/K, W/mK, W/m·K" }),
  unit("btu-it-foot-per-hour-per-square-foot-per-f", per(times(IT_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-it-inch-per-hour-per-square-foot-per-f", per(times(IT_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("kilocalorie-it-per-hour-per-meter-per-c", per(kilo(IT_CALORIE), HOUR, METER, CELSIUS_DEGREE)),
  unit("watt-per-centimeter-per-c", per(WATT, centi(METER), CELSIUS_DEGREE)),
  unit("kilowatt-per-meter-per-k", per(kilo(WATT), METER, KELVIN)),
  unit("calorie-it-per-second-per-centimeter-per-c", per(IT_CALORIE, SECOND, centi(METER), CELSIUS_DEGREE)),
  unit("calorie-th-per-second-per-centimeter-per-c", per(THERMOCHEMICAL_CALORIE, SECOND, centi(METER), CELSIUS_DEGREE)),
  unit("kilocalorie-th-per-hour-per-meter-per-c", per(kilo(THERMOCHEMICAL_CALORIE), HOUR, METER, CELSIUS_DEGREE)),
  unit("btu-it-inch-per-second-per-square-foot-per-f", per(times(IT_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-inch-per-second-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), SECOND, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-foot-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, FOOT), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("btu-th-inch-per-hour-per-square-foot-per-f", per(times(THERMOCHEMICAL_BTU, INCH), HOUR, squared(FOOT), FAHRENHEIT_DEGREE), { plural: null }),
  unit("milliwatt-per-meter-per-k", per(milli(WATT), METER, KELVIN), { aliases: "mW/m/K, mW/mK, mW/m·K" }),
  unit("watt-per-centimeter-per-k", per(WATT, centi(METER), KELVIN)),
  unit("btu-it-per-second-per-foot-per-f", per(IT_BTU, SECOND, FOOT, FAHRENHEIT_DEGREE)),
  unit("watt-per-meter-per-c", per(WATT, METER, CELSIUS_DEGREE)),
  unit("watt-per-inch-per-f", per(WATT, INCH, FAHRENHEIT_DEGREE)),
]);

export const thermalResistance = category("thermal-resistance", { reference: per(KELVIN, WATT) }, () => [
  unit("kelvin-per-watt", per(KELVIN, WATT), { name: "kelvin/watt" }),
  unit("degree-celsius-per-watt", per(CELSIUS_DEGREE, WATT), { name: "degree Celsius/watt", aliases: "C/W" }),
  unit("degree-fahrenheit-hour-per-btu-it", per(times(FAHRENHEIT_DEGREE, HOUR), IT_BTU), { name: "degree Fahrenheit hour/Btu (IT)" }),
  unit("degree-fahrenheit-hour-per-btu-th", per(times(FAHRENHEIT_DEGREE, HOUR), THERMOCHEMICAL_BTU), { name: "degree Fahrenheit hour/Btu (th)" }),
  unit("degree-fahrenheit-second-per-btu-it", per(times(FAHRENHEIT_DEGREE, SECOND), IT_BTU), { name: "degree Fahrenheit second/Btu (IT)" }),
  unit("degree-fahrenheit-second-per-btu-th", per(times(FAHRENHEIT_DEGREE, SECOND), THERMOCHEMICAL_BTU), { name: "degree Fahrenheit second/Btu (th)" }),
  unit("millikelvin-per-watt", per(milli(KELVIN), WATT)),
  unit("kelvin-per-kilowatt", per(KELVIN, kilo(WATT)), { name: "kelvin/kilowatt" }),
  unit("degree-celsius-hour-per-kilocalorie-it", per(times(CELSIUS_DEGREE, HOUR), kilo(IT_CALORIE)), { name: "degree Celsius hour/kilocalorie (IT)" }),
]);

const THERMAL_INSULANCE_NOTE = "Insulance is per area. The thermal resistance of one component, in K/W, is under Thermal resistance.";
const TRANSMITTANCE = "The thermal transmittance, the reciprocal of the insulance.";

export const thermalInsulance = category("thermal-insulance", { reference: per(times(squared(METER), KELVIN), WATT), note: THERMAL_INSULANCE_NOTE }, () => [
  unit("square-meter-kelvin-per-watt", per(times(squared(METER), KELVIN), WATT), {
    name: "square meter kelvin/watt",
    aliases: "RSI, RSI-value, R-value (SI), K·m²/W, m²·°C/W",
  }),
  unit("r-value", per(times(FAHRENHEIT_DEGREE, squared(FOOT), HOUR), IT_BTU), {
    name: "R-value (US)",
    plural: null,
    aliases: "R-value, h·ft²·°F/Btu (IT), ft²·°F·h/Btu (IT), ft²·h·°F/Btu (IT)",
    note: "What R-13 and R-30 on US insulation count: °F·ft²·h/Btu by the International Table Btu.",
  }),
  unit("clo", CLO, { note: "0.155 m²·K/W, about a business suit." }),
  unit("tog", TOG, { note: "0.1 m²·K/W, as on duvets." }),
  unit("r-value-th", per(times(FAHRENHEIT_DEGREE, squared(FOOT), HOUR), THERMOCHEMICAL_BTU), {
    name: "R-value (thermochemical Btu)",
    plural: null,
    aliases: "h·ft²·°F/Btu (th)",
  }),
  unit("square-meter-hour-degree-celsius-per-kilocalorie-it", per(times(squared(METER), HOUR, CELSIUS_DEGREE), kilo(IT_CALORIE)), {
    name: "square meter hour degree Celsius/kilocalorie (IT)",
    plural: "square meter hour degrees Celsius/kilocalorie (IT)",
  }),
  unit("square-centimeter-kelvin-per-watt", per(times(squared(centi(METER)), KELVIN), WATT), {
    name: "square centimeter kelvin/watt",
    aliases: "K·cm²/W, cm²·°C/W",
    note: "For thermal interface materials.",
  }),
  reciprocalUnit("u-value-si", "U-value (watt/square meter/K)", "W/(m²·K)", per(times(squared(METER), KELVIN), WATT), {
    plural: "U-value (watts/square meter/K)",
    aliases: "U-value, U-factor (SI), U-value (SI)",
    ucum: "W/(m2.K)",
    qudt: "W-PER-M2-K",
    note: TRANSMITTANCE,
  }),
  reciprocalUnit("u-value-us", "U-value (Btu (IT)/hour/square foot/°F)", "Btu (IT)/(h·ft²·°F)", per(times(FAHRENHEIT_DEGREE, squared(FOOT), HOUR), IT_BTU), {
    plural: null,
    aliases: "U-factor, U-value (US), U-factor (US)",
    qudt: "BTU_IT-PER-HR-FT2-DEG_F",
    note: TRANSMITTANCE,
  }),
]);

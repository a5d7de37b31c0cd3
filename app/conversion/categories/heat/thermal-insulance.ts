import { per, squared, times } from "../../algebra/expression";
import { centi, kilo } from "../../algebra/prefixes";
import { CLO, IT_BTU, IT_CALORIE, THERMOCHEMICAL_BTU, TOG } from "../../constants/customary";
import { FOOT } from "../../constants/customary-length";
import { CELSIUS_DEGREE, HOUR, KELVIN, METER, WATT } from "../../constants/exact";
import { FAHRENHEIT_DEGREE } from "../../constants/temperature";
import { category, reciprocalUnit, unit } from "../category";

const NOTE = "Insulance is per area. The thermal resistance of one component, in K/W, is under Thermal resistance.";
const TRANSMITTANCE = "The thermal transmittance, the reciprocal of the insulance.";

export const thermalInsulance = category("thermal-insulance", { reference: per(times(squared(METER), KELVIN), WATT), note: NOTE }, () => [
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

import {
  CELSIUS_DEGREE,
  CELSIUS_HEAT_UNIT,
  centi,
  FAHRENHEIT_DEGREE,
  FOOT,
  HOUR,
  INCH,
  IT_BTU,
  IT_CALORIE,
  JOULE,
  KELVIN,
  kilo,
  METRE,
  SECOND,
  THERMOCHEMICAL_BTU,
  THERMOCHEMICAL_CALORIE,
  WATT,
} from "../../constants";
import { per, squared } from "../../definition";
import { category, linear } from "../../unit";

export const heatTransferCoeff = category("heat-transfer-coeff", "Heat transfer coefficient", per(WATT, squared(METRE), KELVIN), () => [
  linear("watt-per-square-meter-per-k", "watt/square meter/K", "W/(m²·K)", per(WATT, squared(METRE), KELVIN), {
    aliases: ["W/m²/K", "W/m²K", "W/m²·K"],
    ucum: "W/(m2.K)",
  }),
  linear("watt-per-square-meter-per-c", "watt/square meter/°C", "W/(m²·°C)", per(WATT, squared(METRE), CELSIUS_DEGREE), { aliases: ["W/m²/°C"] }),
  linear("btu-it-per-hour-per-square-foot-per-f", "Btu (IT)/hour/square foot/°F", "Btu (IT)/(h·ft²·°F)", per(IT_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE), {
    plural: "Btu (IT)/hour/square foot/°F",
    aliases: ["Btu (IT)/h/ft²/°F"],
  }),
  linear(
    "kilocalorie-it-per-hour-per-square-meter-per-c",
    "kilocalorie (IT)/hour/square meter/°C",
    "kcal (IT)/(h·m²·°C)",
    per(kilo(IT_CALORIE), HOUR, squared(METRE), CELSIUS_DEGREE),
    { aliases: ["kcal (IT)/h/m²/°C"] },
  ),
  linear("joule-per-second-per-square-meter-per-k", "joule/second/square meter/K", "J/(s·m²·K)", per(JOULE, SECOND, squared(METRE), KELVIN), {
    aliases: ["J/s/m²/K"],
    ucum: "J/(s.m2.K)",
  }),
  linear(
    "calorie-it-per-second-per-square-centimeter-per-c",
    "calorie (IT)/second/square centimeter/°C",
    "cal (IT)/(s·cm²·°C)",
    per(IT_CALORIE, SECOND, squared(centi(METRE)), CELSIUS_DEGREE),
    { aliases: ["cal (IT)/s/cm²/°C"] },
  ),
  linear(
    "kilocalorie-it-per-hour-per-square-foot-per-c",
    "kilocalorie (IT)/hour/square foot/°C",
    "kcal (IT)/(h·ft²·°C)",
    per(kilo(IT_CALORIE), HOUR, squared(FOOT), CELSIUS_DEGREE),
    { aliases: ["kcal (IT)/h/ft²/°C"] },
  ),
  linear(
    "btu-it-per-second-per-square-foot-per-f",
    "Btu (IT)/second/square foot/°F",
    "Btu (IT)/(s·ft²·°F)",
    per(IT_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE),
    { plural: "Btu (IT)/second/square foot/°F", aliases: ["Btu (IT)/s/ft²/°F"] },
  ),
  linear(
    "btu-th-per-second-per-square-foot-per-f",
    "Btu (th)/second/square foot/°F",
    "Btu (th)/(s·ft²·°F)",
    per(THERMOCHEMICAL_BTU, SECOND, squared(FOOT), FAHRENHEIT_DEGREE),
    { plural: "Btu (th)/second/square foot/°F", aliases: ["Btu (th)/s/ft²/°F"] },
  ),
  linear(
    "btu-th-per-hour-per-square-foot-per-f",
    "Btu (th)/hour/square foot/°F",
    "Btu (th)/(h·ft²·°F)",
    per(THERMOCHEMICAL_BTU, HOUR, squared(FOOT), FAHRENHEIT_DEGREE),
    { plural: "Btu (th)/hour/square foot/°F", aliases: ["Btu (th)/h/ft²/°F"] },
  ),
  linear("chu-per-hour-per-square-foot-per-c", "CHU/hour/square foot/°C", "CHU/(h·ft²·°C)", per(CELSIUS_HEAT_UNIT, HOUR, squared(FOOT), CELSIUS_DEGREE), {
    plural: "CHU/hour/square foot/°C",
    aliases: ["CHU/h/ft²/°C"],
    note: "The Celsius heat unit by the International Table calorie, 1.8 Btu (IT).",
  }),
  linear("kilowatt-per-square-meter-per-k", "kilowatt/square meter/K", "kW/(m²·K)", per(kilo(WATT), squared(METRE), KELVIN), {
    aliases: ["kW/m²/K", "kW/m²K", "kW/m²·K"],
    ucum: "kW/(m2.K)",
  }),
  linear("watt-per-square-centimeter-per-k", "watt/square centimeter/K", "W/(cm²·K)", per(WATT, squared(centi(METRE)), KELVIN), {
    aliases: ["W/cm²/K"],
    ucum: "W/(cm2.K)",
  }),
  linear("watt-per-square-inch-per-f", "watt/square inch/°F", "W/(in²·°F)", per(WATT, squared(INCH), FAHRENHEIT_DEGREE), { aliases: ["W/in²/°F"] }),
  linear(
    "calorie-th-per-second-per-square-centimeter-per-c",
    "calorie (th)/second/square centimeter/°C",
    "cal (th)/(s·cm²·°C)",
    per(THERMOCHEMICAL_CALORIE, SECOND, squared(centi(METRE)), CELSIUS_DEGREE),
    { aliases: ["cal (th)/s/cm²/°C"] },
  ),
]);
